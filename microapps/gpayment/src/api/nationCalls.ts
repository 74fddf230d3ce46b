import { get } from '@wallet/kit/api';
import { isCurrency } from '@wallet/kit/format';
import { type Nation, payWays } from '../model/nation.ts';
import { nations } from './nationWire.ts';

/** Nations, or one of them (2-payment s7.1); one whose currency the wallet does not know is left out. */
export const readNations = get('/gpayment-fe/inquiry/v1/nations', {
  envelope: 'header',
  duplicates: 'allow',
  send: (natnlCd: string | undefined) => ({ params: { natnlCd } }),
  answer: nations,
  to: (found): Nation[] =>
    found.flatMap(({ ko, en, currency, unit, partners, ...nation }) =>
      isCurrency(currency)
        ? {
            ...nation,
            name: { ko, en: en || ko },
            currency,
            unit: unit || 1,
            partners: partners.map(({ kind, name, ...has }) => ({
              kind,
              name,
              ways: payWays.filter((way) => has[way]),
            })),
          }
        : [],
    ),
});
