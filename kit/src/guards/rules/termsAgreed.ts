import { servicesToAgree } from '../../common/index.ts';
import { codeOf, type GuardContext } from '../GuardContext.ts';
import { settle } from '../GuardLookups.ts';
import { nationalCodes } from '../loginCodes.ts';
import { places } from '../places.ts';
import { redirect, type Verdict } from '../Verdict.ts';

/**
 * A reStpulPop screen in the app has nothing left to ask of somebody who agreed to everything: on to FGP31000
 * (2-payment s4, A23, A28). With anything missing or unknown the screen opens and shows its terms.
 */
export async function termsAgreed(context: GuardContext): Promise<Verdict | undefined> {
  const { screen, isNative, person, loginCode, lookups } = context;
  if (!screen.flags?.reStpulPop || screen.flags.forDeveloper || codeOf(context) === 'FGP31000')
    return undefined;
  if (!isNative || person === null || !nationalCodes.includes(loginCode)) return undefined;
  const terms = await settle(() => lookups.paymentTerms());
  // Terms of no service at all say nothing (E56).
  if (!terms?.length || servicesToAgree(terms).length > 0) return undefined;
  if (!(await settle(() => lookups.gpaymentUser()))) return undefined;
  return (await settle(() => lookups.locationAgreed())) ? redirect(places.foreignAgreed) : undefined;
}
