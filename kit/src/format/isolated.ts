// Marks that turn what follows them round, and letters that are written from right to left.
const controls = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;
const fromRight = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/** A text of others without the marks that turn what stands beside it round. */
export function withoutBidi(text: string): string {
  return text.replace(controls, '');
}

/**
 * A name of others within a sentence of ours: whatever it is written in, the amount and the number beside it stay as
 * they are. A message that takes a name, a merchant or a bank puts it in by this.
 */
export function isolated(name: string): string {
  const plain = withoutBidi(name);
  return fromRight.test(plain) ? `\u2068${plain}\u2069` : plain;
}
