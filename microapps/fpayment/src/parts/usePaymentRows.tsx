import { accountEnd } from '@wallet/kit/format';
import { type KeyValueRow, Money } from '@wallet/kit/ui';
import { messages } from '../messages/index.ts';
import { say } from '../messages/say.ts';
import type { Shop, Split } from '../model/payment.ts';

interface Around {
  /** what says shop and sum already: the head of a result, or the question that is confirmed, which says no fee */
  under?: 'head' | 'question' | undefined;
  /** the account as the customer calls it, in place of its last digits */
  named?: string | undefined;
}

/** What is paid to whom, and from what: a row for what was told and does not stand around it, nor a fee that was none. */
export function usePaymentRows(): (shop: Shop, split: Split, around: Around) => KeyValueRow[] {
  const t = messages.use();
  return (shop, { amount, fee, points, account, accountNo }, { under, named }) => {
    const isPlain = under !== undefined && !fee;
    const isOfOne = points === null || !account;
    const text = (label: string, value: string) => (value === '' ? [] : [{ label, value }]);
    const won = (label: string, told: number | null) =>
      told === null ? [] : [{ label, value: t.won({ amount: told }) }];
    // What came from two sources is closed by what they come to.
    const total =
      amount === null || (isPlain && isOfOne) ? [] : [<Money key="total" amount={amount + (fee ?? 0)} />];
    return [
      ...text(t.facts.shop, under ? '' : say(shop.name)),
      ...text(t.facts.address, say(shop.address)),
      ...won(t.facts.amount, isPlain ? null : amount),
      ...won(t.facts.fee, under === 'head' ? fee || null : fee),
      ...(points === null ? [] : [{ label: t.facts.points, value: t.points({ amount: points }) }]),
      ...won(t.facts.account, isPlain && points === null ? null : account || null),
      ...text(t.facts.accountNo, named ?? (accountNo && accountEnd(accountNo))),
      ...total.map((value) => ({ label: t.facts.total, value, isStrong: true })),
    ];
  };
}
