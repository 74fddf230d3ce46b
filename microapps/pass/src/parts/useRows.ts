import type { KeyValueRow } from '@wallet/kit/ui';
import { messages } from '../messages/index.ts';
import type { ApplicationDetail } from '../model/application.ts';

/** What was applied for, as rows: of a check, a payment, a receipt; without the office where the page says it. */
export function useRows() {
  const t = messages.use();
  return (
    { number, years, pages, office, fee, paidAt, refund }: ApplicationDetail,
    hasOffice = true,
  ): KeyValueRow[] => [
    { label: t.facts.number, value: number },
    { label: t.facts.kind, value: t.kind({ years, pages }) },
    ...(hasOffice ? [{ label: t.facts.office, value: office.name }] : []),
    ...(paidAt ? [{ label: t.facts.paidAt, value: t.at({ at: paidAt }) }] : []),
    ...(refund > 0 ? [{ label: t.facts.refund, value: t.won({ amount: refund }) }] : []),
    { label: t.facts.fee, value: t.won({ amount: fee }), isStrong: true },
  ];
}
