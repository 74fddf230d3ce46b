/** The generic minimum of the phone app, on both lines (1-shell s5). */
export const defaultMinimumVersion = '6.3.0';
/** The oldest systems the wallet counts on (1-shell s5). */
export const defaultMinimumOs = { ios: '17.5.1', android: '14' } as const;
const newHeaderVersion = '6.2.26';
const newHeaderFrom = Date.UTC(2024, 4, 9, 8, 30); // 17:30 in Seoul

function segmentsOf(version: string | null | undefined): number[] | null {
  const text = (version ?? '').trim().replace(/^[a-z]/i, '');
  const [numbers] = /^\d+(?:\.\d+)*/.exec(text) ?? [];
  return numbers ? numbers.split('.').map(Number) : null;
}

/**
 * Compares versions number by number, so that 6.2.26 is newer than 6.2.3; the line letter (I, G) is dropped and a
 * missing segment is 0 (1-shell s5, A75).
 *
 * @param version of the phone app, `I6.3.0`; what is no version is never new enough
 * @param minimum 6.3.0 when absent
 */
export function isVersionAtLeast(
  version: string | null | undefined,
  minimum: string = defaultMinimumVersion,
): boolean {
  const has = segmentsOf(version);
  const needs = segmentsOf(minimum);
  if (has === null || needs === null) return false;
  for (let index = 0; index < Math.max(has.length, needs.length); index += 1) {
    const difference = (has[index] ?? 0) - (needs[index] ?? 0);
    if (difference !== 0) return difference > 0;
  }
  return true;
}

/**
 * Whether a phone's system is new enough, compared number by number (1-shell s5).
 *
 * @param osVersion as the app tells it, `17.5.1` or `14`; what is no version is never new enough
 * @param minimum iOS 17.5.1 and Android 14 when absent
 */
export function isOsAtLeast(
  { platform, osVersion }: { platform: 'ios' | 'android'; osVersion: string | null | undefined },
  minimum: string = defaultMinimumOs[platform],
): boolean {
  return isVersionAtLeast(osVersion, minimum);
}

/**
 * Whether the app wears its new header: from 2024-05-09 17:30 in Seoul, and from version 6.2.26 on (1-shell s9,
 * A75, E43).
 */
export function usesNewHeader({
  version,
  now = new Date(),
}: {
  version: string | null | undefined;
  now?: Date;
}): boolean {
  return now.getTime() >= newHeaderFrom && isVersionAtLeast(version, newHeaderVersion);
}
