import { defineFlow } from '@wallet/kit/app';
import { type Schema, v } from '@wallet/kit/schema';

/** A sign-up under way. The CI and the token are here and in no address. */
export interface SignUpDraft {
  way: 'phone' | 'cert' | 'book';
  isMinor: boolean;
  /** the guardian's verified phone, and the terms agreed to as proxy */
  guardianCheckId: string;
  guardianTerms: readonly string[];
  ci: string;
  certType: string;
  /** svcPtrnDstCd of who signs up, for the join type (A43); empty where nobody said */
  servicePattern: string;
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
  servicePattern: v.fallback(v.string(), ''),
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
  servicePattern: '',
  token: '',
  path: [],
};

/** A sign-up, whichever way it is: each of its pages begins it, or goes on with what is kept. */
export const signUp = defineFlow('signUp', { first: 'FME21000', schema });
