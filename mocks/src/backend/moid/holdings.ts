import type { HoldingsOf } from '../holdings.ts';
import { openCases } from './cases.ts';
import { names } from './kinds.ts';
import { walletOf } from './wallet.ts';

/** The mobile IDs that this app shows, and cards that are being issued. */
export const mobileIdHoldings: HoldingsOf = (member) => {
  const { cards, isConnected } = walletOf(member);
  if (!isConnected) return [];
  const shown = cards.filter(({ isHere, vcSttus }) => isHere && vcSttus !== 'RVKD');
  return [
    ...shown.map(({ vcId, vcType }) => ({
      id: vcId,
      kind: 'DOCUMENT' as const,
      name: { ko: `모바일 ${names[vcType].ko}`, en: `Mobile ${names[vcType].en}` },
      onLeave: 'STAY' as const,
      fate: {
        ko: '휴대폰의 보관함에 남아요. 정부 앱에서 볼 수 있어요.',
        en: 'It stays in the phone’s wallet, for the government’s app.',
      },
      screen: `FMC24100?card=${vcId}`,
    })),
    ...openCases(member).flatMap(({ txId, idType }) =>
      idType === ''
        ? []
        : [
            {
              id: txId,
              kind: 'ORDER' as const,
              name: { ko: `모바일 ${names[idType].ko} 발급`, en: `Issue of a mobile ${names[idType].en}` },
              onLeave: 'ENDS' as const,
              fate: { ko: '발급을 그만둬요.', en: 'The issue ends.' },
              screen: 'FMC10000',
            },
          ],
    ),
  ];
};
