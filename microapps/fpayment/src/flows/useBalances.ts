import { useLoad, useResume } from '@wallet/kit/app';
import type { Balances } from '../model/balances.ts';
import { readBalances } from './readBalances.ts';

const unknown = { points: null, account: null };

/** What can be paid from, once it is known; asked again when the customer comes back. `isRead`: what is missing cannot be had. */
export function useBalances(): Balances & { isRead: boolean } {
  const { data, reload } = useLoad((signal) => readBalances({ signal }));
  useResume(reload);
  return { ...(data ?? unknown), isRead: data !== undefined };
}
