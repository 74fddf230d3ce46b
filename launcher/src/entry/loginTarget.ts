import { homePath } from '@wallet/kit/manifest';
import { afterLoginTarget, type Person } from '@wallet/kit/session';
import { withQuery } from './withQuery.ts';

/** `page`: where the link leads. */
export type AfterEntry = { kind: 'go'; to: string } | { kind: 'page' };

/**
 * Where the launcher goes on once somebody has signed in (1-shell s4.2, A41): a forced step takes the link along, as
 * it is followed after that (E15).
 */
export function loginTarget(person: Person, query: URLSearchParams): AfterEntry {
  const after = afterLoginTarget({ person, query });
  if (after.kind === 'page') return { kind: 'page' };
  if (after.path === homePath) return { kind: 'go', to: `${homePath}?loginAfter=true` };
  return { kind: 'go', to: person.memberStatus === '4' ? withQuery(after.path, query) : after.path };
}
