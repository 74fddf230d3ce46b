/** A number to read out or type, in groups of four: `1234 5678 90`. What holds more than digits stays as it is. */
export function groupedNumber(text: string): string {
  return /^\d+$/.test(text) ? text.replace(/\d{4}(?=\d)/g, '$& ') : text;
}
