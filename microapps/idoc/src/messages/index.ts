import { defineMessages } from '@wallet/kit/messages';

export const messages = defineMessages({
  ko: () => import('./ko.ts'),
  en: () => import('./en.ts'),
  refusals: {
    IDC_NOT_FOUND: 'notFound',
    IDC_NAME: 'name',
    IDC_NOT_CHILD: 'notChild',
    IDC_NOT_GUARDIAN: 'notGuardian',
    IDC_NOT_TAKING: 'notTaking',
    IDC_TERMS: 'terms',
    IDC_PHOTO_SIZE: 'photoSize',
    IDC_PHOTO_FACE: 'photoFace',
    IDC_PHOTO_OLD: 'photoOld',
    IDC_ISSUED: 'issued',
    IDC_OVER: 'over',
    IDC_NO_CARD: 'noCard',
    MBV_EXPIRED: 'codeExpired',
    MBV_NOT_ADULT: 'notAdult',
  },
});
