import { defineFlow } from '@wallet/kit/app';
import { type Schema, v } from '@wallet/kit/schema';

interface ResetDraft {
  checkId: string;
  name: string;
  phone: string;
}

const schema: Schema<ResetDraft> = v.object({ checkId: v.string(), name: v.string(), phone: v.string() });

/** Whose password is about to be set anew, between the verification and the new password. */
export const reset = defineFlow('reset', { first: 'FME73100', schema });
