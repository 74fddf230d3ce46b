import { defineMessages } from '@wallet/kit/messages';

export const messages = defineMessages({
  ko: () => import('./ko.ts'),
  en: () => import('./en.ts'),
  /** Codes with which the register refuses, and the text that tells the customer. */
  refusals: {
    PEMS_NOT_FOUND: 'notFound',
    PEMS_NOT_REGISTERED: 'notRegistered',
    PEMS_DATE: 'date',
    PEMS_NUMBER_OTHER: 'numberOther',
    PEMS_NUMBER_MINE: 'numberMine',
    PEMS_NUMBER_UNKNOWN: 'numberUnknown',
    PEMS_TERMS: 'terms',
    PEMS_TWICE: 'twice',
    PEMS_NO_CHIP: 'noChip',
    PEMS_FULL: 'full',
    PEMS_TOO_LATE: 'tooLate',
    PEMS_OFFER_GONE: 'offerGone',
    PEMS_OFFER_OVER: 'offerOver',
    PEMS_OFFER_SELF: 'offerSelf',
    PEMS_OFFER_OTHER: 'offerOther',
    PEMS_OFFER_TWICE: 'offerTwice',
    PEMS_REPORT_TWICE: 'reportTwice',
    PEMS_REPORT_OVER: 'reportOver',
  },
});
