import { defineMessages } from '@wallet/kit/messages';

export const messages = defineMessages({
  ko: () => import('./ko.ts'),
  en: () => import('./en.ts'),
  refusals: {
    MIL_TERMS: 'terms',
    MIL_WAIT: 'waiting',
    MIL_NO_RECORD: 'noRecord',
    MIL_NOT_FOUND: 'notFound',
    MIL_NOT_DUE: 'notDue',
    MIL_APPLIED: 'applied',
    MIL_FULL: 'full',
    MIL_LATE: 'late',
    MIL_LATE_POSTPONE: 'latePostpone',
    MIL_CHANGED: 'changed',
    MIL_USED: 'used',
    MIL_PROOF: 'proof',
    MIL_STATE: 'state',
    MIL_ACCOUNT: 'account',
  },
});
