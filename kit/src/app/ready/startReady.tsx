import { createRoot } from 'react-dom/client';
import { askAhead, askBootAnswers } from '../../api/index.ts';
import { createBridge, type EventData } from '../../bridge/index.ts';
import { knownIndex, readApp, readIndex } from '../../common/index.ts';
import { appAt, type ReleaseIndex } from '../../manifest/index.ts';
import { knownLoginType } from '../../session/index.ts';
import { SkeletonPlain } from '../../ui/index.ts';
import type { Microapp } from '../assemble.ts';
import { measureCalls } from '../measureCalls.ts';
import { readPageFacts } from '../pageFacts.ts';
import { startMicroapp } from '../startMicroapp.tsx';
import { asksAt, canBecome, fetchStart, takePlace } from './becomeApp.ts';
import { handOver } from './handover.ts';
import { readFaces } from './readFaces.ts';
import { sharedFilesOf } from './sharedFiles.ts';

/** Address of the page that the phone app keeps in a spare WebView (contracts/bridge.md, `go`). */
export const readyPath = '/ready';

/** How long what the index said may be used without asking again, in milliseconds. */
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

  async function indexNow(): Promise<ReleaseIndex | null> {
    const known = knownIndex.peek();
    return known && Date.now() - known.at < FRESH_MS ? known.index : readIndex();
  }

  const root = createRoot(container);
  // React has drawn once, and its code is warm, before the customer taps anything.
  root.render(
    <div ref={(place) => void (place && readFaces(place))}>
      <SkeletonPlain />
    </div>,
  );
  let isTaken = false;

  async function become(url: string, also: Opening) {
    if (isTaken) return;
    isTaken = true;
    performance.mark('wallet:go');
    try {
      const shared = sharedFilesOf(page);
      const path = url.split(/[?#]/)[0] ?? '/';
      const known = knownLoginType(view);
      const loginType = known ?? 'web';
      askBootAnswers(view, path, { asks: [], loginType });
      const asking = indexNow();
      // What was released when this page was made ready most likely still is: all that it needs leaves at once. Its
      // card was seen, and the browser has its document already.
      const { index: before } = knownIndex.peek() ?? {};
      const likely = before ? appAt(before, url) : null;
      let isAnother = false;
      const reading = likely ? readApp(likely) : Promise.resolve(null);
      const starting = reading.then((app) => {
        if (!app || isAnother) return undefined;
        askAhead(view, path, { asks: asksAt(app, url, known !== undefined), loginType });
        return canBecome(app, shared) && app.id !== own.manifest.id
          ? fetchStart(page, app.start, path)
          : undefined;
      });
      starting.catch(() => {});
      const index = await asking;
      const entry = index && appAt(index, url);
      isAnother = entry?.id !== likely?.id || entry?.document !== likely?.document;
      const read = isAnother && entry ? await readApp(entry) : await reading;
      // What is closed is for the index to say, which has just been asked for.
      const app = entry && read && { ...read, killed: entry.killed };
      if (!canBecome(app, shared)) return view.location.replace(url);
      const isOwn = app.id === own.manifest.id;
      if (!isOwn) await (isAnother ? fetchStart(page, app.start, path) : starting);
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
  void indexNow();
}
