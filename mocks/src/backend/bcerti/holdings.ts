import type { HoldingsOf } from '../holdings.ts';
import { ownOf, statusOf } from './certificates.ts';
import { waitingOf } from './requests.ts';

/** The certificate, and what still waits for its signature. */
export const certificateHoldings: HoldingsOf = (member) => {
  const status = statusOf(member);
  if (status !== 'VALD' && status !== 'LOCK') return [];
  return [
    {
      id: ownOf(member).certSerial,
      kind: 'DOCUMENT',
      name: { ko: '월렛 인증서', en: 'Wallet certificate' },
      onLeave: 'ENDS',
      fate: { ko: '바로 끝나고 되돌릴 수 없어요.', en: 'It ends at once, for good.' },
      screen: 'FBC10000',
    },
    ...waitingOf(member).map(({ signId, titl }) => ({
      id: signId,
      kind: 'ORDER' as const,
      name: titl,
      onLeave: 'ENDS' as const,
      fate: { ko: '서명하지 않아 신청이 끝나지 않아요.', en: 'It stays unsigned.' },
      screen: `FBC21000?signId=${signId}`,
    })),
  ];
};
