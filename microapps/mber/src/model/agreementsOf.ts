/** Every term by its id, and whether it is among those that were agreed to. */
export function agreementsOf(
  terms: readonly { termsId: string }[],
  agreedIds: readonly string[],
): Record<string, boolean> {
  return Object.fromEntries(terms.map(({ termsId }) => [termsId, agreedIds.includes(termsId)]));
}
