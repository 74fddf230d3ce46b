export type Role = 'buyer' | 'seller';
export type FeePayer = 'buyer' | 'seller' | 'half';
export type Way = 'parcel' | 'person';
export type State =
  | ('offered' | 'accepted' | 'held' | 'sent' | 'delivered' | 'disputed' | 'returning' | 'frozen')
  | ('released' | 'partly' | 'returned' | 'withdrawn' | 'ranOut');
export type Carrier = 'post' | 'cj' | 'hanjin' | 'lotte';
export type Reason = 'notCome' | 'damaged' | 'otherThing' | 'different';
/** What this side may do now, the likeliest first, as the service says. */
export type Act =
  | ('accept' | 'change' | 'withdraw' | 'pay' | 'ship' | 'handOver' | 'confirm' | 'dispute' | 'answer')
  | ('settle' | 'take' | 'sendBack' | 'returnConfirm' | 'report');

export interface Person {
  name: string;
  joinedOn: string;
  good: number;
}

interface Proposal {
  by: Role;
  kind: 'part' | 'return';
  percent: number;
  at: string;
}

export interface Dispute {
  reason: Reason;
  text: string;
  images: string[];
  answer: string;
  proposals: Proposal[];
  decidedBy: '' | 'agreement' | 'desk' | 'silence';
  isAtDesk: boolean;
  back: { carrier: Carrier | null; number: string };
}

export interface Deal {
  id: string;
  thing: string;
  text: string;
  images: string[];
  price: number;
  delivery: number;
  fee: number;
  /** this side's share of it */
  ownFee: number;
  feePayer: FeePayer;
  pays: number;
  gets: number;
  way: Way;
  role: Role;
  isInvited: boolean;
  isMine: boolean;
  other: Person | null;
  version: number;
  isChanged: boolean;
  state: State;
  /** of a paused deal: how it stood before */
  was: State | null;
  dueAt: string;
  steps: { state: State; at: string }[];
  may: Act[];
  isMyTurn: boolean;
  carrier: Carrier | null;
  number: string;
  points: number;
  /** what the buyer has in points; why nothing can be paid yet */
  ownPoints: number;
  needs: 'wallet' | 'account' | null;
  isPayoutWaiting: boolean;
  dispute: Dispute | null;
  messages: { text: string; isMine: boolean; isCovered: boolean; at: string }[];
}

const withMoney: readonly State[] = ['held', 'sent', 'delivered', 'disputed', 'returning', 'frozen'];
export const isHeld = ({ state }: Deal): boolean => withMoney.includes(state);
export const isOver = ({ state }: Deal): boolean =>
  ['released', 'partly', 'returned', 'withdrawn', 'ranOut'].includes(state);

export const limits = { price: { min: 1_000, max: 2_000_000 }, pictures: 10 } as const;

/** FEE_DOWN: 1.0 % of the price cut to won, then at least 100 and at most 3,000. */
export const feeOf = (price: number): number => Math.min(3_000, Math.max(100, Math.floor(price / 100)));

interface Price {
  price: number;
  delivery: number;
  feePayer: FeePayer;
}

/** HALF_BUYER_UP: of an odd fee the buyer pays the won more. What one pays and what the other gets. */
export function sumsOf({ price, delivery, feePayer }: Price): { fee: number; pays: number; gets: number } {
  const fee = feeOf(price);
  const buyer = { buyer: fee, seller: 0, half: Math.ceil(fee / 2) }[feePayer];
  return { fee, pays: price + delivery + buyer, gets: price + delivery - (fee - buyer) };
}

/** PART_DOWN: per cent of the price, cut to won. */
export const partOf = (price: number, percent: number): number => Math.floor((price * percent) / 100);

const road: readonly State[] = ['offered', 'accepted', 'held', 'sent', 'delivered', 'released'];

/** What has been, then what is still to come on the plain road. */
export function stepsOf({ steps, state, way }: Deal): { state: State; at: string; isNow: boolean }[] {
  const passed = steps.map((step, at) => ({ ...step, isNow: at === steps.length - 1 }));
  const place = road.indexOf(state);
  const ahead = place < 0 ? [] : road.slice(place + 1);
  const own = way === 'person' ? ahead.filter((each) => each !== 'sent') : ahead;
  return [...passed, ...own.map((each) => ({ state: each, at: '', isNow: false }))];
}
