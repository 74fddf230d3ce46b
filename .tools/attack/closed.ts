import { askRaw } from './ask.ts';
import type { Target } from './openTarget.ts';
import { createTally, type Tally } from './tally.ts';

const text = { ko: '점검', en: 'Closed' };
const statusOf = (answer: string) => Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1] ?? 0);

/** Ways to write the address of a screen that is closed. */
const roundabouts = [
  '/forest/AAA10000',
  '/forest/AAA10000/',
  '/forest/AAA10000//',
  '/forest/AAA10000?x=1',
  '/forest/AAA10000/?x=/forest/AAA20000/1',
  '/forest/%41AA10000',
  '/%66orest/AAA10000',
  '/forest/./AAA10000',
  '/forest/x/../AAA10000',
  '/forest/x/%2e%2e/AAA10000',
  '/launcher/../forest/AAA10000',
  '/forest/AAA10000#/forest/AAA20000/1',
];

/** What is closed is closed however its address is written; what is beside it is open, and opens again. */
export async function attackClosed({ port, releases }: Target): Promise<Tally> {
  const { tally, checkLater } = createTally('closed screens');
  const isAt = (path: string, status: number) =>
    checkLater(`${path} is ${status}`, async () => statusOf(await askRaw(port, path)) === status);

  await releases.kill('forest', { screen: 'AAA10000', text });
  for (const path of roundabouts) await isAt(path, 503);
  await isAt('/forest/AAA20000/1', 200);
  await isAt('/launcher/AAA10000', 200);
  await releases.revive('forest', 'AAA10000');
  await isAt('/forest/AAA10000', 200);

  await releases.kill('forest', { text });
  for (const path of [...roundabouts, '/forest', '/forest/', '/forest/AAA20000/1', '/forest/nowhere'])
    await isAt(path, 503);
  await isAt('/', 200);
  await releases.revive('forest');
  await isAt('/forest/AAA20000/1', 200);
  return tally;
}
