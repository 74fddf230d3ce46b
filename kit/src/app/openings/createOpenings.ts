import type { Bridge } from '../../bridge/index.ts';
import { v } from '../../schema/index.ts';
import type { Vault } from '../../session/index.ts';
import { leaveGuards } from '../leaveGuards.ts';
import { askForWebView } from './askForWebView.ts';
import { type AppEnd, endOf, endSchema, type OpeningEnd, type OpenOutcome } from './outcome.ts';
import { createPendingOpenings, type Pending } from './pendingOpenings.ts';
import { hereOf, historyEntry, returnTo } from './windowRoad.ts';

/** How an app is opened. */
export interface OpenAppOptions {
  /** the `useAppResult` of this screen that takes the result: the same after a reload */
  key: string;
  /** an app that is open already comes to the front instead */
  single?: boolean;
  /** the opener no longer waits: the result is let go */
  signal?: AbortSignal;
  /** after this long without a result it is `timeout`, in milliseconds; without it the customer decides */
  limitMs?: number;
}

type Listener = (end: OpeningEnd) => void;

export interface Openings {
  /** Opens an app and settles when it has ended. The screen takes the value by `useAppResult`. */
  open(path: string, options: OpenAppOptions): Promise<OpenOutcome>;
  /** Ends the opened app that this page is; false where nobody opened it. */
  finish(end: AppEnd): Promise<boolean>;
  /** Takes the ends of one key, each once; the last listener gets them. */
  listen(key: string, listener: Listener): () => void;
  /** Somebody else may use this device from now on: sealed ends are let go. */
  forget(): void;
  dispose(): void;
}

interface OpeningsOptions {
  bridge: Bridge;
  /** where ends lie until their screen is there: they may be personal */
  vault: Vault;
  storage: Storage | null;
  /** whether a path is a page of this app */
  isOwnPath(path: string): boolean;
  view?: Window;
}

/**
 * Openings of other apps and what they came to (contracts/bridge.md, openWebView and viewClosed; goals-kit.md row
 * 15). What is open is written down, so that a page that was loaded anew in the meantime still gets the end, once.
 */
export function createOpenings(options: OpeningsOptions): Openings {
  const { bridge, vault, storage, isOwnPath, view = window } = options;
  const pending = createPendingOpenings(storage);
  const listeners = new Map<string, Listener[]>();
  const waiting = new Map<string, ((outcome: OpenOutcome) => void)[]>();
  const timers = new Map<string, ReturnType<typeof setTimeout>>();
  const busy = new Set<string>();

  const listenerOf = (key: string) => listeners.get(key)?.at(-1);

  function tell(id: string, outcome: OpenOutcome) {
    clearTimeout(timers.get(id));
    timers.delete(id);
    for (const resolve of waiting.get(id) ?? []) resolve(outcome);
    waiting.delete(id);
  }

  async function settle({ id, key }: Pending, end: OpeningEnd): Promise<void> {
    const record = pending.find(id);
    if (!record || record.isOver || busy.has(id)) return;
    const listener = listenerOf(key);
    if (listener) {
      pending.remove(id);
      listener(end);
    } else {
      busy.add(id);
      await vault.write(id, end);
      busy.delete(id);
      pending.change(id, { isOver: true });
      void deliver(key);
    }
    tell(id, end);
  }

  /** Hands out what has ended while its screen was not there. */
  async function deliver(key: string): Promise<void> {
    for (const { id, from } of pending.all().filter((each) => each.key === key)) {
      const record = pending.find(id);
      if (record && !record.isOver && from !== undefined && from === hereOf(view)) {
        // The opener is before the customer again, and nothing was left for it.
        void settle(record, { kind: 'closed' });
      }
      if (!record?.isOver || busy.has(id)) continue;
      busy.add(id);
      const sealed = v.safeParse(endSchema, await vault.read(id));
      busy.delete(id);
      const listener = listenerOf(key);
      if (!listener || !pending.find(id)) continue;
      pending.remove(id);
      void vault.clear(id);
      listener(sealed.success ? sealed.output : { kind: 'closed' });
    }
  }

  function limit(record: Pending) {
    if (record.until === undefined || record.isOver) return;
    const wait = Math.max(0, record.until - Date.now());
    timers.set(
      record.id,
      setTimeout(() => void settle(record, { kind: 'timeout' }), wait),
    );
  }

  const onShow = (event: PageTransitionEvent) => {
    if (event.persisted) for (const key of listeners.keys()) void deliver(key);
  };
  const off = bridge.on('viewClosed', (data) => {
    const record = pending
      .all()
      .find(({ id, webViewId }) => (data.opening ? id === data.opening : webViewId === data.webViewId));
    if (record) void settle(record, endOf(data));
  });
  view.addEventListener('pageshow', onShow);
  for (const record of pending.all()) limit(record);

  function until(id: string): Promise<OpenOutcome> {
    return new Promise((resolve) => waiting.set(id, [...(waiting.get(id) ?? []), resolve]));
  }

  function drop(id: string) {
    pending.remove(id);
    waiting.delete(id);
  }

  return {
    async open(path, { key, single = false, signal, limitMs }) {
      const id = crypto.randomUUID();
      const record: Pending = { id, key, at: Date.now() };
      pending.add(record);
      // From now on: the end may be told in the same breath as the reply.
      const outcome = until(id);
      const reply = await askForWebView(bridge, { url: path, opening: id, single, signal });
      if (reply.kind !== 'opened' || reply.isReopened) drop(id);
      if (reply.kind === 'refused') return reply;
      if (reply.kind === 'window') {
        if (!(await leaveGuards.mayLeave())) return { kind: 'refused', code: 'CANCELLED' };
        const entry = historyEntry(view);
        pending.add({ ...record, from: hereOf(view), to: path, ...(entry ? { entry } : {}) });
        leaveGuards.release();
        view.location.assign(path);
        return { kind: 'navigated' };
      }
      if (reply.isReopened) {
        const first = pending.all().find(({ webViewId }) => webViewId === reply.webViewId);
        return first ? until(first.id) : { kind: 'reopened' };
      }
      const known = {
        webViewId: reply.webViewId,
        ...(limitMs === undefined ? {} : { until: Date.now() + limitMs }),
      };
      pending.change(id, known);
      limit({ ...record, ...known });
      signal?.addEventListener('abort', () => {
        pending.remove(id);
        tell(id, { kind: 'refused', code: 'ABORTED' });
      });
      return outcome;
    },
    async finish(end) {
      const mine = pending.all().findLast(({ to, isOver }) => to !== undefined && !isOver && isOwnPath(to));
      leaveGuards.release();
      if (mine?.from !== undefined) {
        await vault.write(mine.id, end);
        pending.change(mine.id, { isOver: true });
        returnTo(view, mine.from, mine.entry);
        return true;
      }
      const closed = await bridge.call('closeView', { result: end });
      if (!closed.ok) leaveGuards.hold();
      return closed.ok;
    },
    listen(key, listener) {
      listeners.set(key, [...(listeners.get(key) ?? []), listener]);
      void deliver(key);
      return () => {
        const rest = (listeners.get(key) ?? []).filter((each) => each !== listener);
        if (rest.length === 0) listeners.delete(key);
        else listeners.set(key, rest);
      };
    },
    forget() {
      vault.wipe();
      for (const { id, isOver } of pending.all()) if (isOver) pending.remove(id);
    },
    dispose() {
      off();
      view.removeEventListener('pageshow', onShow);
      for (const timer of timers.values()) clearTimeout(timer);
    },
  };
}
