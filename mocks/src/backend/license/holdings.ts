import type { HoldingsOf } from '../holdings.ts';
import { isOver, own } from './own.ts';

/** The connection to the institute, and the links to certificates that still open. */
export const licenseHoldings: HoldingsOf = (member) => {
  const { cnstYmd, list, shares } = own(member);
  if (cnstYmd === '') return [];
  const live = shares.filter(
    (one) => ['OPEN', 'SEEN', 'WAIT'].includes(one.shrSttus) && !isOver(member, one),
  );
  return [
    ...(list.length > 0
      ? [
          {
            id: 'list',
            kind: 'DOCUMENT' as const,
            name: { ko: `금융연수원 자격 ${list.length}개`, en: `${list.length} qualifications` },
            onLeave: 'ENDS' as const,
            fate: {
              ko: '월렛에서만 사라져요. 자격은 금융연수원에 그대로 있어요.',
              en: 'They leave the wallet only. The institute keeps them.',
            },
            screen: 'KFC20000',
          },
        ]
      : []),
    ...live.map(({ shrNo, rcvrNm, qlfcId, docKnd }) => ({
      id: shrNo,
      kind: 'DOCUMENT' as const,
      name: { ko: `${rcvrNm}에 보낸 자격증`, en: `Certificate sent to ${rcvrNm}` },
      onLeave: 'ENDS' as const,
      fate: { ko: '링크가 더는 열리지 않아요.', en: 'Its link no longer opens.' },
      screen: `/license/KFC21000/${qlfcId}/${{ CERT: 'certificate', CNFM: 'confirmation', ENGL: 'english' }[docKnd ?? 'CERT']}`,
    })),
  ];
};
