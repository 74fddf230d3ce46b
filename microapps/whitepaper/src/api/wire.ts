import { wireList, wireText } from '@wallet/kit/api';
import { type Infer, v } from '@wallet/kit/schema';

// `upPstID` is the specification's (R758), all other names are ours.

const filled = v.pipe(wireText, v.minLength(1));
const momentOrNone = v.fallback(v.pipe(v.string(), v.regex(/^\d{14}$/)), '');

const postFields = {
  upPstID: filled,
  pstSbjtDstcd: wireText,
  pstTitl: wireText,
  pstSmryCtnt: wireText,
  pstImgDstcd: wireText,
  pstRegiYMS: momentOrNone,
};
const wirePostSummary = v.object(postFields);
export const wirePostList = v.object({ pstList: wireList(wirePostSummary) });
export const wirePost = v.object({
  ...postFields,
  pstList: wireList(v.object({ pstID: filled, pstTitl: wireText, pstCtnt: wireText })),
});

export type WirePostSummary = Infer<typeof wirePostSummary>;
export type WirePost = Infer<typeof wirePost>;
