import { codeOf, type GuardContext } from '../GuardContext.ts';
import { settle } from '../GuardLookups.ts';
import { places } from '../places.ts';
import { block, redirect, type Verdict } from '../Verdict.ts';

const foreignStartCode = 'FGP10000';

/**
 * Payment screens need a point wallet, then its main linked account, then a gpayment user (2-payment s4,
 * A24-A26, E10). What could not be found out is not told as "not joined": the customer goes home.
 */
export async function paymentAuthorization(context: GuardContext): Promise<Verdict | undefined> {
  const { screen, person, from, lookups } = context;
  if (!screen.flags?.gpaymentAuthorization || screen.flags.forDeveloper) return undefined;
  if (person === null) return block({ dialog: 'loginGuide' });

  const wallet = await settle(() => lookups.pointWallet());
  if (wallet === undefined) return redirect(places.home);
  if (!wallet.exists) {
    return block({ dialog: 'pointNotJoined', confirmTo: places.pointSignUp, cancelTo: places.home });
  }
  if (!wallet.mainAccount) return block({ dialog: 'pointLinkMissing', confirmTo: places.pointLink });

  if (await settle(() => lookups.gpaymentUser())) return undefined;
  const isStart = from?.code === foreignStartCode || codeOf(context) === foreignStartCode;
  return redirect(isStart ? places.home : places.foreignStart);
}
