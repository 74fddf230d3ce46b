import type { Currency } from '@wallet/kit/format';
import { messages } from '../messages/index.ts';
import { money } from '../model/fx.ts';

/** Money in words: won as the language writes them, the others by their code. */
export function useMoney(): (minor: number, currency: Currency) => string {
  const t = messages.use();
  return (minor, currency) => (currency === 'KRW' ? t.won({ amount: minor }) : money(minor, currency));
}
