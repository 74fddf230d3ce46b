import { setTimeout as later } from 'node:timers/promises';
import type { BrowserContext, Page, Request } from '@playwright/test';
import type { Manifest, ScreenEntry, ScreenFlag } from '@wallet/kit/manifest';
import { expect, test } from './fixtures.ts';
import { inGroups } from './oneAfterTheOther.ts';
import { walk, walksOf } from './onTheWay.ts';
import { action, dialog, shows } from './page.ts';
import type { PhoneOptions, Platform } from './phone.ts';
import type { Samples } from './samples.ts';
import type { Reply, World } from './world.ts';

interface EveryFault extends Samples {
  manifest: Manifest;
  /** who looks; a developer at developers' screens whatever stands here */
  persona?: string;
  /** codes left to the app's own specs */
  except?: readonly string[];
  /** code -> calls (`GET /path`) that it does without where they fail; a name in braces stands for any segment */
  aside?: Readonly<Record<string, readonly string[]>>;
  /** code -> calls of a part that fails within its screen, with a retry of its own; a paged list does so anyway */
  parts?: Readonly<Record<string, readonly string[]>>;
  /** code -> calls of the app's own gate: where they fail the customer is led elsewhere */
  elsewhere?: Readonly<Record<string, readonly string[]>>;
  /** what surrounds the screens that are not for the app alone; default a browser */
  platform?: Platform;
  phoneOptions?: PhoneOptions;
  /** ISO text with a zone: the moment at which the app is looked at, for page and service alike */
  at?: string;
}

/** What every page asks before any screen; the page itself says so. */
const ofThePage = ['GET /mstr/userinfo'];

/** What the rules before a screen ask, by its flag: what they do where it fails is held in kit/src/guards. */
const ofTheRules: Partial<Record<ScreenFlag, readonly string[]>> = {
  gpaymentAuthorization: [
    'POST /point-fe/bank-book/v1/bankbook',
    'POST /point-fe/bank-book/v1/link-accounts',
    'GET /gpayment-fe/user/v1/inquiry',
    'POST /gpayment-fe/user/v1/inquiry',
  ],
  CDDEDD: ['POST /point-fe/bank-book/v1/CDD'],
};

const kinds: readonly [string, Partial<Reply>][] = [
  ['500', { status: 500, rawBody: 'out of order' }],
  ['malformed', { rawBody: '{"status":200,' }],
  [
    'wrong shape',
    { body: { status: 200, code: '0000', message: '', payload: 'many', header: 1, body: 'many' } },
  ],
  ['cut', { drop: true }],
];

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
  await expect
    .poll(() => page.evaluate(look, code), {
      message,
      intervals: [20, 30, 50, 100],
    })
    .toBe(how);
}

const api = '/wApi';
const pathOf = (request: Request) => new URL(request.url()).pathname;

/** Far more than a page takes to ask, and less than a test has: what is not asked is told by its name. */
const askedWithinMs = 30_000;

/** Far more than the mock takes for an answer that it does not hold back. */
const endedWithinMs = 5000;

/** Until a call is asked. */
function isAsked(page: Page, path: string): Promise<Request> {
  return page.waitForRequest((request) => pathOf(request) === `${api}${path}`, { timeout: askedWithinMs });
}

/** Until a call has been asked, by what is done, and has come to its end. */
async function answered(page: Page, path: string, does: () => Promise<unknown>): Promise<void> {
  const [asked] = await Promise.all([isAsked(page, path), does()]);
  const ended = async () => {
    const answer = await asked.response().catch(() => null);
    await answer?.finished().catch(() => {});
  };
  // The browser's own word of the end is lost now and then, where the call began while a document gave way to the
  // next (one of some 3,000): what stands is looked at all the same.
  await Promise.race([ended(), later(endedWithinMs)]);
}

const retry = (page: Page, path: string) => answered(page, path, () => action(page, 'retry').click());

interface Asked {
  /** Forgets what has been asked so far. */
  forget(): void;
  /** What the document of a page has asked since then, `GET /path` each. */
  by(page: Page): string[];
}

/** Listens to what pages ask. The backend's own list also has what a screen left behind asks while it goes. */
function listenTo(context: BrowserContext): Asked {
  let all: { page: Page; call: string }[] = [];
  context.on('request', (request) => {
    const path = pathOf(request);
    if (request.serviceWorker() !== null || !path.startsWith(`${api}/`)) return;
    all.push({ page: request.frame().page(), call: `${request.method()} ${path.slice(api.length)}` });
  });
  return {
    forget() {
      all = [];
    },
    by: (page) => all.filter((each) => each.page === page).map(({ call }) => call),
  };
}

/** What the screen asks on its own, each call once. */
function firstCalls(calls: readonly string[], { flags = {} }: Pick<ScreenEntry, 'flags'> = {}): string[] {
  const ofRules = (Object.keys(flags) as ScreenFlag[]).flatMap((flag) => ofTheRules[flag] ?? []);
  return [...new Set(calls)].filter((call) => ![...ofThePage, ...ofRules].includes(call));
}

/** The first of a screen's calls fails in every way; what comes beside it fails in one. */
async function faultScreen(
  page: Page,
  world: World,
  asks: Asked,
  code: string,
  options: EveryFault,
): Promise<void> {
  const isAmong = (all: EveryFault['aside'], call: string) =>
    (all?.[code] ?? []).some((pattern) => matches(pattern, call));
  const { flags = {} } = options.manifest.screens[code] ?? {};
  if (flags.stepParam && !(code in (options.reach ?? {}))) {
    // Without the step before it there is no screen, and nothing that could fail.
    await expect(dialog(page, 'stepParamMissing'), code).toBeVisible();
    return;
  }
  await stands(page, code, 'whole', 'its opening');
  const asked = firstCalls(asks.by(page), options.manifest.screens[code]);
  const calls = asked.filter((call) => !isAmong(options.elsewhere, call));
  const address = page.url();
  if (options.asksNothing?.includes(code)) {
    await page.reload();
    await stands(page, code, 'whole', 'a reload');
    expect(page.url(), `${code} after a reload`).toBe(address);
    expect(calls, `${code} asks something after all: take it out of asksNothing`).toEqual([]);
    return;
  }
  expect(
    calls,
    `${code} asks for nothing: there is no fault to look at (else say so in asksNothing)`,
  ).not.toEqual([]);
  for (const call of calls) {
    const [method = '', path = ''] = call.split(' ');
    const isAside = isAmong(options.aside, call);
    const how: How = isAside ? 'whole' : isAmong(options.parts, call) ? 'part failed' : 'failed';
    const [first, ...others] = call === calls[0] ? kinds : kinds.slice(-1);
    // What is told in passing may be told once only: by the page that is loaded anew, not by the one that stands.
    if (isAside) {
      await page.goto('about:blank');
      await reset(page, world, options);
    }
    await world.reply({ method, path, ...first?.[1] });
    await answered(page, path, () => (isAside ? page.goto(address) : page.reload()));
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
  expect(page.url(), `${code} after reloads`).toBe(address);
  for (const call of asked.filter((each) => !calls.includes(each)))
    await ledElsewhere(page, world, code, call);
}

/** Without an answer of its gate a screen does not open: the customer stands somewhere that does. */
async function ledElsewhere(page: Page, world: World, code: string, call: string): Promise<void> {
  const [method = '', path = ''] = call.split(' ');
  await world.reply({ method, path, drop: true });
  await page.reload();
  const other = `[data-screen][data-state="ready"]:not([data-screen="${code}"]), dialog[open]`;
  await expect(page.locator(other).first(), `${code} without ${call}`).toBeVisible();
  await world.forgetReplies();
}

/** No answer at all: work is shown, and given up in the end. */
async function silence(page: Page, world: World, code: string, call: string, how: How): Promise<void> {
  const [method = '', path = ''] = call.split(' ');
  await world.reply({ method, path, delayMs: 60_000 });
  await Promise.all([isAsked(page, path), action(page, 'retry').click()]);
  await expect(page.locator('[data-action="retry"]'), `${code} waits for ${call}`).toHaveCount(0);
  if (how === 'failed') await expect(page.locator('[aria-busy="true"]').first()).toBeVisible();
  await page.clock.fastForward(limitMs);
  await stands(page, code, how, `${call} silent`);
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
    onTheWay = {},
    except = [],
    platform = 'browser',
    phoneOptions = {},
  } = options;
  const entries = Object.entries(manifest.screens).filter(
    ([code, { redirect, aliasOf }]) =>
      redirect === undefined && aliasOf === undefined && !except.includes(code),
  );
  const addressOf = (code: string) => samples[code] ?? manifest.screens[code]?.path ?? '/';
  const kindsOfScreens = [false, true].flatMap((isNative) =>
    [false, true].map((forDeveloper) => ({ isNative, forDeveloper })),
  );

  for (const { isNative, forDeveloper } of kindsOfScreens) {
    const codes = entries
      .filter(([, { flags = {} }]) => Boolean(flags.nativeOnly) === isNative)
      .filter(([, { flags = {} }]) => Boolean(flags.forDeveloper) === forDeveloper)
      .map(([code]) => code);
    const asWho = forDeveloper ? { ...options, persona: 'developer' } : options;
    const persona = asWho.persona ?? 'member';
    // Where a fault leads away, or begins from a fresh customer, no road goes on.
    const endsRoads = (code: string) => Boolean(options.aside?.[code] ?? options.elsewhere?.[code]);
    const passed = Object.entries(onTheWay).filter(([code]) => !endsRoads(code));
    const walks = walksOf(codes, Object.fromEntries(passed));
    const alone = walks.filter(({ code }) => code in reach).map((each) => [each]);
    const groups = [...inGroups(walks.filter(({ code }) => !(code in reach))), ...alone];
    for (const group of groups) {
      const looksAt = group.flatMap((each) => [...each.passed, each.code]);
      test.describe(`every fault of ${manifest.id}, ${platform}`, () => {
        test.use({ platform: isNative ? 'android' : platform, phoneOptions });

        test(`(G21) ${looksAt.join(', ')} of ${persona}: said, tried again, and there; a reload keeps the place`, async ({
          context,
          page: first,
          world,
          phone,
          watch,
        }) => {
          test.slow();
          watch.allow(...allowed);
          await begin(first, world, asWho);
          const asks = listenTo(context);
          for (const each of group) {
            const { code } = each;
            // Where one page shows all screens, the one before goes first, with what it still asks.
            if (each !== group[0]) await phone.top().goto('about:blank');
            asks.forget();
            const page = await phone.open(addressOf(code));
            if (code in reach) {
              const afresh = async (arrived: string) => {
                asks.forget();
                await page.reload();
                await faultScreen(page, world, asks, arrived, asWho);
              };
              await walk(page, each, async () => reach[code]?.(page), afresh);
              await shows(page, code);
              await afresh(code);
            } else await faultScreen(page, world, asks, code, asWho);
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

    test(`${code}: the session ends in a call, and in another WebView`, async ({ context, phone, world }) => {
      const asks = listenTo(context);
      const page = await phone.open(address);
      await stands(page, code, 'whole', 'its opening');
      const [call = ''] = firstCalls(asks.by(page), manifest.screens[code]);
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
