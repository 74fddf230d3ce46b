import { ApiError } from '../api/index.ts';
import { isWalletPath } from '../manifest/index.ts';
import { v } from '../schema/index.ts';
import type { Session } from '../session/index.ts';

/** What is the matter with the payment password, the same in every area that pays by it (codes are ours). */
export interface PinProblem {
  id: 'pinWrong' | 'pinLocked' | 'pinMissing';
  /** how many wrong ones more lock it, where the server says so */
  left?: number;
}

const problems: Readonly<Record<string, PinProblem['id']>> = {
  UBFR0304: 'pinWrong',
  UBFR0305: 'pinLocked',
  UBFR0333: 'pinMissing',
};

const count = v.pipe(v.string(), v.regex(/^\d{1,2}$/), v.transform(Number));
const refusal = v.object({ body: v.object({ pinErrCnt: count, pinErrLmtCnt: count }) });

/** The problem behind a refusal, by its error or, where only that was kept, its code; undefined for any other. */
export function pinProblemOf(refused: unknown): PinProblem | undefined {
  const code = refused instanceof ApiError ? refused.code : refused;
  const id = typeof code === 'string' && Object.hasOwn(problems, code) ? problems[code] : undefined;
  if (id === undefined) return undefined;
  const told = v.safeParse(refusal, refused instanceof ApiError ? refused.payload : undefined);
  if (id !== 'pinWrong' || !told.success) return { id };
  const { pinErrCnt, pinErrLmtCnt } = told.output.body;
  return { id, left: Math.max(0, pinErrLmtCnt - pinErrCnt) };
}

/** Where the payment password is chosen: pages of foreign payment, which other areas lead to as well (2-payment s2.1). */
export const pinPages = '/gpayments/FGP21510';
/** Where somebody who has none begins. */
export const registerPages = '/gpayment/FGP10000';

/** The flow of those pages (readings A92). */
const FLOW = 'gpayment.password';

const step = v.object({
  /** the first one; by who knows the present one; by who shows who they are */
  how: v.picklist(['first', 'change', 'reset']),
  /** an account that is registered with the first password: none pays without one */
  bankCode: v.optional(v.string()),
  accountNo: v.optional(v.string()),
  /** where the customer was going: a page of the wallet */
  returnTo: v.optional(v.pipe(v.string(), v.check(isWalletPath))),
});
export type PinStep = v.InferOutput<typeof step>;

/** What brought the customer to the pages of the payment password; undefined for any other flow. */
export async function readPinStep(session: Session): Promise<PinStep | undefined> {
  const kept = v.safeParse(step, await session.readStepParam(FLOW));
  return kept.success ? kept.output : undefined;
}

/** Opens those pages for one of their three uses; undefined closes them. */
export function keepPinStep(session: Session, next: PinStep | undefined): Promise<void> {
  return session.setStepParam(FLOW, next);
}
