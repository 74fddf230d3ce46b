/** Digits that go up or down by one; after 9 comes 0. */
function isRun(steps: readonly number[]): boolean {
  return [1, 9].some((step) => steps.every((each) => each === step));
}

/** The same one, two or three digits over and over. */
function isRepeated(digits: string): boolean {
  return [1, 2, 3].some((size) => digits === digits.slice(0, size).repeat(digits.length / size));
}

/** Six digits that a birth is written by. */
function birthTexts(birth: string): string[] {
  const [, century = '', year = '', month = '', day = ''] = /^(\d\d)(\d\d)(\d\d)(\d\d)$/.exec(birth) ?? [];
  if (day === '') return [];
  return [
    `${year}${month}${day}`,
    `${month}${day}${year}`,
    `${day}${month}${year}`,
    `${century}${year}${month}`,
    `${century}${year}${day}`,
  ];
}

/**
 * Whether a secret number of six digits is one that others guess first: a run, a repetition, or the birth of whose
 * number it is.
 *
 * @param birth8 `YYYYMMDD`; empty where it is not known
 */
export function isEasyPin(digits: string, birth8: string): boolean {
  const steps = [...digits].slice(1).map((digit, place) => (Number(digit) - Number(digits[place]) + 10) % 10);
  return isRun(steps) || isRepeated(digits) || birthTexts(birth8).includes(digits);
}
