import { type Schema, v } from '@wallet/kit/schema';
import { type Draft, useDraft } from './useDraft.ts';

/** A sign-up under way. The CI and the token are here and in no address. */
export interface SignUpDraft {
  way: 'phone' | 'cert' | 'book';
  isMinor: boolean;
  /** the guardian's verified phone, and the terms agreed to as proxy */
  guardianCheckId: string;
  guardianTerms: readonly string[];
  ci: string;
  certType: string;
  token: string;
  /** where the customer is, of `useSteps` */
  path: unknown;
}

const schema: Schema<SignUpDraft> = v.object({
  way: v.picklist(['phone', 'cert', 'book']),
  isMinor: v.boolean(),
  guardianCheckId: v.string(),
  guardianTerms: v.array(v.string()),
  ci: v.string(),
  certType: v.string(),
  token: v.string(),
  path: v.unknown(),
});

export const newSignUp: SignUpDraft = {
  way: 'phone',
  isMinor: false,
  guardianCheckId: '',
  guardianTerms: [],
  ci: '',
  certType: '',
  token: '',
  path: [],
};

export function useSignUpDraft(): Draft<SignUpDraft> {
  return useDraft('signUp', schema);
}
