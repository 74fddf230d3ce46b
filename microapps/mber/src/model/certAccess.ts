/** What the certificate page was opened for (1-shell s2.3, s4.3). */
export interface CertAccess {
  /** isCertiAccess: Y to use a certificate, I to issue one first */
  ask: 'use' | 'issue' | 'none';
  /** liteAutoLogin: Lite signs in without a tap */
  isAuto: boolean;
  isGroup: boolean;
  /** channelLoginType=lite, after a failed single sign-on too */
  prefersLite: boolean;
}

const isYes = (value: string | null) => value !== null && value !== '' && value !== 'N';

export function readCertAccess(query: URLSearchParams): CertAccess {
  const asked = query.get('isCertiAccess');
  return {
    ask: asked === 'Y' ? 'use' : asked === 'I' ? 'issue' : 'none',
    isAuto: isYes(query.get('liteAutoLogin')),
    isGroup: isYes(query.get('isGroupLogin')),
    prefersLite: query.get('channelLoginType') === 'lite',
  };
}
