import { readLinkedAccounts } from '@wallet/kit/common';
import { readHoldings, readPrice } from '../api/calls.ts';

/** Gold saving, among the services of the wallet. */
export const service = { serviceCode: '25' } as const;
/** The group's own bank: gold moves won of its accounts alone. */
export const OWN_BANK = '004';

export async function readGold(signal: AbortSignal) {
  const [price, gold] = await Promise.all([
    readPrice(undefined, { signal }),
    readHoldings(undefined, { signal }),
  ]);
  return { price, gold };
}

/** Linked accounts that gold can stand on, the main one first. */
export async function readOwnAccounts(signal: AbortSignal) {
  const accounts = await readLinkedAccounts(undefined, { signal });
  return accounts
    .filter(({ bankCode }) => bankCode === OWN_BANK)
    .toSorted((a, b) => Number(b.isMain) - Number(a.isMain));
}
