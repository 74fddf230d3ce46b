import { type ChildProcess, spawn } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { freePort } from '../../../.tools/freePort.ts';

const element = 'element-6066-11e4-a52e-4f735466cecf';
const host = fileURLToPath(new URL('./host.js', import.meta.url));

/** The host app in a real WebKit, driven over plain WebDriver. */
export interface Driver {
  goTo(url: string): Promise<void>;
  address(): Promise<string>;
  /** Runs the body of an async function in the page in front. */
  run<T>(body: string, ...args: unknown[]): Promise<T>;
  /** A trusted tap on the first match, once it is there. */
  tap(css: string): Promise<void>;
  type(css: string, text: string): Promise<void>;
  /** Until the selector matches something in the page in front. */
  shows(css: string): Promise<void>;
  /** Puts the WebView with this id (its place in the order of opening) in front. */
  switchTo(webViewId: string): Promise<void>;
  /** Ids of all WebViews that are open. */
  webViews(): Promise<string[]>;
  cookie(name: string, value: string): Promise<void>;
  /** PNG as base64. */
  screenshot(): Promise<string>;
  close(): Promise<void>;
}

const patienceMs = 15_000;

async function until<T>(what: string, ask: () => Promise<T | undefined>): Promise<T> {
  const end = Date.now() + patienceMs;
  let last: unknown;
  while (Date.now() < end) {
    try {
      const found = await ask();
      if (found !== undefined) return found;
    } catch (error) {
      last = error;
    }
    await wait(50);
  }
  throw new Error(`Not within ${patienceMs / 1000} s: ${what}`, { cause: last });
}

/** Starts WebKitWebDriver and, through it, the host app. */
export async function startDriver(): Promise<Driver> {
  const port = await freePort();
  const process_: ChildProcess = spawn('WebKitWebDriver', [`--port=${port}`], { stdio: 'ignore' });
  const root = `http://127.0.0.1:${port}`;

  async function ask(method: string, path: string, body?: unknown): Promise<unknown> {
    const answer = await fetch(root + path, {
      method,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const { value } = (await answer.json()) as { value: { message?: string; error?: string } };
    if (!answer.ok) throw new Error(`${method} ${path}: ${value.error} ${value.message}`);
    return value;
  }

  await until('WebKitWebDriver answers', async () => {
    await ask('GET', '/status');
    return true;
  });
  const capabilities = {
    alwaysMatch: { 'webkitgtk:browserOptions': { binary: host, args: ['--automation'] } },
  };
  const { sessionId } = (await ask('POST', '/session', { capabilities })) as { sessionId: string };
  const session = `/session/${sessionId}`;

  function run<T>(body: string, ...args: unknown[]): Promise<T> {
    const script = `const done = arguments[arguments.length - 1], given = [...arguments].slice(0, -1);
      (async (...args) => { ${body} })(...given).then((value) => done({ value }), (error) => done({ error: String(error) }));`;
    return ask('POST', `${session}/execute/async`, { script, args }).then((result) => {
      const { value, error } = result as { value: T; error?: string };
      if (error !== undefined) throw new Error(error);
      return value;
    });
  }

  async function find(css: string): Promise<string> {
    const found = (await ask('POST', `${session}/element`, { using: 'css selector', value: css })) as Record<
      string,
      string
    >;
    const id = found[element];
    if (id === undefined) throw new Error(`No element for ${css}.`);
    return id;
  }

  async function handles(): Promise<Map<string, string>> {
    const all = (await ask('GET', `${session}/window/handles`)) as string[];
    const byId = new Map<string, string>();
    const before = await ask('GET', `${session}/window`).catch(() => undefined);
    for (const handle of all) {
      await ask('POST', `${session}/window`, { handle });
      byId.set(await run<string>('return window.walletWebViewId'), handle);
    }
    const stays = typeof before === 'string' && all.includes(before) ? before : all.at(-1);
    if (stays !== undefined) await ask('POST', `${session}/window`, { handle: stays });
    return byId;
  }

  return {
    run,
    async goTo(url) {
      await ask('POST', `${session}/url`, { url });
    },
    address: async () => (await ask('GET', `${session}/url`)) as string,
    tap: (css) =>
      until(`a tap on ${css}`, async () => {
        await ask('POST', `${session}/element/${await find(css)}/click`, {});
        return true;
      }).then(() => undefined),
    type: (css, text) =>
      until(`typing into ${css}`, async () => {
        await ask('POST', `${session}/element/${await find(css)}/value`, { text });
        return true;
      }).then(() => undefined),
    shows: (css) => until(css, () => find(css)).then(() => undefined),
    switchTo: (webViewId) =>
      until(`WebView ${webViewId}`, async () => {
        const handle = (await handles()).get(webViewId);
        if (handle === undefined) return undefined;
        await ask('POST', `${session}/window`, { handle });
        return true;
      }).then(() => undefined),
    webViews: async () => [...(await handles()).keys()].sort(),
    async cookie(name, value) {
      await ask('POST', `${session}/cookie`, { cookie: { name, value, path: '/' } });
    },
    screenshot: async () => (await ask('GET', `${session}/screenshot`)) as string,
    async close() {
      await ask('DELETE', session).catch(() => {});
      process_.kill();
    },
  };
}
