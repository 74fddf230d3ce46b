import type { HoldingsOf } from '../holdings.ts';
import { memberOf } from '../room.ts';
import { seoulTime } from '../seoulTime.ts';
import { ownOf } from './tokens.ts';

/** The tokens of a member: one that is being sent must arrive or be taken back first, the others end with the wallet. */
export const tokensHeld: HoldingsOf = (member) => {
  const own = ownOf(member.get('world'), memberOf(member).walletMberIdnfiNo);
  if (own.sttus !== 'OPEN') return [];
  const now = seoulTime(member.get('world').now());
  return own.tokens
    .filter(({ sttus, spamYn }) => sttus !== 'SENT' && spamYn === 'N')
    .map(({ tknId, tknNm, sttus, sblndYn, tckt }) => {
      const isUnderWay = sttus === 'SNDG';
      const isTicket = tckt?.sttus === 'VALD' && tckt.dttm >= now;
      const ends = isTicket
        ? {
            ko: '탈퇴하면 입장권 QR을 보여 줄 수 없어요. 쓰거나 다른 사람에게 먼저 보내 주세요.',
            en: 'Its QR cannot be shown once you leave. Use it or send it to somebody first.',
          }
        : {
            ko: '탈퇴하면 볼 수 없어요. 간직하려면 먼저 다른 NFT 지갑으로 보내 주세요.',
            en: 'You cannot see it once you leave. Send it to another NFT wallet first to keep it.',
          };
      const bound = {
        ko: '다른 NFT 지갑으로 옮길 수 없는 토큰이라 탈퇴하면 볼 수 없어요.',
        en: 'It cannot be moved to another NFT wallet, so you cannot see it once you leave.',
      };
      const sending = {
        ko: '보내는 중이에요. 다 보내졌거나 보내기를 취소한 뒤에 나갈 수 있어요.',
        en: 'It is being sent. You can leave once it has arrived or you have taken it back.',
      };
      return {
        id: tknId,
        kind: 'TOKEN' as const,
        name: tknNm,
        onLeave: isUnderWay || isTicket ? ('BLCK' as const) : ('ENDS' as const),
        fate: isUnderWay ? sending : sblndYn === 'Y' && !isTicket ? bound : ends,
        screen: 'FNF10000',
      };
    });
};
