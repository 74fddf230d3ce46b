import type { Browser } from './chromium.ts';
import { type Conditions, newPage, type Timings, timings, wait } from './openPage.ts';

const LIMIT_MS = 20_000;

/** The phone app's side of the bridge, as small as it can be (contracts/bridge.md): it answers `hello`. */
const phoneApp = `window.WalletNative = { postMessage(text) {
  const { id, method } = JSON.parse(text);
  const said = method === 'hello';
  const result = { platform: 'android', appVersion: 'G6.3.0', osVersion: '16', phoneModel: 'bench', deviceId: 'bench',
    webViewId: 'ready', methods: ['hello', 'openWebView', 'closeView'] };
  const reply = { v: 1, kind: 'reply', id, ok: said, ...(said ? { result } : { error: { code: 'UNSUPPORTED', message: '' } }) };
  setTimeout(() => window.WalletBridge?.receive(JSON.stringify(reply)), 0);
} };`;

const goTo = (path: string) => `(() => {
  const event = { v: 1, kind: 'event', name: 'go', data: { url: ${JSON.stringify(path)} } };
  window.WalletBridge.receive(JSON.stringify(event));
})()`;

/** On the clock that all documents share, as the page may become another document. */
const now = 'performance.timeOrigin + performance.now()';

/**
 * Keeps a WebView ready, tells it where to go, and answers how long it took until that page was usable.
 *
 * @returns milliseconds; undefined when this release of the wallet has no page that is kept ready
 */
export async function openReady(
  browser: Browser,
  origin: string,
  path: string,
  conditions: Conditions,
): Promise<{ usable: number; seen?: number; bytes: number; heap: number } | undefined> {
  const page = await newPage(browser, conditions);
  try {
    await page.send('Page.addScriptToEvaluateOnNewDocument', { source: phoneApp });
    await page.send('Page.navigate', { url: `${origin}/ready` });
    const from = performance.now();
    while (!(page.hasLoaded() && page.network.isQuiet()) && performance.now() - from < LIMIT_MS)
      await wait(100);
    // A page that shows something of its own is none that waits to become another.
    const isThere = await page.evaluate<boolean>(
      `typeof window.WalletBridge?.receive === 'function' && performance.getEntriesByName('wallet:usable').length === 0`,
    );
    if (!isThere) return undefined;
    const before = Object.values(page.network.files).reduce((sum, bytes) => sum + bytes, 0);
    const start = await page.evaluate<number>(now);
    await page.evaluate(goTo(path));
    for (const since = performance.now(); performance.now() - since < LIMIT_MS; await wait(100)) {
      const told = await page.evaluate<Timings>(timings).catch(() => undefined);
      const origin = await page.evaluate<number>('performance.timeOrigin');
      if (told?.usable === undefined || origin === undefined || start === undefined) continue;
      const usable = origin + told.usable;
      if (usable <= start || !page.network.isQuiet()) continue;
      const seen = told.seen === undefined ? undefined : origin + told.seen - start;
      await page.send('HeapProfiler.collectGarbage');
      const { usedSize } = await page.send<{ usedSize: number }>('Runtime.getHeapUsage');
      const after = Object.values(page.network.files).reduce((sum, bytes) => sum + bytes, 0);
      return {
        usable: usable - start,
        ...(seen && { seen }),
        bytes: after - before,
        heap: usedSize / 1_000_000,
      };
    }
    return undefined;
  } finally {
    await page.close();
  }
}
