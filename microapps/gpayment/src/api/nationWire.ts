import { wireCount, wireList, wireText, wireYes } from '@wallet/kit/api';
import { v } from '@wallet/kit/schema';

const filled = v.pipe(v.string(), v.minLength(1));

/** Nations and the networks that pay there (2-payment s3.1); that `prtnInfo` is the name of the list is ours. */
const wireNation = v.object({
  natnlCd: filled,
  natnlKorName: filled,
  natnlEngName: wireText,
  crncyCd: filled,
  crncyExcgUnit: wireCount,
  prtnInfo: wireList(
    v.object({ prtnDstic: wireText, prtnNm: wireText, cpmYn: wireYes, mpmYn: wireYes, atmYn: wireYes }),
  ),
});
export type WireNation = v.InferOutput<typeof wireNation>;
export const nationsAnswer = v.object({ results: wireList(wireNation) });
