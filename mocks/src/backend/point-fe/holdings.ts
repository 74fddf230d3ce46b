import { formatDate } from '@wallet/kit/format';
import type { Holding, HoldingsOf } from '../holdings.ts';
import type { Words } from '../language.ts';
import { memberOf } from '../room.ts';
import { seoulDate } from '../seoulTime.ts';
import { balancesOf } from './balances.ts';
import { chargedPointsOf } from './historiesBatches.ts';
import { autoConversionOf } from './partnersAuto.ts';
import { giftsOf, waitsUntil } from './transactionsGifts.ts';
import { requestsAsked } from './transactionsRequests.ts';
import { hasPointWallet, walletOf } from './walletState.ts';

const points = (value: number) => ({ currency: 'PNT', value: String(value) });

/** Points of each kind, what is on its way to somebody or from them, and what runs by itself. */
export const pointHoldings: HoldingsOf = (member) => {
  if (!hasPointWallet(member)) return [];
  const { walletMberIdnfiNo: me } = memberOf(member);
  const held = balancesOf(member).flatMap(({ crncyCd, bal }): Holding[] => {
    if (crncyCd !== 'PNT') {
      const value = crncyCd === 'JPY' ? String(bal) : (bal / 100).toFixed(2);
      return [
        {
          id: `currency-${crncyCd}`,
          kind: 'CURRENCY',
          name: { ko: `외화포인트 ${crncyCd}`, en: `${crncyCd} points` },
          amount: { currency: crncyCd, value },
          onLeave: 'BLCK',
          fate: { ko: '먼저 팔아 계좌로 받아 주세요.', en: 'Sell them into your account first.' },
          screen: 'FFP30000',
        },
      ];
    }
    const charged = Math.min(chargedPointsOf(member), bal);
    return [
      ...(charged > 0 ? [chargedHolding(charged)] : []),
      ...(bal > charged ? [givenHolding(bal - charged)] : []),
    ];
  });
  const gifts = giftsOf(member).flatMap((gift): Holding[] => {
    if (gift.state !== 'WAIT') return [];
    const until = formatDate(seoulDate(new Date(waitsUntil(gift))));
    const row = (name: Words, onLeave: Holding['onLeave'], fate: Words): Holding => ({
      id: gift.giftId,
      kind: 'GIFT',
      name,
      amount: points(gift.amount),
      onLeave,
      fate,
      screen: 'FPO24200',
    });
    if (gift.from.memberId === me)
      return [
        row({ ko: '보내고 기다리는 포인트', en: 'Points sent, not yet taken' }, 'BLCK', {
          ko: `${until}까지 받지 않으면 돌아와요. 먼저 취소하거나 기다려 주세요.`,
          en: `They come back if not taken by ${until}. Take them back or wait first.`,
        }),
      ];
    if (gift.to.memberId !== me) return [];
    return [
      row({ ko: '받지 않은 포인트', en: 'Points not yet taken' }, 'ENDS', {
        ko: `받지 않으면 ${until}에 보낸 분에게 돌아가요.`,
        en: `If you do not take them they go back on ${until}.`,
      }),
    ];
  });
  const requests = requestsAsked(member).map(
    ({ rqstId, titl, amount }): Holding => ({
      id: rqstId,
      kind: 'ORDER',
      name: { ko: `포인트 요청 · ${titl}`, en: `Request: ${titl}` },
      amount: points(amount),
      onLeave: 'ENDS',
      fate: { ko: '요청이 취소돼요.', en: 'The request is cancelled.' },
      screen: 'FPO24330',
    }),
  );
  const ends: Words = { ko: '해지하면 끝나요.', en: 'It ends when you leave.' };
  const plans: Holding[] = [];
  if (walletOf(member).autoCharge.isOn) {
    const name = { ko: '자동 충전', en: 'Automatic charging' };
    plans.push({ id: 'charge', kind: 'PLAN', name, onLeave: 'ENDS', fate: ends, screen: 'FPO92000' });
  }
  if (autoConversionOf(member).wish.useYn === 'Y') {
    const name = { ko: '제휴 포인트 자동 전환', en: 'Automatic conversion' };
    plans.push({ id: 'convert', kind: 'PLAN', name, onLeave: 'ENDS', fate: ends, screen: 'FPO42310' });
  }
  return [...held, ...gifts, ...requests, ...plans];
};

const chargedHolding = (value: number): Holding => ({
  id: 'charged',
  kind: 'POINT',
  name: { ko: '충전한 포인트', en: 'Charged points' },
  amount: points(value),
  onLeave: 'BLCK',
  fate: { ko: '먼저 계좌로 출금해 주세요.', en: 'Withdraw them into your account first.' },
  screen: 'FPO23100',
});

const givenHolding = (value: number): Holding => ({
  id: 'given',
  kind: 'POINT',
  name: { ko: '적립하거나 받은 포인트', en: 'Points earned or received' },
  amount: points(value),
  onLeave: 'ENDS',
  fate: {
    ko: '출금할 수 없어 해지하면 사라져요.',
    en: 'They cannot be withdrawn and are lost when you leave.',
  },
  screen: 'FPO10000',
});
