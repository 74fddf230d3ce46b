import { defineCall } from '@wallet/kit/api';
import { type Item, newestFirst } from '../model/item.ts';
import { toItem } from './toItem.ts';
import { type WireItem, type WireItemList, wireItem, wireItemList } from './wire.ts';

export const listItems = defineCall<void, WireItemList, Item[]>({
  method: 'GET',
  path: '/newapp/v1/items',
  answer: wireItemList,
  to: ({ itemList }) => newestFirst(itemList.map(toItem)),
});

export const readItem = defineCall<string, WireItem, Item>({
  method: 'GET',
  path: '/newapp/v1/items/{itemNo}',
  answer: wireItem,
  send: (itemNo) => ({ path: { itemNo } }),
  to: toItem,
});
