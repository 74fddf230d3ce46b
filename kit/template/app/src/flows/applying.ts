import { defineFlow } from '@wallet/kit/app';
import { type Schema, v } from '@wallet/kit/schema';
import type { ApplicationDraft } from '../model/application.ts';

const schema: Schema<ApplicationDraft> = v.object({ intentId: v.string(), agreedTerms: v.array(v.string()) });

/** The application under way: a killed WebView or a reload loses nothing. The manifest names it beside its steps. */
export const applying = defineFlow('applying', {
  first: 'FZZ30000',
  schema,
  steps: ['FZZ30000', 'FZZ31000'],
});
