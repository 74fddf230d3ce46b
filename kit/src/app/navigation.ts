import { type Bridge, closeView, openWindow } from '../bridge/index.ts';
import {
  type ClosedPart,
  homePath,
  isWalletPath,
  type Manifest,
  matchScreen,
  outsideAddress,
  pathOf,
} from '../manifest/index.ts';
import type { WalletHistory } from './history.ts';
import { leaveGuards } from './leaveGuards.ts';
import { askForWebView } from './openings/askForWebView.ts';
import type { OpenAppOptions, Openings } from './openings/createOpenings.ts';
import type { OpenOutcome } from './openings/outcome.ts';

/** Parameters of a path, and what follows the question mark. */
export interface Target {
  params?: Record<string, string>;
  query?: Record<string, string> | URLSearchParams;
  replace?: boolean;
  /** no leave guard of this screen asks: what it stands for is done, and the customer goes on by it */
  asks?: false;
}

/** How a screen goes elsewhere. A path outside the app's prefixes is a new document. */
export interface Navigate {
  /** @param to a screen code of this app, or a path that starts with one slash */
  push(to: string, target?: Target): void;
  replace(to: string, target?: Omit<Target, 'replace'>): void;
  /** Back to the screen before; on the first one closes the WebView, or in a browser goes to the parent. */
  back(): void;
  home(): void;
  /**
   * What led to the present page is done (a sign-up, a reset): it leaves the history, and back, the browser's own too,
   * leads to where the customer was before this app. Settles when that is so; the page itself stays.
   */
  settle(): Promise<void>;
  /** Leaves the whole WebView, as the top bar's close does; in a browser goes home. */
  close(): void;
  /**
   * Opens a page of the wallet in a WebView of its own, where its app may be open already and comes to the front; in
   * a browser in this window. Settles when it was asked. A phone with too many open says so, and nothing is lost; so
   * does the wallet where that page is closed.
   */
  open(path: string): Promise<void>;
  /**
   * Opens a page of another app and settles when it has ended; take the result by `useAppResult` with the same key.
   *
   * ```ts
   * useAppResult('consent', v.object({ agreed: v.boolean() }), (result) => …);
   * await navigate.openApp('/terms/TRM10000', { key: 'consent' });
   * ```
   *
   * @throws Error for what is no path of the wallet
   */
  openApp(path: string, options: OpenAppOptions): Promise<OpenOutcome>;
  /** Ends this app and hands its opener a value (JSON). Asks no leave guard. Where nobody opened it: the parent. */
  finishApp(value?: unknown): Promise<void>;
  /** Ends this app and tells its opener that the customer gave up in it. */
  cancelApp(): Promise<void>;
  /** Opens an https address outside the wallet. */
  outside(url: string): Promise<void>;
}

interface NavigationOptions {
  manifest: Manifest;
  history: WalletHistory;
  bridge: Bridge;
  openings: Openings;
  /** the pathname of the screen that is shown; undefined where none is */
  shownAt?(): string | undefined;
  /** why a page of another app is closed at the moment; undefined where it is open */
  closedAt?(path: string): Promise<ClosedPart | undefined>;
  /** tells the customer that it is, and settles when they have read it */
  tellClosed?(part: ClosedPart): Promise<void>;
  view?: Window;
}

/** The ways to other screens, and the app's own. */
export interface Ways extends Navigate {
  /** On to where a guard sends the customer: that they leave has been asked before. */
  redirect(path: string): void;
}

/** Whether a path is a page of this app. */
export function isOwnPath(manifest: Manifest, path: string): boolean {
  const pathname = path.split(/[?#]/)[0] ?? '';
  return manifest.prefixes.some((prefix) =>
    prefix === '/'
      ? matchScreen(manifest, pathname) !== null
      : pathname === prefix || pathname.startsWith(`${prefix}/`),
  );
}

function withQuery(path: string, query: Target['query']): string {
  const text = query ? new URLSearchParams(query).toString() : '';
  if (text === '') return path;
  return `${path}${path.includes('?') ? '&' : '?'}${text}`;
}

/** Builds what {@link useWallet} gives to screens. */
export function createNavigate(options: NavigationOptions): Ways {
  const { manifest, history, bridge, openings, view = window } = options;

  function addressOf(to: string, target: Target = {}): string {
    if (to in manifest.screens) return withQuery(pathOf(manifest, to, target.params), target.query);
    if (!isWalletPath(to)) throw new Error(`Not a screen of ${manifest.id} and not a path of the wallet.`);
    return withQuery(to, target.query);
  }

  async function go(to: string, target: Target = {}) {
    const address = addressOf(to, target);
    if (target.asks === false || (await leaveGuards.mayLeave())) move(address, target.replace);
  }

  function move(address: string, replaces = false) {
    if (!isOwnPath(manifest, address)) {
      leaveGuards.release();
      if (replaces) view.location.replace(address);
      else view.location.assign(address);
    } else if (replaces) history.replace(address);
    else history.push(address);
  }

  function parentOf(at: string): string {
    const here = matchScreen(manifest, at);
    const entry = here ? manifest.screens[here.code] : undefined;
    if (!here || !entry || here.code === manifest.home) return homePath;
    const parent = entry.back ?? manifest.home;
    const path = manifest.screens[parent]?.path ?? homePath;
    // A parent with a parameter that this page lacks cannot be named; the app's first screen can.
    const missing = [...path.matchAll(/\{(\w+)\}/g)].some(([, name]) => !(name && name in here.params));
    return missing ? pathOf(manifest, manifest.home) : pathOf(manifest, parent, here.params);
  }

  async function back() {
    if (!(await leaveGuards.mayLeave())) return;
    // What is on its way counts: two quick taps must not leave the document.
    if (history.depthAhead > 0) history.go(-1);
    else if (!(await closeWindow())) toParent();
  }

  async function close() {
    if (!(await leaveGuards.mayLeave())) return;
    if (!(await closeWindow())) move(homePath);
  }

  async function closeWindow(): Promise<boolean> {
    if (!bridge.isNative) return false;
    leaveGuards.release();
    if ((await closeView()) !== false) return true;
    leaveGuards.hold();
    return false;
  }

  function toParent() {
    // The address may be that of the next screen already while the one before still stands there: its back was tapped.
    const at = options.shownAt?.() ?? view.location.pathname;
    const parent = parentOf(at);
    if (parent === at) view.location.assign(homePath);
    else move(parent, isOwnPath(manifest, parent));
  }

  return {
    push: (to, target) => void go(to, target),
    replace: (to, target) => void go(to, { ...target, replace: true }),
    redirect: (path) => move(path, true),
    back: () => void back(),
    home: () => void go(homePath),
    settle: () => history.collapse(),
    close: () => void close(),
    async open(path) {
      if (!isWalletPath(path)) throw new Error('Only a path of the wallet opens in a WebView.');
      const closed = isOwnPath(manifest, path) ? undefined : await options.closedAt?.(path);
      if (closed) return options.tellClosed?.(closed);
      // A page of this app in a WebView of its own is meant to be a second one.
      const { kind } = await askForWebView(bridge, { url: path, single: !isOwnPath(manifest, path) });
      if (kind !== 'window' || !(await leaveGuards.mayLeave())) return;
      leaveGuards.release();
      view.location.assign(path);
    },
    async openApp(path, how) {
      if (!isWalletPath(path)) throw new Error('Only a path of the wallet opens as an app.');
      return openings.open(path, how);
    },
    async finishApp(value) {
      if (!(await openings.finish({ kind: 'submitted', value }))) toParent();
    },
    async cancelApp() {
      if (!(await openings.finish({ kind: 'cancelled' }))) toParent();
    },
    async outside(url) {
      const address = outsideAddress(url);
      if (address === null) throw new Error('Only an https address is opened outside.');
      if ((await openWindow({ url: address })) === false) view.open(address, '_blank', 'noopener');
    },
  };
}
