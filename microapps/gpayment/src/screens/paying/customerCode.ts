import type { CallSettings } from '@wallet/kit/api';
import { type Intent, type Intents, settle } from '@wallet/kit/common';
import { type CustomerCode, createCode, finishCode } from '../../api/shownCodeCalls.ts';
import type { Paid, PayEnd } from '../../model/paid.ts';
import type { CodeFacts } from '../../state/payIntents.ts';
import { inquire, type Patience } from './payOrder.ts';

/** A code to show, or the end of the one before it, which comes first. */
export type OpenedCode =
  | { kind: 'open'; key: string; code: CustomerCode }
  | { kind: 'ended'; key: string; end: PayEnd };

/**
 * Opens a code to be paid by. One that is open from before, here or in another WebView, is finished first; if
 * somebody was paid by it meanwhile, that is told before there is another one.
 *
 * @throws ApiError where there is no code to be had
 */
export async function openCode(
  intents: Intents<CodeFacts>,
  facts: CodeFacts,
  patience: Patience = {},
): Promise<OpenedCode> {
  let intent = await intents.begin(facts);
  if (intent.isSent) {
    const end = await closeCode(intent.id, patience);
    if (end.kind !== 'closed') return { kind: 'ended', key: intent.id, end };
    await intents.end(intent.id);
    intent = await intents.begin(facts);
  }
  if (!(await intents.markSent(intent.id))) return { kind: 'ended', key: intent.id, end: { kind: 'closed' } };
  const settings = patience.signal ? { signal: patience.signal } : {};
  return { kind: 'open', key: intent.id, code: await create(intent, settings) };
}

function create({ id, facts }: Intent<CodeFacts>, settings: CallSettings): Promise<CustomerCode> {
  return createCode({ key: id, ...facts }, settings);
}

/** Finishes a code and says whether somebody was paid by it (2-payment s4): from then on nobody will be. */
export async function closeCode(key: string, patience: Patience = {}): Promise<PayEnd> {
  const settled = await settle<Paid>({
    ...patience,
    async inquire(settings) {
      await finishCode(key, settings);
      return inquire(key, 'cpm', settings);
    },
  });
  if (settled.kind === 'done') return { kind: 'paid', paid: settled.receipt };
  if (settled.kind === 'refused') return { kind: 'closed' };
  return { kind: settled.kind };
}
