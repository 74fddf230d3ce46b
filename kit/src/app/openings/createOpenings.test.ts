import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createBridge } from '../../bridge/index.ts';
import { createVault, memoryKeys } from '../../session/index.ts';
import { createFakeHost, type FakeHost } from '../../testing/index.ts';
import { closeDialogs } from '../../ui/index.ts';
import { createOpenings, type Openings } from './createOpenings.ts';
import type { OpeningEnd } from './outcome.ts';

const app = {
  app: 'forest',
  appVersion: '1.0.0',
  kitVersion: '1.0.0',
  allowed: ['openWebView', 'closeView'],
};
const target = '/terms/TRM10000';
const keys = memoryKeys();
let stops: (() => void)[] = [];

beforeEach(() => {
  sessionStorage.clear();
  window.history.replaceState(null, '', '/forest/FTR50000');
});

afterEach(() => {
  for (const stop of stops) stop();
  stops = [];
  closeDialogs();
  vi.restoreAllMocks();
});

/** A page of an app: `load` again stands for a reload, as storage and key stay. */
function load(host: FakeHost | null, prefix = '/forest'): Openings {
  const bridge = createBridge({ ...app, transport: host?.transport ?? null });
  const vault = createVault({ storage: sessionStorage, storageKey: 'wallet.outcomes', keys });
  const openings = createOpenings({
    bridge,
    vault,
    storage: sessionStorage,
    isOwnPath: (path) => path.startsWith(prefix),
  });
  stops.push(() => {
    openings.dispose();
    bridge.dispose();
  });
  void bridge.hello();
  return openings;
}

function leavePage() {
  for (const stop of stops) stop();
  stops = [];
}

function take(openings: Openings, key = 'terms'): OpeningEnd[] {
  const taken: OpeningEnd[] = [];
  openings.listen(key, (end) => taken.push(end));
  return taken;
}

const idOf = (host: FakeHost) => host.calls('openWebView').at(-1)?.opening ?? '';
const asked = (host: FakeHost, count = 1) =>
  vi.waitFor(() => expect(host.calls('openWebView')).toHaveLength(count));
const later = () => new Promise((resolve) => setTimeout(resolve, 20));

describe('in the phone', () => {
  it.each<[OpeningEnd, object]>([
    [
      { kind: 'submitted', value: { agreed: true } },
      { result: { kind: 'submitted', value: { agreed: true } } },
    ],
    [{ kind: 'cancelled' }, { result: { kind: 'cancelled' } }],
    [{ kind: 'closed' }, { reason: 'closed' }],
    [{ kind: 'killed' }, { reason: 'killed' }],
    [{ kind: 'submitted', value: 'plain' }, { result: 'plain' }],
  ])('(G15) an opening ends as %j, for the caller and the screen', async (end, data) => {
    const host = createFakeHost();
    const openings = load(host);
    const taken = take(openings);
    const outcome = openings.open(target, { key: 'terms' });
    await asked(host);
    await later();
    host.emit('viewClosed', { webViewId: '2', opening: idOf(host), ...data });
    expect(await outcome).toEqual(end);
    host.emit('viewClosed', { webViewId: '2', opening: idOf(host), ...data });
    await later();
    expect(taken).toEqual([end]);
  });

  it('(G15) an older phone that knows no openings is matched by its WebView, and gone is closed', async () => {
    const host = createFakeHost({ answers: { openWebView: { webViewId: '7' } } });
    const openings = load(host);
    const outcome = openings.open(target, { key: 'terms' });
    await asked(host);
    await later();
    host.emit('viewClosed', { webViewId: '6' });
    host.emit('viewClosed', { webViewId: '7' });
    expect(await outcome).toEqual({ kind: 'closed' });
  });

  it('(G15) a reloaded opener still gets the result, once, and nothing of it lies in plain sight', async () => {
    const host = createFakeHost();
    void load(host).open(target, { key: 'terms' });
    await asked(host);
    await later();
    leavePage();
    const again = load(host);
    host.emit('viewClosed', {
      webViewId: '2',
      opening: idOf(host),
      result: { kind: 'submitted', value: '김하늘' },
    });
    await vi.waitFor(() => expect(sessionStorage.getItem('wallet.outcomes')).not.toBeNull());
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('김하늘');
    const taken = take(again);
    await vi.waitFor(() => expect(taken).toEqual([{ kind: 'submitted', value: '김하늘' }]));
    leavePage();
    const third = take(load(host));
    await later();
    expect(third).toEqual([]);
    expect(sessionStorage.getItem('wallet.openings')).toBeNull();
  });

  it('(G15) each screen takes its own openings, whichever ends first', async () => {
    const host = createFakeHost();
    const openings = load(host);
    const [terms, seats] = [take(openings, 'terms'), take(openings, 'seats')];
    host.answer('openWebView', { webViewId: '2' });
    void openings.open(target, { key: 'terms' });
    await asked(host);
    const first = idOf(host);
    host.answer('openWebView', { webViewId: '3' });
    void openings.open('/rail/RAL10000', { key: 'seats' });
    await asked(host, 2);
    await later();
    const submitted = (value: string) => ({ kind: 'submitted' as const, value });
    host.emit('viewClosed', { webViewId: '3', opening: idOf(host), result: submitted('seat') });
    host.emit('viewClosed', { webViewId: '2', opening: first, result: submitted('term') });
    expect([terms, seats]).toEqual([[submitted('term')], [submitted('seat')]]);
  });

  it('(G15) an opening that takes too long is a timeout, also after a reload; what comes later is let go', async () => {
    const host = createFakeHost();
    void load(host).open(target, { key: 'terms', limitMs: 500 });
    await asked(host);
    await later();
    leavePage();
    const taken = take(load(host));
    await vi.waitFor(() => expect(taken).toEqual([{ kind: 'timeout' }]), { timeout: 5000 });
    host.emit('viewClosed', { webViewId: '2', opening: idOf(host), result: { kind: 'cancelled' } });
    await later();
    expect(taken).toHaveLength(1);
  });

  it('(G15) a caller that gave up is told at once, and the screen nothing', async () => {
    const host = createFakeHost();
    const openings = load(host);
    const taken = take(openings);
    const abort = new AbortController();
    const outcome = openings.open(target, { key: 'terms', signal: abort.signal });
    await asked(host);
    await later();
    abort.abort();
    expect(await outcome).toEqual({ kind: 'refused', code: 'ABORTED' });
    host.emit('viewClosed', { webViewId: '2', opening: idOf(host) });
    expect(taken).toEqual([]);
  });

  it('(G16) too many open: the customer is told, the page stays and waits for nothing', async () => {
    const host = createFakeHost();
    host.fail('openWebView', 'DENIED');
    const openings = load(host);
    const left = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
    const outcome = openings.open(target, { key: 'terms' });
    await asked(host);
    await later();
    closeDialogs();
    expect(await outcome).toEqual({ kind: 'refused', code: 'DENIED' });
    expect(left).not.toHaveBeenCalled();
    expect(sessionStorage.getItem('wallet.openings')).toBeNull();
  });

  it('(G16) an app that is open already: its first opening ends for both who asked', async () => {
    const host = createFakeHost({ appVersion: 'G6.4.0' });
    const openings = load(host);
    const taken = take(openings);
    const first = openings.open(target, { key: 'terms', single: true });
    await asked(host);
    const opening = idOf(host);
    await later();
    host.answer('openWebView', { webViewId: '2', reopened: true });
    const second = openings.open(target, { key: 'terms', single: true });
    await asked(host, 2);
    await later();
    expect(host.calls('openWebView')).toMatchObject([{ single: true }, { single: true }]);
    host.emit('viewClosed', { webViewId: '2', opening, reason: 'closed' });
    expect(await Promise.all([first, second])).toEqual([{ kind: 'closed' }, { kind: 'closed' }]);
    expect(taken).toHaveLength(1);
  });

  it('(G16) an app that somebody else opened comes to the front, and an older phone is not asked for that', async () => {
    const host = createFakeHost({ answers: { openWebView: { webViewId: '9', reopened: true } } });
    const openings = load(host);
    expect(await openings.open(target, { key: 'terms', single: true })).toEqual({ kind: 'reopened' });
    expect(host.calls('openWebView')[0]).not.toHaveProperty('single');
  });

  it('(G15) the opened app closes its WebView with what it has to say', async () => {
    const host = createFakeHost();
    expect(await load(host).finish({ kind: 'submitted', value: 1 })).toBe(true);
    expect(host.calls('closeView')).toEqual([{ result: { kind: 'submitted', value: 1 } }]);
  });

  it('broken notes of openings count as none', async () => {
    sessionStorage.setItem('wallet.openings', '[{"id":7},');
    const host = createFakeHost();
    const openings = load(host);
    const outcome = openings.open(target, { key: 'terms' });
    await asked(host);
    await later();
    host.emit('viewClosed', { webViewId: '2', opening: idOf(host) });
    expect(await outcome).toEqual({ kind: 'closed' });
  });
});

describe('(G43) in a plain browser', () => {
  it('the app takes this window, leaves its value sealed, and the opener takes it once', async () => {
    const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
    const replace = vi.spyOn(window.location, 'replace').mockImplementation(() => undefined);
    expect(await load(null).open(target, { key: 'terms' })).toEqual({ kind: 'navigated' });
    expect(assign).toHaveBeenCalledWith(target);
    leavePage();
    window.history.replaceState(null, '', target);
    const opened = load(null, '/terms');
    expect(await opened.finish({ kind: 'submitted', value: '김하늘' })).toBe(true);
    expect(replace).toHaveBeenCalledWith('/forest/FTR50000');
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('김하늘');
    leavePage();
    window.history.replaceState(null, '', '/forest/FTR50000');
    const taken = take(load(null));
    await vi.waitFor(() => expect(taken).toEqual([{ kind: 'submitted', value: '김하늘' }]));
    leavePage();
    const again = take(load(null));
    await later();
    expect(again).toEqual([]);
  });

  it('a customer who comes back without a result has closed the app', async () => {
    vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
    await load(null).open(target, { key: 'terms' });
    leavePage();
    const taken = take(load(null));
    await vi.waitFor(() => expect(taken).toEqual([{ kind: 'closed' }]));
  });

  it('a page that nobody opened has nobody to tell', async () => {
    expect(await load(null).finish({ kind: 'cancelled' })).toBe(false);
  });

  it('sealed values go with the session', async () => {
    vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
    vi.spyOn(window.location, 'replace').mockImplementation(() => undefined);
    await load(null).open(target, { key: 'terms' });
    leavePage();
    const opened = load(null, '/terms');
    await opened.finish({ kind: 'submitted', value: 1 });
    opened.forget();
    const taken = take(load(null));
    await later();
    expect(taken).toEqual([]);
  });
});
