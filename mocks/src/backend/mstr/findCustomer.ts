import { type Persona, personas } from '../personas.ts';
import type { WirePerson, World } from '../world.ts';

/** A customer of the register, as reset changed them. */
export interface Customer {
  persona: Persona;
  person: WirePerson;
}

/** Finds a customer by CI or phone number (digits alone count). */
export function findCustomer(world: World, wanted: { ci: string } | { phone: string }): Customer | null {
  const isWanted = (person: WirePerson) =>
    'ci' in wanted ? person.ci === wanted.ci : digits(person.phone) === digits(wanted.phone);
  for (const persona of personas) {
    const person = world.personOf(persona.id);
    if (person && isWanted(person)) {
      return { persona, person };
    }
  }
  return null;
}

function digits(phone: string): string {
  return phone.replace(/\D/g, '');
}
