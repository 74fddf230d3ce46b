import { defineMessages } from '@wallet/kit/messages';
import { refusals } from './refusals.ts';

export const messages = defineMessages({
  ko: () => import('./ko.ts'),
  en: () => import('./en.ts'),
  refusals,
});
