/** An account number in the groups of its bank, the middle hidden: 123456-**-***567. */
export function accountText(number: string, pattern: string): string {
  const hidden = [...number].map((digit, place) => (place < 6 || place >= number.length - 3 ? digit : '*'));
  const groups = pattern.split('-').map(Number);
  if (groups.reduce((sum, size) => sum + size, 0) !== number.length) return hidden.join('');
  return groups.map((size) => hidden.splice(0, size).join('')).join('-');
}
