import { keep, recentTexts } from '@wallet/kit/kept';
import type { PhoneOrder } from '../model/homeOrder.ts';

const most = 60;
const order = keep('wallet.home.order', [], recentTexts(most));
const hidden = keep('wallet.home.hidden', [], recentTexts(most));

/** How home stands on this phone, beyond what the server keeps: a choice of the phone, not of the person. */
export const phoneOrder = {
  get value(): PhoneOrder {
    return { order: order.value.value, hidden: hidden.value.value };
  },
  /** Cards that are not there now, as their domain cannot be read or is closed, stay as they were. */
  keep(next: PhoneOrder): void {
    const absent = (ids: readonly string[]) => ids.filter((id) => !next.order.includes(id));
    hidden.set([...next.hidden, ...absent(hidden.value.value)]);
    order.set([...next.order, ...absent(order.value.value)]);
  },
};
