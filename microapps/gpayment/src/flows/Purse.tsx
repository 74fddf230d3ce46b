import { useLoad, useWallet } from '@wallet/kit/app';
import { fromMinorUnits } from '@wallet/kit/format';
import { Button, Hero, IconTile } from '@wallet/kit/ui';
import type { ReactNode } from 'react';
import { messages } from '../messages/index.ts';
import { choiceOf, chosenMeans } from '../model/means.ts';
import { type Network, offers, screenFor } from '../model/network.ts';
import { useMeansName } from '../parts/useMeansName.ts';
import { useService } from '../parts/useService.ts';
import { savePayChoice } from '../state/payChoice.ts';
import { readPayPlace } from './readPayPlace.ts';

const globe = <IconTile picture="gpayment" size="large" />;

interface PurseProps {
  network: Network;
  isBusy: boolean;
  /** on to a shop's code */
  onScan: (code: string) => void;
  /** the main button */
  children: ReactNode;
}

/** What pays where was paid last, and what is in it; where that cannot be had, that one can pay. */
export function Purse({ network, isBusy, onScan, children }: PurseProps) {
  const { home, figure } = messages.use().pay;
  const { start: t } = useService();
  const { session } = useWallet();
  const meansName = useMeansName();
  const { data, state } = useLoad((signal) => readPayPlace(session, network, signal), [network], {
    onResume: 'reload',
  });
  const means = data && chosenMeans(data.means, data.chosen);
  if (state === 'error' || (data && !means))
    return (
      <Hero label={t.stages.ready.text} isPromise note={t.ready} art={globe}>
        {children}
      </Hero>
    );
  const scan = async () => {
    if (!data || !means) return;
    await savePayChoice(session, { nation: data.nation.code, means: choiceOf(means) });
    onScan(screenFor('FGP31200', data.nation.code));
  };
  return (
    <Hero
      label={means ? meansName(means) : home.means}
      {...(means && figure(String(fromMinorUnits(means.balance, means.currency)), means.currency))}
      waiting={home.balance}
      note={t.ready}
      art={globe}
    >
      {children}
      {data && offers(data.nation, 'mpm') && (
        <Button variant="secondary" icon="scan" action="mpm" isBusy={isBusy} onClick={() => void scan()}>
          {home.scan}
        </Button>
      )}
    </Hero>
  );
}
