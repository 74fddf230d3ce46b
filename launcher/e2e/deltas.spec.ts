import { expect, type Page, shows, test } from '@wallet/mocks/e2e';
import { openWallet } from './openWallet.ts';

interface Sent {
  encoding: string | undefined;
  /** bytes of the body as it came over the network */
  body: number;
}

/** What an opening of a page brings of scripts and styles, by address. */
async function opened(page: Page, url: string): Promise<Map<string, Sent>> {
  const sent = new Map<string, Sent>();
  const reading: Promise<void>[] = [];
  page.on('requestfinished', (request) => {
    if (!/\/(?:_shared|assets)\//.test(request.url())) return;
    const read = async () => {
      const response = await request.response();
      // What the browser had kept has no body on the network.
      const { responseBodySize: body } = await request.sizes();
      const encoding = (await response?.allHeaders())?.['content-encoding'];
      sent.set(new URL(request.url()).pathname, { encoding, body });
    };
    reading.push(read());
  });
  await page.goto(url);
  await shows(page, 'FTR10000');
  await page.waitForLoadState('networkidle');
  await Promise.all(reading);
  return sent;
}

test('after a kit release, a browser that kept the kit before downloads what is different', async ({
  page,
  context,
}) => {
  test.setTimeout(120_000);
  const wallet = await openWallet();
  const url = `${wallet.origin}/forest/FTR10000`;
  const coreOf = async () =>
    /"@wallet\/kit\/_core":"([^"]+)"/.exec(await (await page.request.get(url)).text())?.[1] ?? '';
  try {
    await wallet.isUp(page.request);
    await page.request.post(`${wallet.origin}/_mocks/reset`, { data: { persona: 'member' } });
    const first = await opened(page, url);
    const before = await coreOf();
    expect(first.get(before)?.encoding).toBe('br');

    await wallet.buildWithKit('forest', 'the next kit');
    const after = await coreOf();
    expect(after).not.toBe(before);
    // The page says what it expects of the file, and the browser holds it against what the delta made.
    expect(await (await page.request.get(url)).text()).toContain(`"${after}":"sha256-`);
    const again = await opened(await context.newPage(), url);
    expect(again.get(after)?.encoding).toBe('dcz');
    expect(again.get(after)?.body).toBeLessThan((first.get(before)?.body ?? 0) * 0.1);
    const whole = [...again].filter(([, { encoding, body }]) => encoding !== 'dcz' && body > 0);
    // What says the hashes of its other files is new as a whole, and some hundred bytes.
    const scripts = whole.filter(
      ([address]) => address.startsWith('/_shared/') && !address.endsWith('.json'),
    );
    expect(scripts).toEqual([]);

    // What was made from a delta is the dictionary for the next one.
    await wallet.buildWithKit('forest', 'the kit after that');
    const last = await coreOf();
    const third = await opened(await context.newPage(), url);
    expect(third.get(last)?.encoding).toBe('dcz');
    expect((await wallet.run('verify')).stdout).toContain('Every file');
  } finally {
    wallet.close();
  }
});
