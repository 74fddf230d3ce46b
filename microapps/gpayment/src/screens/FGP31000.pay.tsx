import { Screen, Unfinished, useLoad, useQuery, useWallet } from '@wallet/kit/app';
import { useEffect } from 'react';
import { EndOfPayment } from '../flows/EndOfPayment.tsx';
import { payment } from '../flows/payment.ts';
import { readPayPlace } from '../flows/readPayPlace.ts';
import { useUntoldPayment } from '../flows/useUntoldPayment.ts';
import { WaysToPay } from '../flows/WaysToPay.tsx';
import { messages } from '../messages/index.ts';
import type { Network } from '../model/network.ts';

export function FGP31000() {
  return <PayHome network="gln" />;
}

/** Indonesia, by the domestic clearing network (A15). */
export function FGP31000Kftc() {
  return <PayHome network="kftc" />;
}

/** Where paying begins, and where the end of a payment is told. */
function PayHome({ network }: { network: Network }) {
  const t = messages.use().pay;
  return useQuery().has('order') ? <EndOfPayment title={t.end.title} /> : <Home network={network} />;
}

/** What is unfinished first, then where, from what, and how. */
function Home({ network }: { network: Network }) {
  const t = messages.use().pay;
  const { navigate, session } = useWallet();
  const untold = useUntoldPayment();
  const found = untold.data;
  const place = useLoad((signal) => readPayPlace(session, network, signal), [network], {
    onResume: 'reload',
  });
  const isElsewhere = place.data?.elsewhere === true && network === 'gln';

  useEffect(() => {
    if (found) navigate.replace('FGP31000', { query: { order: found.key, kind: found.kind } });
    else if (found === null && isElsewhere) navigate.replace('FGP31000Kftc');
  }, [found, isElsewhere, navigate]);

  return (
    <Screen ground of={place} {...(found === null || untold.state === 'error' ? {} : { state: 'loading' })}>
      {(data) => (
        <>
          <Unfinished
            order={payment}
            at="FGP31000"
            says={() => t.unfinished.notice}
            see={{ label: t.unfinished.see, action: 'seeUnfinished' }}
          />
          <WaysToPay key={data.nation.code} place={data} network={network} />
        </>
      )}
    </Screen>
  );
}
