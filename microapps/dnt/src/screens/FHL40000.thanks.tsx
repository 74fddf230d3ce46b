import { Gone, MainButton, Screen, useLoad, useQuery, useWallet } from '@wallet/kit/app';
import { Actions, Button, InlineNotice, ReceiptActions, ResultPage } from '@wallet/kit/ui';
import { useEffect } from 'react';
import { readDonation } from '../api/calls.ts';
import { Statement } from '../flows/Statement.tsx';
import { messages } from '../messages/index.ts';
import type { Donation } from '../model/donation.ts';
import { useDonationRows } from '../parts/useDonationRows.ts';
import { donationState } from '../state/states.ts';

const kinds = { paid: 'success', waiting: 'pending', ended: 'failure', returned: 'failure' } as const;

/** What became of a donation: the service says it, never the address. */
export function FHL40000() {
  const t = messages.use();
  const { navigate } = useWallet();
  const donationId = useQuery().get('donationId');
  const load = useLoad(readDonation, donationId ? { donationId } : null);
  const gone = <Gone to="FHL90000" {...t.gone.donation} />;
  return (
    <Screen of={load} instead={{ DNT_NOT_FOUND: gone }} onBack={() => navigate.replace('FHL31000')}>
      {(one) => (one ? <Thanks one={one} /> : gone)}
    </Screen>
  );
}

function Thanks({ one }: { one: Donation }) {
  const t = messages.use();
  const { navigate } = useWallet();
  const rows = useDonationRows()(one);
  const { state, town, name } = one;
  const isPaid = state === 'paid';
  // What was about to be given is given: the next donation begins anew.
  useEffect(() => {
    const { joinYn } = donationState.now.value;
    if (!isPaid) return;
    donationState.reset();
    donationState.set({ joinYn });
  }, [isPaid]);
  return (
    <>
      <ResultPage
        kind={kinds[state]}
        title={t.thanks.titles[state]({ town, name })}
        description={t.thanks.texts[state]}
        rows={rows}
        {...(isPaid && {
          receiptActions: (
            <ReceiptActions title={t.thanks.statementTitle} fileName={`donation-${one.paidAt.slice(0, 8)}`} />
          ),
        })}
      >
        {isPaid && !one.arePointsHere && <InlineNotice>{t.thanks.pointsLater}</InlineNotice>}
        <Actions>
          {isPaid && <Statement number={one.number} rows={rows} />}
          {isPaid && one.points > 0 && (
            <Button
              full
              variant="secondary"
              action="gifts"
              onClick={() => navigate.push('FHL51000', { query: { locgovCd: one.townCode } })}
            >
              {t.thanks.gifts({ town })}
            </Button>
          )}
          <Button
            full
            variant="text"
            action="donation"
            onClick={() => navigate.push('FHL92000', { query: { donationId: one.number } })}
          >
            {t.thanks.detail}
          </Button>
        </Actions>
      </ResultPage>
      {state === 'waiting' ? (
        <MainButton action="pay" run={() => navigate.replace('FHL34000', { query: { epayno: one.number } })}>
          {t.thanks.pay}
        </MainButton>
      ) : (
        <MainButton action="done" run={() => navigate.replace('FHL31000')}>
          {t.thanks.done}
        </MainButton>
      )}
    </>
  );
}
