import { Screen, Unfinished, useLoad, useWallet } from '@wallet/kit/app';
import { IconButton } from '@wallet/kit/ui';
import { type ReactNode, useEffect } from 'react';
import { messages } from '../messages/index.ts';
import { FeedNotice } from '../parts/FeedNotice.tsx';
import { WalletNotices } from '../parts/WalletNotices.tsx';
import { fxOrder } from './orders.ts';
import { type HomeData, readHome } from './readHome.ts';

/** Two homes: with one currency or none, and with more. Whoever stands at the wrong one is led on. */
export function Home({
  hasMany,
  isStep = false,
  children,
}: {
  hasMany: boolean;
  /** a step of the same screen: back leads to it */
  isStep?: boolean;
  children: (data: HomeData) => ReactNode;
}) {
  const t = messages.use();
  const { navigate } = useWallet();
  const load = useLoad(readHome, [], { onResume: 'cover' });
  const wallet = load.data?.wallet;
  const isElsewhere =
    wallet !== undefined && hasMany !== (wallet.state === 'open' && wallet.pockets.length > 1);
  useEffect(() => {
    if (isElsewhere) navigate.replace(hasMany ? 'FFC10000' : 'FFC10000_1');
  }, [isElsewhere, hasMany, navigate]);
  return (
    <Screen
      of={load}
      ground
      {...(isStep ? {} : { onBack: navigate.close })}
      end={<IconButton icon="refresh" label={t.home.refresh} action="refresh" onClick={load.reload} />}
    >
      {(found) =>
        isElsewhere ? null : (
          <>
            <Unfinished order={fxOrder} />
            <WalletNotices wallet={found.wallet} />
            <FeedNotice rates={found.rates} />
            {children(found)}
          </>
        )
      }
    </Screen>
  );
}
