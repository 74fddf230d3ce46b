/** What the certificate page was opened for (1-shell s2.3, s4.3). */
export interface CertAccess {
  /** isCertiAccess: Y to use a certificate, I to issue one first */
  ask: 'use' | 'issue' | 'none';
  /** liteAutoLogin: Lite signs in without a tap */
  isAuto: boolean;
  isGroup: boolean;
  /** channelLoginType=lite, after a failed single sign-on too */
  prefersLite: boolean;
  /** a link that wants nothing but a login: present with a value counts (A08) */
  isLogin: boolean;
}

const loginQueries = ['liteAutoLogin', 'isGroupLogin', 'channelLoginType'];

const isYes = (value: string | null) => value !== null && value !== '' && value !== 'N';

/** What `isCertiAccess` asks for, of a link or of the app (E30). */
export function readAsk(isCertiAccess: string | null | undefined): CertAccess['ask'] {
  return isCertiAccess === 'Y' ? 'use' : isCertiAccess === 'I' ? 'issue' : 'none';
}

/** The query of the certificate page once the login is done and the app asks for more. */
export function certAccessQuery(query: URLSearchParams, isCertiAccess = ''): URLSearchParams {
  const rest = new URLSearchParams([...query].filter(([name]) => !loginQueries.includes(name)));
  rest.set('isCertiAccess', isCertiAccess);
  return rest;
}

export function readCertAccess(query: URLSearchParams): CertAccess {
  return {
    ask: readAsk(query.get('isCertiAccess')),
    isAuto: isYes(query.get('liteAutoLogin')),
    isGroup: isYes(query.get('isGroupLogin')),
    prefersLite: query.get('channelLoginType') === 'lite',
    isLogin: loginQueries.some((name) => Boolean(query.get(name))),
  };
}
