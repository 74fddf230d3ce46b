import { defineMessages } from '@wallet/kit/messages';

export const messages = defineMessages({
  ko: () => import('./ko.ts'),
  en: () => import('./en.ts'),
  refusals: {
    HTO_NO_FLIGHT: 'noFlight',
    HTO_OVER: 'over',
    HTO_SAME: 'same',
    HTO_FAR: 'far',
  },
});
