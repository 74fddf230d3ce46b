import { Screen, useLoad, useWallet } from '@wallet/kit/app';
import { Button, InlineNotice } from '@wallet/kit/ui';
import { useEffect } from 'react';
import { messages } from '../../messages/index.ts';
import type { Network } from './network.ts';
import { openDetail } from './openDetail.ts';
import { PayEndPage } from './PayEndPage.tsx';
import styles from './pay.module.css';
import { readPayPlace } from './readPayPlace.ts';
import { useUnfinished } from './useUnfinished.ts';
import { WaysToPay } from './WaysToPay.tsx';

/** Where paying begins: what is unfinished first, then where, from what, and how. */
export function PayHome({ network }: { network: Network }) {
  const t = messages.use().pay;
  const { navigate, session } = useWallet();
  const { found, ask, tell, done } = useUnfinished();
  const place = useLoad((signal) => readPayPlace(session, network, signal), [network], {
    onResume: 'reload',
  });
  const isElsewhere = place.data?.elsewhere === true && network === 'gln';

  useEffect(() => {
    if (isElsewhere && found.step === 'none') navigate.replace('FGP31000Kftc');
  }, [isElsewhere, found.step, navigate]);

  if (found.step === 'shown') {
    const { of, end } = found;
    return (
      <Screen title={t.end.title}>
        <PayEndPage
          mode={of.mode}
          end={end}
          onAskAgain={() => void ask(of)}
          onSeen={(seen) => tell(of, seen)}
          onDone={() => {
            place.reload();
            done();
          }}
          onDetail={(paid) => openDetail(navigate, paid)}
        />
      </Screen>
    );
  }
  const state = found.step === 'looking' ? ('loading' as const) : undefined;
  return (
    <Screen title={t.title} of={place} {...(state ? { state } : {})}>
      {(data) => (
        <>
          {found.step === 'noticed' && (
            <div className={styles.block} data-part="unfinished">
              <InlineNotice tone="warning">
                {t.unfinished.notice}
                <Button variant="text" size="small" action="seeUnfinished" onClick={() => void ask(found.of)}>
                  {t.unfinished.see}
                </Button>
              </InlineNotice>
            </div>
          )}
          <WaysToPay key={data.nation.code} place={data} network={network} />
        </>
      )}
    </Screen>
  );
}
