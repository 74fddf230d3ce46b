import type { Browser } from './chromium.ts';

/** A phone and its network, as Chromium pretends them. */
export interface Conditions {
  /** times slower than this machine */
  cpu: number;
  /** milliseconds that each request takes at least */
  latency: number;
  /** megabits a second, both ways */
  megabits: number;
}

export const fourG: Conditions = { cpu: 4, latency: 60, megabits: 9 };
/** The same network, and a processor as quick as this machine's. */
export const quick: Conditions = { ...fourG, cpu: 1 };
export const slow4G: Conditions = { cpu: 4, latency: 150, megabits: 1.6 };

/** What one opening of one page cost. */
export interface Figures {
  /** page and files that came over the network, with their headers */
  bytes: number;
  /** answers of the wallet API: the same for every variant */
  apiBytes: number;
  requests: number;
  /** milliseconds from the tap until something is seen, a skeleton too */
  firstPaint: number;
  /** milliseconds from the tap until data is shown and taps are answered */
  usable: number;
  /** milliseconds from the tap until the browser has painted what the page is opened for: its largest text, no skeleton */
  seen: number;
  /** milliseconds that scripts ran on the page's main thread, slowed down like everything else */
  script: number;
  /** milliseconds that the main thread was busy, style and layout among it */
  task: number;
  /** megabytes of JavaScript after a collection */
  heap: number;
  /** what came over the network, by path */
  files: Record<string, number>;
}

const LIMIT_MS = 90_000;
const QUIET_MS = 400;
const LOOK_MS = 100;

export const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** What has come over the network for one page. */
function watchNetwork(browser: Browser, session: string) {
  const paths = new Map<string, string>();
  const cached = new Set<string>();
  const files: Record<string, number> = {};
  let requests = 0;
  const open = new Set<string>();
  let lastAt = performance.now();
  const failures: string[] = [];
  const stop = browser.listen(session, (method, params) => {
    const id = String(params.requestId);
    if (method === 'Network.requestWillBeSent') {
      const { url } = params.request as { url: string };
      if (!url.startsWith('http')) return;
      paths.set(id, new URL(url).pathname);
      open.add(id);
    } else if (method === 'Network.requestServedFromCache') {
      cached.add(id);
    } else if (method === 'Network.responseReceived') {
      const response = params.response as { fromDiskCache?: boolean; fromPrefetchCache?: boolean };
      if (response.fromDiskCache || response.fromPrefetchCache) cached.add(id);
      const { status, url } = params.response as { status: number; url: string };
      if (status >= 400) failures.push(`${status} ${url}`);
    } else if (method === 'Network.loadingFinished' || method === 'Network.loadingFailed') {
      const path = paths.get(id);
      if (path !== undefined && method === 'Network.loadingFinished' && !cached.has(id)) {
        files[path] = (files[path] ?? 0) + Number(params.encodedDataLength);
        requests += 1;
      }
      open.delete(id);
    } else return;
    lastAt = performance.now();
  });
  return {
    files,
    failures,
    stop,
    requests: () => requests,
    isQuiet: () => open.size === 0 && performance.now() - lastAt > QUIET_MS,
  };
}

// What was seen is asked of the browser's own record, so that nothing of ours runs before it: the first paint after the
// page became usable whose largest text is new, or the paint in which it became so.
export const timings = `new Promise((resolve) => {
  const at = (name) => performance.getEntriesByName(name)[0]?.startTime;
  const [usable, firstPaint] = [at('wallet:usable'), at('first-paint')];
  const tell = (seen) => resolve({ usable, firstPaint, ...(seen !== undefined && { seen }) });
  new PerformanceObserver((list) => {
    const paints = list.getEntries().filter(({ startTime, size }) => startTime >= usable && size > 0);
    tell(paints[0]?.startTime ?? list.getEntries().at(-1)?.startTime);
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  setTimeout(tell, 200);
})`;

/** A new page in the browser's profile, slowed down: what a new WebView is. */
export async function newPage(browser: Browser, conditions: Conditions) {
  const { targetId } = await browser.send<{ targetId: string }>('Target.createTarget', {
    url: 'about:blank',
  });
  const { sessionId } = await browser.send<{ sessionId: string }>('Target.attachToTarget', {
    targetId,
    flatten: true,
  });
  const send = <T>(method: string, params: Record<string, unknown> = {}) =>
    browser.send<T>(method, params, sessionId);
  const network = watchNetwork(browser, sessionId);
  await send('Page.enable');
  await send('Network.enable');
  await send('Performance.enable');
  await send('Emulation.setDeviceMetricsOverride', {
    width: 390,
    height: 844,
    deviceScaleFactor: 1,
    mobile: true,
  });
  await send('Emulation.setCPUThrottlingRate', { rate: conditions.cpu });
  const throughput = (conditions.megabits * 1_000_000) / 8;
  await send('Network.emulateNetworkConditions', {
    offline: false,
    latency: conditions.latency,

    downloadThroughput: throughput,
    uploadThroughput: throughput,
  });
  let loads = 0;
  const stop = browser.listen(sessionId, (method) => {
    if (method === 'Page.loadEventFired') loads += 1;
  });
  return {
    send,
    network,
    hasLoaded: () => loads > 0,
    async evaluate<T>(expression: string): Promise<T | undefined> {
      const { result } = await send<{ result: { value?: T } }>('Runtime.evaluate', {
        expression,
        returnByValue: true,
        awaitPromise: true,
      });
      return result.value;
    },
    async close() {
      stop();
      network.stop();
      await browser.send('Target.closeTarget', { targetId }).catch(() => {});
    },
  };
}

export type Page = Awaited<ReturnType<typeof newPage>>;

export interface Timings {
  usable?: number;
  firstPaint?: number;
  seen?: number;
}

async function untilUsable(page: Page, url: string): Promise<Required<Timings>> {
  const from = performance.now();
  let told: Timings = {};
  // Looked at only once the page has loaded: an evaluation on the way would be work of the page.
  while (performance.now() - from < LIMIT_MS) {
    await wait(LOOK_MS);
    if (page.hasLoaded()) told = (await page.evaluate<Timings>(timings)) ?? {};
    const { usable, firstPaint, seen } = told;
    if (usable !== undefined && firstPaint !== undefined && seen !== undefined && page.network.isQuiet())
      return { usable, firstPaint, seen };
  }
  throw new Error(`${url} was not usable: ${JSON.stringify({ loaded: page.hasLoaded(), ...told })}`);
}

/**
 * Opens an address in a new page and closes it again.
 *
 * @param rows how many rows the page must show, where it is the one that is compared
 * @param stay milliseconds that it is looked at before it is closed
 * @param card the card that the customer scrolls to first, by its id
 * @throws Error when the page does not become usable, shows something else, or asked for what is not there
 */
export async function openPage(
  browser: Browser,
  url: string,
  conditions: Conditions,
  { rows, stay = 0, card }: { rows?: number | undefined; stay?: number; card?: string | undefined } = {},
): Promise<Figures> {
  const page = await newPage(browser, conditions);
  const { network, send } = page;
  try {
    await send('Page.navigate', { url });
    const { usable, firstPaint, seen } = await untilUsable(page, url);
    if (network.failures.length > 0) throw new Error(`${url}: ${network.failures.join(', ')}`);
    const { metrics } = await send<{ metrics: { name: string; value: number }[] }>('Performance.getMetrics');
    const metric = (wanted: string) => metrics.find(({ name }) => name === wanted)?.value ?? Number.NaN;
    await send('HeapProfiler.collectGarbage');
    const { usedSize } = await send<{ usedSize: number }>('Runtime.getHeapUsage');
    // Last, as it costs the page a layout: whoever is quick must show the same.
    const shown = await page.evaluate<number>(`document.body.innerText.split('원부터').length - 1`);
    if (rows !== undefined && shown !== rows) throw new Error(`${url} shows ${shown} rows of ${rows}.`);
    if (card !== undefined) {
      const find = `document.querySelector('[data-card="${card}"]')`;
      const isThere = await page.evaluate<boolean>(`${find}?.scrollIntoView(), ${find} !== null`);
      if (!isThere) throw new Error(`${url} has no card ${card}.`);
    }
    await wait(stay);
    const weigh = (isApi: boolean) =>
      Object.entries(network.files)
        .filter(([path]) => path.startsWith('/wApi/') === isApi)
        .reduce((sum, [, bytes]) => sum + bytes, 0);
    return {
      bytes: weigh(false),
      apiBytes: weigh(true),
      requests: network.requests(),
      firstPaint,
      usable,
      seen,
      script: metric('ScriptDuration') * 1000,
      task: metric('TaskDuration') * 1000,
      heap: usedSize / 1_000_000,
      files: network.files,
    };
  } finally {
    await page.close();
  }
}
