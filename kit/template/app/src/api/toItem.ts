import type { Item } from '../model/item.ts';
import type { WireItem } from './wire.ts';

export function toItem(wire: WireItem): Item {
  return {
    number: wire.itemNo,
    name: wire.itemNm,
    amount: wire.itemAmt,
    date: wire.useYmd,
    kind: wire.itemStcd === '09' ? 'cancelled' : 'used',
  };
}
