import { v } from '@wallet/kit/schema';
import type { Session } from '@wallet/kit/session';
import { meansChoice } from '../model/means.ts';

/** Where and from what the customer pays, until they choose otherwise. */
const payChoice = v.object({ nation: v.string(), means: v.optional(meansChoice) });
export type PayChoice = v.InferOutput<typeof payChoice>;

const DRAFT = 'gpayment.choice';

export function readPayChoice(session: Session): Promise<PayChoice | undefined> {
  return session.drafts.read(DRAFT, payChoice);
}

export function savePayChoice(session: Session, choice: PayChoice): Promise<void> {
  return session.drafts.write(DRAFT, choice);
}
