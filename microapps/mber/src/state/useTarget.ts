import { useQuery, useWallet } from '@wallet/kit/app';
import type { Person } from '@wallet/kit/session';
import { launchPath, rememberFollowed } from './launchPath.ts';
import { pathAfterLogin } from './pathAfterLogin.ts';

/** Where the customer wanted to go when signing in or up came between. It travels in the query, which names nobody. */
export interface Target {
  /** what of the query travels on */
  kept: URLSearchParams;
  /** hands the query on to another screen of this app */
  go(code: string, how?: { replace?: boolean }): void;
  /** goes there, in place of this page, so that it is gone to once */
  follow(person: Person): void;
}

// A link may hold what belongs to one person; it is not handed on.
const personal = new Set(['ci', 'token']);

export function withoutPersonal(query: URLSearchParams): URLSearchParams {
  return new URLSearchParams([...query].filter(([name]) => !personal.has(name)));
}

export function useTarget(): Target {
  const query = useQuery();
  const { navigate, bridge } = useWallet();
  const kept = withoutPersonal(query);
  return {
    kept,
    go(code, { replace = false } = {}) {
      if (replace) navigate.replace(code, { query: kept });
      else navigate.push(code, { query: kept });
    },
    follow(person) {
      const to = pathAfterLogin({ person, query: kept, initialPath: launchPath(bridge) });
      if (person.memberStatus !== '4') rememberFollowed();
      // Back must not meet a form that is done: neither this one nor what led to it.
      void navigate.settle().then(() => navigate.replace(to));
    },
  };
}
