import { defineMessages } from '@wallet/kit/messages';

export const messages = defineMessages({
  ko: () => import('./ko.ts'),
  en: () => import('./en.ts'),
  refusals: {
    CNP_NOT_JOINED: 'joinFirst',
    CNP_NO_MEMBER: 'noMember',
    CNP_CODE_ENDED: 'codeEnded',
    CNP_EXTENDED: 'extended',
    CNP_TERMS: 'terms',
    CNP_ACCOUNT: 'account',
    CNP_NOT_FOUND: 'notFound',
    CNP_PHOTO: 'photo',
    CNP_PHOTO_OLD: 'photoOld',
    CNP_RECEIPT: 'receipt',
    CNP_RECEIPT_USED: 'receiptUsed',
  },
});
