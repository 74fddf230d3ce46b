import type { Gates, ScreenGate } from '@wallet/kit/app';
import { servicesToAgree } from '@wallet/kit/common';
import { payScreens } from './manifest/pay.ts';

const start = '/gpayment/FGP10000';
/** Whose terms were found agreed, page by page: what is agreed to stays so for as long as one may pay. */
const agreed = new WeakMap<object, string>();

/**
 * Nobody pays before they have agreed, whatever address they come by (2-payment s5, A91): the start page asks for what
 * is missing. Terms that cannot be read are not agreed to.
 */
const termsFirst: ScreenGate = async ({ lookups, person }) => {
  if (person && agreed.get(lookups) === person.memberId) return { kind: 'allow' };
  const services = await lookups.paymentTerms().catch(() => undefined);
  if (!services || servicesToAgree(services).length > 0) return { kind: 'redirect', to: start };
  if (person) agreed.set(lookups, person.memberId);
  return { kind: 'allow' };
};

/** Those that money leaves from; the guide to cash machines is for everybody. */
const paying = Object.entries(payScreens).filter(
  ([, screen]) => 'flags' in screen && screen.flags.gpaymentAuthorization,
);

export const gates: Gates = Object.fromEntries(paying.map(([code]) => [code, termsFirst]));
