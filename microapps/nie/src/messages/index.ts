import { defineMessages } from '@wallet/kit/messages';

export const messages = defineMessages({
  ko: () => import('./ko.ts'),
  en: () => import('./en.ts'),
  /** Codes with which the institute refuses, and the text that tells the customer. */
  refusals: {
    NIE_NOT_FOUND: 'notFound',
    NIE_BLOCKED: 'blocked',
    NIE_CLOSED: 'closed',
    NIE_COUNT: 'count',
    NIE_AGE: 'age',
    NIE_GUARDIAN: 'guardian',
    NIE_TWICE: 'twice',
    NIE_LEFT: 'left',
    NIE_TERMS: 'terms',
    NIE_CANCEL_OVER: 'cancelOver',
    NIE_PERSONS: 'persons',
    NIE_CAR: 'car',
    NIE_TAKEN: 'taken',
    NIE_PROGRAM: 'program',
    NIE_OVERLAP: 'overlap',
    NIE_LATE: 'late',
    NIE_PRICE: 'price',
    NIE_NO_CANCEL: 'noCancel',
    NIE_BEGAN: 'began',
    NIE_FEE: 'fee',
  },
});
