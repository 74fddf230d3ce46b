import { describe, expect, it } from 'vitest';
import { accountName, ledgerOf } from './ledger/index.ts';
import { chargedPointsOf, expiringByMonth } from './point-fe/historiesBatches.ts';
import { walletOf } from './point-fe/walletState.ts';
import type { MemberContext } from './room.ts';
import { payFromWallet, payToMember, undoPayment } from './walletMoney.ts';
import { freshWorld, WorldState } from './world.ts';

const MAIN = '12345601234567';
const OTHER = '11098765432101';
const title = { ko: '책', en: 'A book' };

function openWallet() {
  let now = Date.parse('2026-11-21T12:00:00+09:00');
  const state = new WorldState(freshWorld('money'), () => new Date(now));
  const world = state.as({ person: state.personOf('member'), personaId: 'member' });
  const context = {
    get: () => world,
    req: { header: () => 'money-test-1' },
  } as unknown as Parameters<typeof payFromWallet>[0];
  const member: MemberContext = context;
  const memberId = 'W000000001';
  const ledger = () => ledgerOf(world);
  ledger();
  return {
    context,
    member,
    pay: (points: number, won: number) =>
      payFromWallet(context, { room: 'TST', to: 'shop', points, won, title }),
    points: () => ledger().balance(accountName.points(memberId), 'PNT'),
    bank: (acNo: string) => ledger().balance(accountName.bank(memberId, acNo), 'KRW'),
    /** everything that the wallet holds: how much of it ends when, and how much becomes money again */
    kept: () => ({ charged: chargedPointsOf(member), ends: expiringByMonth(member).mntList }),
    makeMain: (acNo: string) => {
      for (const one of walletOf(member).linked) one.isMain = one.acNo === acNo;
    },
    pass: (days: number) => {
      now += days * 86_400_000;
    },
  };
}

describe('a payment that is undone', () => {
  it('returns whole as the same points, to the account that paid', () => {
    const { context, pay, points, bank, kept, makeMain } = openWallet();
    const before = { kept: kept(), points: points(), bank: bank(MAIN) };
    const payment = pay(16_200, 5000);
    expect(kept().charged).toBeLessThan(before.kept.charged);
    makeMain(OTHER);
    undoPayment(context, { payment, title });
    expect({ kept: kept(), points: points(), bank: bank(MAIN) }).toEqual(before);
  });

  it('returns in parts what a smaller payment would have left, and no more than was paid', () => {
    const { context, pay, kept } = openWallet();
    const first = pay(4000, 0);
    const less = kept();
    undoPayment(context, { payment: first, title });
    const payment = pay(16_000, 900);
    undoPayment(context, { payment, points: 12_000, won: 300, title });
    expect(kept()).toEqual(less);
    expect(() => undoPayment(context, { payment, points: 4001, won: 0, title })).toThrow(RangeError);
    expect(() => undoPayment(context, { payment, points: 0, won: 601, title })).toThrow(RangeError);
    undoPayment(context, { payment, title });
    expect(() => undoPayment(context, { payment, points: 1, title })).toThrow(RangeError);
  });

  it('lets points that have ended meanwhile count until the end of the day', () => {
    const { context, member, pay, pass, points } = openWallet();
    const ending = Number(expiringByMonth(member).mntList[0]?.dtlList[0]?.amt);
    const payment = pay(ending, 0);
    pass(12);
    undoPayment(context, { payment, title });
    expect(expiringByMonth(member).mntList[0]?.dtlList[0]).toMatchObject({
      amt: String(ending),
      untlYmd: '20261203',
    });
    expect(points()).toBe(18_400);
  });
});

describe('money that undoes no payment', () => {
  it('goes to the account of an earlier payment, to a named one, or to the main one', () => {
    const { context, pay, bank, makeMain } = openWallet();
    const payment = pay(0, 1000);
    const [main, other] = [bank(MAIN), bank(OTHER)];
    makeMain(OTHER);
    payToMember(context, { room: 'TST', from: 'shop', won: 900, payment, title });
    payToMember(context, { room: 'TST', from: 'shop', won: 90, acNo: MAIN, title });
    payToMember(context, { room: 'TST', from: 'shop', won: 9, title });
    expect([bank(MAIN) - main, bank(OTHER) - other]).toEqual([990, 9]);
  });

  it('is refused before anything changes where no account takes it', () => {
    const { context, points, makeMain } = openWallet();
    makeMain('');
    const pay = () => payToMember(context, { room: 'TST', from: 'shop', won: 900, points: 5, title });
    expect(pay).toThrow(expect.objectContaining({ code: 'TST_NO_ACCOUNT' }));
    expect(points()).toBe(18_400);
    payToMember(context, { room: 'TST', from: 'shop', points: 5, title });
    expect(points()).toBe(18_405);
  });

  it('is never negative', () => {
    const { context, pay } = openWallet();
    expect(() => pay(0, -1)).toThrow(RangeError);
    expect(() => payToMember(context, { room: 'TST', from: 'shop', won: -1, title })).toThrow(RangeError);
  });
});
