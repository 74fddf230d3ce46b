import { Gone, type Load, Screen, useLoadKept, useQuery } from '@wallet/kit/app';
import { InlineNotice } from '@wallet/kit/ui';
import type { ReactNode } from 'react';
import { readReceipt } from '../api/calls.ts';
import { messages } from '../messages/index.ts';
import type { Receipt } from '../model/receipt.ts';

interface AgreedScreenProps<T> {
  of: Load<T>;
  ground?: boolean;
  title?: string;
  children: (data: T) => ReactNode;
}

/** A screen of somebody's receipts: who has taken back the agreement meanwhile is told, and led to where it begins. */
export function AgreedScreen<T>(props: AgreedScreenProps<T>) {
  const t = messages.use();
  return (
    <Screen
      {...props}
      instead={{
        ERC_TERMS: <Gone picture="edoc" to="FEC10000" {...t.gone.terms} />,
        ERC_NOT_FOUND: <Gone to="FEC21100" {...t.gone.receipt} />,
      }}
    />
  );
}

const DAY = 24 * 60 * 60 * 1000;

interface OneProps {
  receipt: Receipt;
  reload: () => void;
}

/** A screen of the one receipt of its address (`rceitpNo`), which stands for a day without a network. */
export function ReceiptScreen({ children }: { children: (props: OneProps) => ReactNode }) {
  const t = messages.use();
  const id = useQuery().get('rceitpNo') ?? '';
  const load = useLoadKept(
    'edoc.receipt',
    async (signal): Promise<{ one: Receipt | null }> => ({
      one: id ? await readReceipt({ id }, { signal }) : null,
    }),
    [id],
    { lifeMs: DAY, isIt: ({ one }) => one?.id === id },
  );
  return (
    <AgreedScreen of={load}>
      {({ value: { one }, isOffline }) =>
        one ? (
          <>
            {isOffline && <InlineNotice tone="warning">{t.offline}</InlineNotice>}
            {children({ receipt: one, reload: load.reload })}
          </>
        ) : (
          <Gone to="FEC21100" {...t.gone.receipt} />
        )
      }
    </AgreedScreen>
  );
}
