import type { Manifest } from '@wallet/kit/manifest';

/** Moving points: charge, send, convert, withdraw, their histories, and foreign-currency points. */
export const moneyScreens = {} satisfies Manifest['screens'];
