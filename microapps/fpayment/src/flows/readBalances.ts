import { ApiError, type CallSettings } from '@wallet/kit/api';
import { readTransactionAccounts } from '@wallet/kit/common';
import { readAccountBalances, readPoints } from '../api/balanceCalls.ts';
import type { Balances } from '../model/balances.ts';

/** Nothing of it may keep a customer from paying: what cannot be had is not told. */
async function known<T>(asked: Promise<T>): Promise<T | null> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof ApiError) return null;
    throw error;
  }
}

/** Points, and the main account that pays what they do not. */
export async function readBalances(settings?: CallSettings): Promise<Balances> {
  const [points, linked, paying] = await Promise.all([
    known(readPoints(undefined, settings)),
    known(readTransactionAccounts(undefined, settings)),
    known(readAccountBalances(undefined, settings)),
  ]);
  const main = linked?.find(({ isMain }) => isMain);
  if (!main) return { points, account: null };
  const { accountNo, bankCode, alias } = main;
  const left = paying?.find((account) => account.accountNo === accountNo)?.left ?? null;
  return { points, account: { accountNo, bankCode, alias, left } };
}
