/** Yes/no comes as Y, 1 or true (1-shell s5). */
export function isYes(value: boolean | string | null): boolean {
  return value === true || value === 'Y' || value === '1';
}

/** A figure as a number; null where there is none, or none that can be read. */
export function figureOf(value: number | string | null): number | null {
  if (value === null || value === '') return null;
  const number = typeof value === 'number' ? value : Number(value.replaceAll(',', ''));
  return Number.isFinite(number) ? number : null;
}
