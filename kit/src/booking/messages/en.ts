import { formatMoney } from '../../format/index.ts';
import type { Before, FeeRule, FeeSpan } from '../fees.ts';
import type { messages as korean } from './ko.ts';

const won = (amount: number) => `₩${formatMoney(amount)}`;
const some = (count: number, one: string) => `${count} ${one}${count === 1 ? '' : 's'}`;

function before(until: Before): string {
  if ('minutes' in until) {
    return until.minutes === 0 ? 'Until it begins' : `Until ${some(until.minutes, 'minute')} before`;
  }
  if ('hours' in until)
    return until.hours === 0 ? 'Until it begins' : `Until ${some(until.hours, 'hour')} before`;
  return until.days === 0 ? 'On the day' : `${some(until.days, 'day')} before or earlier`;
}

function span({ rule: { until }, above }: FeeSpan): string {
  if (!('days' in until) || until.days === 0 || above === null || !('days' in above.until)) {
    return before(until);
  }
  const most = above.until.days - 1;
  return most === until.days
    ? `${some(until.days, 'day')} before`
    : `${most} to ${some(until.days, 'day')} before`;
}

function fee(rule: FeeRule): string {
  if ('sum' in rule) return rule.sum === 0 ? 'None' : won(rule.sum);
  if (rule.percent === 0 && !rule.least) return 'None';
  return rule.least ? `${rule.percent}%, at least ${won(rule.least)}` : `${rule.percent}%`;
}

/** What booking says in English. */
export const messages: typeof korean = {
  days: {
    soldOut: 'Full',
    closed: 'Closed',
    price: ({ amount }) => `${formatMoney(Math.round(amount / 100) / 10)}k`,
    small: ({ amount }) => `${formatMoney(Math.round(amount / 100) / 10)}k`,
    free: 'Free',
    spoken: ({ amount }) => won(amount),
    left: ({ count }) => `${count} left`,
    leftSpoken: ({ count }) => `${count} left`,
  },
  people: {
    each: ({ amount }) => (amount === 0 ? 'Free' : won(amount)),
    most: ({ most, unit }) => `You can choose up to ${[most, unit].join(' ').trim()} in all.`,
    least: ({ least, unit }) => `Choose at least ${[least, unit].join(' ').trim()}.`,
  },
  hold: {
    left: 'Pay in time, or your hold is released.',
    over: {
      title: 'Time to pay has run out',
      description: 'You weren’t charged, and your hold was released. Choose again.',
      action: 'Choose again',
    },
  },
  quote: {
    held: ({ seconds }) => `This price is held for you for ${seconds} seconds.`,
    over: ({ seconds }) => `The price was held for ${seconds} seconds. Check the new one.`,
    renew: 'See the new price',
  },
  fees: {
    caption: 'Fee by time left',
    when: 'When you cancel',
    fee: 'Fee',
    now: 'Now',
    span,
    kept: fee,
  },
  cancel: {
    paid: 'Paid',
    fee: 'Fee',
    refund: 'Refund',
    fees: 'Cancellation fee',
    back: ({ refund }) => `You get ${won(refund)} back`,
    unpaid: 'You haven’t paid yet, so cancelling is free.',
    submit: 'Cancel booking',
    ask: ({ fee: kept, refund }) =>
      refund === 0
        ? 'There is nothing to refund. Cancel the booking?'
        : kept === 0
          ? `You get ${won(refund)} back, with no fee. Cancel the booking?`
          : `You get ${won(refund)} back after a ${won(kept)} fee. Cancel the booking?`,
    yes: 'Cancel booking',
    no: 'Keep it',
    done: 'Your booking is cancelled.',
  },
  change: {
    was: 'Your booking',
    becomes: 'New booking',
    sums: 'Cost',
    paid: 'Paid',
    price: 'New price',
    fee: 'Change fee',
    due: 'To pay',
    refund: 'Refund',
    same: 'Nothing has changed.',
    submit: 'Change booking',
    ask: ({ due, refund, fee: kept }) => {
      const by = kept === 0 ? 'without a fee' : `with a change fee of ${won(kept)}`;
      if (due > 0) return `You pay ${won(due)} more, ${by}. Change the booking?`;
      if (refund > 0) return `${won(refund)} is refunded, ${by}. Change the booking?`;
      return 'There is nothing to pay or refund. Change the booking?';
    },
    yes: 'Change booking',
    no: 'Keep it',
    done: 'Your booking is changed.',
  },
};
