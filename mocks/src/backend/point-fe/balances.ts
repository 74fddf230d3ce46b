import { accountName, ledgerOf } from '../ledger/index.ts';
import { type MemberContext, memberOf } from '../room.ts';

/** What there is in each currency, PNT first; none that is empty. */
export function balancesOf(context: MemberContext): { crncyCd: string; bal: number }[] {
  const ledger = ledgerOf(context.get('world'));
  const { walletMberIdnfiNo } = memberOf(context);
  const points = ledger.balance(accountName.points(walletMberIdnfiNo), 'PNT');
  const foreign = Object.entries(ledger.balances()[accountName.foreignPoints(walletMberIdnfiNo)] ?? {});
  return [{ crncyCd: 'PNT', bal: points }, ...foreign.map(([crncyCd, bal]) => ({ crncyCd, bal }))].filter(
    ({ bal }) => bal > 0,
  );
}
