import type { GuardContext } from '../GuardContext.ts';
import { isAcceptedLogin, publicCodes } from '../loginCodes.ts';
import { isPaymentDeveloperScreen } from '../paymentArea.ts';
import { block, type Verdict } from '../Verdict.ts';

/**
 * Inside the app, nativeOnly and loginCertAuth screens and the payment gates look at how the customer logged in (1-shell s4.1,
 * 2-payment s4, A21-A23, E08): first the certificate login, then the accepted codes, never two popups. A visitor
 * whom a visitor screen let in has no login to look at.
 */
export function certificate(context: GuardContext): Verdict | undefined {
  const { screen, area, isNative, person, loginCode } = context;
  const { nativeOnly, loginCertAuth, gpaymentAuthorization } = screen.flags ?? {};
  if (!isNative || person === null || isPaymentDeveloperScreen(context)) return undefined;
  if (loginCertAuth && !publicCodes.includes(loginCode)) return block({ popup: 'addCertificate' });
  const isAsked = nativeOnly || loginCertAuth || gpaymentAuthorization;
  if (!isAsked || isAcceptedLogin(loginCode, area)) return undefined;
  return block({ popup: area === 'fpayment' ? 'availableCert' : 'certificateNeeded' });
}
