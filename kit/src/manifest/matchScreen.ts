import type { Manifest } from './Manifest.ts';
import { parameterOf, segmentsOf } from './path.ts';

/** The screen behind an address. */
export interface ScreenMatch<Code extends string = string> {
  code: Code;
  /** parameters of the path, decoded */
  params: Record<string, string>;
}

interface Pattern {
  code: string;
  segments: string[];
}

const patternsOf = new WeakMap<object, Pattern[]>();

function patterns(screens: Manifest['screens']): Pattern[] {
  const known = patternsOf.get(screens);
  if (known) return known;
  const weight = (segment: string | undefined) => (parameterOf(segment ?? '') === undefined ? 0 : 1);
  const made = Object.entries(screens)
    .map(([code, { path }]) => ({ code, segments: segmentsOf(path) }))
    // A plain segment beats a parameter in the same place.
    .sort((a, b) => {
      const at = a.segments.findIndex((segment, index) => weight(segment) !== weight(b.segments[index]));
      return at < 0 ? 0 : weight(a.segments[at]) - weight(b.segments[at]);
    });
  patternsOf.set(screens, made);
  return made;
}

/** What was written wrongly, `%E0%A4`, stays as it is. */
function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

/**
 * Finds the screen of an address; trailing slashes, a query and a fragment do not matter. Never throws.
 *
 * @param pathname as in `location.pathname`
 * @returns null when the app has no such screen
 */
export function matchScreen<M extends Pick<Manifest, 'screens'>>(
  manifest: M,
  pathname: string,
): ScreenMatch<keyof M['screens'] & string> | null {
  const asked = segmentsOf(pathname).map(decode);
  for (const { code, segments } of patterns(manifest.screens)) {
    if (segments.length !== asked.length) continue;
    const params: Record<string, string> = {};
    const fits = segments.every((segment, index) => {
      const value = asked[index] ?? '';
      const name = parameterOf(segment);
      if (name === undefined) return segment === value;
      params[name] = value;
      return value !== '';
    });
    if (fits) return { code: code as keyof M['screens'] & string, params };
  }
  return null;
}
