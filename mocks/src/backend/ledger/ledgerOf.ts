import { personaOf } from '../personas.ts';
import type { World } from '../world.ts';
import { bankAccountsOf } from './bankAccounts.ts';
import { type Entry, Ledger } from './Ledger.ts';

/** Where opening balances come from. */
const OPENING = 'opening';
const OPENING_POINTS = 18_400;

/** Names of accounts in the ledger. */
export const accountName = {
  bank: (memberId: string, acNo: string) => `bank:${memberId}:${acNo}`,
  points: (memberId: string) => `points:${memberId}`,
  /** Points in a foreign currency; one balance a currency. */
  foreignPoints: (memberId: string) => `fxpoints:${memberId}`,
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
  const ledger = world.room('ledger', () => new Ledger());
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
  if (persona.points !== 'none') {
    entries.push(
      ...give(accountName.points(memberId), 'PNT', OPENING_POINTS),
      ...give(accountName.foreignPoints(memberId), 'USD', 12_550),
      ...give(accountName.foreignPoints(memberId), 'JPY', 8000),
    );
  }
  if (entries.length > 0) ledger.post({ at: world.now().toISOString(), kind: 'opening', entries });
}
