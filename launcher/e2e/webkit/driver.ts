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
  /** Runs such a body again and again until it answers something true. */
  eventually<T>(what: string, body: string, ...args: unknown[]): Promise<T>;
  /** A trusted tap on the first match that is in sight, once it lies still, is enabled and nothing covers it. */
  tap(css: string): Promise<void>;
  /** The phone's back gesture, as the app tells the page in front. */
  back(): Promise<void>;
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

const patienceMs = 60_000;

/** Answers the element to tap, or says why it cannot be tapped yet. */
const findTarget = `
  const [css] = args;
  const isInSight = (each) =>
    each.checkVisibility({ visibilityProperty: true }) && each.getBoundingClientRect().width > 0;
  const target = [...document.querySelectorAll(css)].find(isInSight);
  if (!target) throw new Error('not in sight');
  if (target.disabled || target.ariaDisabled === 'true') throw new Error('disabled');
  target.scrollIntoView({ block: 'center', behavior: 'instant' });
  const place = () => {
    const { x, y, width, height } = target.getBoundingClientRect();
    return [x + width / 2, y + height / 2];
  };
  const before = place();
  for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
  if (String(place()) !== String(before)) throw new Error('moving');
  const top = document.elementFromPoint(...before);
  if (!target.contains(top)) throw new Error('covered by ' + top?.outerHTML.slice(0, 120));
  return target;`;

/** What the page in front shows, for the message of a failure. */
const describePage = `
  const screen = document.querySelector('[data-screen]')?.dataset;
  const open = [...document.querySelectorAll('dialog[open]')].map(({ dataset }) => dataset.msg ?? dataset.popup ?? '?');
  return JSON.stringify({ at: location.href, ...screen, login: document.documentElement.dataset.login, open });`;

async function until<T>(
  what: string,
  ask: () => Promise<T | undefined>,
  where: () => Promise<string> = async () => '',
): Promise<T> {
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
  const page = await where().catch((error) => String(error));
  throw new Error(`Not within ${patienceMs / 1000} s: ${what} ${page}`, { cause: last });
}

/** Starts WebKitWebDriver and, through it, the host app. */
export async function startDriver(): Promise<Driver> {
  const port = await freePort();
  const process_: ChildProcess = spawn('WebKitWebDriver', [`--port=${port}`], { stdio: 'ignore' });
  const root = `http://127.0.0.1:${port}`;

  async function ask(method: string, path: string, body?: unknown): Promise<unknown> {
    const answer = await fetch(root + path, {
      method,
      signal: AbortSignal.timeout(2 * patienceMs),
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
  const { sessionId } = (await ask('POST', '/session', { capabilities }).catch((error) => {
    process_.kill();
    throw error;
  })) as { sessionId: string };
  const session = `/session/${sessionId}`;
  // A page that turns while a script waits in it must not hold the next try up.
  await ask('POST', `${session}/timeouts`, { script: 10_000 });

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

  const where = () => run<string>(describePage);

  /** As `until`, and a failure says where it was. */
  function untilHere<T>(what: string, once: () => Promise<T | undefined>): Promise<T> {
    return until(what, once, where);
  }

  return {
    run,
    eventually: <T>(what: string, body: string, ...args: unknown[]) =>
      untilHere<T>(what, async () => (await run<T>(body, ...args)) || undefined),
    back: () =>
      run(`window.WalletBridge.receive(JSON.stringify({ v: 1, kind: 'event', name: 'backPressed' }))`).catch(
        () => {
          // A WebView that closes on it takes the script's answer along; the test sees what became of it.
        },
      ) as Promise<void>,
    async goTo(url) {
      await ask('POST', `${session}/url`, { url });
    },
    address: async () => (await ask('GET', `${session}/url`)) as string,
    tap: (css) =>
      untilHere(`a tap on ${css}`, async () => {
        const found = await run<Record<string, string>>(findTarget, css);
        await ask('POST', `${session}/element/${found[element]}/click`, {});
        return true;
      }).then(() => undefined),
    type: (css, text) =>
      untilHere(`typing into ${css}`, async () => {
        await ask('POST', `${session}/element/${await find(css)}/value`, { text });
        return true;
      }).then(() => undefined),
    shows: (css) => untilHere(css, () => find(css)).then(() => undefined),
    switchTo: (webViewId) =>
      untilHere(`WebView ${webViewId}`, async () => {
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
