import { accountEnd } from '@wallet/kit/format';
import { type KeyValueRow, Money } from '@wallet/kit/ui';
import { messages } from '../messages/index.ts';
import { say } from '../messages/say.ts';
import type { Shop, Split } from '../model/payment.ts';

/** What is paid to whom, and from what: a row for what was told. Under a head with shop and sum neither is told again, nor a fee that was none; under a question with both, a fee is. */
export function usePaymentRows(): (
  shop: Shop,
  split: Split,
  under?: 'head' | 'question',
  named?: string,
) => KeyValueRow[] {
  const t = messages.use();
  return (shop, { amount, fee, points, account, accountNo }, under, named) => {
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
