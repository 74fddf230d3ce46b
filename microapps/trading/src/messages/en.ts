import { clockText, formatMoney, momentText } from '@wallet/kit/format';
import type { Deal, FeePayer, Person } from '../model/deal.ts';
import type { messages as korean } from './ko.ts';

const won = (amount: number) => `₩${formatMoney(amount)}`;
const payers: Record<FeePayer, string> = { buyer: 'buyer', seller: 'seller', half: 'half each' };
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const short = (at: string) => {
  const day = `${months[Number(at.slice(4, 6)) - 1]} ${Number(at.slice(6, 8))}`;
  return at.slice(8, 12) === '2359' ? day : `${day}, ${clockText(at, 'en')}`;
};
const held = ({ won: sum }: { won: number }) =>
  `We hold ${won(sum)} safely. It goes to the seller once you confirm.`;

function next(deal: Deal): string {
  const { state, role, dueAt, way, other, isMine, may, was } = deal;
  const isBuyer = role === 'buyer';
  const until = short(dueAt);
  switch (state) {
    case 'offered':
      if (may.includes('accept')) return `You can accept until ${until}.`;
      return other || !isMine
        ? 'It can be paid once the other side accepts.'
        : 'Send the link to invite the other side.';
    case 'accepted':
      return isBuyer ? `Pay by ${until}.` : `The buyer pays by ${until}.`;
    case 'held':
      if (way === 'person')
        return isBuyer ? 'Show your QR when you meet.' : 'Scan the buyer’s QR when you meet.';
      return isBuyer
        ? held({ won: deal.pays })
        : `If it isn’t sent by ${until}, the buyer gets the money back.`;
    case 'sent':
      return isBuyer ? 'It’s on its way.' : 'The buyer looks at it when it arrives.';
    case 'delivered':
      return `If it isn’t confirmed by ${until}, it’s confirmed by itself.`;
    case 'disputed':
      return 'The problem is recorded. We hold the money until it’s settled.';
    case 'returning':
      return isBuyer ? 'Send it back.' : 'Check what came back.';
    case 'frozen':
      return was ? 'No one can move the money during the check.' : '';
    case 'released':
      return isBuyer ? 'The seller has the money.' : `${won(deal.gets)} went to your account.`;
    case 'partly':
      return 'The money was shared as you agreed.';
    case 'returned':
      return isBuyer ? `${won(deal.pays)} went back to where it came from.` : 'The buyer has the money back.';
    case 'withdrawn':
      return 'This deal was cancelled.';
    default:
      return 'No one acted in time, so the deal has ended.';
  }
}

export const messages: typeof korean = {
  unit: ' won',
  money: ({ amount }) => won(amount),
  amount: ({ won: sum }) => formatMoney(sum),
  moment: ({ at }) => momentText(at, 'en'),
  until: ({ at }) => `until ${short(at)}`,
  with: ({ name }) => `with ${name}`,
  person: ({ name, good, joinedOn }: Person) =>
    `${name} · ${good} deals · here since ${joinedOn.slice(0, 4)}`,
  nobody: 'No one on the other side yet',
  toList: 'My deals',
  see: 'See the deal',
  now: 'Now',
  copied: 'The link is copied.',
  reported: 'Thank you. We look into it and tell you.',
  payOnlyHere: 'Pay only inside this app. Money sent by another link isn’t protected.',
  held,
  changed: 'The other side changed the terms. Check again.',
  payoutWaits: 'We couldn’t pay into your account. Check your main account and we pay right away.',
  next,
  turn: ({ state, role, way }) => {
    if (state === 'offered') return 'Accept';
    if (state === 'accepted') return 'Pay';
    if (state === 'held') return way === 'person' ? 'Meet and hand over' : 'Send it';
    if (state === 'delivered') return 'Look at it';
    if (state === 'disputed') return 'Answer';
    return role === 'buyer' ? 'Send it back' : 'Check what came back';
  },
  roles: { buyer: 'Buying', seller: 'Selling' },
  states: {
    offered: 'Offered',
    accepted: 'To be paid',
    held: 'Held',
    sent: 'On its way',
    delivered: 'Arrived',
    disputed: 'In dispute',
    returning: 'Going back',
    frozen: 'Paused',
    released: 'Done',
    partly: 'Shared',
    returned: 'Refunded',
    withdrawn: 'Cancelled',
    ranOut: 'Ran out',
  },
  steps: {
    offered: 'Offered',
    accepted: 'Accepted',
    held: 'Paid and held',
    sent: 'Sent',
    delivered: 'Arrived',
    disputed: 'Problem recorded',
    returning: 'Return agreed',
    frozen: 'Paused for a check',
    released: 'Confirmed, seller paid',
    partly: 'Shared between both',
    returned: 'Paid back to the buyer',
    withdrawn: 'Cancelled',
    ranOut: 'Ran out',
  },
  progress: 'Progress',
  terms: 'Terms',
  facts: {
    thing: 'Thing',
    seller: 'Seller',
    state: 'State',
    price: 'Price',
    way: 'How it comes',
    delivery: 'Delivery',
    fee: 'Fee',
    ownFee: 'Your fee',
    pays: 'The buyer pays',
    gets: 'The seller gets',
    points: 'Points',
    fromAccount: 'From your account',
    at: 'Paid at',
  },
  ways: { parcel: 'By parcel', person: 'In person' },
  carriers: { post: 'Korea Post', cj: 'CJ Logistics', hanjin: 'Hanjin', lotte: 'Lotte' },
  feeBy: ({ fee, payer }) => `${won(fee)} (${payers[payer]})`,
  acts: {
    accept: 'Accept',
    change: 'Change terms',
    withdraw: 'Cancel deal',
    pay: 'Pay',
    ship: 'I have sent it',
    handOver: 'Hand over',
    confirm: 'Confirm',
    dispute: 'Something is wrong',
    answer: 'Answer',
    settle: 'Propose',
    take: 'Agree',
    sendBack: 'I have sent it back',
    returnConfirm: 'I have it back',
    report: 'Report',
  },
  asks: {
    confirm: ({ gets }) => `${won(gets)} goes to the seller. This can’t be undone.`,
    withdraw: ({ state, pays }) =>
      state === 'held'
        ? `The deal is cancelled and ${won(pays)} goes back to the buyer.`
        : 'Cancel this deal?',
    report: () => 'Report what looks like fraud. The money stays where it’s during the check.',
  },
  seeDispute: 'See the problem',
  share: 'Send the link',
  invite: ({ thing }) => `An invitation to a safe trade: ${thing}. Pay inside the app only.`,
  shipNote: 'Once you enter the number, the buyer can’t cancel alone.',
  changeSubmit: 'Change and ask',
  changeNote: 'Terms can change until payment. The other side accepts each change anew.',
  parcel: {
    carrier: 'Carrier',
    number: 'Tracking number',
    hint: '9 to 14 digits',
    submit: 'Save the number',
  },
  meet: {
    by: { buyer: 'Show my QR', seller: 'Scan the buyer’s QR' },
    show: 'Show this to the seller',
    hint: 'Look at the thing first. The code counts for 3 minutes.',
    qr: ({ thing }) => `QR to receive ${thing}`,
    read: 'Scan the buyer’s QR',
    done: 'Handed over. You’re paid once the buyer confirms.',
  },
  chat: {
    title: 'Chat',
    me: 'You',
    by: ({ name, at }) => `${name} · ${at}`,
    covered: 'Covered',
    label: ({ name }) => `To ${name}`,
    send: 'Send',
    note: 'Links and account numbers are covered. Report anyone who wants to be paid elsewhere.',
  },
  list: {
    promise: 'Your money is safe until you have the thing',
    held: 'Money held',
    make: 'New deal',
    mine: 'Your turn',
    open: 'Under way',
    over: 'Done',
    none: 'A first deal can be up to ₩300,000.',
  },
  make: {
    title: 'New deal',
    steps: ['What is it?', 'For how much?', 'Check'],
    role: 'Your side',
    thing: 'Thing',
    thingHint: 'Wireless earphones',
    text: 'Description (optional)',
    next: 'Next',
    delivery: 'Delivery (paid by the buyer)',
    ways: { parcel: 'Followed by its tracking number', person: 'Proved by a QR when you meet' },
    feePayer: 'Who pays the fee',
    payers: { seller: 'Seller', buyer: 'Buyer', half: 'Half each' },
    lead: ({ thing }) => `Make a deal about ${thing}?`,
    asRole: ({ role }) => (role === 'buyer' ? 'You buy it' : 'You sell it'),
    pictures: 'Pictures',
    count: ({ count }) => String(count),
    rules: ['The other side accepts within 72 hours', 'Then the buyer pays within 24 hours'],
    submit: 'Make the deal',
  },
  pictures: {
    title: ({ count, most }) => `Pictures (${count}/${most})`,
    alt: ({ number }) => `Picture ${number}`,
    add: 'Add',
    remove: 'Remove the last',
  },
  pay: {
    title: 'Safe payment',
    lead: ({ thing }) => `Pay for ${thing} into safekeeping?`,
    submit: ({ won: sum }) => `Pay ${won(sum)}`,
    hint: ({ won: sum }) => `For ${won(sum)} into safekeeping`,
    usesPoints: 'Use points first',
    hasPoints: ({ points }) => `You have ${formatMoney(points)}P`,
    note: 'The seller gets nothing before you confirm. Until it’s sent you can have the money back at any time.',
    needs: { wallet: 'Make a point wallet', account: 'Set a main account' },
    ends: { done: 'The money is held', not: 'Not paid', checking: 'Checking your payment' },
  },
  dispute: {
    title: 'Solve a problem',
    lead: 'What is wrong?',
    reason: 'Reason',
    reasons: {
      notCome: 'It didn’t come',
      damaged: 'It came damaged',
      otherThing: 'Another thing came',
      different: 'It isn’t as described',
    },
    text: 'Tell us more',
    note: 'If the seller doesn’t answer in 3 bank days, you get the money back.',
    submit: 'Record the problem',
    open: 'The problem is recorded. We hold the money until it’s settled.',
    desk: 'There was no agreement. Our desk decides within 10 bank days.',
    until: 'Until',
    decided: 'Settled by',
    by: { agreement: 'Both agreed', desk: 'Our desk', silence: 'Time ran out' },
    answered: 'The seller says',
    backBy: 'Sent back by',
    proposals: 'Proposals',
    mine: 'Yours',
    theirs: 'Theirs',
    offers: {
      return: 'Send back for a refund',
      part: ({ percent, won: sum }) => `Refund ${percent}% (${won(sum)})`,
    },
    take: 'Agree to their proposal',
    takeAsk: ({ what }) => `${what}: settle it like this?`,
    takeChanged: ({ before, now }) =>
      `They changed the proposal from “${before}” to “${now}”. Settle it like this?`,
    propose: 'Propose',
    percent: 'Share to be refunded',
    giveUp: 'All is well, confirm',
    answer: 'Answer',
    answerLabel: 'Your answer to the buyer',
    answerSubmit: 'Send the answer',
    sendBack: 'I have sent it back',
    sendBackNote: 'You get the money back when the seller has checked it, within 3 days.',
    backGood: 'I have it back',
    backBad: 'Something is wrong',
    backGoodAsk: 'The buyer gets the money back. This can’t be undone.',
    backBadAsk: 'Our desk looks at it and decides.',
    waits: 'It’s the other side’s turn. Their answer appears here.',
  },
  rules: {
    title: 'How it works',
    lead: 'The bank holds the money until it’s confirmed',
    days: 'Step by step',
    steps: [
      'The other side accepts within 72 hours',
      'The buyer pays within 24 hours, and the bank holds the money',
      'The seller sends it within 5 bank days, or you meet',
      'Confirm or report a problem within 7 days. Silence confirms by itself',
    ],
    more: [
      {
        title: 'Fee',
        text: '1% of the price, at least ₩100 and at most ₩3,000. Nothing if it’s cancelled before it’s sent.',
      },
      {
        title: 'Limits',
        text: 'Up to ₩2,000,000 at a time and ₩3,000,000 a day. A first deal up to ₩300,000.',
      },
      { title: 'Age', text: 'From 19. Aged 14 to 18: only in person, up to ₩100,000.' },
      {
        title: 'When something is wrong',
        text: 'Tell us before you confirm: the money is held until it’s settled. Without agreement our desk decides.',
      },
    ],
    refused: 'What can’t be traded',
    things: [
      'Cash, vouchers, coupon codes: used for fraud',
      'Medicine, alcohol, tobacco: sold in licensed places only',
      'Passports, identity cards, cards: not yours to give',
      'Animals: can’t be sent safely',
      'Tickets above face value: against the law',
    ],
  },
  index: {
    trial: 'What a tap does',
    trials: {
      DUE: 'Time runs out',
      FRZN: 'Pause',
      THAW: 'Continue',
      LOST: 'Lose the parcel',
      CLSD: 'Close the seller’s account',
      OPEN: 'Open the account',
    },
    make: 'Make a deal to be paid',
    done: 'Done.',
  },
  refusals: {
    notFound: 'This deal doesn’t exist or isn’t yours.',
    state: 'This deal has moved on. Check again.',
    changed: 'The other side changed the terms. Check again.',
    offer: 'The proposal was changed. Please check again.',
    frozen: 'This deal is paused for a check. The money is untouched.',
    refusedThing: 'This thing can’t be traded here.',
    price: 'A price can be from ₩1,000 to ₩2,000,000.',
    age: 'You can use this from 19. From 14: in person, up to ₩100,000.',
    first: 'A first deal can be up to ₩300,000.',
    open: 'You can have up to 10 open deals.',
    day: 'You can pay up to ₩3,000,000 a day.',
    noWallet: 'You can trade once you have a point wallet.',
    noAccount: 'You can trade once you have a main account.',
    funds: 'There isn’t enough in your account.',
    points: 'There aren’t enough points.',
    qr: 'This code is wrong or too old. Ask the buyer for a new one.',
  },
};
