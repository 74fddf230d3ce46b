import type { TopBar } from '../model/webViewStack.ts';
import { button, element } from './element.ts';
import type { Insets } from './webViewFrame.ts';

/** Where the customer is when the wallet is not at the front. */
export type Away = { kind: 'home' } | { kind: 'browser' | 'inAppView'; url: string; title?: string };

export interface ScreenActions {
  back(): void;
  home(): void;
  comeBack(): void;
  topBarTapped(button: 'back' | 'close'): void;
}

/** The glass of the phone: bars, WebViews, what lies over them. */
export interface Screen {
  readonly element: HTMLElement;
  readonly webViews: HTMLElement;
  /** What lies between the bars: the WebViews and whatever covers a part of them. */
  readonly body: HTMLElement;
  readonly isDark: () => boolean;
  setPlatform(platform: 'ios' | 'android'): void;
  /** Whether WebViews reach under the status bar and the home bar. */
  setEdgeToEdge(isEdgeToEdge: boolean): void;
  /** What the bars cover of a WebView; null where nothing. */
  insets(): Insets | null;
  setTopBar(bar: TopBar | null): void;
  setAway(away: Away | null): void;
  setCovered(isCovered: boolean): void;
}

/** Heights of the bars in CSS pixels (style/device.css). */
const STATUS = 44;
const TOP_BAR = 48;
const HOME_BAR = 34;

const SWIPE = 70;

function swipeEdge(onBack: () => void): HTMLElement {
  const edge = element('div', {
    class: 'swipe',
    'data-host': 'swipe',
    'aria-hidden': 'true',
    title: 'Swipe back',
  });
  let from: number | null = null;
  edge.addEventListener('pointerdown', (event) => {
    from = event.clientX;
    // A pointer made by a script cannot be captured.
    if (event.isTrusted) edge.setPointerCapture(event.pointerId);
    edge.classList.add('is-held');
  });
  edge.addEventListener('pointerup', (event) => {
    if (from !== null && event.clientX - from > SWIPE) onBack();
    from = null;
    edge.classList.remove('is-held');
  });
  edge.addEventListener('pointercancel', () => {
    from = null;
    edge.classList.remove('is-held');
  });
  return edge;
}

function clock(): HTMLElement {
  const time = element('span', { class: 'clock' });
  function tick() {
    const now = new Date();
    time.textContent = `${now.getHours()}:${String(now.getMinutes()).padStart(2, '0')}`;
  }
  tick();
  setInterval(tick, 10_000);
  return time;
}

function awayContent(away: Away, comeBack: () => void): HTMLElement[] {
  if (away.kind === 'home') {
    const icon = button({
      host: 'foreground-icon',
      label: 'Bring the wallet back to the front',
      face: 'W',
      className: 'appIcon',
      onClick: comeBack,
    });
    return [icon, element('span', {}, 'Wallet')];
  }
  const isBrowser = away.kind === 'browser';
  const isWeb = /^https?:/i.test(away.url);
  const link = element(
    'a',
    { href: isWeb ? away.url : false, target: '_blank', rel: 'noreferrer' },
    away.url,
  );
  return [
    element('h2', {}, isBrowser ? 'The phone’s browser' : (away.title ?? 'In-app view')),
    element('p', { 'data-host': 'away-url' }, isWeb || !isBrowser ? link : away.url),
    element(
      'p',
      { class: 'quiet' },
      isBrowser
        ? 'openWindow left the wallet for this address.'
        : 'openInAppView shows this site, without the bridge.',
    ),
    button({
      host: 'come-back',
      label: isBrowser ? 'Back to the wallet' : 'Close',
      className: 'main',
      onClick: comeBack,
    }),
  ];
}

export function createScreen(actions: ScreenActions): Screen {
  const webViews = element('div', { class: 'webviews', 'data-host': 'webviews' });
  const title = element('span', { class: 'title' });
  const barBack = button({
    host: 'topbar-back',
    label: 'Back, in the app’s bar',
    face: '‹',
    onClick: () => actions.topBarTapped('back'),
  });
  const barClose = button({
    host: 'topbar-close',
    label: 'Close, in the app’s bar',
    face: '×',
    onClick: () => actions.topBarTapped('close'),
  });
  const topBar = element(
    'div',
    { class: 'topBar', 'data-host': 'topbar', hidden: true },
    barBack,
    title,
    barClose,
  );
  const awayView = element('div', { class: 'away', 'data-host': 'away', hidden: true });
  const body = element('div', { class: 'body' }, webViews, swipeEdge(actions.back), awayView);
  const status = element(
    'div',
    { class: 'status', 'aria-hidden': 'true' },
    clock(),
    element('span', { class: 'island' }),
    element('span', { class: 'battery' }),
  );
  const navigation = element(
    'div',
    { class: 'navigation' },
    button({ host: 'nav-back', label: 'Phone back', face: '◁', onClick: actions.back }),
    button({ host: 'nav-home', label: 'Phone home', face: '○', onClick: actions.home }),
  );
  const glass = element('div', { class: 'glass' }, status, topBar, body, navigation);

  return {
    element: glass,
    webViews,
    body,
    setEdgeToEdge(isEdgeToEdge) {
      glass.classList.toggle('is-edgeToEdge', isEdgeToEdge);
    },
    insets: () =>
      glass.classList.contains('is-edgeToEdge')
        ? { top: STATUS + (topBar.hidden ? 0 : TOP_BAR), bottom: HOME_BAR }
        : null,
    isDark: () => matchMedia('(prefers-color-scheme: dark)').matches,
    setPlatform(platform) {
      glass.dataset.platform = platform;
    },
    setTopBar(bar) {
      topBar.hidden = !bar?.visible;
      title.textContent = bar?.title ?? '';
      barBack.style.visibility = bar?.back ? 'visible' : 'hidden';
      barClose.style.visibility = bar?.close ? 'visible' : 'hidden';
    },
    setAway(away) {
      awayView.hidden = away === null;
      awayView.dataset.away = away?.kind ?? '';
      awayView.replaceChildren(...(away ? awayContent(away, actions.comeBack) : []));
      body.classList.toggle('is-away', away !== null);
      if (away) awayView.querySelector('button')?.focus();
    },
    setCovered(isCovered) {
      webViews.inert = isCovered;
    },
  };
}
