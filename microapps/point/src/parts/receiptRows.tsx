import { accountEnd, fromMinorUnits, momentText } from '@wallet/kit/format';
import { locale } from '@wallet/kit/messages';
import { type KeyValueRow, Money } from '@wallet/kit/ui';
import type { messages } from '../messages/index.ts';
import type { Receipt } from '../model/receipt.ts';

type Texts = ReturnType<typeof messages.use>['money'];
type Say = (words: { ko: string; en: string }) => string;

/** What was booked, label by label: amount, fee, the other side, rate, what is left, time and number. */
export function receiptRows(receipt: Receipt, t: Texts, say: Say): KeyValueRow[] {
  const { foreign, account, partner } = receipt;
  const isWon = foreign?.fund === 'account';
  const points = (amount: number) => <Money amount={amount} unit="P" />;
  const rows: KeyValueRow[] = [];
  if (foreign) {
    const { currency, minor, rate, unit } = foreign;
    rows.push(
      { label: t.facts.foreign, value: <Money amount={fromMinorUnits(minor, currency)} unit={currency} /> },
      { label: t.facts.rate, value: t.rate({ currency, unit, rate }) },
    );
  }
  if (partner) {
    rows.push(
      { label: t.facts.partner, value: say(partner.name) },
      { label: t.facts.partnerAmount, value: t.count({ count: partner.amount }) },
    );
  }
  if (account) {
    rows.push({ label: t.facts.account, value: `${say(account.bank)} ${accountEnd(account.number)}` });
  }
  if (receipt.counterpart !== '') rows.push({ label: t.facts.counterpart, value: receipt.counterpart });
  const money = (amount: number) => (isWon ? <Money amount={amount} /> : points(amount));
  rows.push(
    { label: t.facts.fee, value: money(receipt.fee) },
    { label: t.facts.amount, value: money(receipt.amount), isStrong: true },
  );
  if (receipt.balanceAfter !== null) {
    rows.push({ label: t.facts.after, value: points(receipt.balanceAfter) });
  }
  if (receipt.at !== '') rows.push({ label: t.facts.at, value: momentText(receipt.at, locale.value) });
  if (receipt.number !== '') rows.push({ label: t.facts.number, value: receipt.number });
  return rows;
}
