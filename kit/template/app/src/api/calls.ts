import { defineCall } from '@wallet/kit/api';
import type { Application, ApplicationDraft, ApplicationForm, Term } from '../model/application.ts';
import type { Item } from '../model/item.ts';
import { toApplication, toTerm } from './toApplication.ts';
import { toItem } from './toItem.ts';
import * as wire from './wire.ts';

interface ItemPage {
  items: Item[];
  next: string | null;
}

export const listItems = defineCall<string | undefined, wire.WireItemPage, ItemPage>({
  method: 'GET',
  path: '/newapp/v1/items',
  answer: wire.wireItemPage,
  spinner: false,
  send: (after) => ({ params: { itemNo: after } }),
  to: ({ itemList, nextItemNo }) => ({ items: itemList.map(toItem), next: nextItemNo || null }),
});

export const readItem = defineCall<string, wire.WireItem, Item>({
  method: 'GET',
  path: '/newapp/v1/items/{itemNo}',
  answer: wire.wireItem,
  send: (itemNo) => ({ path: { itemNo } }),
  to: toItem,
});

export const readTerms = defineCall<void, wire.WireTermList, Term[]>({
  method: 'GET',
  path: '/newapp/v1/terms',
  answer: wire.wireTermList,
  to: ({ stpulInfoList }) => stpulInfoList.map(toTerm),
});

export const apply = defineCall<
  { draft: ApplicationDraft; form: ApplicationForm },
  wire.WireApplication,
  Application
>({
  method: 'POST',
  path: '/newapp/v1/applications',
  answer: wire.wireApplication,
  // Sent again with the same key it is the same application.
  send: ({ draft, form }) => ({
    headers: { 'Idempotency-Key': draft.intentId },
    body: {
      aplyNm: form.name,
      mphonNo: form.phone,
      aplyAmt: form.amount,
      hirkStpulIdList: draft.agreedTerms,
    },
  }),
  to: toApplication,
});

export const readApplication = defineCall<string, wire.WireApplication, Application>({
  method: 'GET',
  path: '/newapp/v1/applications/{aplyNo}',
  answer: wire.wireApplication,
  send: (aplyNo) => ({ path: { aplyNo } }),
  to: toApplication,
});
