import { Gone, MainButton, Screen, useLoad, useWallet } from '@wallet/kit/app';
import type { ReactNode } from 'react';
import { readPresent } from '../api/calls.ts';
import { messages } from '../messages/index.ts';
import { closedBecause, type Present } from '../model/present.ts';
import { PresentFacts } from '../parts/PresentFacts.tsx';

interface PresentPageProps {
  id: string | null;
  /** what can be done with one that still waits for who looks */
  children: (present: Present, reload: () => void) => ReactNode;
}

/** A present by its link. One that cannot be received says why, and offers no button that lies. */
export function PresentPage({ id, children }: PresentPageProps) {
  const t = messages.use();
  const load = useLoad(readPresent, id, { onResume: 'reload' });
  const gone = <Gone to="FCP10000" {...t.gone.present} />;
  return (
    <Screen of={load} instead={{ CPN_NO_PRESENT: gone }}>
      {(present) => {
        if (!present) return gone;
        const why = closedBecause(present);
        return why ? <Closed present={present} why={why} /> : children(present, load.reload);
      }}
    </Screen>
  );
}

function Closed({ present, why }: { present: Present; why: NonNullable<ReturnType<typeof closedBecause>> }) {
  const t = messages.use();
  const { navigate } = useWallet();
  const { id, isReceived, couponId } = present;
  const title = isReceived ? t.receive.mine : t.receive.closed[why];
  return (
    <>
      <PresentFacts present={present} title={title} />
      {why === 'own' && (
        <MainButton
          action="openPresent"
          run={() => navigate.replace('FCP25300', { query: { presentId: id } })}
        >
          {t.receive.seeOwn}
        </MainButton>
      )}
      {couponId !== '' && (
        <MainButton
          action="openCoupon"
          run={() => navigate.replace('FCP15200', { params: { hirkCtntID: couponId } })}
        >
          {t.presents.open}
        </MainButton>
      )}
      {why !== 'own' && couponId === '' && (
        <MainButton action="home" variant="secondary" run={() => navigate.replace('FCP10000')}>
          {t.receive.home}
        </MainButton>
      )}
    </>
  );
}
