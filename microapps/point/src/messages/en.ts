import { money } from './en/money.ts';
import { wallet } from './en/wallet.ts';
import type { messages as ko } from './ko.ts';

export const messages: typeof ko = { wallet, money };
