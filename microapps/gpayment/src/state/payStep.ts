import { type Schema, v } from '@wallet/kit/schema';
import type { Session } from '@wallet/kit/session';
import { cashWithdrawal } from '../model/cash.ts';
import { merchantPayment } from '../model/merchantPayment.ts';

/** The flow of the step parameter: the guard looks for it by the app's id. */
const FLOW = 'gpayment';

async function read<T>(session: Session, schema: Schema<T>): Promise<T | undefined> {
  const fits = v.safeParse(schema, await session.readStepParam(FLOW));
  return fits.success ? fits.output : undefined;
}

/** What the step before left behind; undefined where it was another flow. */
export const readMerchantStep = (session: Session) => read(session, merchantPayment);
export const readCashStep = (session: Session) => read(session, cashWithdrawal);

export function saveStep(
  session: Session,
  step: v.InferOutput<typeof merchantPayment> | v.InferOutput<typeof cashWithdrawal>,
): Promise<void> {
  return session.setStepParam(FLOW, step);
}

/** The flow has come to its end: its later steps are not to be entered any more. */
export function clearStep(session: Session): Promise<void> {
  return session.setStepParam(FLOW, undefined);
}
