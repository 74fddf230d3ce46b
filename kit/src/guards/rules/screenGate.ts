import type { GuardContext } from '../GuardContext.ts';
import { settle } from '../GuardLookups.ts';
import type { Verdict } from '../Verdict.ts';

/** The domain's own gate, asked last (E11). One that fails lets pass: the screen then shows what is wrong itself. */
export async function screenGate(context: GuardContext): Promise<Verdict | undefined> {
  const { gate } = context;
  const verdict = gate && (await settle(() => gate(context)));
  return verdict?.kind === 'allow' ? undefined : verdict;
}
