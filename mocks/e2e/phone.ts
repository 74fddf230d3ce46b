import { type BrowserContext, expect, type Page } from '@playwright/test';
import {
  type CallableMethod,
  type ErrorCode,
  type EventData,
  type EventName,
  type HostInfo,
  knownParams,
  type MethodParams,
  methodsOf,
} from '@wallet/kit/bridge';
import { appAt, type Registry, registrySchema } from '@wallet/kit/manifest';
import { v } from '@wallet/kit/schema';
import {
  createFakeHost,
  type FakeAnswers,
  type FakeHost,
  type FakeMessage,
  refuse,
} from '../../kit/src/testing/createFakeHost.ts';
import { installTransport } from './transport.ts';

/** `browser` is no phone at all: one window, no bridge. */
export type Platform = 'android' | 'ios' | 'browser';

/** Who the phone is to a page: `hello`'s answer, and what the methods answer. */
export interface PhoneOptions extends Partial<HostInfo> {
  answers?: FakeAnswers;
}

interface WebView {
  id: string;
  openerId?: string;
  /** The one-time id its opener gave to this opening. */
  opening?: string;
  /** What it is still to be told of WebViews that it opened, whatever document stands there by then. */
  owed: EventData<'viewClosed'>[];
  url: string;
  page: Page;
  /** The app's side of the document shown now; each document says hello to its own. */
  host: FakeHost;
}

/** A fake wallet app around real pages: each WebView is a page of one browser context. */
export interface Phone {
  readonly platform: Platform;
  /** Opens a WebView on top, as the app does by itself (a card, a link, another app). */
  open(path: string): Promise<Page>;
  /** Does something that opens a wallet page and answers with it: a new WebView, or the same window in a browser. */
  opens(action: () => Promise<unknown>): Promise<Page>;
  /** The page in front. */
  top(): Page;
  /** Pages of all WebViews, the one in front last. */
  pages(): Page[];
  /** The phone's back button; in a browser the browser's. */
  back(): Promise<void>;
  /** Until this many WebViews are open; answers with the one in front. */
  until(count: number): Promise<Page>;
  /** The system takes the WebView in front away; the app opens its address again, with nothing in memory. */
  kill(): Promise<Page>;
  /** The system takes the WebView in front away and does not bring it back; its opener is told so. */
  killForGood(): Promise<Page>;
  /** The app begins anew around its pages: what they asked before is never answered. */
  restart(): void;
  pause(): Promise<void>;
  resume(): Promise<void>;
  emit<E extends EventName>(name: E, data?: EventData<E>): void;
  /** What a method answers from now on, in every WebView. */
  answer(answers: FakeAnswers): void;
  fail(method: CallableMethod, code: ErrorCode): void;
  /** From now on the app answers nothing. */
  silence(): void;
  /** Every message of every WebView, in order. */
  readonly log: readonly FakeMessage[];
  /** The params of each call of a method. */
  calls(method: string): unknown[];
  /** Waits for pages that open or close: a context that ends in the middle of that may hang. */
  idle(): Promise<void>;
}

/** How a WebView ends: by its page, or because the phone needed its memory. */
interface Ending {
  result?: unknown;
  reason?: 'closed' | 'killed';
}

/** The WebView that goes home where others go away, wherever it stands. */
const firstId = '1';

interface PhoneSetup {
  context: BrowserContext;
  page: Page;
  origin: string;
  platform: Platform;
  options: PhoneOptions;
}

/** The phone around one browser context; `page` is its first WebView. */
export async function createPhone({
  context,
  page: firstPage,
  origin,
  platform,
  options,
}: PhoneSetup): Promise<Phone> {
  const { answers: given = {}, ...identity } = options;
  const isNative = platform !== 'browser';
  const views: WebView[] = [];
  const log: FakeMessage[] = [];
  let answers: FakeAnswers = { ...given };
  let isSilent = false;
  let opened = 0;
  let registry: Promise<Registry> | undefined;
  const underWay = new Set<Promise<unknown>>();

  /** Work that `idle` waits for. */
  function track(work: Promise<unknown>): Promise<unknown> {
    underWay.add(work);
    return work.finally(() => underWay.delete(work));
  }

  /** A page that is gone before it is open is no error of the test. */
  function goTo(page: Page, url: string): Promise<unknown> {
    return track(page.goto(url).catch(() => {}));
  }

  /** Home decides and goes on at once: Playwright's own `goto` can trip over its answer being gone by then. */
  async function goHome(page: Page): Promise<void> {
    await page.evaluate((url) => window.location.assign(url), `${origin}/`).catch(() => {});
  }

  function newHost(view: WebView): FakeHost {
    const line = platform === 'ios' ? 'I' : 'G';
    const appVersion = identity.appVersion ?? `${line}6.4.0`;
    const host = createFakeHost({
      platform: platform === 'ios' ? 'ios' : 'android',
      appVersion,
      // Only a group company's app has single sign-on to offer.
      methods: methodsOf(appVersion).filter((name) => name !== 'getSsoInfo'),
      ...identity,
      webViewId: view.id,
      ...(view.openerId !== undefined && { openerId: view.openerId }),
      answers: {
        ...answers,
        async openWebView(params: MethodParams<'openWebView'>) {
          // An older app leaves aside what it does not know of an opening.
          const { url, opening, single } = knownParams(appVersion, 'openWebView', params);
          const known = single ? await viewOf(url) : undefined;
          if (!known) return { webViewId: addView(url, view.id, opening).id };
          await reopen(known, url);
          return { webViewId: known.id, reopened: true };
        },
        closeView: ({ result }: MethodParams<'closeView'>) => {
          // The reply goes out first, then the WebView goes.
          setTimeout(() => void track(close(view.id, { result })), 0);
          return true;
        },
      },
    });
    if (isSilent) host.silence();
    const { page } = view;
    host.transport.listen(
      (text: unknown) => {
        if (typeof text !== 'string') return;
        const message = JSON.parse(text);
        log.push({ from: 'app', message });
        if (message.name === 'viewClosed') {
          view.owed = view.owed.filter(({ webViewId }) => webViewId !== message.data.webViewId);
        }
        void send(page, text);
      },
      () => {},
    );
    for (const data of view.owed) host.emit('viewClosed', data);
    return host;
  }

  // A WebView that has gone takes no more messages; that is no error of the page.
  async function send(target: Page, text: string) {
    await target
      .evaluate((message) => {
        (window as { WalletBridge?: { receive(text: string): void } }).WalletBridge?.receive(message);
      }, text)
      .catch(() => {});
  }

  /** The WebView that shows the app of this address already. */
  async function viewOf(url: string): Promise<WebView | undefined> {
    registry ??= context.request
      .get(`${origin}/registry.json`)
      .then(async (response) => v.parse(registrySchema, await response.json()));
    const released = await registry;
    const wanted = appAt(released, url);
    const idAt = (view: WebView) => appAt(released, new URL(view.page.url()).pathname)?.id;
    return wanted ? views.findLast((view) => idAt(view) === wanted.id) : undefined;
  }

  async function reopen(view: WebView, url: string) {
    const front = views.at(-1);
    if (front && front !== view) {
      views.splice(views.indexOf(view), 1);
      views.push(view);
      await setFront(front, false);
      await setFront(view, true);
    }
    view.host.emit('reopened', { url });
  }

  function addView(url: string, openerId?: string, opening?: string): WebView {
    opened += 1;
    const id = String(opened);
    const below = views.at(-1);
    const isFirst = opened === 1;
    const view = {
      id,
      url,
      owed: [],
      ...(openerId !== undefined && { openerId }),
      ...(opening !== undefined && { opening }),
    } as Omit<WebView, 'page' | 'host'> as WebView;
    views.push(view);
    void (async () => {
      if (below) await setFront(below, false);
      view.page = isFirst ? firstPage : await context.newPage();
      view.host = newHost(view);
      await goTo(view.page, origin + url);
    })();
    return view;
  }

  async function setFront(view: WebView, isFront: boolean) {
    view.host.emit(isFront ? 'resume' : 'pause');
    // Playwright's pages in the background stay visible; a WebView does not.
    await view.page
      .evaluate(
        (state) => {
          Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => state });
          Object.defineProperty(document, 'hidden', { configurable: true, get: () => state === 'hidden' });
          document.dispatchEvent(new Event('visibilitychange'));
        },
        isFront ? 'visible' : 'hidden',
      )
      .catch(() => {});
  }

  async function close(id: string, { result, reason = 'closed' }: Ending = {}) {
    const index = views.findIndex((view) => view.id === id);
    const view = views[index];
    if (!view) return;
    if (id === firstId) {
      // There is nothing below the first WebView: the app shows home in it.
      await goHome(view.page);
      return;
    }
    views.splice(index, 1);
    await view.page.close();
    const opener = views.find(({ id: openerId }) => openerId === view.openerId);
    const data = {
      webViewId: id,
      ...(result !== undefined && { result }),
      ...(view.opening !== undefined && { opening: view.opening }),
      reason,
    };
    opener?.owed.push(data);
    opener?.host.emit('viewClosed', data);
    const top = views.at(-1);
    if (top && index === views.length) await setFront(top, true);
  }

  function topView(): WebView {
    const view = views.at(-1);
    if (!view) throw new Error('No WebView is open: call phone.open(path) first.');
    return view;
  }

  async function settled(): Promise<Page> {
    const view = topView();
    await expect
      .poll(() => view.page?.url() ?? '', { message: 'the WebView in front shows a page' })
      .toContain('/');
    return view.page;
  }

  if (isNative) {
    await installTransport(context, platform, {
      onDocument(source) {
        const view = views.find((each) => each.page === source);
        if (view) view.host = newHost(view);
      },
      onMessage(source, text) {
        log.push({ from: 'page', message: JSON.parse(text) });
        views.find((each) => each.page === source)?.host.transport.post(text);
      },
    });
  }

  return {
    platform,
    log,
    async open(path) {
      if (!isNative) {
        if (views.length === 0)
          views.push({ id: '1', url: path, owed: [], page: firstPage } as Omit<WebView, 'host'> as WebView);
        await firstPage.goto(origin + path);
        return firstPage;
      }
      const view = addView(path);
      await expect.poll(() => view.page?.url() ?? '').toContain(origin);
      await view.page.waitForLoadState('domcontentloaded');
      return view.page;
    },
    async opens(action) {
      const before = { count: views.length, url: topView().page.url() };
      await action();
      if (isNative) await expect.poll(() => views.length).toBeGreaterThan(before.count);
      else await expect.poll(() => firstPage.url()).not.toBe(before.url);
      const opening = await settled();
      await opening.waitForLoadState('domcontentloaded');
      return opening;
    },
    top: () => topView().page,
    pages: () => views.map((view) => view.page),
    async back() {
      if (isNative) topView().host.emit('backPressed');
      else await firstPage.goBack();
    },
    async until(count) {
      await expect.poll(() => views.length, { message: `${count} WebViews are open` }).toBe(count);
      return settled();
    },
    async kill() {
      const view = topView();
      const url = view.page.url();
      const fresh = await context.newPage();
      const old = view.page;
      view.page = fresh;
      await old.close();
      view.host = newHost(view);
      await fresh.goto(url);
      return fresh;
    },
    async killForGood() {
      await close(topView().id, { reason: 'killed' });
      return settled();
    },
    restart() {
      for (const { host } of views) host?.restart();
    },
    pause: () => setFront(topView(), false),
    resume: () => setFront(topView(), true),
    emit: (name, data) => topView().host.emit(name, data),
    answer(more) {
      answers = { ...answers, ...more };
      for (const { host } of views) {
        for (const [method, value] of Object.entries(more))
          host.answer(method as CallableMethod, value as never);
      }
    },
    fail(method, code) {
      answers = { ...answers, [method]: refuse(code) };
      for (const { host } of views) host.fail(method, code);
    },
    silence() {
      isSilent = true;
      for (const { host } of views) host?.silence();
    },
    async idle() {
      await Promise.all(underWay);
      const pages = context.pages().filter((page) => !page.isClosed());
      // One that never answers is no error of the test either.
      await Promise.all(
        pages.map((page) => page.waitForLoadState('domcontentloaded', { timeout: 5_000 }).catch(() => {})),
      );
    },
    calls: (method) =>
      log
        .filter(({ from, message }) => from === 'page' && message.method === method)
        .map(({ message }) => message.params),
  };
}
