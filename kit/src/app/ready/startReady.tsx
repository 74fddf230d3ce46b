import { createRoot } from 'react-dom/client';
import { askBootAnswers } from '../../api/index.ts';
import { createBridge, type EventData } from '../../bridge/index.ts';
import { readRegistry } from '../../common/index.ts';
import { appAt, type Registry } from '../../manifest/index.ts';
import { knownLoginType } from '../../session/index.ts';
import { SkeletonPlain } from '../../ui/index.ts';
import type { Microapp } from '../assemble.ts';
import { measureCalls } from '../measureCalls.ts';
import { readPageFacts } from '../pageFacts.ts';
import { startMicroapp } from '../startMicroapp.tsx';
import { asksAt, canBecome, fetchStart, takePlace } from './becomeApp.ts';
import { handOver } from './handover.ts';
import { sharedFilesOf } from './sharedFiles.ts';

/** Address of the page that the phone app keeps in a spare WebView (contracts/bridge.md, `go`). */
export const readyPath = '/ready';

/** How long what the registry said may be used without asking again, in milliseconds. */
const FRESH_MS = 2000;

/** What `hello` would have said of this opening. */
type Opening = Pick<EventData<'go'>, 'openerId' | 'launch'>;

interface ReadyOptions {
  /** the app that this page belongs to, which is started without fetching anything */
  own: Microapp;
  /** runs an app's script; the browser's own unless told */
  run?: (href: string) => Promise<unknown>;
  view?: Window;
}

/**
 * Waits in a spare WebView with runtime and kit running, and becomes the page that the phone app names by `go`: in
 * this document where its app was built with the same runtime and kit, else by an ordinary navigation.
 */
export function startReady({
  own,
  run = (href) => import(/* @vite-ignore */ href),
  view = window,
}: ReadyOptions): void {
  const page = view.document;
  const container = page.getElementById('app');
  const facts = readPageFacts('ready');
  const bridge = createBridge({
    app: 'ready',
    appVersion: facts.version,
    kitVersion: facts.kit,
    onCall: measureCalls,
  });
  // Nobody keeps a page ready in a plain browser.
  if (!bridge.isNative || container === null) return view.location.replace('/');

  let known: { registry: Registry; at: number } | undefined;
  async function registryNow(): Promise<Registry | undefined> {
    if (known && Date.now() - known.at < FRESH_MS) return known.registry;
    const registry = await readRegistry();
    if (registry) known = { registry, at: Date.now() };
    return registry ?? undefined;
  }

  const root = createRoot(container);
  // React has drawn once, and its code is warm, before the customer taps anything.
  root.render(<SkeletonPlain />);
  let isTaken = false;

  async function become(url: string, also: Opening) {
    if (isTaken) return;
    isTaken = true;
    performance.mark('wallet:go');
    try {
      const shared = sharedFilesOf(page);
      // What was released when this page was made ready most likely still is: all that it needs leaves at once.
      const likely = known ? appAt(known.registry, url) : null;
      const loginType = knownLoginType(view);
      const asks = asksAt(likely, url, loginType !== undefined);
      askBootAnswers(view, url.split(/[?#]/)[0] ?? '/', { asks, loginType: loginType ?? 'web' });
      const isAhead = canBecome(likely, shared) && likely.id !== own.manifest.id;
      const ahead = isAhead ? fetchStart(page, likely.start) : undefined;
      ahead?.catch(() => {});
      const registry = await registryNow();
      const app = registry ? appAt(registry, url) : null;
      if (!canBecome(app, shared)) return view.location.replace(url);
      const isOwn = app.id === own.manifest.id;
      const isSame = app.start.script.href === likely?.start?.script.href;
      if (!isOwn) await ((isSame && ahead) || fetchStart(page, app.start));
      takePlace(view, url, app.start);
      handOver({ bridge, root, ...also });
      if (isOwn) startMicroapp(own);
      else await run(app.start.script.href);
    } catch (error) {
      // Whatever went wrong here, the page itself can still be opened.
      reportError(error);
      view.location.replace(url);
    }
  }

  bridge.on('go', ({ url, ...also }) => void become(url, also));
  void bridge.hello();
  void registryNow();
}
