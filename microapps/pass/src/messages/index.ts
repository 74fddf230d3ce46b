import { defineMessages } from '@wallet/kit/messages';

export const messages = defineMessages({
  ko: () => import('./ko.ts'),
  en: () => import('./en.ts'),
  refusals: {
    PPS_NATION: 'nation',
    PPS_AGE: 'age',
    PPS_FIRST: 'first',
    PPS_LOST_OFTEN: 'lostOften',
    PPS_LOST_DAY: 'lostDay',
    PPS_PERSON: 'person',
    PPS_NUMBER: 'number',
    PPS_PROOF: 'proof',
    PPS_NOT_FOUND: 'notFound',
    PPS_PHOTO_FORM: 'photoForm',
    PPS_PHOTO_SIZE: 'photoSize',
    PPS_PHOTO_SAME: 'photoSame',
    PPS_PHOTO_LATE: 'photoLate',
    PPS_NO_PHOTO: 'noPhoto',
    PPS_OPEN: 'open',
    PPS_OFFICE: 'office',
    PPS_REMAIN: 'remain',
    PPS_PRODUCT: 'product',
    PPS_FEE: 'fee',
    PPS_DROPPED: 'dropped',
    PPS_NO_CANCEL: 'noCancel',
  },
});
