import { formatDateTime, formatMoney } from '@wallet/kit/format';
import type { KeyValueRow } from '@wallet/kit/ui';
import { messages } from '../messages/index.ts';
import { type Donation, placeName } from '../model/donation.ts';

/** What was, or will be, given: everything that is booked. */
export function useDonationRows(): (donation: Donation) => KeyValueRow[] {
  const t = messages.use();
  return (one) => [
    { label: t.facts.town, value: placeName(one) },
    ...(one.project ? [{ label: t.facts.project, value: one.project }] : []),
    { label: t.facts.name, value: one.name },
    ...(one.paidAt ? [{ label: t.facts.paidAt, value: formatDateTime(one.paidAt) }] : []),
    { label: t.facts.number, value: one.number },
    { label: t.facts.points, value: `${formatMoney(one.points)}P` },
    { label: t.facts.credit, value: t.won({ amount: one.credit }) },
    { label: t.facts.amount, value: t.won({ amount: one.amount }), isStrong: true },
  ];
}
