import { useAction, useBlockPopup, usePerson, useWallet } from '@wallet/kit/app';
import { isAcceptedLogin } from '@wallet/kit/guards';
import { readIsDueDiligenceDone } from '../api/listCalls.ts';
import { useMeans } from '../state/useMeans.ts';
import { doTermsHold } from './missingTerms.ts';
import { paying } from './paying.ts';
import { readTermsFacts } from './readTermsFacts.ts';

/** The two ways to pay. */
export type PayScreen = 'FFQ02100' | 'FFQ02200';

const start = '/fpayment/FFQ01000';

/**
 * Begins a payment: looks at login, due diligence and terms of a member in the app, and only then leaves the step
 * parameter behind. Everybody else is told by the guards of the screen, and finds no step there afterwards.
 */
export function useStartPayment() {
  const { navigate, bridge } = useWallet();
  const person = usePerson();
  const draft = paying.useDraft();
  const means = useMeans();
  const askFor = useBlockPopup();
  return useAction(async (to: PayScreen) => {
    if (!bridge.isNative || !person) return navigate.push(to);
    if (!isAcceptedLogin(person.loginCode, 'fpayment')) return askFor('availableCert', start);
    if (!(await readIsDueDiligenceDone())) return askFor('cddEdd', start);
    if (!doTermsHold(await readTermsFacts(person))) return navigate.push('FFQ01200', { query: { to } });
    await draft.begin({ method: (await means.read()).method });
    navigate.push(to);
  });
}
