import { type Account, accountsOf } from '../mber/register.ts';
import type { World } from '../world.ts';

/** A customer of the register, as reset and what has happened since changed them. */
export type Customer = Account;

/** Finds a customer by CI or phone number (digits alone count). */
export function findCustomer(world: World, wanted: { ci: string } | { phone: string }): Customer | null {
  const isWanted = ({ person }: Account) =>
    'ci' in wanted ? person.ci === wanted.ci : digits(person.phone) === digits(wanted.phone);
  return accountsOf(world).find(isWanted) ?? null;
}

function digits(phone: string): string {
  return phone.replace(/\D/g, '');
}
