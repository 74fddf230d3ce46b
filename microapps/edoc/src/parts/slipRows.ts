import type { KeyValueRow } from '@wallet/kit/ui';
import { messages } from '../messages/index.ts';
import type { Receipt } from '../model/receipt.ts';

/** What stands on the paper: the shop's facts, what was bought, and what was paid. */
export function useSlipRows(one: Receipt): Record<'shop' | 'items' | 'sums', KeyValueRow[]> {
  const t = messages.use();
  const row = (label: string, value: string) => (value ? [{ label, value }] : []);
  return {
    shop: [
      ...row(t.slip.at, t.moment(one)),
      ...row(t.slip.businessNo, one.businessNo),
      ...row(t.slip.phone, one.phone),
      ...row(t.slip.number, one.id),
    ],
    items: one.items.map(({ name, count, amount }, at) => ({
      label: `${at + 1}. ${name} ${t.slip.times({ count })}`,
      value: t.won({ amount }),
    })),
    sums: [
      ...row(t.slip.supply, t.won({ amount: one.supply })),
      ...row(t.slip.vat, t.won({ amount: one.vat })),
      ...row(t.slip.foreign, one.foreignAmount && `${one.currency} ${one.foreignAmount}`),
      ...(one.points > 0 ? row(t.slip.points, t.row.points(one)) : []),
      ...row(t.slip.means, one.meansName),
      { label: t.slip.total, value: t.won({ amount: one.total }), isStrong: true },
    ],
  };
}
