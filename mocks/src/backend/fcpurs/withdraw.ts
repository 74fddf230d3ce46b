import { maskAccount } from '@wallet/kit/format';
import { v } from '@wallet/kit/schema';
import type { Hono } from 'hono';
import { accountName, type ForeignCurrency, InsufficientFundsError, ledgerOf } from '../ledger/index.ts';
import { opensAt } from '../marketHours.ts';
import { personaOf } from '../personas.ts';
import { memberOf, ok, type RoomEnv, readBody, type World } from '../room.ts';
import { seoulTime } from '../seoulTime.ts';
import { orderByPin } from '../walletMoney.ts';
import { isTraded } from './market.ts';
import {
  type At,
  heldOf,
  mayMove,
  openWallet,
  pocketOf,
  pocketsOf,
  record,
  refuse,
  takeCost,
} from './wallet.ts';

interface OwnAccount {
  acId: string;
  acNo: string;
  als: string;
  crncyList: readonly ForeignCurrency[];
}

/** Bank days, by the clocks of Seoul. */
const HOURS = ['0900', '1600'] as const;

/** Currency accounts in the member's own name. */
const accounts: readonly OwnAccount[] = [
  { acId: 'FA1', acNo: '61850166607788', als: '여행 외화통장', crncyList: ['USD', 'EUR', 'JPY'] },
  { acId: 'FA2', acNo: '61850166609911', als: 'CNY 외화예금', crncyList: ['CNY'] },
];
/** Accounts that were closed meanwhile, by what stands for them. */
const closedOf = (world: World) => world.room('fcpurs.closedAccounts', () => new Set<string>());

const ownAccounts = (context: At): readonly OwnAccount[] => {
  const world = context.get('world');
  if (personaOf(world).foreignWallet !== undefined) return [];
  return accounts.filter(({ acId }) => !closedOf(world).has(acId));
};

const body = v.object({
  crncyCd: v.custom<ForeignCurrency>((code) => typeof code === 'string' && isTraded(code)),
  amt: v.pipe(v.number(), v.integer(), v.minValue(1)),

  acId: v.string(),
  pin: v.string(),
});

function withdraw(context: At, { crncyCd, amt, acId }: Omit<v.InferOutput<typeof body>, 'pin'>) {
  const fx = openWallet(context);
  mayMove(context, fx);
  const world = context.get('world');
  const opens = opensAt(world, HOURS);
  if (opens) refuse('BANK_CLOSED', '은행 영업시간에만 옮길 수 있어요.', { opnYMS: opens });
  const account = ownAccounts(context).find((one) => one.acId === acId);
  if (!account) return refuse('OWN_CLOSED', '해지된 외화 계좌예요.');
  if (!account.crncyList.includes(crncyCd)) refuse('OWN_CURRENCY', '이 통화를 받을 수 없는 계좌예요.');
  const held = heldOf(context, crncyCd);
  const theirs = accountName.bank(memberOf(context).walletMberIdnfiNo, account.acNo);
  try {
    ledgerOf(world).post({
      at: world.now().toISOString(),
      kind: 'fcpurs.withdraw',
      entries: [
        { account: pocketOf(context), currency: crncyCd, amount: -amt },
        { account: theirs, currency: crncyCd, amount: amt },
      ],
    });
  } catch (error) {
    if (error instanceof InsufficientFundsError) refuse('FUNDS', '가진 외화보다 많아요.');
    throw error;
  }
  const cost = takeCost(fx, crncyCd, amt, held);
  const money = { fromCrncyCd: crncyCd, fromAmt: amt, toCrncyCd: crncyCd, toAmt: 0 } as const;
  const cntrNm = `${account.als} ${maskAccount(account.acNo)}`;
  const { odrNo } = record(context, { knd: 'WTDW', ...money, costAmt: cost, cntrNm });
  const mine = { crncyCd, amt, acNm: account.als, acNo: maskAccount(account.acNo), aftBlncAmt: held - amt };
  return { rcptDstcd: 'WTDW', odrNo, odrYMS: seoulTime(world.now()), wtdw: mine };
}

/** Out of the wallet to an own account of the same currency. */
export function withdrawRoutes(routes: Hono<RoomEnv>): void {
  routes.post('/fcpurs-fe/withdraw/v1/terms', (context) => {
    const fx = openWallet(context);
    const acList = ownAccounts(context).map((one) => ({ ...one, acNo: maskAccount(one.acNo) }));
    const crncyList = pocketsOf(context, fx).map(({ crncyCd, amt }) => ({ crncyCd, blncAmt: amt }));
    return ok(context, { opnYMS: opensAt(context.get('world'), HOURS) ?? '', acList, crncyList });
  });
  routes.post('/fcpurs-fe/withdraw/v1/order', async (context) => {
    const { pin, ...asked } = await readBody(context, body);
    return orderByPin(context, { kind: 'fcpurs.withdraw', pin }, () => withdraw(context, asked));
  });
  // An account that is closed in a branch, for trials.
  routes.post('/fcpurs-fe/withdraw/v1/test', async (context) => {
    const { acId } = await readBody(context, v.object({ acId: v.string() }));
    if (!memberOf(context).isDeveloper) refuse('DEVELOPER', '개발자만 쓸 수 있어요.');
    closedOf(context.get('world')).add(acId);
    return ok(context);
  });
}
