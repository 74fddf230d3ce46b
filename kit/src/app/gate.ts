import { type ReadonlySignal, signal } from '@preact/signals-react';
import type { ComponentType } from 'react';
import { type GuardContext, runGuards, type Verdict } from '../guards/index.ts';
import { type ClosedPart, type Manifest, matchScreen, pathOf } from '../manifest/index.ts';
import { closeDialogs } from '../ui/index.ts';
import { loadScreen, MissingModuleError, type Screens } from './defineScreens.ts';
import type { SignOnAnswer } from './directSignOn.ts';
import type { HistoryStep, WalletHistory } from './history.ts';
import { leaveGuards } from './leaveGuards.ts';
import type { MissingFile } from './missingFile.ts';
import type { ShownScreen } from './WalletContext.ts';

/** What stands before the customer. */
type GateView =
  | { kind: 'pending' }
  | { kind: 'screen'; key: string; pathname: string; shown: ShownScreen; Component: ComponentType }
  | { kind: 'notFound'; Component?: ComponentType }
  | { kind: 'blocked'; needs: 'login' | 'app' | 'other' }
  | { kind: 'missingFile' }
  /** the file of the screen did not come, and nothing else is there to be seen */
  | { kind: 'noNetwork' }
  /** `app`: this app needs a newer phone app; `os`: the wallet needs a newer system under it (1-shell s5) */
  | { kind: 'hostTooOld'; what: 'app' | 'os' }
  | { kind: 'closed'; part: ClosedPart }
  | { kind: 'unreachable' };

export type Block = Extract<Verdict, { kind: 'block' }>;

interface GateOptions {
  manifest: Manifest;
  screens: Screens;
  history: WalletHistory;
  /** everything the guards look at, for one address */
  contextOf(at: { code: string; query: URLSearchParams; from?: string }): Promise<GuardContext>;
  /** the single sign-on of an affiliate's customer; null where the guards can decide at once */
  signOn?(context: GuardContext, address: string): Promise<SignOnAnswer> | null;
  /** goes where a guard sends the customer */
  redirect(path: string): void | Promise<void>;
  /** tells the customer why a screen did not open; `returnTo` is the address that was refused */
  present(block: Block, returnTo: string): Promise<void>;
  /** why a screen is closed at the moment; undefined where it is open */
  closedBy?(code: string): ClosedPart | undefined;
  /** finds out anew what is closed; null where what is known is young enough */
  renewClosings?(): Promise<void> | null;
  /** a screen's file could not be fetched: what becomes of it */
  onMissingFile<T>(again: () => Promise<T>): Promise<MissingFile | { found: T }>;
  /** says that a screen could not be fetched and that the one that is there stays; true where the customer wants it again */
  offerAgain(): Promise<boolean>;
  /** takes one screen to another, by a motion where there is one; at once unless told */
  change?(step: HistoryStep, show: () => void): Promise<void>;
  view?: Window;
}

/** Decides, per address, what is shown: the guard chain first, then the lazy screen. One decision at a time wins. */
export interface Gate {
  readonly view: ReadonlySignal<GateView>;
  /** Decides the first view and follows the history from then on; a sign-on is not waited for, as it asks questions. */
  start(): Promise<void>;
  /** Says that the wallet could not find out who the customer is. */
  showUnreachable(): void;
  /** Says that the phone app, or the phone's system, is too old; nothing else is shown from then on. */
  showHostTooOld(what: 'app' | 'os'): void;
  /** Decides again for the present address: the customer signed out, or asks for it. */
  refresh(): Promise<void>;
  /**
   * The customer signed in, or in another way: what says that they had to goes, and the address that waits for it is
   * decided again, also one a step further on.
   */
  retry(): Promise<void>;
  stop(): void;
}

function needsOf(show: Block['show']) {
  if ('popup' in show) return show.popup === 'nativeGuidance' ? 'app' : 'other';
  return show.dialog === 'loginGuide' ? 'login' : 'other';
}

const historyEvents = ['popstate', 'pushState', 'replaceState'] as const;

export function createGate(options: GateOptions): Gate {
  const { manifest, screens, history, view: page = window } = options;
  const view = signal<GateView>({ kind: 'pending' });
  let round = 0;
  let begun = () => {};
  /** A step that was refused for want of a login or a certificate, while the customer is asked about it. */
  let waiting: string | null = null;

  async function decide(step: HistoryStep): Promise<void> {
    if (view.value.kind === 'hostTooOld') return;
    const mine = ++round;
    const isStale = () => mine !== round;
    const { pathname, search } = page.location;
    const query = new URLSearchParams(search);
    const match = matchScreen(manifest, pathname);
    // The app's bare prefix (the registry's `entry`) is its first screen.
    if (match === null && manifest.prefixes.includes(pathname.replace(/\/+$/, ''))) {
      return options.redirect(`${pathOf(manifest, manifest.home)}${search}`);
    }
    if (match === null) {
      const Component = screens.NOT_FOUND
        ? await loadScreen(screens, 'NOT_FOUND').catch(() => undefined)
        : undefined;
      if (!isStale()) view.value = Component ? { kind: 'notFound', Component } : { kind: 'notFound' };
      return;
    }
    const entry = manifest.screens[match.code];
    const code = entry?.aliasOf ?? match.code;
    const renewing = options.renewClosings?.() ?? null;
    const isClosed = () => {
      const part = options.closedBy?.(code);
      if (part) view.value = { kind: 'closed', part };
      return part !== undefined;
    };
    if (isClosed()) return;
    const from = view.value.kind === 'screen' ? view.value.shown.code : undefined;
    // The file is fetched while the guards are asked: most of the time they say yes.
    const loading = code in screens ? loadScreen(screens, code) : undefined;
    loading?.catch(() => {});
    const at = { code: match.code, query, ...(from ? { from } : {}) };
    let context = await options.contextOf(at);
    if (isStale()) return;
    const signOn = options.signOn?.(context, `${pathname}${search}`);
    if (signOn) {
      begun();
      if ((await signOn) === 'elsewhere' || isStale()) return;
      context = await options.contextOf(at);
    }
    const verdict = await runGuards(context);
    if (isStale()) return;
    if (verdict.kind === 'redirect') {
      // What was shown is not for this customer any more.
      if (step.kind === 'start') view.value = { kind: 'pending' };
      return options.redirect(verdict.to);
    }
    if (verdict.kind === 'block') return refuse(verdict, step, `${pathname}${search}`);
    if (renewing) await renewing;
    if (isStale() || isClosed()) return;
    try {
      if (loading === undefined) throw new Error(`No screen is registered for ${code}.`);
      const Component = await loading.catch((error: unknown) => missed(error, step, code, isStale));
      if (Component === null || isStale()) return;
      const before = view.value;
      const next = {
        kind: 'screen' as const,
        key: `${code} ${pathname}`,
        pathname,
        shown: { code, params: match.params, query },
        Component,
      };
      const show = () => {
        if (isStale()) return;
        view.value = next;
        if (step.kind === 'push') page.scrollTo(0, 0);
      };
      // The same screen with another query stays where it is, as does a first one.
      if (before.kind !== 'screen' || before.key === next.key) show();
      else await (options.change?.(step, show) ?? show());
    } catch (error) {
      if (isStale()) return;
      view.value = { kind: 'missingFile' };
      // Not swallowed: monitoring sees it, the customer sees the page that says so.
      page.reportError?.(error);
    }
  }

  /**
   * The file of a screen did not come: the component where it comes now, null where the page is reloaded or stays.
   *
   * @throws what it failed with, where the file is gone
   */
  async function missed(
    error: unknown,
    step: HistoryStep,
    code: string,
    isStale: () => boolean,
  ): Promise<ComponentType | null> {
    if (!(error instanceof MissingModuleError)) throw error;
    const address = `${page.location.pathname}${page.location.search}`;
    const end = await options.onMissingFile(() => loadScreen(screens, code));
    if (isStale()) return null;
    if (typeof end === 'object') return end.found;
    if (end === 'gone') throw error;
    page.reportError?.(error);
    if (end === 'reloading') return null;
    if (view.value.kind !== 'screen' || step.kind === 'start') {
      view.value = { kind: 'noNetwork' };
      return null;
    }
    // The screen that is there stays, with all that was typed into it.
    history.undo(step);
    void options.offerAgain().then((wants) => {
      if (!wants || isStale()) return;
      if (step.kind === 'push') history.push(address);
      else if (step.kind === 'replace') history.replace(address);
      else history.go(step.delta);
    });
    return null;
  }

  function refuse(block: Block, step: HistoryStep, address: string): void {
    waiting = null;
    if (view.value.kind === 'screen' && step.kind === 'push') {
      if ('popup' in block.show || block.show.dialog === 'loginGuide') waiting = address;
      // The screen before stays: take the refused entry off the history again, unseen.
      history.undo(step);
    } else {
      view.value = { kind: 'blocked', needs: needsOf(block.show) };
    }
    // Not awaited: the page is drawn while the customer makes up their mind.
    void options.present(block, address).finally(() => {
      if (waiting === address) waiting = null;
    });
  }

  async function retry(): Promise<void> {
    const address = waiting;
    if (address !== null || view.value.kind === 'blocked') closeDialogs();
    if (address === null) return decide(start());
    waiting = null;
    history.push(address);
  }

  async function onChange(event: string) {
    const step = history.settle(event);
    if (step === null) return;
    // Told again of an address that has been dealt with.
    if (step.kind === 'start' && !step.isOwn) return;
    if (!step.isOwn && leaveGuards.isActive) return holdBack(step);
    waiting = null;
    closeDialogs();
    await decide(step);
  }

  /** The browser, or somebody else, has moved already: return to where the customer was, ask, and go only then. */
  async function holdBack(step: HistoryStep) {
    const { pathname, search, hash } = page.location;
    history.undo(step);
    if (!(await leaveGuards.mayLeave())) return;
    if (step.kind === 'push') history.push(`${pathname}${search}${hash}`);
    else if (step.kind === 'replace') history.replace(`${pathname}${search}${hash}`);
    else history.go(step.delta);
  }

  const listener = ({ type }: Event) => void onChange(type);
  const start = (): HistoryStep => ({ kind: 'start', depth: history.depth, delta: 0, isOwn: true });

  return {
    view,
    async start() {
      for (const name of historyEvents) page.addEventListener(name, listener);
      await new Promise<void>((resolve, reject) => {
        begun = resolve;
        decide(start()).then(resolve, reject);
      });
    },
    showUnreachable() {
      view.value = { kind: 'unreachable' };
    },
    showHostTooOld(what) {
      // What is being decided comes to nothing.
      round += 1;
      view.value = { kind: 'hostTooOld', what };
    },
    refresh: () => decide(start()),
    retry,
    stop() {
      round += 1;
      for (const name of historyEvents) page.removeEventListener(name, listener);
    },
  };
}
