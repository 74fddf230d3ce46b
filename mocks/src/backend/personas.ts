import type { Persona } from './persona.ts';
import { otherPersonas } from './personas.other.ts';
import { roles } from './personas.roles.ts';

export type { Persona, Standing, WirePerson } from './persona.ts';

/** Name of a persona in `/_mocks/reset`. */
export type PersonaId = string;

/** Everybody the mock backend knows. */
export const personas: readonly Persona[] = [...roles, ...otherPersonas];

/** The persona of a world; the visitor when nobody is signed in. */
export function personaOf(world: { personaId: string }): Persona {
  const persona = findPersona(world.personaId);
  if (!persona) {
    throw new Error(`No persona ${world.personaId}.`);
  }
  return persona;
}

export function findPersona(id: PersonaId): Persona | undefined {
  return personas.find((persona) => persona.id === id);
}
