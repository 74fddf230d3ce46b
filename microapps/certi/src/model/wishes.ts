import { type Infer, v } from '@wallet/kit/schema';
import { accesses, purposes } from './certificate.ts';

const access = v.picklist([...accesses, 'none']);
export type Access = Infer<typeof access>;
const answers = v.record(v.string(), v.string());

/** What is applied for, as far as it has come. */
export const wish = v.object({
  kind: v.optional(v.string()),
  name: v.optional(v.string()),
  target: v.optional(v.string()),
  targetName: v.optional(v.string()),
  purpose: v.optional(v.picklist(purposes)),
  receiver: v.optional(v.string()),
  showsNumbers: v.optional(v.boolean()),
  access: v.optional(access),
  answers: v.optional(answers),
  /** of this wish: one application */
  key: v.optional(v.string()),
  /** once it was taken in */
  signRequestId: v.optional(v.string()),
  signedTextId: v.optional(v.string()),
});

type Known = Infer<typeof wish>;
type Needed = 'kind' | 'target' | 'purpose' | 'showsNumbers' | 'access' | 'answers' | 'key';
/** Everything that an application says. */
export type Wish = { [K in Needed]-?: NonNullable<Known[K]> } & { receiver: string };

export const sendFacts = v.object({
  certificateId: v.string(),
  way: v.picklist(['organisation', 'address', 'once']),
  to: v.string(),
  purpose: v.picklist(purposes),
  days: v.picklist([7, 30, 90]),
});
export type SendFacts = Infer<typeof sendFacts>;
export const sendDays = [7, 30, 90] as const;
