import { defineCall } from '@wallet/kit/api';
import { isCurrency } from '@wallet/kit/format';
import type { Infer } from '@wallet/kit/schema';
import { type Nation, payWays } from '../model/nation.ts';
import { nationsAnswer, type WireNation } from './nationWire.ts';

/** Nations, or one of them (2-payment s7.1); one whose currency the wallet does not know is left out. */
export const readNations = defineCall<string | undefined, Infer<typeof nationsAnswer>, Nation[]>({
  method: 'GET',
  path: '/gpayment-fe/inquiry/v1/nations',
  envelope: 'header',
  answer: nationsAnswer,
  duplicates: 'allow',
  send: (natnlCd) => ({ params: { natnlCd } }),
  to: ({ results }) => results.flatMap(toNation),
});

function toNation(wire: WireNation): Nation[] {
  if (!isCurrency(wire.crncyCd)) return [];
  return [
    {
      code: wire.natnlCd,
      name: { ko: wire.natnlKorName, en: wire.natnlEngName || wire.natnlKorName },
      currency: wire.crncyCd,
      unit: wire.crncyExcgUnit || 1,
      partners: wire.prtnInfo.map(({ prtnDstic, prtnNm, ...flags }) => ({
        kind: prtnDstic,
        name: prtnNm,
        ways: payWays.filter((way) => flags[`${way}Yn`]),
      })),
    },
  ];
}
