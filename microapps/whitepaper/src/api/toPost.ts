import type { Post, PostSummary, Subject } from '../model/post.ts';
import type { WirePost, WirePostSummary } from './wire.ts';

const subjectCodes: Readonly<Record<string, Subject>> = {
  '01': 'start',
  '02': 'pay',
  '03': 'identity',
  '04': 'life',
};

const pictures: Readonly<Record<string, PostSummary['picture']>> = {
  '01': 'moid',
  '02': 'bell',
  '03': 'point',
  '04': 'gmid',
  '05': 'forest',
};

export function toPostSummary(wire: WirePostSummary): PostSummary {
  const { upPstID, pstSbjtDstcd, pstImgDstcd, pstTitl, pstSmryCtnt, pstRegiYMS } = wire;
  const subject = (Object.hasOwn(subjectCodes, pstSbjtDstcd) && subjectCodes[pstSbjtDstcd]) || 'other';
  const picture = Object.hasOwn(pictures, pstImgDstcd) ? pictures[pstImgDstcd] : undefined;
  return { id: upPstID, subject, picture, title: pstTitl, summary: pstSmryCtnt, at: pstRegiYMS };
}

export function toPost(wire: WirePost): Post {
  return {
    ...toPostSummary(wire),
    chapters: wire.pstList.map(({ pstID, pstTitl, pstCtnt }) => ({
      id: pstID,
      title: pstTitl,
      html: pstCtnt,
    })),
  };
}
