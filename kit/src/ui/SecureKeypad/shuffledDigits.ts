/** The digits 0 to 9 in an order that cannot be foretold: Fisher-Yates on the browser's strong random numbers. */
export function shuffledDigits(): number[] {
  const digits = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];
  for (let last = digits.length - 1; last > 0; last -= 1) {
    const other = randomBelow(last + 1);
    const moved = digits[last] as number;
    digits[last] = digits[other] as number;
    digits[other] = moved;
  }
  return digits;
}

/** Every number equally often: a byte from the uneven rest at the top is thrown away. */
function randomBelow(bound: number): number {
  const end = 256 - (256 % bound);
  const byte = new Uint8Array(1);
  for (;;) {
    const [value = 0] = crypto.getRandomValues(byte);
    if (value < end) return value % bound;
  }
}
