import { defineMessages } from '@wallet/kit/messages';

export const messages = defineMessages({
  ko: () => import('./ko.ts'),
  en: () => import('./en.ts'),
  /** Codes with which the arboreta refuse, and the text that tells the customer. */
  refusals: {
    ABR_NOT_FOUND: 'notFound',
    ABR_PLATE: 'plate',
    ABR_DAY: 'day',
    ABR_COUNT: 'count',
    ABR_TWICE: 'twice',
    ABR_LEFT: 'left',
    ABR_ROOM: 'room',
    ABR_GUESTS: 'guests',
    ABR_PRICE: 'price',
    ABR_LATE: 'late',
    ABR_TERMS: 'terms',
    ABR_BEGAN: 'began',
    ABR_NO_CANCEL: 'noCancel',
    ABR_FEE: 'fee',
  },
});
