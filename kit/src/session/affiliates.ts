/** The companies of the group whose apps open the wallet, by their codes (1-shell s1). */
export const groupCodes = ['KS2', 'KM0', 'KN1', 'KC0', 'KB0'] as const;
export type GroupCode = (typeof groupCodes)[number];

/** The kinds of app they open it from: a chat app, the next one, an app for teenagers (1-shell s1). */
export const appTypes = ['liivtalk', 'liivNext', 'starTeens'] as const;
export type AppType = (typeof appTypes)[number];

/** Who opened the wallet, as far as the link says so; null for what is none of ours. */
export interface Affiliate {
  group: GroupCode | null;
  appType: AppType | null;
}

/** Reads `groupCoCd` and `appType` of an address (1-shell s1, s4.4). */
export function readAffiliate(query: URLSearchParams): Affiliate {
  const group = query.get('groupCoCd');
  const appType = query.get('appType');
  return {
    group: groupCodes.find((code) => code === group) ?? null,
    appType: appTypes.find((type) => type === appType) ?? null,
  };
}

const ofTheLaunch = ['groupCoCd', 'appType', 'channelLoginType', 'isGroupLogin', 'liteAutoLogin'];

/** What of the query is the link itself: the page it names, and what that page is to be told. */
export function launchLink(query: URLSearchParams): URLSearchParams {
  return new URLSearchParams([...query].filter(([name]) => !ofTheLaunch.includes(name)));
}

/**
 * Whether an address asks for a group login: `isGroupLogin` with any value (A08), or one of the five companies in
 * `groupCoCd`. Not with `channelLoginType=lite`, which a single sign-on that failed leads to (R228, A06), and not for
 * a visit user (A05, A07).
 */
export function asksForGroupLogin(query: URLSearchParams): boolean {
  if (query.get('channelLoginType') === 'lite' || query.get('visitUser') === 'Y') return false;
  return Boolean(query.get('isGroupLogin')) || readAffiliate(query).group !== null;
}
