import { formatRate, momentText } from '@wallet/kit/format';
import { locale } from '@wallet/kit/messages';
import { Pass, QrCode } from '@wallet/kit/ui';
import { messages } from '../messages/index.ts';
import { type CashOrder, cash, isWaiting } from '../model/exchange.ts';

const looks = { fetched: 'used', partly: 'used', returned: 'expired', cancelled: 'cancelled' } as const;

/** The voucher of an order; of one that is over, what became of it. */
export function CashPass({ order }: { order: CashOrder }) {
  const t = messages.use();
  const { id, currency, amount, state, place, date, fetchBy, notes, qr } = order;
  const stands = isWaiting(order);
  return (
    <Pass
      title={cash(currency, amount)}
      picture="exchange"
      state={stands ? 'valid' : looks[state as keyof typeof looks]}
      badge={t.orders.states[state]}
      stamp={t.orders.states[state]}
      facts={[
        { label: t.facts.place, value: place.name },
        { label: t.facts.date, value: t.day({ date }) },
        { label: t.facts.by, value: t.day({ date: fetchBy }) },
        {
          label: t.facts.notes,
          value: notes.map(({ face, count }) => t.notes({ face: cash(currency, face), count })).join(', '),
        },
      ]}
      {...(qr && { code: <QrCode value={qr} label={t.orders.code} isZoomable /> })}
      number={id}
      note={t.orders.passNote[place.kind]}
    />
  );
}

/** What was agreed to, and what came back: the facts of a receipt. */
export function useCashRows() {
  const t = messages.use();
  return (order: CashOrder) => {
    const { currency, amount, rate, preference, won, place, date, fetcher, paidAt, backWon, backRate } =
      order;
    const row = (label: string, value: string, isStrong = false) =>
      value ? [{ label, value, isStrong }] : [];
    return [
      ...row(t.facts.amount, cash(currency, amount)),
      ...row(t.facts.rate, t.facts.rateOf({ rate: formatRate(rate), percent: preference })),
      ...row(t.facts.won, t.won({ amount: won }), true),
      ...row(t.facts.place, place.name),
      ...row(t.facts.date, t.day({ date })),
      ...row(t.facts.fetcher, fetcher),
      ...row(t.facts.paidAt, `${momentText(paidAt, locale.value)}`),
      ...row(t.facts.got, order.got > 0 && order.got < amount ? cash(currency, order.got) : ''),
      ...row(t.facts.backRate, backRate && formatRate(backRate)),
      ...row(t.facts.back, backWon > 0 ? t.won({ amount: backWon }) : '', true),
    ];
  };
}
