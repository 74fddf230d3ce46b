import type { wallet as ko } from '../ko/wallet.ts';

export const wallet: typeof ko = { home: { title: 'Points' } };
