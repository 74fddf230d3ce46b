import { expandBirth, isOfAge, todaySeoul } from '@wallet/kit/format';
import { personaOf } from '../personas.ts';
import type { World } from '../world.ts';
import { bankAccountsOf } from './bankAccounts.ts';
import { type Entry, emptyBooks, Ledger } from './Ledger.ts';

/** Where opening balances come from. */
const OPENING = 'opening';

/** How many of the ledger's whole numbers make one of what is counted: cents, hundredths of a gram, points. */
export const minorUnits = { PNT: 1, DNP: 1, XAU: 100, KRW: 1, EUR: 100, USD: 100, JPY: 1, CNY: 100 } as const;

type Holding = readonly [currency: keyof typeof minorUnits, amount: number];

const openingPoints: readonly Holding[] = [['PNT', 18_400]];
const openingForeignPoints: readonly Holding[] = [
  ['USD', 125.5],
  ['JPY', 8000],
];
const openingForeignWallet: readonly Holding[] = [
  ['EUR', 120],
  ['USD', 350],
  ['JPY', 48_000],
  ['CNY', 900],
];
const openingGold: readonly Holding[] = [['XAU', 5]];
const openingDonation: readonly Holding[] = [['DNP', 30_000]];

/** Names of accounts in the ledger. */
export const accountName = {
  bank: (memberId: string, acNo: string) => `bank:${memberId}:${acNo}`,
  points: (memberId: string) => `points:${memberId}`,
  /** Points in a foreign currency; one balance a currency. */
  foreignPoints: (memberId: string) => `fxpoints:${memberId}`,
  /** The foreign-currency wallet of the bank; one balance a currency. */
  foreignWallet: (memberId: string) => `fxwallet:${memberId}`,
  /** Gold in hundredths of a gram. */
  gold: (memberId: string) => `gold:${memberId}`,
  /** Points that a home town gave for a donation. */
  donation: (memberId: string) => `donation:${memberId}`,
  /** Carbon-neutral points that are collected and not paid yet. */
  carbon: (memberId: string) => `carbon:${memberId}`,
  /** What is left of an amount coupon, by its serial number. */
  coupon: (serial: string) => `coupon:${serial}`,
  merchant: (id: string) => `merchant:${id}`,
  cashMachine: (id: string) => `atm:${id}`,
  /** What the wallet owes to or gets from a clearing network. */
  network: (id: 'gln' | 'kftc' | 'domestic') => `network:${id}`,
  /** Where one currency becomes another. */
  exchange: 'exchange',
  fees: 'fees',
  /** Where points come from and go to. */
  issuer: 'issuer',
} as const;

/** The money of a world; who is signed in finds the opening balances there. */
export function ledgerOf(world: World): Ledger {
  const ledger = new Ledger(world.room('ledger', emptyBooks));
  if (world.person !== null && world.person.walletMberIdnfiNo !== '') open(world, ledger);
  return ledger;
}

function open(world: World, ledger: Ledger): void {
  const memberId = world.person?.walletMberIdnfiNo ?? '';
  const opened = world.room('ledger.opened', () => new Set<string>());
  if (opened.has(memberId)) return;
  opened.add(memberId);
  const persona = personaOf(world);
  const give = (account: string, currency: string, amount: number): Entry[] => [
    { account, currency, amount },
    { account: OPENING, currency, amount: -amount },
  ];
  const entries = bankAccountsOf(persona).flatMap(({ acNo, opening }) =>
    give(accountName.bank(memberId, acNo), 'KRW', opening),
  );
  const hold = (account: string, holdings: readonly Holding[]) => {
    for (const [currency, amount] of holdings) {
      entries.push(...give(account, currency, Math.round(amount * minorUnits[currency])));
    }
  };
  if (persona.points !== 'none') {
    hold(accountName.points(memberId), openingPoints);
    hold(accountName.foreignPoints(memberId), openingForeignPoints);
  }
  // Nobody under age has a foreign-currency wallet (the terms of fcpurs).
  const { birth = '', custGubn = '' } = world.person ?? {};
  const isOfAge19 = isOfAge(expandBirth(birth, custGubn), 19, todaySeoul(world.now()));
  if (isOfAge19) hold(accountName.foreignWallet(memberId), persona.foreignWallet ?? openingForeignWallet);
  if (persona.services?.includes('25')) hold(accountName.gold(memberId), openingGold);
  if (persona.services?.includes('28')) hold(accountName.donation(memberId), openingDonation);
  if (entries.length > 0) ledger.post({ at: world.now().toISOString(), kind: 'opening', entries });
}
