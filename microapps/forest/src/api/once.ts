/** Sent again with the same key, an order is the same order: a repeated tap or a lost answer books nothing twice. */
export function once(intentId: string): Record<string, string> {
  return { 'Idempotency-Key': intentId };
}
