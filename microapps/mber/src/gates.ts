import type { Gates, ScreenGate } from '@wallet/kit/app';
import { currentSession } from '@wallet/kit/session';
import { manifest } from './manifest.ts';

const forced = 'FME95000';

/**
 * With management code 4 nothing else of this app opens before FME95000 is done (1-shell s4.2), and where the
 * customer wanted to go is kept: the query on the way in, the page itself where it is a member's own.
 */
const managementFirst: ScreenGate = async ({ screen, query, from }) => {
  if (currentSession().person.value?.memberStatus !== '4') return { kind: 'allow' };
  // Signing out of it goes by the page that visitors see.
  if (screen.code === 'FME10000' && from?.code === forced) return { kind: 'allow' };
  const kept = new URLSearchParams(query);
  if (!screen.flags?.forVisitor) {
    kept.set('returnPath', `${screen.path}${query.size > 0 ? `?${query}` : ''}`);
  }
  return { kind: 'redirect', to: `/mber/${forced}${kept.size > 0 ? `?${kept}` : ''}` };
};

export const gates: Gates = Object.fromEntries(
  Object.keys(manifest.screens)
    .filter((code) => code !== forced)
    .map((code) => [code, managementFirst]),
);
