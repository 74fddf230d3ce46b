import { defineMessages } from '@wallet/kit/messages';

export const messages = defineMessages({
  ko: () => import('./ko.ts'),
  en: () => import('./en.ts'),
  refusals: {
    ERC_TERMS: 'terms',
    ERC_NOT_FOUND: 'notFound',
    ERC_UNREADABLE: 'unreadable',
    ERC_TOO_BIG: 'tooBig',
    ERC_FUTURE: 'future',
    ERC_NOTHING: 'nothing',
  },
});
