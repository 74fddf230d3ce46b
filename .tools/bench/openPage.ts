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
export const slow4G: Conditions = { cpu: 4, latency: 150, megabits: 1.6 };

/** What one opening of one page cost. */
export interface Figures {
  /** page and files that came over the network, with their headers */
  bytes: number;
  /** answers of the wallet API: the same for every variant */
  apiBytes: number;
  requests: number;
  /** milliseconds from the tap */
  firstPaint: number;
  /** milliseconds from the tap until data is shown and taps are answered */
  usable: number;
  /** milliseconds that scripts ran on the page's main thread, slowed down like everything else */
  script: number;
  /** megabytes of JavaScript after a collection */
  heap: number;
  /** what came over the network, by path */
  files: Record<string, number>;
}

const LIMIT_MS = 90_000;
const QUIET_MS = 400;
const LOOK_MS = 100;

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

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

async function evaluate<T>(browser: Browser, session: string, expression: string): Promise<T> {
  const { result } = await browser.send<{ result: { value: T } }>(
    'Runtime.evaluate',
    { expression, returnByValue: true },
    session,
  );
  return result.value;
}

const timings = `(() => {
  const at = (name) => performance.getEntriesByName(name)[0]?.startTime;
  return { usable: at('wallet:usable'), firstPaint: at('first-contentful-paint') };
})()`;

/**
 * Opens an address in a new page of the browser's profile, which is what a new WebView is, and closes it again.
 *
 * @throws Error when the page does not become usable, or asked for what is not there
 */
export async function openPage(browser: Browser, url: string, conditions: Conditions): Promise<Figures> {
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
  try {
    await send('Page.enable');
    await send('Network.enable');
    await send('Performance.enable');
    await send('Emulation.setDeviceMetricsOverride', {
      ...{ width: 390, height: 844, deviceScaleFactor: 1, mobile: true },
    });
    await send('Emulation.setCPUThrottlingRate', { rate: conditions.cpu });
    const throughput = (conditions.megabits * 1_000_000) / 8;
    await send('Network.emulateNetworkConditions', {
      ...{ offline: false, latency: conditions.latency },
      ...{ downloadThroughput: throughput, uploadThroughput: throughput },
    });
    let hasLoaded = false;
    const stop = browser.listen(sessionId, (method) => {
      hasLoaded ||= method === 'Page.loadEventFired';
    });
    const from = performance.now();
    await send('Page.navigate', { url });
    type Timings = { usable?: number; firstPaint?: number };
    let seen: Timings = {};
    // Looked at only once the page has loaded: an evaluation on the way would be work of the page.
    while (seen.usable === undefined || seen.firstPaint === undefined || !network.isQuiet()) {
      if (performance.now() - from > LIMIT_MS)
        throw new Error(`${url} was not usable: ${JSON.stringify({ hasLoaded, ...seen })}`);
      await wait(LOOK_MS);
      if (hasLoaded) seen = await evaluate<Timings>(browser, sessionId, timings);
    }
    stop();
    if (network.failures.length > 0) throw new Error(`${url}: ${network.failures.join(', ')}`);
    const { metrics } = await send<{ metrics: { name: string; value: number }[] }>('Performance.getMetrics');
    const script = metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? Number.NaN;
    await send('HeapProfiler.collectGarbage');
    const { usedSize } = await send<{ usedSize: number }>('Runtime.getHeapUsage');
    const weigh = (isApi: boolean) =>
      Object.entries(network.files)
        .filter(([path]) => path.startsWith('/wApi/') === isApi)
        .reduce((sum, [, bytes]) => sum + bytes, 0);
    return {
      bytes: weigh(false),
      apiBytes: weigh(true),
      requests: network.requests(),
      firstPaint: seen.firstPaint,
      usable: seen.usable,
      script: script * 1000,
      heap: usedSize / 1_000_000,
      files: network.files,
    };
  } finally {
    network.stop();
    await browser.send('Target.closeTarget', { targetId }).catch(() => {});
  }
}
