import { formatMoney, maskName } from '@wallet/kit/format';
import { accountName, ledgerOf } from '../ledger/index.ts';
import { notify } from '../noti/inbox.ts';
import { type MemberContext, memberOf, type World } from '../room.ts';
import { seoulDate, seoulTime } from '../seoulTime.ts';
import { book, moves, refuse } from './transactionsBook.ts';
import { checkDueDiligence, checkLimits, pointsOf } from './transactionsLimits.ts';
import { type Person, personById, recentPeople } from './transactionsPeople.ts';
import { knownWalletOf } from './walletState.ts';

const DAY = 86_400_000;
const WAITING_DAYS = 7;
/** Points that were sent and not yet taken. */
const GIFTS = 'gifts';

export interface Gift {
  giftId: string;
  from: Pick<Person, 'memberId' | 'name'>;
  to: Pick<Person, 'memberId' | 'name'>;
  amount: number;
  msg: string;
  at: Date;
  state: 'WAIT' | 'ACPT' | 'RTRN' | 'CNCL';
  /** The move that sent it; none where somebody outside this world did. */
  sentBy?: string;
}

export const allGifts = (world: World) => world.room<Gift[]>('point.gifts', () => []);

/** All gifts of points in this world; the first who asks finds some that wait. */
export function giftsOf(context: MemberContext): Gift[] {
  const world = context.get('world');
  const gifts = allGifts(world);
  const { walletMberIdnfiNo: memberId, custName: name } = memberOf(context);
  const seeded = world.room('point.gifts.seeded', () => new Set<string>());
  if (!seeded.has(memberId)) {
    seeded.add(memberId);
    const messages = ['생일 축하해!', '지난번 커피값이에요', ''];
    recentPeople()
      .slice(0, 3)
      .forEach((from, place) => {
        const amount = [10_000, 4500, 3000][place] ?? 1000;
        const at = new Date(world.now().getTime() - (place + 1) * DAY);
        const entries = moves(accountName.issuer, GIFTS, 'PNT', amount);
        ledgerOf(world).post({ at: at.toISOString(), kind: 'opening', entries });
        const msg = messages[place] ?? '';
        gifts.push({ giftId: nextId(world), from, to: { memberId, name }, amount, msg, at, state: 'WAIT' });
      });
  }
  return gifts;
}

const nextId = (world: World) => `G${String(world.nextNumber('point.gift')).padStart(6, '0')}`;

/** When a gift goes back that nobody has taken. */
export const waitsUntil = ({ at }: Gift): number => at.getTime() + WAITING_DAYS * DAY;

/** Not taken for a week: back to the one who sent it. */
export function giveBackLate(world: World, gift: Gift): void {
  if (gift.state !== 'WAIT') return;
  const back = moves(GIFTS, accountName.points(gift.from.memberId), 'PNT', gift.amount);
  const memo = memoOf('보낸 포인트 돌아옴', 'Gift came back', gift.to.name);
  const { tranSerno } = book(world, 'giftBack', back, { ...memo, ...givesBack(gift) });
  gift.state = 'RTRN';
  if (!knownWalletOf(world, gift.from.memberId)?.notifications.money) return;
  notify(world, gift.from.memberId, {
    title: { ko: '보낸 포인트가 돌아왔어요', en: 'Your points came back' },
    text: {
      ko: `${formatMoney(gift.amount)}P · ${maskName(gift.to.name)} 님이 받지 않았어요.`,
      en: `${formatMoney(gift.amount)} P · ${maskName(gift.to.name)} did not take them.`,
    },
    link: `/point/FPO41200?number=${tranSerno}`,
  });
}

/** Sent points that come back are those that were sent. */
const givesBack = ({ sentBy }: Gift) => (sentBy === undefined ? {} : { undoes: sentBy });

function memoOf(titl: string, titlEng: string, name: string, msg = '') {
  return { titl, titlEng, cntrName: maskName(name), ...(msg === '' ? {} : { msg }) };
}

/** Sends points: they wait for the receiver, and come back after a week. */
export function sendGift(context: MemberContext, asked: { rcvrId: string; amount: number; msg: string }) {
  checkDueDiligence(context);
  const to = personById(context, asked.rcvrId);
  checkLimits(context, 'send', asked.amount, false);
  const world = context.get('world');
  const { walletMberIdnfiNo: memberId, custName: name } = memberOf(context);
  const booked = book(
    world,
    'send',
    moves(accountName.points(memberId), GIFTS, 'PNT', asked.amount),
    memoOf('포인트 보내기', 'Points sent', to.name, asked.msg),
  );
  const gift: Gift = {
    giftId: nextId(world),
    from: { memberId, name },
    to,
    amount: asked.amount,
    msg: asked.msg,
    at: world.now(),
    state: 'WAIT',
    sentBy: booked.tranSerno,
  };
  giftsOf(context).push(gift);
  return {
    ...booked,
    amt: String(gift.amount),
    fee: '0',
    blncAft: String(pointsOf(context)),
    cntrName: maskName(to.name),
  };
}

const ends = {
  accept: { state: 'ACPT', titl: '포인트 받기', titlEng: 'Points received' },
  return: { state: 'RTRN', titl: '보낸 포인트 돌아옴', titlEng: 'Gift came back' },
  takeBack: { state: 'CNCL', titl: '보내기 취소', titlEng: 'Gift taken back' },
} as const;

/** The receiver takes a gift or sends it back, or its sender takes it back. */
export function endGift(context: MemberContext, giftId: string, how: keyof typeof ends) {
  const { walletMberIdnfiNo: me } = memberOf(context);
  const gift = giftsOf(context).find((each) => each.giftId === giftId);
  const mine = how === 'takeBack' ? gift?.from : gift?.to;
  if (!gift || mine?.memberId !== me) return refuse('UBPT0112', '받을 수 있는 포인트가 아니에요.');
  if (gift.state !== 'WAIT') return refuse('UBPT0112', '이미 처리된 포인트예요.');
  if (how === 'accept') {
    checkDueDiligence(context);
    checkLimits(context, 'accept', gift.amount, true);
  }
  const { state, titl, titlEng } = ends[how];
  const [target, other] = how === 'accept' ? [gift.to, gift.from] : [gift.from, gift.to];
  const entries = moves(GIFTS, accountName.points(target.memberId), 'PNT', gift.amount);
  const kinds = { accept: 'accept', return: 'giftBack', takeBack: 'takeBack' };
  const memo = memoOf(titl, titlEng, other.name, gift.msg);
  const undone = how === 'accept' ? {} : givesBack(gift);
  const booked = book(context.get('world'), kinds[how], entries, { ...memo, ...undone });
  gift.state = state;
  return {
    ...booked,
    amt: String(gift.amount),
    fee: '0',
    blncAft: String(pointsOf(context)),
    cntrName: maskName(mine === gift.to ? gift.from.name : gift.to.name),
  };
}

/** Gifts that wait for the customer. */
export function giftsWaiting(context: MemberContext): number {
  const { walletMberIdnfiNo: me } = memberOf(context);
  return giftsOf(context).filter(({ to, state }) => to.memberId === me && state === 'WAIT').length;
}

/** Gifts of the customer, newest first. */
export function listGifts(context: MemberContext) {
  const { walletMberIdnfiNo: me } = memberOf(context);
  const giftList = giftsOf(context)
    .filter(({ from, to }) => from.memberId === me || to.memberId === me)
    .toSorted((one, other) => other.at.getTime() - one.at.getTime())
    .map((gift) => ({
      giftId: gift.giftId,
      drctn: gift.to.memberId === me ? 'IN' : 'OUT',
      cntrName: maskName(gift.to.memberId === me ? gift.from.name : gift.to.name),
      amt: String(gift.amount),
      msg: gift.msg,
      sendYMS: seoulTime(gift.at),
      untlYmd: seoulDate(new Date(waitsUntil(gift))),
      giftStcd: gift.state,
    }));
  return { giftList };
}
