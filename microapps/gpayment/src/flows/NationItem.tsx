import { useWallet } from '@wallet/kit/app';
import { Flag, List, ListItem } from '@wallet/kit/ui';
import { messages } from '../messages/index.ts';
import { say } from '../messages/say.ts';
import type { Nation } from '../model/nation.ts';
import type { Network } from '../model/network.ts';
import { NationRate } from './NationRate.tsx';

/** Where is paid, what its money costs today, and the way to another nation. */
export function NationItem({ nation, network }: { nation: Nation; network: Network }) {
  const { home: t } = messages.use().pay;
  const { navigate } = useWallet();
  return (
    <div data-part="nation">
      <List label={t.nation}>
        <ListItem
          leading={<Flag of={nation.code} />}
          title={`${say(nation.name)} · ${nation.currency}`}
          description={
            <>
              {nation.currency !== 'KRW' && <NationRate currency={nation.currency} />}
              {network === 'kftc' && <span>{t.kftc}</span>}
            </>
          }
          value={t.change}
          action="changeNation"
          onClick={() => navigate.push(network === 'kftc' ? 'FGP32000Kftc' : 'FGP32000')}
        />
      </List>
    </div>
  );
}
