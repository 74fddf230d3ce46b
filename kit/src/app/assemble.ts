import { effect } from '@preact/signals-react';
import { bindClient, createClient } from '../api/index.ts';
import { bindBridge, createBridge } from '../bridge/index.ts';
import { isOsAtLeast } from '../format/index.ts';
import { isHostNewEnough, type Manifest, matchScreen } from '../manifest/index.ts';
import { type Messages, suggestLocale } from '../messages/index.ts';
import { bindSession, createSession, createVault, type Session, storedKeys } from '../session/index.ts';
import { alert, bindPhone, confirm } from '../ui/index.ts';
import { alertError } from './alertError.ts';
import { answerPhone } from './answerPhone.ts';
import { closedText } from './closedText.ts';
import type { Screens } from './defineScreens.ts';
import { createDirectSignOn } from './directSignOn.ts';
import { createGate, type Gate } from './gate.ts';
import { type Gates, guardContextOf } from './guardContext.ts';
import { createGuardLookups } from './guardLookups.ts';
import { createHistory } from './history.ts';
import { leaveGuards } from './leaveGuards.ts';
import { measureCalls } from './measureCalls.ts';
import { onMissingFile } from './missingFile.ts';
import { createMotion } from './motion/createMotion.ts';
import { createNavigate, isOwnPath } from './navigation.ts';
import { createOpenings } from './openings/createOpenings.ts';
import { readPageFacts } from './pageFacts.ts';
import { presentBlock } from './presentBlock.ts';
import { takeGreeting } from './ready/handover.ts';
import { recheckOnReturn } from './recheckOnReturn.ts';
import { followSessionEnd } from './sessionEnd.ts';
import { shareMembership } from './shareMembership.ts';
import type { Wallet } from './WalletContext.ts';
import { watchRelease } from './watchRelease.ts';

/** One app: its screens as data, the components that go with them, and its words. */
export interface Microapp {
  manifest: Manifest;
  screens: Screens;
  // biome-ignore lint/suspicious/noExplicitAny: each app's catalogue has a type of its own
  messages: Messages<any>;
  /** screen gates of this domain (readings.md E11): asked last, by code */
  gates?: Gates;
}

/** An app put together, not yet drawn. */
export interface Assembled {
  wallet: Wallet;
  gate: Gate;
  /** Settles when words, session and the first screen are there. */
  boot(): Promise<void>;
  dispose(): void;
}

interface AssembleOptions {
  /** stands for the browser's own, in tests */
  fetch?: typeof fetch;
}

/** Puts bridge, client, session, history and gate together for one page. */
export function assemble(app: Microapp, options: AssembleOptions = {}): Assembled {
  const { manifest, screens, gates = {} } = app;
  const facts = readPageFacts(manifest.id);
  const bridge = createBridge({
    app: manifest.id,
    appVersion: facts.version,
    kitVersion: facts.kit,
    allowed: manifest.bridge,
    ...(manifest.nativeScreens && { screens: manifest.nativeScreens }),
    greeted: takeGreeting(),
    onCall: measureCalls,
  });
  bindBridge(bridge);
  bindPhone(bridge);
  const client = createClient({
    ...(options.fetch ? { fetch: options.fetch } : {}),
    asksAboutLost: true,
    async present(error, { goBack }) {
      await alertError(error);
      if (goBack) navigate.back();
    },
  });
  bindClient(client);
  const session = createSession({ bridge, client });
  bindSession(session);

  const lookups = createGuardLookups(session);
  const membership = shareMembership(lookups);

  leaveGuards.reset();
  const history = createHistory();
  const storage = sessionStorageOf(window);
  const openings = createOpenings({
    bridge,
    storage,
    vault: createVault({ storage, storageKey: 'wallet.outcomes', keys: storedKeys() }),
    isOwnPath: (path) => isOwnPath(manifest, path),
  });
  const navigate = createNavigate({
    manifest,
    history,
    bridge,
    openings,
    shownAt() {
      const view = gate.view.peek();
      return view.kind === 'screen' ? view.pathname : undefined;
    },
    closedAt: (path) => release.closedAt(path),
    tellClosed: (part) => alert({ id: 'serviceStopped', text: closedText(part) }),
  });
  const wallet: Wallet = {
    session,
    bridge,
    manifest,
    navigate,
    openings,
    facts,
    refusal: app.messages.refusal,
    // One that does not come is asked for again where it is opened, and told there.
    fetchScreen: (code) => void screens[code]?.().catch(() => undefined),
    renewMembership: membership.renew,
  };
  const release = watchRelease({
    bridge,
    facts,
    onChange() {
      const view = gate.view.peek();
      const isConcerned = view.kind === 'screen' ? release.closedBy(view.shown.code) : view.kind === 'closed';
      if (isConcerned) void gate.refresh();
    },
    reload: () => window.location.reload(),
  });
  const motion = createMotion();
  const gate = createGate({
    manifest,
    screens,
    history,
    contextOf: (at) => guardContextOf({ manifest, bridge, session, facts, gates, lookups }, at),
    signOn: createDirectSignOn({ session, bridge, redirect: navigate.redirect }),
    async redirect(path) {
      // A screen that is closed to visitors leads away when the session ends: not before the customer was told why.
      if (!(await session.told())) navigate.redirect(path);
    },
    async present(block, returnTo) {
      // Nor is anything laid over what says that the session has ended.
      if (await session.told()) return;
      await presentBlock(block, returnTo, {
        isNative: bridge.isNative,
        go: (path) => navigate.replace(path),
      });
    },
    closedBy: release.closedBy,
    renewClosings: release.renew,
    onMissingFile: (again) => onMissingFile(facts, again),
    offerAgain: () => confirm({ id: 'screenUnreachable' }),
    change: motion.change,
  });
  let asking: ReturnType<typeof setTimeout> | undefined;
  const stops = [
    () => clearTimeout(asking),
    followSessionEnd(session, { isNative: bridge.isNative }),
    answerPhone(bridge, { session, manifest, navigate }),
    recheckOnReturn(bridge, { lookups, session, gate, manifest }),
    release.stop,
    motion.stop,
    session.onEnded(() => openings.forget()),
    followLogin(session, gate),
    () => openings.dispose(),
    () => membership.dispose(),
    () => session.dispose(),
    () => gate.stop(),
    () => bridge.dispose(),
  ];

  return {
    wallet,
    gate,
    async boot() {
      // Not waited for: a phone app that is slow to say who it is must not hold the first screen.
      void bridge.hello().then((host) => {
        if (!host) return;
        if (!isHostNewEnough(manifest, host.appVersion)) gate.showHostTooOld('app');
        // A system that does not say its version is not turned away.
        else if (/^\d/.test(host.osVersion) && !isOsAtLeast(host)) gate.showHostTooOld('os');
      });
      // By the same trip as the words: nearly always this is the screen that is let through.
      const first = matchScreen(manifest, window.location.pathname);
      if (first) wallet.fetchScreen(manifest.screens[first.code]?.aliasOf ?? first.code);
      await Promise.all([suggestLocale(), session.restore()]);
      // Who the customer is could not be asked: nothing is decided on a guess, and the page says so.
      if (session.known.value) await gate.start();
      else gate.showUnreachable();
      // Once the first view is drawn, which follows in this turn.
      asking = setTimeout(release.start);
    },
    dispose() {
      for (const stop of stops) stop();
    },
  };
}

/** Shows on the page who it is for, and asks the gate again when that changes, or the way they signed in. */
function followLogin(session: Session, gate: Gate): () => void {
  let shownFor: string | null | undefined;
  return effect(() => {
    if (!session.known.value) return;
    const person = session.person.value;
    document.documentElement.dataset.login = person === null ? 'visitor' : 'member';
    const login = person && `${person.memberId} ${person.loginCode}`;
    if (shownFor !== undefined && shownFor !== login) void (login === null ? gate.refresh() : gate.retry());
    shownFor = login;
  });
}

function sessionStorageOf(view: Window): Storage | null {
  try {
    return view.sessionStorage;
  } catch {
    return null;
  }
}
