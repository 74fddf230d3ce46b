import { defineFlow } from '@wallet/kit/app';
import { defineOrder } from '@wallet/kit/common';
import { v } from '@wallet/kit/schema';
import { inquireSend, type Sent, send } from '../api/calls.ts';
import { type SendFacts, sendFacts } from '../model/wishes.ts';

/** Which certificate goes out, and in which way. */
export const sending = defineFlow('sending', {
  first: 'FCE15000',
  schema: v.object({ certificateId: v.string(), name: v.string(), way: sendFacts.entries.way }),
});

/** What somebody has read cannot be taken back: a certificate goes out once. */
export const sendOrder = defineOrder<SendFacts, Sent>({
  name: 'certificate',
  facts: sendFacts,
  send: (sent, settings) => send(sent, settings),
  inquire: (key, settings) => inquireSend(key, settings),
  again: { CTI_PIN_WRONG: 'secret' },
  resultAt: 'FCE17230',
});
