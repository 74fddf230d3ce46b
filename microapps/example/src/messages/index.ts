import { defineMessages } from '@wallet/kit/messages';

export const messages = defineMessages({
  ko: () => import('./ko.ts'),
  en: () => import('./en.ts'),
  refusals: {
    EXA_FULL: 'full',
    EXA_CLOSED: 'closed',
    EXA_OVER: 'over',
    EXA_BLOCKED: 'blocked',
    EXA_PHONE: 'phone',
  },
});
