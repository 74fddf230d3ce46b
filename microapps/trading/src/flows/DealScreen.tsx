import { Gone, type Load, Screen, useAction, useLoad, usePolling, useResume } from '@wallet/kit/app';
import type { ReactNode } from 'react';
import { readDeal, type Step, take } from '../api/calls.ts';
import { messages } from '../messages/index.ts';
import { type Deal, isOver } from '../model/deal.ts';

const POLL_MS = 10_000;

/** A view of one deal; what is not there and what is another's end alike. */
export function DealScreen({
  id,
  title,
  children,
}: {
  id: string;
  title?: string;
  children: (deal: Deal, load: Load<Deal>) => ReactNode;
}) {
  const t = messages.use();
  const load = useLoad(readDeal, id);
  useResume(load.reload);
  usePolling(async () => load.reload(), POLL_MS, load.data !== undefined && !isOver(load.data));
  const gone = <Gone to="TRADING" title={t.refusals.notFound} description="" action={t.toList} />;
  return (
    <Screen of={load} instead={{ TRADE_NOT_FOUND: gone }} {...(title && { title })}>
      {(deal) => children(deal, load)}
    </Screen>
  );
}

/** Does something to a deal, and reads how it stands then, whoever was first. */
export function useStep(id: string, reload: () => void) {
  return useAction(
    async (step: Step) => {
      await take({ id, step });
      reload();
      return true;
    },
    { onRefusal: reload, onLost: reload },
  );
}
