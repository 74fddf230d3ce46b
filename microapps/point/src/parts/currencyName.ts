import type { messages } from '../messages/index.ts';

type Texts = ReturnType<typeof messages.use>['money'];

/** What a currency is called; its code where it has no name here. */
export function currencyName(currency: string, t: Texts): string {
  const names: Partial<Record<string, string>> = t.foreign.names;
  return names[currency] ?? currency;
}
