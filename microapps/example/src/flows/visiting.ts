import { defineFlow } from '@wallet/kit/app';
import { type Schema, v } from '@wallet/kit/schema';

/** What was chosen at a branch, and the key that the visit is sent with. */
interface VisitDraft {
  intentId: string;
  branchId: string;
  branchName: string;
  day: string;
  time: string;
}
const schema: Schema<VisitDraft> = v.object({
  intentId: v.string(),
  branchId: v.string(),
  branchName: v.string(),
  day: v.string(),
  time: v.string(),
});

/** The visit under way: a killed WebView or a reload loses nothing. The manifest names it beside its step. */
export const visiting = defineFlow('visiting', { first: 'ExampleHome', schema });
