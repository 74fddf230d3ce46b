import { useAction, usePerson, useWallet } from '@wallet/kit/app';
import { isAcceptedLogin, places } from '@wallet/kit/guards';
import { openPopup } from '@wallet/kit/ui';
import { readIsDueDiligenceDone } from '../api/listCalls.ts';
import { doTermsHold } from '../model/terms.ts';
import { lastOutcome } from '../state/lastOutcome.ts';
import { useMethod, useStep } from '../state/useStep.ts';
import { readTermsFacts } from './readTermsFacts.ts';

/** The two ways to pay. */
export type PayScreen = 'FFQ02100' | 'FFQ02200';

/**
 * Begins a payment: leaves the step parameter behind, and looks at due diligence and terms of a member who may pay at
 * all. Who may not is told so by the guards of the screen.
 */
export function useStartPayment() {
  const { navigate, bridge } = useWallet();
  const person = usePerson();
  const step = useStep();
  const method = useMethod();
  return useAction(async (to: PayScreen) => {
    lastOutcome.value = null;
    if (bridge.isNative && person && isAcceptedLogin(person.loginCode, 'fpayment')) {
      if (!(await readIsDueDiligenceDone())) {
        const returnTo = '/fpayment/FFQ01000';
        const answer = await openPopup('cddEdd', { returnTo });
        if (answer === 'confirm') navigate.push(places.dueDiligence, { query: { returnPath: returnTo } });
        return;
      }
      if (!doTermsHold(await readTermsFacts(person))) {
        navigate.push('FFQ01200', { query: { to } });
        return;
      }
    }
    await step.save({ method: await method.read() });
    navigate.push(to);
  });
}
