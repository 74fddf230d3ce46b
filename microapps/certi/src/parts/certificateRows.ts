import type { messages } from '../messages/index.ts';
import type { Purpose } from '../model/certificate.ts';
import { numberText } from '../model/certificate.ts';

/** As far as it is shown. */
export interface Certificate {
  id: string;
  name: string;
  office: string;
  number: string;
  holder: string;
  purpose: Purpose;
  receiver: string;
  showsNumbers: boolean;
  issuedAt: string;
  validUntil: string;
  state: 'valid' | 'endingSoon' | 'withdrawn';
}
type Texts = ReturnType<typeof messages.use>;

/** What stands on a certificate, label by label: also in place of a PDF that does not open. */
export const certificateRows = (t: Texts, one: Certificate) => [
  { label: t.facts.holder, value: one.holder },
  { label: t.facts.office, value: one.office },
  { label: t.facts.issued, value: t.day({ at: one.issuedAt }) },
  { label: t.facts.until, value: t.until({ at: one.validUntil }) },
  { label: t.facts.purpose, value: t.purposes[one.purpose] },
  ...(one.receiver ? [{ label: t.facts.receiver, value: one.receiver }] : []),
  { label: t.facts.numbers, value: one.showsNumbers ? t.apply.shown : t.apply.masked },
  { label: t.facts.number, value: numberText(one.number) },
];
