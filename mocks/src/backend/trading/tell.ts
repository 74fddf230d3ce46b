import { formatMoney } from '@wallet/kit/format';
import type { Words } from '../language.ts';
import { notify } from '../noti/inbox.ts';
import type { World } from '../room.ts';
import { seoulTime } from '../seoulTime.ts';
import type { Deal, State } from './deals.ts';
import { sumsOf } from './sums.ts';

type Side = 'buyer' | 'seller';
const w = (ko: string, en: string): Words => ({ ko, en });

/** What each side reads when a deal comes to a state that it did not bring about itself. */
const titles: Partial<Record<State, Partial<Record<Side, Words>>>> = {
  ACPT: {
    buyer: w('거래가 맺어졌어요. 결제해 주세요', 'The deal is agreed. Please pay'),
    seller: w('상대가 거래를 수락했어요', 'Your offer was accepted'),
  },
  HELD: { seller: w('구매자가 결제했어요. 물건을 건네주세요', 'The buyer has paid. Please hand it over') },
  SENT: { buyer: w('판매자가 물건을 보냈어요', 'The seller has sent it') },
  DLVD: {
    buyer: w('물건이 도착했어요. 확인해 주세요', 'It has arrived. Please look at it'),
    seller: w('물건이 도착했어요', 'It has arrived'),
  },
  DSPT: { seller: w('구매자가 문제를 접수했어요', 'The buyer has reported a problem') },
  RTNG: {
    buyer: w('물건을 돌려보내 주세요', 'Please send it back'),
    seller: w('물건을 돌려받기로 했어요', 'It will be sent back to you'),
  },
  FRZN: {
    buyer: w('거래를 잠시 멈췄어요', 'The deal is paused'),
    seller: w('거래를 잠시 멈췄어요', 'The deal is paused'),
  },
  RLSD: {
    buyer: w('거래가 확정됐어요', 'The deal is confirmed'),
    seller: w('거래가 확정돼 대금을 보냈어요', 'The deal is confirmed and paid out'),
  },
  PART: {
    buyer: w('일부 환불로 거래가 끝났어요', 'The deal ended with a part refund'),
    seller: w('일부 환불로 거래가 끝났어요', 'The deal ended with a part refund'),
  },
  RTND: {
    buyer: w('결제한 돈을 돌려드렸어요', 'Your money has come back'),
    seller: w('구매자에게 돈을 돌려줬어요', 'The buyer got the money back'),
  },
  WDRN: {
    buyer: w('상대가 거래를 취소했어요', 'The deal was withdrawn'),
    seller: w('상대가 거래를 취소했어요', 'The deal was withdrawn'),
  },
  EXPR: {
    buyer: w('기한이 지나 거래가 끝났어요', 'The deal has run out'),
    seller: w('기한이 지나 거래가 끝났어요', 'The deal has run out'),
  },
};

/** Steps within a state. */
const steps: Record<string, Words> = {
  offer: w('거래 제안이 왔어요', 'You have an offer'),
  change: w('상대가 조건을 바꿨어요', 'The terms were changed'),
  answer: w('판매자가 답했어요', 'The seller has answered'),
  settle: w('상대가 해결 방법을 제안했어요', 'You have a proposal'),
  sendBack: w('구매자가 물건을 돌려보냈어요', 'The buyer has sent it back'),
  messages: w('거래 메시지가 왔어요', 'You have a message'),
};

function tell(world: World, { dlNo, thngNm, ...deal }: Deal, side: Side, title: Words, more: Words): void {
  if (deal[side] === '') return;
  const thing = typeof thngNm === 'string' ? w(thngNm, thngNm) : thngNm;
  notify(world, deal[side], {
    title,
    text: w(`${thing.ko}${more.ko}`, `${thing.en}${more.en}`),
    link: `/trading?view=deal&dealId=${dlNo}`,
  });
}

const nothing = w('', '');
const sum = (won: number) => w(` · ${formatMoney(won)}원`, ` · ${formatMoney(won)} won`);

/** Tells of the state that a deal has come to: the other side, or both where it happened by itself. */
export function tellState(world: World, deal: Deal, by: string): void {
  const { getAmt } = sumsOf(deal);
  for (const side of ['buyer', 'seller'] as const) {
    const title = titles[deal.stcd]?.[side];
    if (!title || (by !== '' && deal[side] === by)) continue;
    tell(world, deal, side, title, deal.stcd === 'RLSD' && side === 'seller' ? sum(getAmt) : nothing);
  }
}

/** Tells the other side of a step that leaves the deal in its state. */
export function tellStep(world: World, deal: Deal, call: string, by: string): void {
  const title = steps[call];
  if (title) tell(world, deal, deal.buyer === by ? 'seller' : 'buyer', title, nothing);
}

export function tellDesk(world: World, deal: Deal): void {
  const title = w('담당자가 문제를 확인하고 있어요', 'The desk is looking into the problem');
  for (const side of ['buyer', 'seller'] as const) tell(world, deal, side, title, nothing);
}

/** The buyer is warned before silence confirms the deal. */
export function warnOfConfirming(world: World, deal: Deal, at: number): void {
  const last = seoulTime(new Date(at - 1_000)).slice(4, 8);
  const [month, day] = [Number(last.slice(0, 2)), Number(last.slice(2))];
  const title = w('곧 자동으로 확정돼요', 'It will soon confirm itself');
  tell(
    world,
    deal,
    'buyer',
    title,
    w(` · ${month}월 ${day}일까지 확인해 주세요.`, ` · Check it by ${month}/${day}.`),
  );
}
