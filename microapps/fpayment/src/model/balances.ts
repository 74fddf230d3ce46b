import type { Method } from './payment.ts';

/** What can be paid from, in whole points and won; null where nobody said. */
export interface Balances {
  points: number | null;
  account: { accountNo: string; bankCode: string; alias: string; left: number | null } | null;
}

/** What of the points goes into a payment at most; null is as many as it takes. */
export type PointsMost = number | null;

/** What is lacking for an amount, as far as that can be known. */
export function lackOf(
  amount: number,
  { points, account }: Balances,
  { method, pointsMost }: { method: Method; pointsMost: PointsMost },
): number {
  if (account?.left == null || (method === 'pointsFirst' && points === null)) return 0;
  const usable = method === 'account' ? 0 : Math.min(points ?? 0, pointsMost ?? amount, amount);
  return Math.max(0, amount - usable - account.left);
}
