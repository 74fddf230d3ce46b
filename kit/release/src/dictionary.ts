// The headers by which browsers keep a file as a dictionary for the one that takes its place (RFC 9842).
import { deltaEncoding, deltaOf } from './delta.ts';

/** Which request headers an answer with a file depends on. */
export const assetVary = 'accept-encoding, available-dictionary';

/**
 * Addresses of shared files and of what apps start with; what stays in all releases is `role`, then come eight letters
 * of hash. Not of all scripts: keeping each as a dictionary made the first opening of a domain slower (decision 0013).
 */
export const rolePattern =
  '(?<role>/(?:_shared/[\\w.-]+|(?:[\\w/-]+/)?assets/index)-)[\\w-]{8}[.](?<kind>js|css)';
const role = new RegExp(`^${rolePattern}$`);

/** Requests that name the encoding; one that gives it a weight gets the whole file. */
export const takesDeltas = `(?:^|[ ,])${deltaEncoding}(?:[ ,]|$)`;
const takes = new RegExp(takesDeltas);

/**
 * What files of one place in the app have in common from one release to the next, as a pattern of addresses:
 * `/_shared/kit-*.js`.
 *
 * @returns undefined where a file is never a dictionary
 */
export function roleOf(address: string): string | undefined {
  const { role: stem, kind } = role.exec(address)?.groups ?? {};
  return stem !== undefined && kind !== undefined ? `${stem}*.${kind}` : undefined;
}

/** The value of Use-As-Dictionary for a role. */
export const dictionaryHeader = (pattern: string) => `match="${pattern}"`;

/** The value of Available-Dictionary for the SHA-256 (hex) of a file. */
export const availableDictionary = (hash: string) => `:${Buffer.from(hash, 'hex').toString('base64')}:`;

/**
 * Where the delta would be that a request can take.
 *
 * @param accepted Accept-Encoding
 * @param available Available-Dictionary
 */
export function deltaAskedFor(address: string, accepted: string, available: unknown): string | undefined {
  const [, base64] = /^:([A-Za-z0-9+/]{43}=):$/.exec(typeof available === 'string' ? available : '') ?? [];
  if (base64 === undefined || !takes.test(accepted)) return undefined;
  return deltaOf(address, Buffer.from(base64, 'base64').toString('hex'));
}
