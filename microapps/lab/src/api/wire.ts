import { wireCount, wireList, wireText, wireYes } from '@wallet/kit/api';
import { type Infer, v } from '@wallet/kit/schema';

// The specification shows no call of the lab: all names are ours.

export const wireContent = v.object({
  lbCtntDstic: v.pipe(wireText, v.minLength(1)),
  lbCtntNm: wireText,
  lbCtntSmryCtnt: wireText,
  lbCtntDescCtnt: wireText,
  lbCtntStcd: wireText,
  joinYn: wireYes,
  joinYMS: v.fallback(v.pipe(v.string(), v.regex(/^\d{14}$/)), ''),
  evalScr: wireCount,
  evalCtnt: wireText,
});
export const wireContentList = v.object({ lbCtntList: wireList(wireContent) });

export type WireContent = Infer<typeof wireContent>;
