import type { BridgeFailureCode, EventData } from '../../bridge/index.ts';
import { v } from '../../schema/index.ts';

const end = v.variant('kind', [
  v.object({ kind: v.literal('submitted'), value: v.optional(v.unknown()) }),
  v.object({ kind: v.literal('cancelled') }),
]);

/** How an opened app ended: what it submitted, that the customer gave up in it, or that it simply went. */
export const endSchema = v.variant('kind', [
  ...end.options,
  v.object({ kind: v.picklist(['closed', 'killed', 'timeout']) }),
]);

/** What an opened app can say of itself. */
export type AppEnd = v.InferOutput<typeof end>;
/** How an opening ended. */
export type OpeningEnd = v.InferOutput<typeof endSchema>;

/** What became of an opening (goals-kit.md rows 15 and 16). A value is unchecked here: `useAppResult` checks it. */
export type OpenOutcome =
  | OpeningEnd
  /** That app was open already and has come to the front; whoever opened it first gets its result. */
  | { kind: 'reopened' }
  /** It was not opened: the phone said no, or the caller or the customer thought better of it. */
  | { kind: 'refused'; code: BridgeFailureCode }
  /** Without WebViews the app opens in this window; the result waits for this screen to be shown again. */
  | { kind: 'navigated' };

/** Reads what the phone says of a WebView that has gone. */
export function endOf({ result, reason }: EventData<'viewClosed'>): OpeningEnd {
  if (result === undefined || result === null) return { kind: reason ?? 'closed' };
  const said = v.safeParse(end, result);
  // A page that closes itself in its own words has something to say as well.
  return said.success ? said.output : { kind: 'submitted', value: result };
}
