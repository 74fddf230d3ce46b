import { randomInt } from 'node:crypto';
import { BUCKETS } from './documents.ts';

/** The cookie that keeps a customer in one bucket; it says nothing about who that is. */
export const bucketCookie = 'wallet_bucket';
const YEAR = 31_536_000;

/** The bucket of a request, 1 to 1000; undefined without a cookie that is one. */
export function bucketOf(cookies: string | undefined): number | undefined {
  const found = new RegExp(`(?:^|;\\s*)${bucketCookie}=(\\d{1,4})(?:;|$)`).exec(cookies ?? '');
  const bucket = Number(found?.[1]);
  return bucket >= 1 && bucket <= BUCKETS ? bucket : undefined;
}

/** A bucket for a customer who has none. */
export function drawBucket(): number {
  return randomInt(1, BUCKETS + 1);
}

/** What makes it stick, in every WebView of the app. */
export function bucketHeader(bucket: number, isSecure: boolean): string {
  return `${bucketCookie}=${bucket}; Path=/; Max-Age=${YEAR}; SameSite=Lax${isSecure ? '; Secure' : ''}`;
}
