import { defineMessages } from '@wallet/kit/messages';

export const messages = defineMessages({
  ko: () => import('./ko.ts'),
  en: () => import('./en.ts'),
  refusals: {
    GUBBI_GONE: 'gone',
    GUBBI_NOT_JOINED: 'notJoined',
    GUBBI_NO_TOPIC: 'noTopic',
    GUBBI_NEEDS: 'needs',
    GUBBI_OVER: 'over',
  },
});
