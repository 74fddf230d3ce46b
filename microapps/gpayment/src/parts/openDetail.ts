import type { Navigate } from '@wallet/kit/app';
import type { Paid } from '../model/paid.ts';

/** To the history's page of a payment; what led to it is done with, and back from there is where payments begin. */
export function openDetail(navigate: Navigate, { number, date }: Paid, home: string): void {
  navigate.replace(home);
  navigate.push('FGP61110', { query: { tranSerno: number, tranYmd: date } });
}
