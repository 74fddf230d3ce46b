import { readLinkedAccounts } from '@wallet/kit/common';

/** The foreign-currency wallet, among the services of the wallet. */
export const service = { serviceCode: '26' } as const;
/** The group's own bank: won of its accounts alone. */
const OWN_BANK = '004';

/** Linked accounts that a wallet can stand on, the main one first. */
export async function readOwnAccounts(signal: AbortSignal) {
  const accounts = await readLinkedAccounts(undefined, { signal });
  return accounts
    .filter(({ bankCode }) => bankCode === OWN_BANK)
    .toSorted((a, b) => Number(b.isMain) - Number(a.isMain));
}
