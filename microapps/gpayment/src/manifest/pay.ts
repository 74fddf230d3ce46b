import type { ScreenEntry } from '@wallet/kit/manifest';

/** Paying: by the customer's code, by the merchant's, and cash from a machine. */
export const payScreens = {
  FGP31000: {
    path: '/gpayment/FGP31000',
    title: { ko: '해외결제', en: 'Pay abroad' },
    back: 'FGP10000',
    assumed: true,
  },
} as const satisfies Record<string, ScreenEntry>;
