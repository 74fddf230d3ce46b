import type { ScreenEntry } from '@wallet/kit/manifest';

/** Start, joining, accounts, rates, history, notices, inquiries, guide. */
export const serviceScreens = {
  FGP10000: {
    path: '/gpayment/FGP10000',
    title: { ko: '해외결제', en: 'Pay abroad' },
  },
} as const satisfies Record<string, ScreenEntry>;
