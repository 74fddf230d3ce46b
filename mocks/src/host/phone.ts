import {
  type EventName,
  errorText,
  eventText,
  type HostInfo,
  type MethodName,
  type MethodResult,
  readFromPage,
  replyText,
} from '@wallet/kit/bridge';
import { appAt, type Registry, type RegistryApp } from '@wallet/kit/manifest';
import type { Audit } from './model/audit.ts';
import { reasonToDeny } from './model/bridgeRights.ts';
import { hostInfo, loginInfo, type PhonePersona } from './model/identity.ts';
import type { LogEntry, MessageLog } from './model/messageLog.ts';
import { askWallet } from './model/presentation.ts';
import { type AppSide, respond } from './model/respond.ts';
import type { PermissionName, PermissionStatus, Settings } from './model/settings.ts';
import { createStorageRooms } from './model/storageRooms.ts';
import {
  changeTopBar,
  closeView,
  type Ending,
  emptyStack,
  findView,
  isFirst,
  type NewWebView,
  type Notice,
  openView,
  reopenView,
  type Stack,
  type Step,
  setBackground,
  topOf,
} from './model/webViewStack.ts';
import { createSpare } from './spare.ts';
import { createKeyboard } from './view/keyboard.ts';
import { type Away, createScreen, type Screen } from './view/screen.ts';
import { createSheets } from './view/sheet.ts';
import { createWebViewFrame, type WebViewFrame } from './view/webViewFrame.ts';

/** What the phone is made of. */
export interface PhoneOptions {
  settings(): Settings;
  persona(): PhonePersona | null;
  /** What is released, with what each app may ask of this one; null while that cannot be read. */
  registry(): Registry | null;
  /** Reads it once more. */
  readRegistry(): Promise<void>;
  log: MessageLog;
  audit: Audit;
  /** Told of everything the panel shows: another WebView, another address, another front. */
  onChange(): void;
  onPermission(name: PermissionName, status: PermissionStatus): void;
}

/** One row of the panel's list. */
export interface WebViewRow {
  id: string;
  address: string;
  /** Id of the micro-app that owns the address; null where nothing released does. */
  app: string | null;
  openerId: string | null;
  hasGreeted: boolean;
  isTop: boolean;
}

/** The developer's phone: WebViews as a stack, and the app's side of the bridge. */
export interface Phone {
  readonly screen: Screen;
  readonly isAway: boolean;
  rows(): WebViewRow[];
  /** Closes everything and starts again with one WebView there; `launch` goes into its hello. */
  start(url: string, launch?: HostInfo['launch']): void;
  back(): void;
  /** The system took the page; the WebView loads it again. */
  kill(id?: string): void;
  /** The system took the WebView itself: it does not come back, and its opener hears of it. */
  killForGood(id?: string): void;
  /** The app begins anew around its pages: what they asked before is never answered. */
  restartApp(): void;
  background(): void;
  foreground(): void;
  tellLogin(isLogin: boolean): void;
  /** Takes over what can change while pages run. */
  refresh(): void;
}

/** How long a page has to put things in order before it loses the front, in milliseconds. */
const PAUSE_MS = 60;

export function createPhone(options: PhoneOptions): Phone {
  const { settings, log } = options;
  const frames = new Map<string, WebViewFrame>();
  /** What a WebView is owed until its document says hello. */
  const owed = new Map<string, Notice[]>();
  const rooms = createStorageRooms(sessionStorage);
  let stack: Stack = emptyStack;
  let away: Away | null = null;
  let launch: HostInfo['launch'];
  /** How often the app began anew. */
  let life = 0;

  const screen = createScreen({
    back,
    home: () => (away ? foreground() : leaveFor({ kind: 'home' })),
    comeBack: foreground,
    topBarTapped: (button) => {
      const top = topOf(stack);
      if (!top) return;
      if (frames.get(top.id)?.hasGreeted()) tell({ to: top.id, name: 'topBarTapped', data: { button } });
      else back();
    },
  });
  const sheets = createSheets(screen.setCovered);
  screen.element.append(sheets.element);
  const keyboard = createKeyboard();
  screen.body.append(keyboard.element);

  type Sent = Pick<LogEntry, 'title' | 'text'> & { since?: number; then?(): void; onGone?(): void };

  function send(frame: WebViewFrame, { title, text, since, then, onGone }: Sent) {
    const target = frame.document();
    const asked = life;
    const { lossPercent, latencyMs } = settings();
    setTimeout(() => {
      const ms = since === undefined ? {} : { ms: Math.round(performance.now() - since) };
      const entry = { webViewId: frame.id, from: 'app', title, text, ...ms } as const;
      if (!frames.has(frame.id) || frame.document() !== target) {
        log.add({ ...entry, note: 'the page has gone' });
        onGone?.();
      } else if (since !== undefined && asked !== life) {
        log.add({ ...entry, note: 'not sent: the app began anew' });
        return;
      } else if (Math.random() * 100 < lossPercent) {
        log.add({ ...entry, note: 'lost' });
      } else {
        log.add(entry);
        frame.send(text);
      }
      then?.();
    }, latencyMs);
  }

  function tell(notice: Notice) {
    const frame = frames.get(notice.to);
    if (!frame) return;
    const text = eventText(notice.name as EventName, notice.data as never);
    const owe = () => {
      // How a WebView ended, and where it was to lead, is told to whatever page stands there next.
      if (notice.name !== 'viewClosed' && notice.name !== 'reopened') return;
      owed.set(notice.to, [...(owed.get(notice.to) ?? []), notice]);
    };
    if (settings().isSilent) {
      log.add({ webViewId: notice.to, from: 'app', title: notice.name, text, note: 'not sent: silent' });
    } else if (frame.hasGreeted()) {
      send(frame, { title: notice.name, text, onGone: owe });
    } else owe();
  }

  function draw() {
    const top = topOf(stack);
    for (const frame of frames.values()) frame.setTop(frame.id === top?.id);
    frames.get(top?.id ?? '')?.element.classList.remove('is-kept');
    screen.setPlatform(settings().platform);
    screen.setEdgeToEdge(settings().isEdgeToEdge);
    for (const frame of frames.values()) frame.setInsets(screen.insets());
    keyboard.follow(
      away || sheets.isOpen() ? null : (frames.get(top?.id ?? '') ?? null),
      settings().keyboard,
    );
    screen.setTopBar(away ? null : (top?.topBar ?? null));
    screen.setAway(away);
    options.onChange();
  }

  function take(step: Step) {
    stack = step.stack;
    for (const notice of step.notices) tell(notice);
    draw();
  }

  function open(view: NewWebView): string {
    const kept = settings().keepsReady ? spare.take() : null;
    const step = openView(stack, kept ? { ...view, id: kept.id } : view);
    if (kept) {
      take(step);
      becomes(kept, view);
      spare.keep();
      return kept.id;
    }
    const id = String(step.stack.count);
    const frame = createWebViewFrame(id, draw);
    frames.set(id, frame);
    screen.webViews.append(frame.element);
    take(step);
    setTimeout(
      () => {
        if (!frames.has(id)) return;
        enterRoom();
        frame.load(view.url);
      },
      view.openerId ? PAUSE_MS : 0,
    );
    return id;
  }

  /** A WebView that was kept ready becomes a page; its session storage is as empty as that of a new one. */
  function becomes(frame: WebViewFrame, { url, openerId }: NewWebView) {
    setTimeout(() => {
      enterRoom();
      frame.become(url);
      tell({ to: frame.id, name: 'go', data: { url, ...(openerId && { openerId }) } });
    }, PAUSE_MS);
  }

  const spare = createSpare({
    make: (id) => {
      const frame = createWebViewFrame(id, draw);
      frames.set(id, frame);
      frame.element.classList.add('is-kept');
      frame.setTop(false);
      screen.webViews.append(frame.element);
      frame.load('/ready');
      return frame;
    },
    drop: (frame) => {
      frames.delete(frame.id);
      frame.element.remove();
    },
  });

  function enterRoom() {
    const top = topOf(stack);
    if (top && settings().hasOwnStorage) rooms.enter(top.id);
  }

  function close(id: string, ending: Ending = {}) {
    const frame = frames.get(id);
    if (!frame) return;
    if (isFirst(stack, id)) {
      frame.load('/');
      return;
    }
    sheets.drop(id);
    frames.delete(id);
    const step = closeView(stack, id, ending);
    stack = step.stack;
    draw();
    void frame.leave().then(() => {
      rooms.forget(id);
      enterRoom();
      for (const notice of step.notices) tell(notice);
      options.onChange();
    });
  }

  function leaveFor(place: Away) {
    away = place;
    take(setBackground(stack, true));
  }

  function foreground() {
    away = null;
    take(setBackground(stack, false));
  }

  function back() {
    if (away) return foreground();
    if (sheets.goBack()) return;
    const top = topOf(stack);
    if (!top) return;
    // A page that has not said hello cannot answer: the app keeps its customer from being stuck.
    if (frames.get(top.id)?.hasGreeted()) tell({ to: top.id, name: 'backPressed', data: undefined });
    else if (!isFirst(stack, top.id)) close(top.id);
  }

  function appOf(address: string): RegistryApp | null {
    return appAt(options.registry() ?? { apps: [] }, address);
  }

  /** By the address its document began at, whatever it claimed in its hello and wrote into its history. */
  function ownerOf(id: string): RegistryApp | null {
    return appOf(frames.get(id)?.start() ?? findView(stack, id)?.url ?? '/');
  }

  function denial(id: string, method: MethodName, params?: unknown): string | null {
    return settings().isLeastPrivilege ? reasonToDeny(options.registry(), ownerOf(id), method, params) : null;
  }

  const app: AppSide = {
    settings,
    hostInfo: (webViewId) => {
      const openerId = findView(stack, webViewId)?.openerId;
      return hostInfo(settings(), screen.isDark() ? 'dark' : 'light', {
        webViewId,
        ...(openerId && { openerId }),
        ...(launch && isFirst(stack, webViewId) && { launch }),
      });
    },
    loginInfo: () => loginInfo(settings(), options.persona()),
    ssoInfo: (): MethodResult<'getSsoInfo'> => ({
      samlAssertion: 'mock-saml-assertion',
      ci: options.persona()?.ci ?? '',
      ssoNo: 'SSO0000001',
      kBCrtfiSerno: '0001042186',
      groupCoCd: settings().group,
    }),
    now: () => new Date(),
    holder: options.persona,
    askWallet,
    ask: sheets.ask,
    decidePermission: options.onPermission,
    reasonToDeny: denial,
    hasRoom: () => stack.views.length < settings().mostWebViews,
    openView: open,
    reopenView(url) {
      const wanted = appOf(url);
      const known = wanted && stack.views.findLast(({ id }) => ownerOf(id)?.id === wanted.id);
      if (!known) return null;
      take(reopenView(stack, known.id, url));
      enterRoom();
      return known.id;
    },
    closeView: (id, result) => close(id, { result }),
    changeTopBar: (id, change) => take(changeTopBar(stack, id, change)),
    leaveFor,
  };

  async function onMessage(event: MessageEvent<unknown>) {
    const frame = [...frames.values()].find((candidate) => candidate.owns(event.source));
    const { data } = event;
    if (!frame || event.origin !== location.origin) return;
    if (typeof data !== 'object' || data === null || !('walletBridge' in data)) return;
    const text = String(data.walletBridge);
    const request = readFromPage(data.walletBridge);
    const entry = { webViewId: frame.id, from: 'page', title: request?.method ?? '?', text } as const;
    if (!request) return log.add({ ...entry, note: 'no request of this protocol' });
    const isHello = request.method === 'hello';
    if (isHello && frame.hasGreeted()) log.add({ ...entry, note: 'a second hello' });
    else if (settings().isSilent) log.add({ ...entry, note: 'not answered: silent' });
    else log.add(entry);
    const wasGreeted = frame.hasGreeted();
    const since = performance.now();
    const asked = life;
    const owner = ownerOf(frame.id);
    if (isHello) frame.greet();
    if (settings().isSilent) return;
    const title = `reply to ${request.method}`;
    if (request.kind === 'refused') return send(frame, { title, text: request.refusal, since });
    if (!isHello && !wasGreeted) {
      return send(frame, { title, text: errorText(request.id, 'INVALID', 'hello comes first'), since });
    }
    if (!isHello && options.registry() === null) await options.readRegistry();
    const isDenied = denial(frame.id, request.method, request.params) !== null;
    const outcome = await respond(request.method, request.params, frame.id, app);
    if (owner) options.audit.add(owner.id, request.method, isDenied ? 'denied' : 'used');
    if (asked !== life) return log.add({ ...entry, note: 'never answered: the app began anew' });
    if ('code' in outcome) {
      const text = errorText(request.id, outcome.code, outcome.message);
      return send(frame, { title, text, since });
    }
    function then() {
      if ('after' in outcome) outcome.after?.();
      if (!isHello || !frame) return;
      const notices = owed.get(frame.id) ?? [];
      owed.delete(frame.id);
      for (const notice of notices) tell(notice);
      options.onChange();
    }
    send(frame, { title, text: replyText(request.id, outcome.result), since, then });
  }

  window.addEventListener('message', (event) => void onMessage(event));

  return {
    screen,
    get isAway() {
      return away !== null;
    },
    rows: () =>
      stack.views.map(({ id, url, openerId }) => ({
        id,
        openerId,
        address: frames.get(id)?.address() ?? url,
        app: ownerOf(id)?.id ?? null,
        hasGreeted: frames.get(id)?.hasGreeted() ?? false,
        isTop: topOf(stack)?.id === id,
      })),
    start(url, nextLaunch) {
      sheets.drop();
      for (const frame of frames.values()) frame.element.remove();
      frames.clear();
      owed.clear();
      rooms.clear();
      away = null;
      launch = nextLaunch;
      stack = { ...emptyStack, count: stack.count };
      spare.forget();
      open({ url });
      if (settings().keepsReady) spare.keep();
    },
    back,
    kill(id = topOf(stack)?.id) {
      if (id === undefined) return;
      sheets.drop(id);
      frames.get(id)?.kill();
      options.onChange();
    },
    killForGood(id = topOf(stack)?.id) {
      if (id === undefined) return;
      if (isFirst(stack, id)) frames.get(id)?.kill('/');
      else close(id, { reason: 'killed' });
      options.onChange();
    },
    restartApp() {
      life += 1;
      sheets.drop();
      owed.clear();
      for (const to of frames.keys()) tell({ to, name: 'restarted', data: undefined });
    },
    background: () => leaveFor({ kind: 'home' }),
    foreground,
    tellLogin(isLogin) {
      for (const to of frames.keys()) tell({ to, name: 'loginChanged', data: { isLogin } });
    },
    refresh() {
      if (settings().keepsReady) spare.keep();
      else spare.drop();
      draw();
    },
  };
}
