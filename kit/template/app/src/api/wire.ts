import { code, day, list, only, pageOf, shape, text, won, yesNo } from '@wallet/kit/api';
import type { Schema } from '@wallet/kit/schema';
import type { Application, Term } from '../model/application.ts';
import type { Item } from '../model/item.ts';

// Our names and the wire's, side by side. A code value that the app does not know must not close a screen; a field
// that the specification does not state has a value that stands for it: text('memoCtnt', '').

export const item: Schema<Item> = shape({
  number: text('itemNo'),
  name: text('itemNm'),
  amount: won('itemAmt'),
  date: day('useYmd'),
  kind: code('itemStcd', { '01': 'used', '09': 'cancelled' }, 'used'),
});
export const itemPage = pageOf('itemList', item, 'nextItemNo');

const term: Schema<Term> = shape({
  id: text('hirkStpulId'),
  title: text('stpulName'),
  text: text('stpulCtnt', ''),
  mandatory: yesNo('mandanYn'),
});
export const terms = only(list('stpulInfoList', term));

export const application: Schema<Application> = shape({
  number: text('aplyNo'),
  name: text('aplyNm'),
  amount: won('aplyAmt'),
  date: day('aplyYmd'),
});
