import { defineMessages } from '@wallet/kit/messages';

export const messages = defineMessages({
  ko: () => import('./ko.ts'),
  en: () => import('./en.ts'),
  refusals: {
    BCT_YOUNG: 'young',
    BCT_PROOF: 'proof',
    BCT_OTHER_PERSON: 'otherPerson',
    BCT_PIN_DIFFERENT: 'pinDifferent',
    BCT_PIN_EASY: 'pinEasy',
    BCT_NONE: 'none',
    BCT_LOCKED: 'locked',
    BCT_EXPIRED: 'expired',
    BCT_REVOKED: 'revoked',
    BCT_REPLACED: 'replaced',
    BCT_OTHER_PHONE: 'otherPhone',
    BCT_EARLY: 'early',
    BCT_SIGNED: 'signed',
    BCT_REQUEST_OVER: 'over',
    BCT_TEXT_CHANGED: 'changed',
    BCT_SIGNATURE: 'signature',
    MBV_EXPIRED: 'codeOver',
  },
});
