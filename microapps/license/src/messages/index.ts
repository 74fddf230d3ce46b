import { defineMessages } from '@wallet/kit/messages';

export const messages = defineMessages({
  ko: () => import('./ko.ts'),
  en: () => import('./en.ts'),
  refusals: {
    LIC_CLOSED: 'closed',
    LIC_NAME: 'name',
    LIC_TERMS: 'terms',
    LIC_CONSENT: 'consent',
    LIC_NOT_FOUND: 'notFound',
    LIC_REVOKED: 'revoked',
    LIC_LAPSED: 'lapsed',
    LIC_NOT_ISSUED: 'notIssued',
    LIC_SHARE_OVER: 'shareOver',
    LIC_NOT_IN_FORCE: 'notInForce',
  },
});
