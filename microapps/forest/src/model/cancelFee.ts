/** From `minDays` days before arrival the fee is `percent` of the price. */
export interface CancelRule {
  minDays: number;
  percent: number;
}

/** What cancelling costs now; `daysBefore` is null for a booking not yet paid. */
export interface CancelQuote {
  daysBefore: number | null;
  percent: number;
  /** won */
  fee: number;
  refund: number;
  rules: CancelRule[];
}

/** The row that counts so many days before; undefined once it is too late. */
export function ruleFor(rules: readonly CancelRule[], daysBefore: number): CancelRule | undefined {
  return rules.filter(({ minDays }) => daysBefore >= minDays).toSorted((a, b) => b.minDays - a.minDays)[0];
}

/** Each row with the days it covers; `maxDays` is null for the most generous one. */
export function ruleSpans(
  rules: readonly CancelRule[],
): { minDays: number; maxDays: number | null; percent: number }[] {
  const sorted = rules.toSorted((a, b) => b.minDays - a.minDays);
  return sorted.map((rule, index) => {
    const above = sorted[index - 1];
    return { ...rule, maxDays: above ? above.minDays - 1 : null };
  });
}
