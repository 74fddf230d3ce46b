import { v } from '@wallet/kit/schema';
import { defineSteps } from '@wallet/kit/ui';

const agreements = v.record(v.string(), v.boolean());

/** Agree, prove who you are, choose a password; a certificate takes the password's place. */
export const joinSteps = defineSteps({
  terms: v.object({}),
  verify: v.object({ agreements }),
  password: v.object({ agreements, checkId: v.string(), phone: v.string() }),
});
