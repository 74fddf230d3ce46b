import { wireCount, wireList, wireText, wireYes } from '@wallet/kit/api';
import { type Infer, v } from '@wallet/kit/schema';

// The specification shows no call of this event: all names are ours, those of terms are the wallet's (1-shell s3).

const moment = v.pipe(v.string(), v.regex(/^\d{14}$/));
const momentOrNone = v.fallback(moment, '');

const partFields = { applyYn: wireYes, applyNo: wireText, applyYMS: momentOrNone };
export const wirePart = v.object(partFields);
export const wireEvent = v.object({
  hirkEvntID: v.pipe(wireText, v.minLength(1)),
  evntTitl: wireText,
  evntSmryCtnt: wireText,
  evntStartYMS: moment,
  evntEndYMS: moment,
  przwnAnounYMS: momentOrNone,
  przList: wireList(v.object({ przNm: wireText, przwnCnt: wireCount })),
  stpulInfoList: wireList(
    v.object({
      hirkStpulId: v.pipe(wireText, v.minLength(1)),
      stpulName: wireText,
      stpulCtnt: wireText,
      mandanYn: wireYes,
    }),
  ),
  ...partFields,
});

export type WirePart = Infer<typeof wirePart>;
export type WireEvent = Infer<typeof wireEvent>;
