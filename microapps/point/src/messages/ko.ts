import { money } from './ko/money.ts';
import { wallet } from './ko/wallet.ts';

export const messages = { wallet, money };
