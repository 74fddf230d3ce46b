import type { HoldingsOf } from '../holdings.ts';
import { cardsAt } from './cards.ts';
import { isOpen, requestsAt } from './requests.ts';

/** Student cards, and requests that a school has not answered. */
export const studentCardHoldings: HoldingsOf = (member) => [
  ...cardsAt(member).map(({ crdId, stdName }) => ({
    id: crdId,
    kind: 'DOCUMENT' as const,
    name: { ko: `${stdName} 학생증`, en: `Student card of ${stdName}` },
    onLeave: 'ENDS' as const,
    fate: { ko: '월렛에서 지워져요. 다시 신청할 수 있어요.', en: 'It is deleted. You can ask for it again.' },
    screen: `FSL21200?cardId=${crdId}`,
  })),
  ...requestsAt(member)
    .filter(isOpen)
    .map(({ rqstId, stdName }) => ({
      id: rqstId,
      kind: 'ORDER' as const,
      name: { ko: `${stdName} 학생증 신청`, en: `Request for the student card of ${stdName}` },
      onLeave: 'ENDS' as const,
      fate: { ko: '신청을 거둬들여요.', en: 'The request is withdrawn.' },
      screen: `FSL13000?requestId=${rqstId}`,
    })),
];
