import { formatMoney, fromMinorUnits, maskName, maskPhone, phoneText } from '@wallet/kit/format';
import { v } from '@wallet/kit/schema';
import type { Hono } from 'hono';
import type { Words } from '../language.ts';
import { accountName, type ForeignCurrency, InsufficientFundsError, ledgerOf } from '../ledger/index.ts';
import { notify } from '../noti/inbox.ts';
import { personaOf, personas } from '../personas.ts';
import { friends } from '../point-fe/transactionsPeople.ts';
import { memberOf, ok, type RoomEnv, readBody, type World } from '../room.ts';
import { seoulTime } from '../seoulTime.ts';
import { orderByPin } from '../walletMoney.ts';
import { isTraded, usdCents, worthOf } from './market.ts';
import {
  type At,
  addCost,
  type Fx,
  fxSeen,
  heldOf,
  limitsOf,
  mayMove,
  openWallet,
  pocketOf,
  pocketsOf,
  record,
  refuse,
  takeCost,
  whenDue,
  whenLookedAt,
} from './wallet.ts';

type State = 'WAIT' | 'ACPT' | 'DECL' | 'BACK' | 'RTRN';

interface Side {
  memberId: string;
  name: string;
}

interface FxSend {
  sendNo: string;
  from: Side;
  /** empty member: somebody who has no wallet yet */
  to: Side & { phone: string };
  crncyCd: ForeignCurrency;
  amt: number;
  msg: string;
  sentAt: number;
  sendStcd: State;
  endYMS: string;
  /** what was paid for it; goes back with it */
  cost: number;
}

/** Money that was sent and not yet taken. */
const ON_ITS_WAY = 'fxsends';
const HOURS = 72;
const HOUR = 3_600_000;
const lastMoment = ({ sentAt }: Pick<FxSend, 'sentAt'>) => sentAt + HOURS * HOUR;

interface Person extends Side {
  rcvrId: string;
  phone: string;
}

function everybody(): readonly Person[] {
  const members = personas.flatMap(({ person, phone, foreignWallet }) =>
    person === null || phone === null || person.walletMberIdnfiNo === '' || foreignWallet?.length === 0
      ? []
      : [
          {
            rcvrId: `M${person.walletMberIdnfiNo.slice(-4)}`,
            memberId: person.walletMberIdnfiNo,
            name: person.custName,
            phone,
          },
        ],
  );
  return [...friends, ...members];
}

/** Numbers of people without a wallet, by what stands for them: neither phone nor name leaves the server. */
const strangersOf = (world: World) => world.room('fcpurs.strangers', () => new Map<string, string>());

function personOf(context: At, rcvrId: string): Person {
  const phone = strangersOf(context.get('world')).get(rcvrId);
  if (phone !== undefined) return { rcvrId, memberId: '', name: '', phone };
  const found = everybody().find((one) => one.rcvrId === rcvrId);
  return found ?? refuse('NOBODY', '받을 분을 찾을 수 없어요.');
}

function personByPhone(context: At, phone: string): Person {
  const member = memberOf(context);
  if (member.phone === phone) refuse('SELF', '본인에게는 보낼 수 없어요.');
  const found = everybody().find((one) => one.phone === phone);
  if (found) return found;
  const strangers = strangersOf(context.get('world'));
  const known = [...strangers].find(([, one]) => one === phone)?.[0];
  const rcvrId = known ?? `N${context.get('world').nextNumber('fcpurs.stranger')}`;
  strangers.set(rcvrId, phone);
  return { rcvrId, memberId: '', name: '', phone };
}

const shown = ({ rcvrId, memberId, name, phone }: Person) => ({
  rcvrId,
  rcvrName: maskName(name),
  mtlno: maskPhone(phoneText(phone)),
  mberYn: memberId === '' ? 'N' : 'Y',
});

function sendsOf(context: At): FxSend[] {
  const world = context.get('world');
  const sends = world.room<FxSend[]>('fcpurs.sends', () => []);
  const begun = world.room('fcpurs.sends.begun', () => new Set<string>());
  const { walletMberIdnfiNo: memberId, custName: name } = memberOf(context);
  if (begun.has(memberId)) return sends;
  begun.add(memberId);
  if (personaOf(world).foreignWallet !== undefined || fxSeen(context).state === 'NONE') return sends;
  const me = { memberId, name };
  const seed = (
    place: number,
    isIn: boolean,
    hours: number,
    sendStcd: State,
    crncyCd: ForeignCurrency,
    amt: number,
  ) => {
    const other = friends[place] ?? { memberId: 'FRIEND101', name: '이서준', phone: '01022223333' };
    const sentAt = world.now().getTime() - hours * HOUR;
    const them = { memberId: other.memberId, name: other.name };
    const send: FxSend = {
      sendNo: `FS${isIn ? 'I' : 'O'}${place + 1}`,
      crncyCd,
      amt,
      sentAt,
      sendStcd,

      from: isIn ? them : me,
      to: { ...(isIn ? me : them), phone: isIn ? '' : other.phone },
      msg: isIn ? '여행 잘 다녀와!' : '',
      endYMS:
        sendStcd === 'WAIT' ? '' : seoulTime(new Date(sentAt + (sendStcd === 'RTRN' ? HOURS : 2) * HOUR)),
      cost: worthOf(world, crncyCd, amt),
    };
    sends.push(send);
    recordBegun(context, send);
    if (sendStcd !== 'WAIT') return;
    const entries = [
      { account: 'opening', currency: crncyCd, amount: -amt },
      { account: ON_ITS_WAY, currency: crncyCd, amount: amt },
    ];
    ledgerOf(world).post({ at: new Date(sentAt).toISOString(), kind: 'fcpurs.begun', entries });
  };
  seed(0, false, 26, 'WAIT', 'USD', 3000);
  seed(1, false, 24 * 10, 'ACPT', 'JPY', 5000);
  seed(2, false, 24 * 17, 'DECL', 'USD', 1500);
  seed(3, false, 24 * 24, 'BACK', 'EUR', 1000);
  seed(4, false, 24 * 31, 'RTRN', 'CNY', 8000);
  seed(0, true, 5, 'WAIT', 'EUR', 2000);
  seed(1, true, 40, 'WAIT', 'JPY', 3000);
  seed(2, true, 24 * 9, 'ACPT', 'USD', 2500);
  seed(3, true, 24 * 20, 'DECL', 'JPY', 1000);
  seed(4, true, 24 * 28, 'RTRN', 'USD', 500);
  return sends;
}

/** What had happened to a send before the world began, as the history of its customer tells it. */
function recordBegun(context: At, { crncyCd, amt, sentAt, sendStcd, from, to, cost, endYMS }: FxSend): void {
  const world = context.get('world');
  const isMine = from.memberId === memberOf(context).walletMberIdnfiNo;
  const both = { fromCrncyCd: crncyCd, toCrncyCd: crncyCd, costAmt: cost };
  const cntrNm = maskName((isMine ? to : from).name);
  if (isMine) {
    const usdCnt = usdCents(world, cost);
    record(context, { knd: 'SEND', ...both, fromAmt: amt, toAmt: 0, usdCnt, cntrNm }, new Date(sentAt));
  }
  const came = sendStcd !== 'WAIT' && isMine === (sendStcd !== 'ACPT');
  const knd = isMine ? 'BACK' : 'RECV';
  if (came) record(context, { knd, ...both, fromAmt: 0, toAmt: amt, cntrNm, odrYMS: endYMS });
}

const mine = (context: At) => {
  const { walletMberIdnfiNo: me } = memberOf(context);
  return sendsOf(context).filter(({ from, to }) => from.memberId === me || to.memberId === me);
};

/** Sends that wait for an answer, out of the member's wallet and into it. */
export const waitingSends = (context: At) =>
  mine(context)
    .filter(({ sendStcd }) => sendStcd === 'WAIT')
    .map((send) => ({ ...send, isIn: send.to.memberId === memberOf(context).walletMberIdnfiNo }));

const ends = {
  ACPT: { knd: 'RECV', kind: 'fcpurs.accept' },
  DECL: { knd: 'BACK', kind: 'fcpurs.decline' },
  BACK: { knd: 'BACK', kind: 'fcpurs.takeBack' },
  RTRN: { knd: 'BACK', kind: 'fcpurs.ranOut' },
} as const;

/** Ends a send: what is on its way comes to its one side, once. */
function end(context: At, send: FxSend, sendStcd: Exclude<State, 'WAIT'>, at: Date): void {
  const world = context.get('world');
  const { walletMberIdnfiNo: me } = memberOf(context);
  const { crncyCd, amt, from, to } = send;
  const [side, other] = sendStcd === 'ACPT' ? [to, from] : [from, to];
  ledgerOf(world).post({
    at: at.toISOString(),
    kind: ends[sendStcd].kind,
    entries: [
      { account: ON_ITS_WAY, currency: crncyCd, amount: -amt },
      { account: accountName.foreignWallet(side.memberId), currency: crncyCd, amount: amt },
    ],
  });
  Object.assign(send, { sendStcd, endYMS: seoulTime(at) });
  if (side.memberId === me) {
    // What was given costs what it is worth; what comes back costs what it did.
    const cost = sendStcd === 'ACPT' ? worthOf(world, crncyCd, amt) : send.cost;
    addCost(fxSeen(context), crncyCd, cost);
    const money = { fromCrncyCd: crncyCd, fromAmt: 0, toCrncyCd: crncyCd, toAmt: amt } as const;
    record(context, { knd: ends[sendStcd].knd, ...money, costAmt: cost, cntrNm: maskName(other.name) }, at);
  }
  // Whose wallet is looked at by somebody else finds it in their history when they look themselves.
  else missing(world, side.memberId).push(send.sendNo);
  tellOfEnd(world, send, sendStcd);
}

/** Notifies the one who did not do it: the sender of what became of it, the receiver of what was taken back. */
function tellOfEnd(
  world: World,
  { sendNo, from, to, crncyCd, amt }: FxSend,
  sendStcd: keyof typeof ends,
): void {
  const money = `${formatMoney(fromMinorUnits(amt, crncyCd))} ${crncyCd}`;
  const name = maskName(to.name) || maskPhone(phoneText(to.phone));
  const tell = (memberId: string, title: Words, text: Words) => {
    const link = memberId === from.memberId ? 'FFC41300' : 'FFC42100';
    if (memberId !== '') notify(world, memberId, { title, text, link: `/fcpurs/${link}?sendId=${sendNo}` });
  };
  if (sendStcd === 'BACK') {
    tell(
      to.memberId,
      { ko: '보낸 분이 외화를 다시 가져갔어요', en: 'The sender took the money back' },
      { ko: money, en: money },
    );
    return;
  }
  const says = {
    ACPT: [
      `${name} 님이 외화를 받았어요`,
      `${money}를 받았어요.`,
      `${name} accepted your money`,
      `${money} was accepted.`,
    ],
    DECL: [
      `${name} 님이 외화를 받지 않았어요`,
      `${money}가 돌아왔어요.`,
      `${name} declined your money`,
      `${money} came back.`,
    ],
    RTRN: [
      '보낸 외화가 돌아왔어요',
      `${name} 님이 ${HOURS}시간 안에 받지 않아 ${money}가 돌아왔어요.`,
      'Your money came back',
      `${name} did not accept ${money} within ${HOURS} hours.`,
    ],
  } as const;
  const [titleKo, textKo, titleEn, textEn] = says[sendStcd];
  tell(from.memberId, { ko: titleKo, en: titleEn }, { ko: textKo, en: textEn });
}

const missing = (world: World, memberId: string): string[] => {
  const ofAll = world.room('fcpurs.sends.untold', () => new Map<string, string[]>());
  const own = ofAll.get(memberId) ?? [];
  ofAll.set(memberId, own);
  return own;
};

whenLookedAt((context, fx) => {
  const world = context.get('world');
  const { walletMberIdnfiNo: me } = memberOf(context);
  const untold = missing(world, me);
  const all = mine(context);
  for (const sendNo of untold.splice(0)) {
    const send = all.find((one) => one.sendNo === sendNo);
    if (!send) continue;
    const isMine = send.from.memberId === me;
    const cost = isMine ? send.cost : worthOf(world, send.crncyCd, send.amt);
    addCost(fx, send.crncyCd, cost);
    const money = {
      fromCrncyCd: send.crncyCd,
      fromAmt: 0,
      toCrncyCd: send.crncyCd,
      toAmt: send.amt,
    } as const;
    const cntrNm = maskName((isMine ? send.to : send.from).name);
    // It is dated when it happened, not when its owner looks.
    const facts = { costAmt: cost, cntrNm, odrYMS: send.endYMS };
    record(context, { knd: isMine ? 'BACK' : 'RECV', ...money, ...facts });
  }
});

// After its hours a send returns, whatever has become of either wallet.
whenDue((context) => {
  const world = context.get('world');
  const { walletMberIdnfiNo: me } = memberOf(context);
  const begun = world.room('fcpurs.sends.begun', () => new Set<string>());
  if (!begun.has(me)) return [];
  return mine(context)
    .filter(({ sendStcd }) => sendStcd === 'WAIT')
    .map((send) => {
      const at = lastMoment(send);
      return { at, run: () => end(context, send, 'RTRN', new Date(at)) };
    });
});

function sendWire(context: At, send: FxSend) {
  const { walletMberIdnfiNo: me } = memberOf(context);
  const { sendNo, crncyCd, amt, msg, sentAt, sendStcd, endYMS, from, to } = send;
  const isIn = to.memberId === me;
  return {
    sendNo,
    crncyCd,
    amt,
    msg,
    sendStcd,
    endYMS,
    drctn: isIn ? 'IN' : 'OUT',
    cntrName: maskName((isIn ? from : to).name),
    mtlno: isIn ? '' : maskPhone(phoneText(to.phone)),
    mberYn: isIn || to.memberId !== '' ? 'Y' : 'N',

    sendYMS: seoulTime(new Date(sentAt)),
    untlYMS: seoulTime(new Date(lastMoment(send))),
  };
}

function sendAt(context: At, sendNo: string): FxSend {
  return (
    mine(context).find((one) => one.sendNo === sendNo) ?? refuse('NO_SEND', '보낸 외화를 찾을 수 없어요.')
  );
}

/** US cents that may still be sent. */
function leftToSend(context: At, fx: Fx) {
  const left = (kind: string) =>
    limitsOf(context, fx)
      .filter(({ lmtDstcd }) => lmtDstcd === kind)
      .reduce((sum, { mostAmt, usedAmt }) => sum + mostAmt - usedAmt, 0);
  return { dayUsdAmt: Math.max(0, left('SDAY')), yearUsdAmt: Math.max(0, left('SYER')) };
}

const whole = v.pipe(v.number(), v.integer(), v.minValue(1));
const sendBody = v.object({
  rcvrId: v.string(),
  crncyCd: v.custom<ForeignCurrency>((code) => typeof code === 'string' && isTraded(code)),

  amt: whole,
  msg: v.pipe(v.string(), v.maxLength(40)),
  pin: v.string(),
});

function send(context: At, asked: Omit<v.InferOutput<typeof sendBody>, 'pin'>) {
  const fx = openWallet(context);
  mayMove(context, fx);
  const world = context.get('world');
  const { walletMberIdnfiNo: memberId, custName: name } = memberOf(context);
  const to = personOf(context, asked.rcvrId);
  if (to.memberId === memberId) refuse('SELF', '본인에게는 보낼 수 없어요.');
  const { crncyCd, amt, msg } = asked;
  const cents = usdCents(world, worthOf(world, crncyCd, amt));
  const { dayUsdAmt, yearUsdAmt } = leftToSend(context, fx);
  if (cents > dayUsdAmt) refuse('SEND_DAY', '하루에 보낼 수 있는 금액을 넘었어요.', { dayUsdAmt });
  if (cents > yearUsdAmt) refuse('SEND_YEAR', '한 해에 보낼 수 있는 금액을 넘었어요.', { yearUsdAmt });
  const held = heldOf(context, crncyCd);
  try {
    ledgerOf(world).post({
      at: world.now().toISOString(),
      kind: 'fcpurs.send',
      entries: [
        { account: pocketOf(context), currency: crncyCd, amount: -amt },
        { account: ON_ITS_WAY, currency: crncyCd, amount: amt },
      ],
    });
  } catch (error) {
    if (error instanceof InsufficientFundsError) refuse('FUNDS', '가진 외화보다 많아요.');
    throw error;
  }
  const cost = takeCost(fx, crncyCd, amt, held);
  const money = { fromCrncyCd: crncyCd, fromAmt: amt, toCrncyCd: crncyCd, toAmt: 0 } as const;
  const facts = { costAmt: cost, usdCnt: cents, cntrNm: maskName(to.name) || maskPhone(phoneText(to.phone)) };
  const { odrNo } = record(context, { knd: 'SEND', ...money, ...facts });
  const made: FxSend = {
    sendNo: `FS${10_000 + world.nextNumber('fcpurs.send')}`,
    from: { memberId, name },
    to,
    crncyCd,
    amt,
    msg,

    sentAt: world.now().getTime(),
    sendStcd: 'WAIT',
    endYMS: '',
    cost,
  };
  sendsOf(context).push(made);
  const title = { ko: '외화가 도착했어요', en: 'Somebody sent you money' };
  const text = { ko: '72시간 안에 받아 주세요.', en: 'Please accept it within 72 hours.' };
  if (to.memberId !== '')
    notify(world, to.memberId, { title, text, link: `/fcpurs/FFC42100?sendId=${made.sendNo}` });
  return { rcptDstcd: 'SEND', odrNo, odrYMS: seoulTime(world.now()), send: sendWire(context, made) };
}

/** Sending to others and receiving from them. */
export function sendRoutes(routes: Hono<RoomEnv>): void {
  const at = (name: string) => `/fcpurs-fe/send/v1/${name}`;
  routes.post(at('people'), (context) => {
    openWallet(context);
    return ok(context, { rcvrList: friends.map(shown) });
  });
  routes.post(at('person'), async (context) => {
    const { mtlno } = await readBody(
      context,
      v.object({ mtlno: v.pipe(v.string(), v.regex(/^01\d{8,9}$/)) }),
    );
    openWallet(context);
    return ok(context, shown(personByPhone(context, mtlno)));
  });
  routes.post(at('terms'), (context) => {
    const fx = openWallet(context);
    const world = context.get('world');
    const left = leftToSend(context, fx);
    const cents = Math.min(left.dayUsdAmt, left.yearUsdAmt);
    const crncyList = pocketsOf(context, fx).map(({ crncyCd, amt }) => {
      const inUsd = usdCents(world, worthOf(world, crncyCd, amt));
      // What the limit leaves of it, cut to its smallest unit.
      const most = inUsd <= cents ? amt : Number((BigInt(amt) * BigInt(cents)) / BigInt(inUsd));
      return { crncyCd, blncAmt: amt, maxAmt: most };
    });
    return ok(context, { ...left, crncyList });
  });
  routes.post(at('list'), (context) => {
    openWallet(context);
    const list = mine(context).toSorted((a, b) => b.sentAt - a.sentAt);
    return ok(context, { sendList: list.map((one) => sendWire(context, one)) });
  });
  routes.post(at('one'), async (context) => {
    const { sendNo } = await readBody(context, v.object({ sendNo: v.string() }));
    openWallet(context);
    return ok(context, sendWire(context, sendAt(context, sendNo)));
  });
  routes.post(at('order'), async (context) => {
    const { pin, ...asked } = await readBody(context, sendBody);
    return orderByPin(context, { kind: 'fcpurs.send', pin }, () => send(context, asked));
  });
  // First wins; whoever asks for what has happened already is told so.
  const turns = { accept: 'ACPT', decline: 'DECL', 'take-back': 'BACK' } as const;
  for (const [name, sendStcd] of Object.entries(turns)) {
    routes.post(at(name), async (context) => {
      const { sendNo } = await readBody(context, v.object({ sendNo: v.string() }));
      const fx = openWallet(context);
      const found = sendAt(context, sendNo);
      const isIn = found.to.memberId === memberOf(context).walletMberIdnfiNo;
      if (isIn === (sendStcd === 'BACK')) refuse('NO_SEND', '보낸 외화를 찾을 수 없어요.');
      if (found.sendStcd === 'WAIT') {
        if (sendStcd === 'ACPT') mayMove(context, fx);
        end(context, found, sendStcd, context.get('world').now());
      } else if (found.sendStcd !== sendStcd) refuse('SEND_ENDED', '이미 끝난 외화예요.');
      return ok(context, sendWire(context, found));
    });
  }
}
