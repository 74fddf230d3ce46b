import { ApiError, encryptField } from '@wallet/kit/api';
import type { Settled } from '@wallet/kit/common';
import { describe, expect, it } from 'vitest';
import { openPayHarness, type PayHarness } from '../../testing/payHarness.ts';
import { readMachineCode } from '../api/cashCalls.ts';
import { readMerchantCode, requestPayment } from '../api/merchantCalls.ts';
import { readStatus } from '../api/payCalls.ts';
import type { PayFacts } from '../model/order.ts';
import type { Paid, PayMode } from '../model/paid.ts';
import { openCode } from './customerCode.ts';

const PIN = '246810';
const won = { code: '2', account: '12345601234567' } as const;
const points = { code: '1', account: '' } as const;

type Kind = 'mpm' | 'kftc' | 'atm' | 'cpm';
const kinds: readonly Kind[] = ['mpm', 'kftc', 'atm', 'cpm'];

/** What the customer saw at the end of each payment. */
interface Customer {
  harness: PayHarness;
  told: Settled<Paid>[];
  /** what was told of each order: never two different things */
  toldOf: Map<string, string>;
}

async function tell({ harness, told, toldOf }: Customer, mode: PayMode, key: string, end: Settled<Paid>) {
  if (end.kind === 'unknown') return;
  told.push(end);
  expect(toldOf.get(key) ?? end.kind, 'an order has one end').toBe(end.kind);
  toldOf.set(key, end.kind);
  if (mode === 'cpm') await harness.till.code.noted.end(key);
  await harness.till.close(key, end, mode);
}

/** A page that may be killed at any moment. */
function pageLife({ random }: PayHarness): AbortSignal {
  const abort = new AbortController();
  if (random() < 0.25) setTimeout(() => abort.abort(), Math.floor(random() * 5));
  return abort.signal;
}

const codes = {
  mpm: ['GLN-TH7731', 'GLN-TH0408', 'GLN-TH0409', 'GLN-TH7732-25050-A1'],
  kftc: ['KFTC-ID5001', 'KFTC-ID5002'],
  atm: ['GLNATM-TH9001', 'GLNATM-TH9002'],
} as const;

async function payMerchant(customer: Customer, kind: 'mpm' | 'kftc', pin: string) {
  const { harness } = customer;
  const nation = kind === 'kftc' ? 'ID' : 'TH';
  const scan = await readMerchantCode({ code: harness.pick(codes[kind]), nation });
  const amount = scan.amount ?? (kind === 'kftc' ? 150_000 : 12_550);
  const means = kind === 'mpm' && harness.random() < 0.2 ? points : won;
  const quote = await requestPayment({ scan, amount, means });
  await place(customer, { kind: 'mpm', nation, quote }, pin);
}

async function place(customer: Customer, facts: PayFacts, pin: string) {
  const { harness } = customer;
  const { key: begun } = await harness.till.begin(facts);
  const sealed = await harness.till.seal(facts, pin, begun);
  const outcome = await harness.openWebView(pageLife(harness)).place(facts, sealed, begun);
  if (outcome) await tell(customer, outcome.kind, outcome.key, outcome.end);
}

async function withdraw(customer: Customer, pin: string) {
  const { harness } = customer;
  const machine = await readMachineCode(harness.pick(codes.atm));
  const amount = machine.min + machine.step * Math.floor(harness.random() * 10);
  await place(customer, { kind: 'atm', machine, amount, account: won.account }, pin);
}

async function showCode(customer: Customer, pin: string) {
  const { harness } = customer;
  const { till, random } = harness;
  const facts = { nation: 'TH', means: won };
  const opened = await openCode(till.code, facts, await encryptField(pin));
  if (opened.kind === 'ended') return tell(customer, 'cpm', opened.key, opened.end);
  const { key, code } = opened;
  const scan = () => harness.merchantScans(code.barcode, '80.50', 'THB');
  if (random() < 0.6) await scan();
  if (random() < 0.3) await scan();
  if (random() < 0.3) return; // The WebView is killed.
  const status = await readStatus({ key, mode: 'cpm' });
  if (status.kind === 'done') return tell(customer, 'cpm', key, status);
  const closing = till.findEnd(key, { kind: 'cpm' });
  if (random() < 0.3) await scan();
  await tell(customer, 'cpm', key, await closing);
}

async function attempt(customer: Customer, kind: Kind, pin = PIN) {
  if (kind === 'cpm') await showCode(customer, pin);
  else if (kind === 'atm') await withdraw(customer, pin);
  else await payMerchant(customer, kind, pin);
}

/** What this phone knows of first: a code that it showed, a payment that it sent; then what the service knows. */
async function findUnfinished({ harness: { till } }: Customer) {
  const code = await till.code.noted.read();
  return code?.isSent ? ({ key: code.id, kind: 'cpm' } as const) : till.findUnfinished();
}

/** Opens the area anew: what was under way is told first. */
async function comeBack(customer: Customer, canLookAgain: () => void) {
  for (let look = 0; look < 8; look++) {
    const unfinished = await findUnfinished(customer);
    if (!unfinished) return;
    const { key, kind } = unfinished;
    const end = await customer.harness.till.findEnd(key, { kind });
    await tell(customer, kind, key, end);
    if (end.kind === 'unknown') canLookAgain();
  }
  throw new Error('A payment whose end is never found.');
}

async function unlessUnsure(work: () => Promise<void>) {
  try {
    await work();
  } catch (error) {
    // No code, no quote, no key: nothing has been sent, and the customer begins anew.
    if (!(error instanceof ApiError)) throw error;
  }
}

const isPaid = (end: Settled<Paid>) => end.kind === 'done';

async function run(seed: number, kind: Kind) {
  const harness = await openPayHarness(seed);
  const customer: Customer = { harness, told: [], toldOf: new Map() };
  const wantsMore = () => !customer.told.some(isPaid);

  for (let visit = 0; visit < 4 && wantsMore(); visit++) {
    if (harness.random() < 0.1) harness.loseStorage();
    // What was under way is told first; as long as that fails, nothing new is begun.
    let isClear = false;
    await unlessUnsure(async () => {
      const unfinished = await findUnfinished(customer);
      if (unfinished) {
        const { key, kind } = unfinished;
        await tell(customer, kind, key, await harness.till.findEnd(key, { kind }));
      }
      isClear = unfinished === null;
    });
    if (isClear) await unlessUnsure(() => attempt(customer, kind, harness.random() < 0.15 ? '111111' : PIN));
    harness.pass(Math.floor(harness.random() * 20));
  }

  harness.getWell();
  if (harness.random() < 0.5) await harness.settle();
  await comeBack(customer, () => harness.pass(30));
  await harness.settle();
  harness.pass(200);
  // Whatever came late has either been refused or is told now.
  await comeBack(customer, () => harness.pass(30));

  const { payments, totals } = await harness.ledger();
  const paid = customer.told.filter(isPaid);
  const numbers = new Set(paid.map((end) => (end.kind === 'done' ? end.receipt.number : '')));
  expect(payments.length, 'never twice').toBeLessThanOrEqual(1);
  expect(numbers.size, 'what was told is what the ledger says').toBe(payments.length);
  expect(new Set(Object.values(totals)), 'all money is somewhere').toEqual(new Set([0]));
  expect(await findUnfinished(customer)).toBeNull();

  await goOn(customer, kind, payments.length);
  return { paid: payments.length, told: customer.told.map((end) => end.kind) };
}

/** Nobody is stuck: the next payment goes through. */
async function goOn(customer: Customer, kind: Kind, before: number) {
  const { harness } = customer;
  for (let look = 0; look < 20; look++) {
    customer.told.length = 0;
    await unlessUnsure(() => attempt(customer, kind));
    harness.pass(100);
    await comeBack(customer, () => harness.pass(30));
    if (customer.told.some(isPaid)) break;
  }
  expect((await harness.ledger()).payments.length).toBe(before + 1);
}

describe('a network that loses, delays, doubles and reorders', () => {
  for (const kind of kinds) {
    it(`(G47, R583) never has a customer pay twice, nor wonder, nor be stuck: ${kind}`, async () => {
      const ends = new Map<string, number>();
      for (let seed = 0; seed < 80; seed++) {
        const { paid, told } = await run(seed * 7 + kinds.indexOf(kind), kind).catch((error: unknown) => {
          throw new Error(`seed ${seed} of ${kind}`, { cause: error });
        });
        for (const each of [...new Set(told), `booked ${paid}`]) ends.set(each, (ends.get(each) ?? 0) + 1);
      }
      // The runs are worth something only where all of it happens.
      expect(ends.get('booked 1') ?? 0).toBeGreaterThan(20);
      expect(ends.get('booked 0') ?? 0).toBeGreaterThan(0);
    }, 240_000);
  }
});
