import { accountEnd } from '@wallet/kit/format';
import { messages } from '../messages/index.ts';
import { say } from '../messages/say.ts';
import { type Means, type MeansChoice, meansCurrencies } from '../model/means.ts';

/** How something to pay from is called: the bank and the masked number, points, a foreign balance. */
export function useMeansName(): (means: MeansChoice & Partial<Means>) => string {
  const t = messages.use().pay;
  return ({ code, account, bank, currency }) => {
    if (code === '1') return t.means.points;
    if (code === '2') return [bank && say(bank), accountEnd(account)].filter(Boolean).join(' ');
    if (code === '3') return t.means.wallet({ currency: currency ?? '' });
    const own = meansCurrencies[code];
    return t.means.foreign({ currency: own });
  };
}
