import { maskAccount, maskPhone, phoneText } from '@wallet/kit/format';
import { bankAccountsOf } from '../ledger/index.ts';
import { personas } from '../personas.ts';
import { friends } from '../point-fe/transactionsPeople.ts';

const people = [
  ...friends.map(({ name, phone }) => ({ id: '', name, phone })),
  ...personas.flatMap(({ id, person, phone }) =>
    person === null || phone === null ? [] : [{ id, name: person.custName, phone }],
  ),
];
const accounts = [...new Set(personas.flatMap(bankAccountsOf).map(({ acNo }) => acNo))];

/** The digits of a number, with or without what stands between its groups. */
const inGroups = (number: string) => new RegExp(`(?<!\\d)${[...number].join('[\\s-]?')}(?!\\d)`);

/** Every number that a page may show, and the one way it is shown. */
const masks = [
  ...accounts.map((number) => ({ number, masked: maskAccount(number) })),
  ...people.map(({ phone }) => ({ number: phone, masked: maskPhone(phoneText(phone)) })),
];

/** Whether hidden digits may stand for a number: what is shown of them is at the same place in it, or at its end. */
function mayBe(shown: string, number: string): boolean {
  const digits = shown.replace(/-/g, '');
  const end = number.slice(-digits.length);
  return (
    digits.length <= number.length &&
    [...digits].every((digit, place) => digit === '*' || digit === end[place]) &&
    /\d{3}$/.test(digits)
  );
}

/**
 * What of a text is not masked as the wallet masks it (1-shell s5, A77): account numbers in full, names and phones of
 * others in full, and accounts and phones that are masked in a way of their own.
 *
 * @param persona whose own name and phone may stand there
 */
export function unmaskedIn(text: string, persona: string): string[] {
  const own = personas.find(({ id }) => id === persona);
  // A visitor reads what they entered of themselves, whoever they turn out to be.
  const others = people.filter(
    ({ id, name, phone }) =>
      persona !== 'visitor' && id !== persona && name !== own?.person?.custName && phone !== own?.phone,
  );
  const found = [
    ...accounts.filter((number) => inGroups(number).test(text)),
    ...others.map(({ name }) => name).filter((name) => text.includes(name)),
    ...others.map(({ phone }) => phone).filter((phone) => inGroups(phone).test(text)),
  ];
  for (const [shown] of text.matchAll(/(?<![\d*])(?=[\d-]*\*{2})[\d*][\d*-]{5,}/g)) {
    const meant = masks.filter(({ number }) => mayBe(shown, number));
    if (meant.length > 0 && !meant.some(({ masked }) => masked === shown)) found.push(shown);
  }
  return [...new Set(found)];
}
