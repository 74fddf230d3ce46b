import type { Navigate } from '@wallet/kit/app';
import type { Paid } from '../../model/paid.ts';

/** To the history's page of a payment. */
export function openDetail(navigate: Navigate, { number, date }: Paid): void {
  navigate.push('FGP61110', { query: { tranSerno: number, tranYmd: date } });
}
