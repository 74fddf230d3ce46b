import { closeView, openWebView, openWindow } from '../bridge/index.ts';
import { homePath, type Manifest, matchScreen, pathOf } from '../manifest/index.ts';
import type { WalletHistory } from './history.ts';
import { leaveGuards } from './leaveGuards.ts';

/** Parameters of a path, and what follows the question mark. */
export interface Target {
  params?: Record<string, string>;
  query?: Record<string, string> | URLSearchParams;
  replace?: boolean;
}

/** How a screen goes elsewhere. A path outside the app's prefixes is a new document. */
export interface Navigate {
  /** @param to a screen code of this app, or a path that starts with one slash */
  push(to: string, target?: Target): void;
  replace(to: string, target?: Omit<Target, 'replace'>): void;
  /** Back to the screen before; on the first one closes the WebView, or in a browser goes to the parent. */
  back(): void;
  home(): void;
  /** Opens a page of the wallet in a WebView of its own; in a browser in this window. Settles when it was asked. */
  open(path: string): Promise<void>;
  /** Opens an https address outside the wallet. */
  outside(url: string): Promise<void>;
}

interface NavigationOptions {
  manifest: Manifest;
  history: WalletHistory;
  isNative: boolean;
  view?: Window;
}

function isOwnPath(manifest: Manifest, path: string): boolean {
  const pathname = path.split(/[?#]/)[0] ?? '';
  return manifest.prefixes.some((prefix) =>
    prefix === '/'
      ? matchScreen(manifest, pathname) !== null
      : pathname === prefix || pathname.startsWith(`${prefix}/`),
  );
}

/** True for a path on the wallet's own origin: one leading slash, no scheme, no back slash, no control character. */
export function isWalletPath(path: string): boolean {
  if (!/^\/(?![/\\])/.test(path)) return false;
  // biome-ignore lint/suspicious/noControlCharactersInRegex: a browser drops these, so `/\t/host` would leave the origin
  return !/[\\\u0000-\u001f]/.test(path);
}

function withQuery(path: string, query: Target['query']): string {
  const text = query ? new URLSearchParams(query).toString() : '';
  if (text === '') return path;
  return `${path}${path.includes('?') ? '&' : '?'}${text}`;
}

/** Builds what {@link useWallet} gives to screens. */
export function createNavigate({ manifest, history, isNative, view = window }: NavigationOptions): Navigate {
  function addressOf(to: string, target: Target = {}): string {
    if (to in manifest.screens) return withQuery(pathOf(manifest, to, target.params), target.query);
    if (!isWalletPath(to)) throw new Error(`Not a screen of ${manifest.id} and not a path of the wallet.`);
    return withQuery(to, target.query);
  }

  async function go(to: string, target: Target = {}) {
    const address = addressOf(to, target);
    if (!(await leaveGuards.mayLeave())) return;
    if (!isOwnPath(manifest, address)) {
      if (target.replace) view.location.replace(address);
      else view.location.assign(address);
    } else if (target.replace) history.replace(address);
    else history.push(address);
  }

  function parentPath(): string {
    const here = matchScreen(manifest, view.location.pathname);
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
    if (history.depth > 0) {
      leaveGuards.letThrough();
      history.go(-1);
      return;
    }
    if (isNative && (await closeView()) !== false) return;
    const parent = parentPath();
    if (parent === view.location.pathname) view.location.assign(homePath);
    else if (isOwnPath(manifest, parent)) history.replace(parent);
    else view.location.assign(parent);
  }

  return {
    push: (to, target) => void go(to, target),
    replace: (to, target) => void go(to, { ...target, replace: true }),
    back: () => void back(),
    home: () => void go(homePath),
    async open(path) {
      if (!isWalletPath(path)) throw new Error('Only a path of the wallet opens in a WebView.');
      if ((await openWebView({ url: path })) === false) view.location.assign(path);
    },
    async outside(url) {
      const target = new URL(url);
      if (target.protocol !== 'https:') throw new Error('Only an https address is opened outside.');
      if ((await openWindow({ url: target.href })) === false) view.open(target.href, '_blank', 'noopener');
    },
  };
}
