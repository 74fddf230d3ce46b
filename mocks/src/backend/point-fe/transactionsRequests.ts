import { maskName } from '@wallet/kit/format';
import { accountName } from '../ledger/index.ts';
import { type MemberContext, memberOf, type World } from '../room.ts';
import { seoulTime } from '../seoulTime.ts';
import { book, moves, refuse } from './transactionsBook.ts';
import { checkDueDiligence, checkLimits, pointsOf } from './transactionsLimits.ts';
import { type Person, personById, recentPeople } from './transactionsPeople.ts';

const DAY = 86_400_000;

type Party = Pick<Person, 'memberId' | 'name'>;

interface Share {
  shrId: string;
  from: Party;
  amount: number;
  state: 'ASKD' | 'PAID' | 'DCLN' | 'CNCL';
}

/** Somebody asks others for points: dues, or a bill that is split. */
interface PointRequest {
  rqstId: string;
  owner: Party;
  titl: string;
  at: Date;
  shares: Share[];
}

function requestsOf(context: MemberContext): PointRequest[] {
  const world = context.get('world');
  const requests = world.room<PointRequest[]>('point.requests', () => []);
  const { walletMberIdnfiNo: memberId, custName: name } = memberOf(context);
  const seeded = world.room('point.requests.seeded', () => new Set<string>());
  if (seeded.has(memberId)) return requests;
  seeded.add(memberId);
  const me = { memberId, name };
  const [one, two, three] = recentPeople();
  if (!one || !two || !three) return requests;
  const at = (days: number) => new Date(world.now().getTime() - days * DAY);
  const share = (from: Party, amount: number, state: Share['state'] = 'ASKD') => ({
    shrId: nextId(world, 'S'),
    from,
    amount,
    state,
  });
  requests.push(
    {
      rqstId: nextId(world, 'Q'),
      owner: one,
      titl: '11월 산악회 회비',
      at: at(1),
      shares: [share(me, 5000)],
    },
    { rqstId: nextId(world, 'Q'), owner: two, titl: '금요일 점심', at: at(3), shares: [share(me, 3700)] },
    {
      rqstId: nextId(world, 'Q'),
      owner: me,
      titl: '제주 여행 렌터카',
      at: at(5),
      shares: [share(one, 21_000, 'PAID'), share(two, 21_000), share(three, 21_000, 'DCLN')],
    },
  );
  return requests;
}

const nextId = (world: World, letter: 'Q' | 'S') =>
  `${letter}${String(world.nextNumber(`point.request.${letter}`)).padStart(6, '0')}`;

interface NewRequest {
  titl: string;
  shares: { rcvrId: string; amount: number }[];
}

/** Asks people for points; nothing moves yet. */
export function askForPoints(context: MemberContext, { titl, shares }: NewRequest) {
  const world = context.get('world');
  const { walletMberIdnfiNo: memberId, custName: name } = memberOf(context);
  const request: PointRequest = {
    rqstId: nextId(world, 'Q'),
    owner: { memberId, name },
    titl,
    at: world.now(),
    shares: shares.map(({ rcvrId, amount }) => ({
      shrId: nextId(world, 'S'),
      from: personById(context, rcvrId),
      amount,
      state: 'ASKD',
    })),
  };
  requestsOf(context).push(request);
  const total = request.shares.reduce((sum, { amount }) => sum + amount, 0);
  return {
    rqstId: request.rqstId,
    amt: String(total),
    fee: '0',
    cntrName: titl,
    tranYMS: seoulTime(request.at),
  };
}

function shareAsked(context: MemberContext, shrId: string) {
  const { walletMberIdnfiNo: me } = memberOf(context);
  for (const request of requestsOf(context)) {
    const share = request.shares.find((each) => each.shrId === shrId && each.from.memberId === me);
    if (share?.state === 'ASKD') return { request, share };
  }
  return refuse('UBPT0113', '이미 처리된 요청이에요.');
}

/** Pays what one was asked for, out of the points at once. */
export function payShare(context: MemberContext, shrId: string) {
  checkDueDiligence(context);
  const { request, share } = shareAsked(context, shrId);
  checkLimits(context, 'pay', share.amount, false);
  const { memberId } = share.from;
  const memo = { titl: request.titl, titlEng: request.titl, cntrName: maskName(request.owner.name) };
  const entries = moves(
    accountName.points(memberId),
    accountName.points(request.owner.memberId),
    'PNT',
    share.amount,
  );
  const booked = book(context.get('world'), 'pay', entries, memo);
  share.state = 'PAID';
  return {
    ...booked,
    amt: String(share.amount),
    fee: '0',
    blncAft: String(pointsOf(context)),
    cntrName: maskName(request.owner.name),
    titl: request.titl,
  };
}

export function declineShare(context: MemberContext, shrId: string): void {
  shareAsked(context, shrId).share.state = 'DCLN';
}

/** The one who asked no longer wants what has not been paid. */
export function cancelRequest(context: MemberContext, rqstId: string): void {
  const { walletMberIdnfiNo: me } = memberOf(context);
  const request = requestsOf(context).find((each) => each.rqstId === rqstId && each.owner.memberId === me);
  if (!request) return refuse('UBPT0113', '요청을 찾을 수 없어요.');
  for (const share of request.shares) if (share.state === 'ASKD') share.state = 'CNCL';
}

/** Who leaves asks for nothing any more, and is asked no more. */
export function endRequests(context: MemberContext): void {
  const { walletMberIdnfiNo: me } = memberOf(context);
  for (const { owner, shares } of requestsOf(context))
    for (const share of shares)
      if (share.state === 'ASKD' && [owner.memberId, share.from.memberId].includes(me))
        share.state = owner.memberId === me ? 'CNCL' : 'DCLN';
}

/** Requests of the customer that somebody has not answered yet: their sum. */
export function requestsAsked(context: MemberContext): { rqstId: string; titl: string; amount: number }[] {
  const { walletMberIdnfiNo: me } = memberOf(context);
  return requestsOf(context).flatMap(({ rqstId, titl, owner, shares }) => {
    const open = shares.filter(({ state }) => owner.memberId === me && state === 'ASKD');
    const amount = open.reduce((sum, share) => sum + share.amount, 0);
    return open.length > 0 ? [{ rqstId, titl, amount }] : [];
  });
}

/** What the customer was asked for and has not answered. */
export function requestsWaiting(context: MemberContext): number {
  const { walletMberIdnfiNo: me } = memberOf(context);
  return requestsOf(context)
    .flatMap(({ shares }) => shares)
    .filter(({ from, state }) => from.memberId === me && state === 'ASKD').length;
}

/** Requests that the customer made or got, newest first. */
export function listRequests(context: MemberContext) {
  const { walletMberIdnfiNo: me } = memberOf(context);
  const rqstList = requestsOf(context)
    .filter(({ owner, shares }) => owner.memberId === me || shares.some(({ from }) => from.memberId === me))
    .toSorted((one, other) => other.at.getTime() - one.at.getTime())
    .map(({ rqstId, owner, titl, at, shares }) => ({
      rqstId,
      drctn: owner.memberId === me ? 'OUT' : 'IN',
      ownrName: maskName(owner.name),
      titl,
      rqstYMS: seoulTime(at),
      shrList: shares
        .filter(({ from }) => owner.memberId === me || from.memberId === me)
        .map((share) => ({
          shrId: share.shrId,
          cntrName: maskName(share.from.name),
          amt: String(share.amount),
          shrStcd: share.state,
        })),
    }));
  return { rqstList };
}
