import type { Manifest } from '../../kit/src/manifest/index.ts';
import {
  expect,
  type Page,
  type PhoneOptions,
  type Platform,
  type Reply,
  test,
  type World,
} from './fixtures.ts';
import { action, dialog, shows } from './page.ts';
import type { Samples } from './samples.ts';

interface EveryFault extends Samples {
  manifest: Manifest;
  /** who looks */
  persona?: string;
  /** codes left to the app's own specs */
  except?: readonly string[];
  /** code -> calls (`GET /path`) that it does without where they fail; a name in braces stands for any segment */
  aside?: Readonly<Record<string, readonly string[]>>;
  /** code -> calls of a part that fails within its screen, with a retry of its own; a paged list does so anyway */
  parts?: Readonly<Record<string, readonly string[]>>;
  /** what surrounds the screens that are not for the app alone; default a browser */
  platform?: Platform;
  phoneOptions?: PhoneOptions;
  /** ISO text with a zone: the moment at which the app is looked at, for page and service alike */
  at?: string;
}

/** What every page asks before any screen; the page itself says so. */
const ofThePage = ['GET /mstr/userinfo'];

const kinds: readonly [string, Partial<Reply>][] = [
  ['500', { status: 500, rawBody: 'out of order' }],
  ['malformed', { rawBody: '{"status":200,' }],
  [
    'wrong shape',
    { body: { status: 200, code: '0000', message: '', payload: 'many', header: 1, body: 'many' } },
  ],
  ['cut', { drop: true }],
];

/** Screens that one page looks at after the other: a page more costs more than a screen more. */
const together = 6;
const limitMs = 31_000;
const allowed = [/Failed to load resource|ERR_/];

function matches(pattern: string, call: string): boolean {
  const parts = pattern.split('/');
  const found = call.split('/');
  return (
    parts.length === found.length && parts.every((part, at) => part.startsWith('{') || part === found[at])
  );
}

/**
 * What stands on a page: `whole`; `failed`, which is said, can be tried again and pretends no work; `part failed`,
 * where the rest of the screen stands; else what it is like. Runs in the page.
 */
function look(code: string): string {
  const screen = document.querySelector(`[data-screen="${code}"]`);
  const state = screen?.getAttribute('data-state') ?? 'not there';
  const retries = [...document.querySelectorAll('[data-action="retry"]')];
  const isList = retries.some((retry) => retry.closest('[data-part="pagedList"]') !== null);
  const said = retries.map((retry) => retry.closest('[data-msg], :has(> [data-msg])')?.textContent?.trim());
  const isSaid = said.every(Boolean);
  const busy = document.querySelectorAll('[aria-busy="true"]').length;
  const spinners = document.querySelectorAll('[data-part="spinner"]').length;
  if (state === 'ready' && retries.length + busy + spinners === 0) return 'whole';
  if (retries.length > 0 && isSaid && busy === 0) {
    if (state === 'error' || (state === 'ready' && isList)) return 'failed';
    if (state === 'ready') return 'part failed';
  }
  return JSON.stringify({ state, retries: retries.length, isSaid, busy, spinners });
}

type How = 'whole' | 'failed' | 'part failed';

async function stands(page: Page, code: string, how: How, after: string): Promise<void> {
  const message = `${code} after ${after}`;
  await expect.poll(() => page.evaluate(look, code), { message, intervals: [20, 30, 50, 100] }).toBe(how);
}

/** Until a call has been asked, by what is done, and has come to its end. */
async function answered(page: Page, path: string, does: () => Promise<unknown>): Promise<void> {
  const asked = page.waitForRequest((request) => new URL(request.url()).pathname === `/wApi${path}`);
  await does();
  const answer = await (await asked).response().catch(() => null);
  await answer?.finished().catch(() => {});
}

const retry = (page: Page, path: string) => answered(page, path, () => action(page, 'retry').click());

/** What the screen asks on its own, each call once. */
async function firstCalls(world: World): Promise<string[]> {
  const calls = (await world.journal()).map(({ method, path }) => `${method} ${path}`);
  return [...new Set(calls)].filter((call) => !ofThePage.includes(call));
}

/** The first of a screen's calls fails in every way; what comes beside it fails in one. */
async function faultScreen(page: Page, world: World, code: string, options: EveryFault): Promise<void> {
  const isAmong = (all: EveryFault['aside'], call: string) =>
    (all?.[code] ?? []).some((pattern) => matches(pattern, call));
  await stands(page, code, 'whole', 'its opening');
  const calls = await firstCalls(world);
  for (const call of calls) {
    const [method = '', path = ''] = call.split(' ');
    const isAside = isAmong(options.aside, call);
    const how: How = isAside ? 'whole' : isAmong(options.parts, call) ? 'part failed' : 'failed';
    const [first, ...others] = call === calls[0] ? kinds : kinds.slice(-1);
    // What is told in passing may be told once only.
    if (isAside) await reset(page, world, options);
    await world.reply({ method, path, ...first?.[1] });
    await answered(page, path, () => page.reload());
    await stands(page, code, how, `${call} ${first?.[0]}`);
    if (!isAside) {
      for (const [name, reply] of others) {
        await world.reply({ method, path, ...reply });
        await retry(page, path);
        await stands(page, code, how, `${call} ${name}`);
      }
      if (call === calls[0]) await silence(page, world, code, call, how);
      await world.forgetReplies();
      await retry(page, path);
      await stands(page, code, 'whole', `${call} is back`);
    }
    await world.forgetReplies();
  }
}

/** No answer at all: work is shown, and given up in the end. */
async function silence(page: Page, world: World, code: string, call: string, how: How): Promise<void> {
  const [method = '', path = ''] = call.split(' ');
  await world.reply({ method, path, delayMs: 60_000 });
  const asked = page.waitForRequest((request) => new URL(request.url()).pathname === `/wApi${path}`);
  await action(page, 'retry').click();
  await asked;
  await expect(page.locator('[data-action="retry"]'), `${code} waits for ${call}`).toHaveCount(0);
  if (how === 'failed') await expect(page.locator('[aria-busy="true"]').first()).toBeVisible();
  await page.clock.fastForward(limitMs);
  await stands(page, code, how, `${call} silent`);
}

function inGroups<T>(all: readonly T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(all.length / size) }, (_, at) =>
    all.slice(at * size, (at + 1) * size),
  );
}

/**
 * Lets each call that a screen begins with fail in every way, and fails where the screen does not say so, offers no
 * other try, does not come with it, or stays at work for ever; then what befalls the whole page. One line in an
 * app's `e2e/`: `checkEveryFault({ manifest, samples, reach })`.
 */
export function checkEveryFault(options: EveryFault): void {
  const {
    manifest,
    samples = {},
    reach = {},
    persona = 'member',
    except = [],
    platform = 'browser',
    phoneOptions = {},
  } = options;
  const entries = Object.entries(manifest.screens).filter(
    ([code, { redirect, aliasOf }]) =>
      redirect === undefined && aliasOf === undefined && !except.includes(code),
  );
  const addressOf = (code: string) => samples[code] ?? manifest.screens[code]?.path ?? '/';
  const of = (isNative: boolean) =>
    entries.filter(([, { flags = {} }]) => Boolean(flags.nativeOnly) === isNative).map(([code]) => code);

  for (const isNative of [false, true]) {
    const codes = of(isNative);
    const alone = codes.filter((code) => code in reach).map((code) => [code]);
    const groups = [
      ...inGroups(
        codes.filter((code) => !(code in reach)),
        together,
      ),
      ...alone,
    ];
    for (const group of groups) {
      test.describe(`every fault of ${manifest.id}, ${platform}`, () => {
        test.use({ platform: isNative ? 'android' : platform, phoneOptions });

        test(`${group.join(', ')} of ${persona}: said, tried again, and there`, async ({
          page: first,
          world,
          phone,
          watch,
        }) => {
          test.slow();
          watch.allow(...allowed);
          await begin(first, world, options);
          for (const code of group) {
            await world.forgetJournal();
            const page = await phone.open(addressOf(code));
            if (code in reach) {
              await reach[code]?.(page);
              await shows(page, code);
              await world.forgetJournal();
              await page.reload();
            }
            await faultScreen(page, world, code, options);
          }
        });
      });
    }
  }
}

async function begin(page: Page, world: World, options: EveryFault): Promise<void> {
  await page.clock.install(options.at === undefined ? {} : { time: new Date(options.at) });
  await reset(page, world, options);
}

async function reset(page: Page, world: World, { persona = 'member', at }: EveryFault): Promise<void> {
  if (at === undefined) return world.reset(persona);
  const answer = await page.request.post('/_mocks/reset', { data: { persona, now: at } });
  expect(answer.ok()).toBe(true);
}

/**
 * What befalls a page as a whole, at one of an app's screens with data of its own: nobody says who the customer is, a
 * file of it is gone, the app around it is silent, the session ends in a call or in another WebView.
 */
export function checkPageFaults(options: EveryFault & { code: string }): void {
  const { manifest, samples = {}, code, persona = 'member' } = options;
  const address = samples[code] ?? manifest.screens[code]?.path ?? '/';
  const login = (page: Page, who: string) => expect(page.locator('html')).toHaveAttribute('data-login', who);

  test.describe(`a page of ${manifest.id} as a whole`, () => {
    test.use({ platform: 'android', phoneOptions: options.phoneOptions ?? {} });

    test.beforeEach(async ({ page, world, watch }) => {
      watch.allow(...allowed);
      await begin(page, world, options);
    });

    test(`${code}: who the customer is cannot be asked, and a file of it is gone`, async ({
      phone,
      world,
      watch,
    }) => {
      await world.reply({ method: 'GET', path: '/mstr/userinfo', status: 503, rawBody: '' });
      const page = await phone.open(address);
      await expect(action(page, 'retry')).toBeVisible();
      await expect(page.locator('[data-screen]')).toHaveCount(0);
      await world.forgetReplies();
      await action(page, 'retry').click();
      await stands(page, code, 'whole', 'being asked again');

      watch.allow(/dynamically imported|MissingModuleError|404/);
      let documents = 0;
      page.on('request', (request) => {
        if (request.resourceType() === 'document') documents += 1;
      });
      await page.route(new RegExp(`${code}[^/]*\\.js`), (route) =>
        route.fulfill({ status: 404, contentType: 'text/plain', body: 'No such file.' }),
      );
      await page.reload();
      await expect(page.locator('[data-msg="chunkMissing"]')).toBeVisible();
      // The customer's own reload, and the page's one.
      expect(documents).toBe(2);
      await page.unroute(new RegExp(`${code}[^/]*\\.js`));
      await action(page, 'retry').click();
      await stands(page, code, 'whole', 'its file is there again');
    });

    test(`${code}: the app around it says nothing`, async ({ phone }) => {
      phone.silence();
      const page = await phone.open(address);
      await expect(page.locator(`[data-screen="${code}"]`)).toBeVisible({ timeout: 20_000 });
      await stands(page, code, 'whole', 'a silent app');
    });

    if (persona === 'visitor') return;

    test(`${code}: the session ends in a call, and in another WebView`, async ({ phone, world }) => {
      const page = await phone.open(address);
      await stands(page, code, 'whole', 'its opening');
      const [call = ''] = await firstCalls(world);
      const [method = '', path = ''] = call.split(' ');
      await world.reply({ method, path, status: 401, body: { status: 401, code: '4010', message: '' } });
      await page.reload();
      await expect(dialog(page, 'sessionExpired')).toHaveCount(1);
      await login(page, 'visitor');

      await begin(page, world, options);
      const again = await phone.open(address);
      await stands(again, code, 'whole', 'its opening');
      await again.evaluate(() => fetch('/wApi/mstr/logout', { method: 'POST' }));
      phone.emit('loginChanged', { isLogin: false });
      await login(again, 'visitor');
    });
  });
}
