/** Sent again with the same key, a change is the same change. */
export function once(key: string): Record<string, string> {
  return { 'Idempotency-Key': key };
}
