import { type GuardContext, isDeveloper } from '../GuardContext.ts';
import { settle } from '../GuardLookups.ts';
import { block, type Verdict } from '../Verdict.ts';

/**
 * Customer due diligence on CDDEDD screens (1-shell s4.1, A27, E09): asked once, only for somebody who is logged in
 * and no developer, when popups can be shown and the query's type is not starclubPointry. A failed lookup lets pass.
 */
export async function cddEdd(context: GuardContext): Promise<Verdict | undefined> {
  const { screen, person, hasPopupHost, query, lookups } = context;
  const { CDDEDD, allowedCddEdd } = screen.flags ?? {};
  if (!CDDEDD || allowedCddEdd || person === null || isDeveloper(context)) return undefined;
  if (!hasPopupHost || query.get('type') === 'starclubPointry') return undefined;
  return (await settle(() => lookups.cddTarget())) === '1' ? block({ popup: 'cddEdd' }) : undefined;
}
