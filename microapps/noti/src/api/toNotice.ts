import type { ListedNoticeKind, Notice, NoticeKind } from '../model/notice.ts';
import type { WireNotice } from './wire.ts';

/** The wire's code of a kind (2-payment s3.4). */
export const noticeCodes: Readonly<Record<ListedNoticeKind, string>> = { notice: '01', guide: '02' };

const HOME_NATION = 'KR';

function toKind(code: string): NoticeKind {
  if (code === noticeCodes.notice) return 'notice';
  return code === noticeCodes.guide ? 'guide' : 'other';
}

export function toNotice(wire: WireNotice): Notice {
  return {
    id: wire.anounSerno,
    title: wire.anounTitl,
    html: wire.anounCtnt,
    at: wire.anounRegiYMS,
    isImportant: wire.pupYn === 'Y',
    kind: toKind(wire.anounDstcd),
    nation: wire.natnlCd === HOME_NATION ? '' : wire.natnlCd,
  };
}
