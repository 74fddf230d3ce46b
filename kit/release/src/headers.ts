/** Files whose name bears a hash of their content. */
export const forever = 'public, max-age=31536000, immutable';
/** Pages and the registry: kept, but asked about every time. */
export const never = 'no-cache';

/** At most so many seconds: as long as a page that is open goes on without asking what is closed. */
const LONGEST_REUSE_S = 60;

/**
 * How long a browser may open a page again without asking, in seconds: the trip that asks is the longest wait of a page
 * that was opened before. What was released since is then seen that much later, so it is the installation's choice. A page
 * that differs from customer to customer, or that is closed in parts, is asked about every time; what is closed or
 * withdrawn meanwhile the page itself finds out as soon as it is drawn.
 *
 * @param seconds 0 for never, {@link LONGEST_REUSE_S} at most
 * @throws RangeError
 */
export function pageCaching(
  seconds: number,
  app: { canary?: unknown; killed?: readonly unknown[] | undefined },
): string {
  if (!Number.isInteger(seconds) || seconds < 0 || seconds > LONGEST_REUSE_S)
    throw new RangeError(`A page is reused for 0 to ${LONGEST_REUSE_S} whole seconds, not ${seconds}.`);
  const isSettled = app.canary === undefined && (app.killed ?? []).length === 0;
  return seconds > 0 && isSettled ? `private, max-age=${seconds}` : never;
}

/** The index: shown as it was kept while it is asked for anew; who decides by it asks past what is kept. */
export const whileRevalidated = 'max-age=0, stale-while-revalidate=86400';

/** Every answer has these. */
export const everywhere: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
};

/** How long a browser insists on TLS for the wallet's host: two years, as the preload lists ask. */
export const strictTransport = 'max-age=63072000; includeSubDomains';

/** The tag of a page or the registry: what it is, never when it was written or how long it is. */
export const etagOf = (id: string) => `"${id}"`;

/** Files that run as workers, which have a policy of their own and not their page's. */
export const workerPattern = '^/_shared/.*worker.*[.]m?js$';
const worker = new RegExp(workerPattern);
/** Its own scripts, what it fetches from the wallet, and nothing else. */
export const workerPolicy = "default-src 'none'; script-src 'self'; connect-src 'self'";
/** What a file needs beside the headers of all. */
export function policyOfAsset(address: string): Readonly<Record<string, string>> {
  return worker.test(address) ? { 'content-security-policy': workerPolicy } : {};
}

/** Content types by ending; what is not here is served as bytes. */
export const contentTypes: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.wasm': 'application/wasm',
  '.pdf': 'application/pdf',
};

/** Content encodings, the best first, and the ending of the compressed twin. */
export const encodings = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const;
