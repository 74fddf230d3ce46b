import { convertMinorUnits, toMinorUnits } from '@wallet/kit/format';
import { expect, test } from 'vitest';
import { rateOf } from '../ledger/index.ts';
import { findPersona } from '../personas.ts';
import { NOON } from '../testing/openMock.ts';
import { freshWorld, WorldState } from '../world.ts';
import { merchantFee } from './fees.ts';
import { cashMachines } from './partners.ts';
import { pastTransactions } from './pastTransactions.ts';

function past(id: string) {
  const persona = findPersona(id);
  if (!persona) throw new Error(`No persona ${id}.`);
  return pastTransactions(persona, new WorldState(freshWorld('test'), () => NOON));
}

test('a year of payments, refunds and withdrawals, newest first, always the same', () => {
  const year = past('member');
  expect(year.length).toBeGreaterThan(40);
  expect(year).toEqual(past('member'));
  const days = year.map(({ tranYmd }) => tranYmd);
  expect(days).toEqual([...days].sort().reverse());
  expect(days.at(-1)?.slice(0, 4)).toBe('2025');
  expect(new Set(year.map(({ tranSerno }) => tranSerno)).size).toBe(year.length);
});

test('each balance follows from the one before, and the newest is what the account holds', () => {
  const year = past('member');
  expect(year[0]?.sendAfBal).toBe('2450000');
  for (const [place, { sendBfBal }] of year.entries()) {
    const older = year[place + 1];
    if (older) expect(older.sendAfBal).toBe(sendBfBal);
  }
});

test('what was cancelled is given back by a refund that names it', () => {
  const year = past('member');
  const cancelled = year.filter(({ tranCnclYn }) => tranCnclYn === '1');
  expect(cancelled.length).toBeGreaterThan(1);
  for (const { tranSerno, sendTranAmt } of cancelled) {
    const refund = year.find(({ ogtranSerno }) => ogtranSerno === tranSerno);
    expect(refund?.sendTranAmt).toBe(sendTranAmt);
  }
});

test('who has not joined has paid nothing', () => {
  expect(past('noGpaymentUser')).toEqual([]);
});

test('what was taken is the payment and the fee that such a payment has today', () => {
  for (const { sendTranAmt, sendFee, sendBfBal, sendAfBal, fxPyaccModDstcd, uplcID } of past('member')) {
    const total = Number(sendTranAmt) + Number(sendFee);
    expect(Math.abs(Number(sendBfBal) - Number(sendAfBal))).toBe(total);
    const machine = cashMachines.find(({ id }) => id === uplcID);
    expect(fxPyaccModDstcd === '03').toBe(machine !== undefined);
    expect(Number(sendFee)).toBe(machine?.custFee ?? merchantFee(Number(sendTranAmt), true));
  }
});

test('no owner of a machine takes more than the fee that includes it, whatever the dollar costs in a year', () => {
  for (let day = 0; day < 365; day += 1) {
    const { rate, unit } = rateOf('USD', new Date(NOON.getTime() + day * 24 * 60 * 60 * 1000));
    for (const { custFee, usdFee } of cashMachines) {
      const cents = toMinorUnits(usdFee, 'USD') ?? Number.NaN;
      const part = convertMinorUnits(cents, { from: 'USD', to: 'KRW', rate, unit }, 'up');
      expect(part).toBeLessThanOrEqual(custFee);
    }
  }
});
