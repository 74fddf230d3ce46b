import type { GuardContext } from '../GuardContext.ts';
import { isPaymentDeveloperScreen } from '../paymentArea.ts';
import { places } from '../places.ts';
import { block, type Verdict } from '../Verdict.ts';

function startOf({ area, appHome, screen }: GuardContext): string {
  if (area === 'gpayment') return places.foreignStart;
  if (area === 'fpayment') return places.franchiseStart;
  return appHome && appHome !== screen.path ? appHome : places.home;
}

/** A step without what the step before left behind: an alert, then the first screen of the area (2-payment s4, A36). */
export function stepParam(context: GuardContext): Verdict | undefined {
  if (!context.screen.flags?.stepParam || context.hasStepParam) return undefined;
  if (isPaymentDeveloperScreen(context)) return undefined;
  return block({ dialog: 'stepParamMissing', confirmTo: startOf(context) });
}
