import { askRaw } from './ask.ts';
import { canary, type Target } from './openTarget.ts';
import { createTally, sliceOf, type Tally } from './tally.ts';

const places = [
  '/',
  '/forest/',
  '/forest/assets/',
  '/assets/',
  '/_shared/',
  '/_host/',
  '/_mocks/',
  '/wApi/comm/common/file/',
  '/registry.json/',
  '//',
];
const climbs = [
  '../',
  '..%2f',
  '%2e%2e/',
  '%2E%2E%2F',
  '..\\',
  '..%5c',
  '....//',
  '..;/',
  '%252e%252e%252f',
  '..%c0%af',
  '.%00./',
  '..//',
];
const depths = [1, 2, 4, 12];
const files = ['secret.txt', 'store/secret.txt', 'etc/passwd', 'proc/self/environ'];

/** Addresses that try to climb out of what is served. */
export const traversals: readonly string[] = places.flatMap((place) =>
  climbs.flatMap((climb) =>
    depths.flatMap((depth) => files.map((file) => `${place}${climb.repeat(depth)}${file}`)),
  ),
);

const AT_ONCE = 24;

function isHeld(answer: string): boolean {
  const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1] ?? 0);
  const leaks = [canary, 'root:x:0:0', 'PATH=', 'HOME='].some((text) => answer.includes(text));
  const leadsAway = /^location:\s*(?!\/(?![/\\]))/im.test(answer.split('\r\n\r\n')[0] ?? '');
  return status >= 200 && status < 500 && !leaks && !leadsAway;
}

/** Asks for files that are nobody's business, in every way of writing "one folder up"; the server lives on. */
export async function attackPaths({ port }: Target, share = 1): Promise<Tally> {
  const { tally, checkLater } = createTally('path traversal targets');
  const paths = sliceOf(traversals, share);
  for (let start = 0; start < paths.length; start += AT_ONCE) {
    const some = paths.slice(start, start + AT_ONCE);
    await Promise.all(some.map((path) => checkLater(path, async () => isHeld(await askRaw(port, path)))));
  }
  await checkLater('the server lives on', async () => (await askRaw(port, '/')).startsWith('HTTP/1.1 200'));
  return tally;
}
