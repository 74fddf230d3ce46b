/** A number to read out or type, in groups of four: `1234 5678 90`. */
export function groupedNumber(text: string): string {
  return text.match(/.{1,4}/g)?.join(' ') ?? '';
}
