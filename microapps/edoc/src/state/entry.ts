/** Whom the gate of FEC21300 has sent to join, and why: kept in memory, as a member's number stands in no address. */
export const entry: { value: { memberId: string; why: 'notAgreed' | 'failed' } | null } = { value: null };

/** Receipts that were ticked to be exported. */
export const picked: { value: readonly string[] } = { value: [] };
