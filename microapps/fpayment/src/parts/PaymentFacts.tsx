import { maskAccount } from '@wallet/kit/format';
import { KeyValue, type KeyValueRow, Money } from '@wallet/kit/ui';
import { messages } from '../messages/index.ts';
import { say } from '../messages/say.ts';
import type { Shop, Split } from '../model/payment.ts';

interface PaymentFactsProps {
  shop: Shop;
  split: Split;
  /** after the amounts: time, number */
  more?: readonly KeyValueRow[];
}

/** What is paid to whom, and from what. */
export function PaymentFacts({ shop, split, more = [] }: PaymentFactsProps) {
  const t = messages.use();
  return (
    <KeyValue
      rows={[
        { label: t.facts.shop, value: say(shop.name) },
        ...(say(shop.address) === '' ? [] : [{ label: t.facts.address, value: say(shop.address) }]),
        { label: t.facts.amount, value: t.won({ amount: split.amount }) },
        { label: t.facts.fee, value: t.won({ amount: split.fee }) },
        { label: t.facts.points, value: t.points({ amount: split.points }) },
        { label: t.facts.account, value: t.won({ amount: split.account }) },
        ...(split.accountNo === ''
          ? []
          : [{ label: t.facts.accountNo, value: maskAccount(split.accountNo) }]),
        { label: t.facts.total, value: <Money amount={split.amount + split.fee} />, isStrong: true },
        ...more,
      ]}
    />
  );
}
