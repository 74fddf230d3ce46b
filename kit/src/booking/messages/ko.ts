import { formatMoney } from '../../format/index.ts';
import type { Before, FeeRule, FeeSpan } from '../fees.ts';

const won = (amount: number) => `${formatMoney(amount)}원`;

function before(until: Before): string {
  if ('minutes' in until) return until.minutes === 0 ? '시작 전까지' : `${until.minutes}분 전까지`;
  if ('hours' in until) return until.hours === 0 ? '시작 전까지' : `${until.hours}시간 전까지`;
  return until.days === 0 ? '당일' : `${until.days}일 전까지`;
}

function span({ rule: { until }, above }: FeeSpan): string {
  if (!('days' in until) || until.days === 0 || above === null || !('days' in above.until)) {
    return before(until);
  }
  const most = above.until.days - 1;
  return most === until.days ? `${until.days}일 전` : `${most}일 전 ~ ${until.days}일 전`;
}

function fee(rule: FeeRule): string {
  if ('sum' in rule) return rule.sum === 0 ? '없음' : won(rule.sum);
  if (rule.percent === 0 && !rule.least) return '없음';
  return rule.least ? `${rule.percent}%, 최소 ${won(rule.least)}` : `${rule.percent}%`;
}

/** What booking says in Korean. */
export const messages = {
  days: {
    soldOut: '마감',
    closed: '휴무',
    price: ({ amount }: { amount: number }) => `${formatMoney(Math.round(amount / 1000) / 10)}만`,
    small: ({ amount }: { amount: number }) => `${formatMoney(Math.round(amount / 100) / 10)}천`,
    free: '무료',
    spoken: ({ amount }: { amount: number }) => won(amount),
    left: ({ count }: { count: number }) => `${count} 남음`,
    leftSpoken: ({ count }: { count: number }) => `${count}자리 남음`,
  },
  people: {
    each: ({ amount }: { amount: number }) => (amount === 0 ? '무료' : won(amount)),
    most: ({ most, unit }: { most: number; unit: string }) => `모두 더해 ${most}${unit}까지 고를 수 있어요.`,
    least: ({ least, unit }: { least: number; unit: string }) => `${least}${unit}부터 고를 수 있어요.`,
  },
  hold: {
    left: '지나면 잡아 둔 자리가 풀려요. 시간 안에 결제해 주세요.',
    over: {
      title: '결제할 시간이 지났어요',
      description: '결제되지 않았고 잡아 둔 자리가 풀렸어요. 다시 골라 주세요.',
      action: '다시 선택',
    },
  },
  quote: {
    held: ({ seconds }: { seconds: number }) => `이 가격을 ${seconds}초 동안 지켜 드려요.`,
    over: ({ seconds }: { seconds: number }) =>
      `가격을 지켜 드리는 ${seconds}초가 지났어요. 새 가격을 확인해 주세요.`,
    renew: '새 가격 보기',
  },
  fees: {
    caption: '남은 기간에 따른 취소 수수료',
    when: '취소 시점',
    fee: '수수료',
    now: '지금',
    span,
    kept: fee,
  },
  cancel: {
    paid: '결제 금액',
    fee: '취소 수수료',
    refund: '환불 금액',
    fees: '취소 수수료',
    back: ({ refund }: { refund: number }) => `취소하면 ${won(refund)}을 돌려받아요`,
    unpaid: '아직 결제하지 않은 예약이라 수수료가 없어요.',
    submit: '예약 취소',
    ask: ({ fee: kept, refund }: { fee: number; refund: number }) =>
      refund === 0
        ? '환불할 금액이 없어요. 취소할까요?'
        : kept === 0
          ? `수수료 없이 ${won(refund)}을 환불해요. 취소할까요?`
          : `취소 수수료 ${won(kept)}을 빼고 ${won(refund)}을 환불해요. 취소할까요?`,
    yes: '예약 취소',
    no: '그대로 두기',
    done: '예약을 취소했어요.',
  },
  change: {
    was: '지금 예약',
    becomes: '바꾼 뒤',
    sums: '변경 금액',
    paid: '결제한 금액',
    price: '바꾼 뒤 금액',
    fee: '변경 수수료',
    due: '더 낼 금액',
    refund: '환불 금액',
    same: '바뀐 내용이 없어요.',
    submit: '예약 변경',
    ask: ({ due, refund, fee: kept }: { due: number; refund: number; fee: number }) => {
      const by = (verb: string) => (kept === 0 ? '수수료 없이' : `변경 수수료 ${won(kept)}을 ${verb}`);
      if (due > 0) return `${by('더해')} ${won(due)}을 더 내요. 바꿀까요?`;
      if (refund > 0) return `${by('빼고')} ${won(refund)}을 환불해요. 바꿀까요?`;
      return '더 내거나 환불할 금액이 없어요. 바꿀까요?';
    },
    yes: '예약 변경',
    no: '그대로 두기',
    done: '예약을 바꿨어요.',
  },
};
