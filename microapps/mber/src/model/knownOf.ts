import type { Identity } from './identity.ts';

interface Person {
  name: string;
  /** YYYYMMDD */
  birth: string;
  residentKind: string;
  phone: string;
}

/** What the wallet knows already of whoever verifies themselves. */
export function knownOf(person: Person | null): Partial<Identity> & { phone?: string } {
  if (!person) return {};
  const { name, birth, residentKind, phone } = person;
  return { name, birth: birth.slice(-6), residentKind, phone };
}
