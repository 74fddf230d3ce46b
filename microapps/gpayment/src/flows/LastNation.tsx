import { useLoad, useWallet } from '@wallet/kit/app';
import { readNations } from '../api/nationCalls.ts';
import { type Network, nationHere } from '../model/network.ts';
import { readPayChoice } from '../state/payChoice.ts';
import { NationItem } from './NationItem.tsx';

/** Where was paid last, else where most begin; nothing where that cannot be had, as paying goes on without it. */
export function LastNation({ network }: { network: Network }) {
  const { session } = useWallet();
  const { data: nation } = useLoad(
    async (signal) => {
      const [nations, choice] = await Promise.all([
        readNations(undefined, { signal }),
        readPayChoice(session),
      ]);
      return nationHere(nations, network, choice?.nation);
    },
    [network],
    { onResume: 'reload' },
  );
  return nation ? <NationItem nation={nation} network={network} /> : null;
}
