import { isVersionAtLeast } from '../format/index.ts';
import type { MinHost } from './Manifest.ts';

/**
 * Whether an app works in this version of the phone app: compared on the version's own line. A version that says
 * nothing is never new enough for an app that asks for one; an app that asks for none works in every version.
 *
 * @param app a manifest, or its entry in the registry
 * @param appVersion of the phone app with its line letter, `I6.3.0` or `G6.3.0`
 */
export function isHostNewEnough(
  { minHost }: { readonly minHost?: MinHost | undefined },
  appVersion: string,
): boolean {
  if (minHost === undefined) return true;
  return isVersionAtLeast(appVersion, appVersion.startsWith('I') ? minHost.I : minHost.G);
}
