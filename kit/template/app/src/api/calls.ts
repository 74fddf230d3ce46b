import { get, post } from '@wallet/kit/api';
import type { ApplicationDraft, ApplicationForm } from '../model/application.ts';
import * as wire from './wire.ts';

export const listItems = get('/newapp/v1/items', {
  spinner: false,
  send: (after: string | undefined) => ({ params: { itemNo: after } }),
  answer: wire.itemPage,
});

export const readItem = get('/newapp/v1/items/{itemNo}', { answer: wire.item });

export const readTerms = get('/newapp/v1/terms', { answer: wire.terms });

/** The key is kept with the draft: sent again, also by a WebView that was killed, it is the same application. */
export const apply = post('/newapp/v1/applications', {
  lost: 'sameKey',
  send: ({ draft, form }: { draft: ApplicationDraft; form: ApplicationForm }) => ({
    headers: { 'Idempotency-Key': draft.intentId },
    body: {
      aplyNm: form.name,
      mphonNo: form.phone,
      aplyAmt: form.amount,
      hirkStpulIdList: draft.agreedTerms,
    },
  }),
  answer: wire.application,
});

export const readApplication = get('/newapp/v1/applications/{applyNo}', { answer: wire.application });
