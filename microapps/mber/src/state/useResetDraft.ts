import { type Schema, v } from '@wallet/kit/schema';
import { type Draft, useDraft } from './useDraft.ts';

interface ResetDraft {
  checkId: string;
  name: string;
  phone: string;
}

const schema: Schema<ResetDraft> = v.object({ checkId: v.string(), name: v.string(), phone: v.string() });

/** Whose password is about to be set anew, between the verification and the new password. */
export function useResetDraft(): Draft<ResetDraft> {
  return useDraft('reset', schema);
}
