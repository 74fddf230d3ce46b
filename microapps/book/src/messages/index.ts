import { defineMessages } from '@wallet/kit/messages';

export const messages = defineMessages({
  ko: () => import('./ko.ts'),
  en: () => import('./en.ts'),
  /** Codes with which the libraries refuse, and the text that tells the customer. */
  refusals: {
    BOOK_NOT_MEMBER: 'notMember',
    BOOK_NOT_FOUND: 'notFound',
    BOOK_TERMS: 'terms',
    BOOK_LOANS: 'loans',
    BOOK_TWICE: 'twice',
    BOOK_MINE: 'mine',
    BOOK_STOPPED: 'stopped',
    BOOK_MOST: 'most',
    BOOK_IN: 'in',
    BOOK_FULL: 'full',
    BOOK_NO_CANCEL: 'noCancel',
    BOOK_LATE: 'late',
    BOOK_EXT_WANT: 'wanted',
    BOOK_EXT_LATE: 'overdue',
    BOOK_EXT_DONE: 'done',
    BOOK_EXT_RULE: 'rule',
    BOOK_EXT_STOP: 'stopped',
    BOOK_EXT_OK: 'changed',
  },
});
