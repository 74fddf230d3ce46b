/** Digits that nobody can read: they are counted, and handed out once. */
export interface Secret {
  readonly count: number;
  add(digit: number): void;
  backspace(): void;
  clear(): void;
  /** Hands the digits to `encrypt` and forgets them, whatever comes of it. */
  handOut(encrypt: (plain: string) => Promise<string>): Promise<string>;
}

/**
 * A place for a secret number that is neither React state nor part of the page: it lives in this closure alone,
 * and is overwritten when it is cleared or handed out.
 *
 * @param length the most digits it takes; more are ignored
 */
export function createSecret(length: number): Secret {
  const digits = new Uint8Array(length);
  let count = 0;

  function clear() {
    digits.fill(0);
    count = 0;
  }

  return {
    get count() {
      return count;
    },
    add(digit) {
      if (count >= length) return;
      digits[count] = digit;
      count += 1;
    },
    backspace() {
      if (count === 0) return;
      count -= 1;
      digits[count] = 0;
    },
    clear,
    async handOut(encrypt) {
      const plain = digits.subarray(0, count).join('');
      clear();
      return encrypt(plain);
    },
  };
}
