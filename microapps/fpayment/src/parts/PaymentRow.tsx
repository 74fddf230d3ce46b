import { useWallet } from '@wallet/kit/app';
import { Badge, IconTile, ListItem, Money } from '@wallet/kit/ui';
import { messages } from '../messages/index.ts';
import { say } from '../messages/say.ts';
import { type Payment, type PaymentState, pictureOf, stateOf } from '../model/payment.ts';

const tones: Readonly<Partial<Record<PaymentState, 'danger' | 'info'>>> = {
  cancelled: 'danger',
  failed: 'danger',
  pending: 'info',
  refund: 'info',
};

/** A payment in a list: where, when, how much, and what became of it; with its day where no head says it. */
export function PaymentRow({ payment, hasDay = false }: { payment: Payment; hasDay?: boolean }) {
  const t = messages.use();
  const { navigate } = useWallet();
  const { number, date, at, shop, amount } = payment;
  const state = stateOf(payment);
  const tone = tones[state];
  return (
    <ListItem
      action="openPayment"
      leading={<IconTile picture={pictureOf(shop)} />}
      {...((state === 'cancelled' || state === 'failed') && { past: 'cancelled' as const })}
      title={say(shop.name) || t.facts.someShop}
      description={hasDay ? [t.day({ date }), t.clock({ at })].join(' · ') : t.clock({ at })}
      {...(amount === null ? {} : { trailing: <Money amount={amount} isIn={state === 'refund'} /> })}
      {...(tone && { state: <Badge tone={tone}>{t.history.states[state]}</Badge> })}
      onClick={() => navigate.push('FFQ03100', { query: { number, date } })}
    />
  );
}
