import { kindOf } from '../certi/kinds.ts';
import { anyOwn } from '../certi/own.ts';
import type { MemberContext } from '../room.ts';
import { seoulTime } from '../seoulTime.ts';
import { ownOf, type Use } from './certificates.ts';

/** Applications for certificates of the state that were signed before this world began: their service knows them. */
function signedBefore(member: MemberContext): Use[] {
  return anyOwn(member).applications.flatMap(({ key, kndId, signedAt }) => {
    const kind = key.startsWith('started-') ? kindOf(kndId) : undefined;
    if (!kind || signedAt === null) return [];
    const useCtnt = { ko: `${kind.kndNm.ko} 발급 신청서`, en: `Application: ${kind.kndNm.en}` };
    return [{ useYMS: seoulTime(new Date(signedAt)), useDstcd: 'SIGN' as const, useCtnt }];
  });
}

/** What the certificate was used for, the latest first. */
export function usesOf(member: MemberContext): Use[] {
  const { crtfSttus, uses } = ownOf(member);
  const before = crtfSttus === 'NONE' ? [] : signedBefore(member);
  return [...uses, ...before].sort((a, b) => b.useYMS.localeCompare(a.useYMS));
}
