import type { HoldingsOf } from '../holdings.ts';
import { seoulDate } from '../seoulTime.ts';
import { hasAgreed, isShown, KEPT_AFTER_LEAVING_DAYS, knownOf } from './own.ts';

/** The receipts of a member, and the links to them that still open. */
export const receiptHoldings: HoldingsOf = (member) => {
  if (!hasAgreed(member)) return [];
  const { receipts, shares } = knownOf(member);
  const today = seoulDate(member.get('world').now());
  const count = receipts.filter(isShown).length;
  const live = shares.filter(({ shrSttus, endYmd }) => shrSttus === 'LIVE' && endYmd >= today);
  return [
    ...(count > 0
      ? [
          {
            id: 'receipts',
            kind: 'DOCUMENT' as const,
            name: { ko: `전자영수증 ${count}장`, en: `${count} receipts` },
            onLeave: 'ENDS' as const,
            fate: {
              ko: `${KEPT_AFTER_LEAVING_DAYS}일 동안 보관하거나 바로 지워요.`,
              en: `Kept for ${KEPT_AFTER_LEAVING_DAYS} days, or deleted at once.`,
            },
            screen: 'FEC24000',
          },
        ]
      : []),
    ...live.map(({ shrNo, rceitpNo }) => ({
      id: shrNo,
      kind: 'DOCUMENT' as const,
      name: { ko: '보낸 영수증 링크', en: 'Link to a receipt' },
      onLeave: 'ENDS' as const,
      fate: { ko: '더는 열리지 않아요.', en: 'It no longer opens.' },
      screen: `FEC21560?rceitpNo=${rceitpNo}`,
    })),
  ];
};
