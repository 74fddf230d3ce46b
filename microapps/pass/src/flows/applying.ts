import { defineFlow, usePerson } from '@wallet/kit/app';
import { type Schema, v } from '@wallet/kit/schema';
import { currentSession } from '@wallet/kit/session';
import { type Oneself, type Reason, reasons, type Whereabouts, whereabouts } from '../model/application.ts';

interface Applying {
  isProved?: boolean | undefined;
  where?: Whereabouts | undefined;
  reason?: Reason | undefined;
  product?: { id: string; years: number; pages: number; fee: number } | undefined;
  office?: { id: string; name: string } | undefined;
  phone?: string | undefined;
  /** what the service calls the picture: the picture itself is kept nowhere */
  photo?: string | undefined;
}
const schema: Schema<Applying> = v.object({
  isProved: v.optional(v.boolean()),
  where: v.optional(v.picklist(whereabouts)),
  reason: v.optional(v.picklist(reasons)),
  product: v.optional(v.object({ id: v.string(), years: v.number(), pages: v.number(), fee: v.number() })),
  office: v.optional(v.object({ id: v.string(), name: v.string() })),
  phone: v.optional(v.string()),
  photo: v.optional(v.string()),
});

/** The application under way. Never a resident number, and never a picture. */
export const applying = defineFlow('applying', {
  first: 'FPS12000',
  schema,
  steps: ['FPS20000', 'FPS21000', 'FPS24100', 'FPS32000', 'FPS38000'],
});

const toOneself = (person: Partial<Oneself> | null): Oneself => {
  const { memberId = '', name = '', ci = '' } = person ?? {};
  return { memberId, name, ci };
};

/** Whom the calls of the ministry are about. */
export const oneself = (): Oneself => toOneself(currentSession().person.value);
/** The same on a screen, which asks anew when somebody else is signed in. */
export const useOneself = (): Oneself => toOneself(usePerson());
