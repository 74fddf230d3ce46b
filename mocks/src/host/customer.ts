import { type Infer, v } from '@wallet/kit/schema';
import { type PhonePersona, resetBody } from './model/identity.ts';
import type { Settings } from './model/settings.ts';

const text = v.fallback(v.optional(v.string()), undefined);
const personaSchema = v.object({
  id: v.string(),
  summary: v.fallback(v.string(), ''),
  ci: v.fallback(v.nullable(v.string()), null),
  person: v.fallback(
    v.nullable(
      v.object({
        loginWay: text,
        loginAccessMediaDstic: text,
        certType: text,
        svcPtrnDstCd: text,
        custName: text,
        birth: text,
        custGubn: text,
        genderGubn: text,
      }),
    ),
    null,
  ),
});

/** The personas of the mock backend; none where it does not answer. */
export async function readPersonas(): Promise<Infer<typeof personaSchema>[]> {
  try {
    const response = await fetch('/_mocks/personas');
    const personas = v.safeParse(v.array(personaSchema), await response.json());
    return personas.success ? personas.output : [];
  } catch {
    return [];
  }
}

/** Gives the mock backend a fresh world with the customer the panel asks for. */
export async function resetWorld(settings: Settings, persona: PhonePersona | null): Promise<boolean> {
  try {
    const response = await fetch('/_mocks/reset', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(resetBody(settings, persona)),
    });
    return response.ok;
  } catch {
    return false;
  }
}
