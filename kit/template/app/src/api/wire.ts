import { type Infer, v } from '@wallet/kit/schema';

// Raw names and shapes. Code values are plain texts here and translated in toItem.ts: one the app does not know must
// not close a screen.

export const wireItem = v.object({
  itemNo: v.string(),
  itemNm: v.string(),
  itemAmt: v.pipe(v.number(), v.integer()),
  useYmd: v.pipe(v.string(), v.regex(/^\d{8}$/)),
  itemStcd: v.string(),
});
export const wireItemList = v.object({ itemList: v.array(wireItem) });

export type WireItem = Infer<typeof wireItem>;
export type WireItemList = Infer<typeof wireItemList>;
