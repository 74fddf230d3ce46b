import { defineFlow } from '@wallet/kit/app';
import { messages } from '../messages/index.ts';
import { stepSchema } from '../model/step.ts';

/** How far the customer has come with a payment: what the screens that need a step parameter stand on (2-payment s2.2). */
export const paying = defineFlow('paying', {
  first: 'FFQ02200',
  schema: stepSchema,
  gone: () => {
    const { refusals, scan } = messages.current();
    return { title: refusals.invalidTransaction, description: scan.lead, action: scan.title };
  },
});
