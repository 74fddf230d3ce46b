import { OrderEnd, useWallet } from '@wallet/kit/app';
import type { Settled } from '@wallet/kit/common';
import { Actions, Button, EmptyState, InlineNotice } from '@wallet/kit/ui';
import { messages } from '../messages/index.ts';
import { say } from '../messages/say.ts';
import type { Payment } from '../model/payment.ts';
import type { OrderFacts } from '../model/step.ts';
import { openFromHome } from '../parts/openFromHome.ts';
import { usePaymentRows } from '../parts/usePaymentRows.tsx';
import { payment, paymentRefusal } from './payment.ts';
import { RecentPayments } from './RecentPayments.tsx';

/** What was paid to whom: as the answer has it, else as it was confirmed. */
function knownOf(end: Settled<Payment>, facts: OrderFacts | undefined) {
  if (end.kind === 'done' && end.receipt.amount !== null) {
    const { shop, amount, fee } = end.receipt;
    return { shop: say(shop.name), amount: amount + (fee ?? 0) };
  }
  return facts?.kind === 'mpm' ? { shop: say(facts.shopName), amount: facts.amount } : undefined;
}

/** How a payment ended: the one just made, else the one the customer has not been told about. */
export function EndOfPayment() {
  const t = messages.use();
  const { navigate } = useWallet();
  const rowsOf = usePaymentRows();
  const toHistory = () => openFromHome(navigate, 'FFQ03000');
  const toHome = () => navigate.replace('FFQ01000');
  const history = (
    <Button full variant="secondary" action="history" onClick={toHistory}>
      {t.seeHistory}
    </Button>
  );
  const home = (variant: 'primary' | 'text') => (
    <Button full variant={variant} action="payHome" onClick={toHome}>
      {variant === 'primary' ? t.result.ok : t.home}
    </Button>
  );

  return (
    <OrderEnd
      order={payment}
      words={(_, end, facts) => {
        const known = knownOf(end, facts);
        return {
          ...t.ends,
          ...(known ? { done: t.result.doneText(known) } : {}),
          says: { ...t.ends.says, done: known ? t.result.kept : t.result.doneBare },
        };
      }}
      rows={(end, _, facts) => {
        if (end.kind === 'done') {
          const { at, number } = end.receipt;
          return [
            ...rowsOf(end.receipt.shop, end.receipt, { under: knownOf(end, facts) && 'head' }),
            ...(at === '' ? [] : [{ label: t.facts.at, value: t.at({ at }) }]),
            ...(number === '' ? [] : [{ label: t.facts.number, value: number }]),
          ];
        }
        const known = knownOf(end, facts);
        if (!known) return [];
        const amount = { label: t.facts.amount, value: t.won(known), isStrong: true };
        return [{ label: t.facts.shop, value: known.shop }, amount];
      }}
      refusal={paymentRefusal}
      note={(end) => {
        if (end.kind === 'unknown') {
          return (
            <InlineNotice tone="warning" messageId="paymentUnstable">
              {t.result.unstable}
            </InlineNotice>
          );
        }
        if (end.kind !== 'done' || end.receipt.number === '') return null;
        const { number, date } = end.receipt;
        return (
          <Actions beside>
            <Button
              variant="secondary"
              size="small"
              action="openReceipt"
              onClick={() => openFromHome(navigate, 'FFQ03100', { query: { number, date } })}
            >
              {t.seeReceipt}
            </Button>
          </Actions>
        );
      }}
      doneAt={({ at }) => at}
      again={{ to: 'FFQ01000', action: 'payAgain', label: t.result.retry }}
      home="FFQ01000"
      actions={(end) => {
        if (end.kind === 'unknown') {
          return (
            <>
              {history}
              {home('text')}
            </>
          );
        }
        if (end.kind !== 'done') {
          const isShort = end.kind === 'refused' && paymentRefusal(end.code).id === 'insufficient';
          return (
            <>
              {isShort && (
                <Button
                  full
                  variant="secondary"
                  action="changeMethod"
                  onClick={() => openFromHome(navigate, 'FFQ04000')}
                >
                  {t.balances.changeMethod}
                </Button>
              )}
              {history}
            </>
          );
        }
        return home('primary');
      }}
      nothing={
        <>
          <EmptyState
            isPage
            picture="blank"
            title={t.result.none}
            description={t.result.noneText}
            action={{ label: t.seeHistory, action: 'history', onClick: toHistory }}
            other={{ label: t.home, action: 'payHome', onClick: toHome }}
          />
          <RecentPayments />
        </>
      }
    />
  );
}
