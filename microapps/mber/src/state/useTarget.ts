import { useQuery, useWallet } from '@wallet/kit/app';
import type { Person } from '@wallet/kit/session';
import { launchPath, rememberFollowed } from './launchPath.ts';
import { pathAfterLogin } from './pathAfterLogin.ts';

/** Where the customer wanted to go when signing in or up came between. It travels in the query, which names nobody. */
export interface Target {
  /** hands the query on to the next screen of this app */
  go(code: string, how?: { replace?: boolean; without?: readonly string[] }): void;
  /** goes there, in place of this page, so that it is gone to once */
  follow(person: Person): void;
}

export function useTarget(): Target {
  const query = useQuery();
  const { navigate, bridge } = useWallet();
  return {
    go(code, { replace = false, without = [] } = {}) {
      const kept = new URLSearchParams([...query].filter(([name]) => !without.includes(name)));
      if (replace) navigate.replace(code, { query: kept });
      else navigate.push(code, { query: kept });
    },
    follow(person) {
      const to = pathAfterLogin({ person, query, initialPath: launchPath(bridge) });
      if (person.memberStatus !== '4') rememberFollowed();
      navigate.replace(to);
    },
  };
}
