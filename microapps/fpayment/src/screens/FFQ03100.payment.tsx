import { Screen, useAction, useLoad, useQuery, useWallet } from '@wallet/kit/app';
import { todaySeoul } from '@wallet/kit/format';
import { messageText } from '@wallet/kit/messages';
import {
  Actions,
  alert,
  Badge,
  Button,
  Disclosure,
  EmptyState,
  IconTile,
  KeyValue,
  Money,
  Note,
  Receipt,
  TransactionHead,
} from '@wallet/kit/ui';
import { findOriginal, readPayment } from '../api/listCalls.ts';
import { useBalances } from '../flows/useBalances.ts';
import { messages } from '../messages/index.ts';
import { say } from '../messages/say.ts';
import { type Payment, type PaymentState, pictureOf, stateOf } from '../model/payment.ts';
import { useAccountName } from '../parts/useAccountName.ts';
import { usePaymentRows } from '../parts/usePaymentRows.tsx';

export function FFQ03100() {
  const t = messages.use();
  const { navigate } = useWallet();
  const query = useQuery();
  const number = query.get('number') ?? '';
  const date = query.get('date') ?? '';
  const isNamed = number !== '' && /^\d{8}$/.test(date);
  const load = useLoad(
    async (signal) => (isNamed ? readPayment({ number, date }, { signal }) : null),
    [number, date],
    { onResume: 'reload' },
  );
  return (
    <Screen title={t.payment.title} of={load}>
      {(payment) =>
        payment ? (
          <Paid payment={payment} />
        ) : (
          <EmptyState
            isPage
            picture="locked"
            title={messageText('wrongAccess')}
            messageId="wrongAccess"
            description={t.history.notFoundText}
            action={{ label: t.seeHistory, action: 'history', onClick: () => navigate.replace('FFQ03000') }}
          />
        )
      }
    </Screen>
  );
}

const tones = {
  paid: 'success',
  cancelled: 'danger',
  failed: 'danger',
  pending: 'info',
  refund: 'info',
} as const satisfies Record<PaymentState, string>;

function Paid({ payment }: { payment: Payment }) {
  const t = messages.use();
  const { navigate } = useWallet();
  const rowsOf = usePaymentRows();
  const accountName = useAccountName();
  const { account } = useBalances();
  // Of the account that pays today the name is known; of another one, where its number ends.
  const named = account?.accountNo === payment.accountNo ? accountName(account) : undefined;
  const state = stateOf(payment);
  const row = (label: string, value: string) => (value === '' ? [] : [{ label, value }]);
  const original = useAction(async () => {
    const found = await findOriginal(payment, todaySeoul());
    if (!found) return alert({ id: 'originalMissing', text: t.payment.noOriginal });
    navigate.push('FFQ03100', { query: { number: found.number, date: found.date } });
  });
  const shop = say(payment.shop.name) || t.facts.someShop;
  const total = payment.amount === null ? null : payment.amount + (payment.fee ?? 0);
  return (
    <>
      <TransactionHead
        face={<IconTile picture={pictureOf(payment.shop)} size="large" />}
        name={shop}
        figure={total === null ? '-' : <Money amount={total} size="large" isIn={state === 'refund'} />}
        state={<Badge tone={tones[state]}>{t.history.states[state]}</Badge>}
        isCancelled={state === 'cancelled' || state === 'failed'}
      >
        {state === 'paid' ? undefined : t.payment.says[state]}
      </TransactionHead>
      <Receipt
        title={total === null ? shop : `${shop} ${t.won({ amount: total })}`}
        fileName={`payment-${payment.number}`}
        rows={[
          ...row(t.facts.at, payment.at && t.at({ at: payment.at })),
          ...row(t.facts.cancelledAt, payment.cancelledAt && t.at({ at: payment.cancelledAt })),
          { label: t.facts.mode, value: t.modes[payment.mode] },
          ...rowsOf(payment.shop, payment, { under: 'head', named }),
        ]}
      >
        <Disclosure title={t.payment.more}>
          <KeyValue
            rows={[
              ...row(t.facts.number, payment.number),
              ...row(t.facts.original, payment.original),
              ...row(t.facts.codeText, payment.codeText),
              ...row(t.facts.terminal, payment.terminal),
              ...row(t.facts.partner, payment.partner),
            ]}
          />
        </Disclosure>
      </Receipt>
      {state === 'paid' && <Note>{t.payment.says.paid}</Note>}
      {(payment.original !== '' || state === 'pending') && (
        <Actions>
          {payment.original !== '' && (
            <Button
              full
              action="openOriginal"
              isBusy={original.isRunning}
              onClick={() => void original.run()}
            >
              {t.payment.openOriginal}
            </Button>
          )}
          {state === 'pending' && (
            <Button full action="seeUnfinished" onClick={() => navigate.push('FFQ02600')}>
              {t.payment.seeResult}
            </Button>
          )}
        </Actions>
      )}
    </>
  );
}
