import { wireList, wireText, wireYes } from '@wallet/kit/api';
import { type Infer, v } from '@wallet/kit/schema';

// Raw names and shapes. Code values are plain texts here and translated in toItem.ts: one the app does not know must
// not close a screen.

const filled = v.pipe(v.string(), v.minLength(1));
const amount = v.pipe(v.number(), v.integer());
const day = v.pipe(v.string(), v.regex(/^\d{8}$/));

export const wireItem = v.object({
  itemNo: filled,
  itemNm: v.string(),
  itemAmt: amount,
  useYmd: day,
  itemStcd: v.string(),
});
export const wireItemPage = v.object({ itemList: wireList(wireItem), nextItemNo: wireText });

export const wireTerm = v.object({
  hirkStpulId: filled,
  stpulName: v.string(),
  stpulCtnt: wireText,
  mandanYn: wireYes,
});
export const wireTermList = v.object({ stpulInfoList: wireList(wireTerm) });

export const wireApplication = v.object({
  aplyNo: filled,
  aplyNm: v.string(),
  aplyAmt: amount,
  aplyYmd: day,
});

export type WireItem = Infer<typeof wireItem>;
export type WireItemPage = Infer<typeof wireItemPage>;
export type WireTerm = Infer<typeof wireTerm>;
export type WireTermList = Infer<typeof wireTermList>;
export type WireApplication = Infer<typeof wireApplication>;
