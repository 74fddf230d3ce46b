import type { Post, PostSummary, Subject } from '../model/post.ts';
import type { WirePost, WirePostSummary } from './wire.ts';

const subjectCodes: Readonly<Record<string, Subject>> = {
  '01': 'start',
  '02': 'pay',
  '03': 'identity',
  '04': 'life',
};

export function toPostSummary(wire: WirePostSummary): PostSummary {
  const { upPstID, pstSbjtDstcd, pstTitl, pstSmryCtnt, pstRegiYMS } = wire;
  const subject = (Object.hasOwn(subjectCodes, pstSbjtDstcd) && subjectCodes[pstSbjtDstcd]) || 'other';
  return { id: upPstID, subject, title: pstTitl, summary: pstSmryCtnt, at: pstRegiYMS };
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
