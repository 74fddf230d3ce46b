import { phoneFigures } from '@wallet/kit/format';

/** The digits of what was typed or pasted, '+82 10 …' included. */
export function phoneDigits(typed: string): string {
  return phoneFigures(typed);
}

/** As Koreans write it: 010-1234-5678, older numbers 011-123-4567. */
export function formatPhone(typed: string): string {
  const digits = phoneDigits(typed);
  const middle = digits.length > 10 ? 7 : 6;
  return [digits.slice(0, 3), digits.slice(3, middle), digits.slice(middle)]
    .filter((part) => part !== '')
    .join('-');
}
