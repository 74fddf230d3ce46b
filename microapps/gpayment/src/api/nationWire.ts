import { field, filled, isYes, listOf, only, shape, told, wireCount } from '@wallet/kit/api';

/** Nations and the networks that pay there (2-payment s3.1); that `prtnInfo` is the name of the list is ours. */
export const nations = only(
  listOf(
    'results',
    shape({
      code: filled('natnlCd'),
      ko: filled('natnlKorName'),
      en: told('natnlEngName'),
      currency: filled('crncyCd'),
      unit: field('crncyExcgUnit', wireCount),
      partners: listOf(
        'prtnInfo',
        shape({
          kind: told('prtnDstic'),
          name: told('prtnNm'),
          cpm: isYes('cpmYn'),
          mpm: isYes('mpmYn'),
          atm: isYes('atmYn'),
        }),
      ),
    }),
  ),
);
