import type { EventData, EventName } from '@wallet/kit/bridge';

/** The app's own bar over a WebView. */
export interface TopBar {
  visible: boolean;
  title: string;
  back: boolean;
  close: boolean;
}

/** One WebView: a browsing context of its own. */
export interface WebView {
  id: string;
  /** Where it was opened; where it is now, only its frame knows. */
  url: string;
  /** The WebView that opened it; null for the first. */
  openerId: string | null;
  /** The one-time id its opener gave to this opening, which the end of the WebView gives back. */
  opening?: string;
  topBar: TopBar;
}

/** The WebViews from the bottom to the top, and whether the app itself is at the front. */
export interface Stack {
  views: readonly WebView[];
  isBackground: boolean;
  /** The WebView that goes home where others go away, wherever it stands; null while there is none. */
  firstId: string | null;
  /** How many were opened so far; ids are never used again. */
  count: number;
}

/** An event that a WebView is to be told. */
export type Notice = {
  [E in EventName]: { to: string; name: E; data: EventData<E> };
}[EventName];

/** A stack after something happened, and who is to be told of it. */
export interface Step {
  stack: Stack;
  notices: Notice[];
}

const noTopBar: TopBar = { visible: false, title: '', back: true, close: true };

export const emptyStack: Stack = { views: [], isBackground: false, firstId: null, count: 0 };

export function topOf(stack: Stack): WebView | null {
  return stack.views.at(-1) ?? null;
}

export function findView(stack: Stack, id: string): WebView | null {
  return stack.views.find((view) => view.id === id) ?? null;
}

/** Who leaves the front, and who comes back to it; a WebView that was just opened is told nothing. */
function frontNotices(before: Stack, after: Stack): Notice[] {
  const left = before.isBackground ? null : topOf(before);
  const came = after.isBackground ? null : topOf(after);
  if (left?.id === came?.id) return [];
  const notices: Notice[] = [];
  if (left && findView(after, left.id)) notices.push({ to: left.id, name: 'pause', data: undefined });
  if (came && findView(before, came.id)) notices.push({ to: came.id, name: 'resume', data: undefined });
  return notices;
}

function step(before: Stack, after: Stack, notices: Notice[] = []): Step {
  return { stack: after, notices: [...notices, ...frontNotices(before, after)] };
}

export interface NewWebView {
  /** of a WebView that was there before, kept ready; a new one unless told */
  id?: string;
  url: string;
  openerId?: string | null;
  opening?: string;
  topBar?: Partial<TopBar>;
}

/** Puts a WebView on top. */
export function openView(
  stack: Stack,
  { id: given, url, openerId = null, opening, topBar = {} }: NewWebView,
): Step {
  const count = stack.count + 1;
  const id = given ?? String(count);
  const view: WebView = {
    id,
    url,
    openerId,
    ...(opening !== undefined && { opening }),
    topBar: { ...noTopBar, ...topBar },
  };
  return step(stack, { ...stack, count, firstId: stack.firstId ?? id, views: [...stack.views, view] });
}

/** Whether a WebView is the first, which goes home where others go away. */
export function isFirst(stack: Stack, id: string): boolean {
  return stack.firstId === id;
}

/** How a WebView ends: by its page or the customer, or because the phone needed its memory. */
export interface Ending {
  /** What `closeView` was given; undefined where the customer closed it. */
  result?: unknown;
  reason?: 'closed' | 'killed';
}

/** Takes a WebView away and tells its opener how it ended; the first WebView stays. */
export function closeView(stack: Stack, id: string, { result, reason = 'closed' }: Ending = {}): Step {
  const view = findView(stack, id);
  if (!view || isFirst(stack, id)) return { stack, notices: [] };
  const views = stack.views.filter((other) => other !== view);
  const opener = views.find((other) => other.id === view.openerId);
  const data = {
    webViewId: id,
    ...(result !== undefined && { result }),
    ...(view.opening !== undefined && { opening: view.opening }),
    reason,
  };
  const told: Notice[] = opener ? [{ to: opener.id, name: 'viewClosed', data }] : [];
  return step(stack, { ...stack, views }, told);
}

/** Brings a WebView that is open already to the front, and tells it where it was to lead. */
export function reopenView(stack: Stack, id: string, url: string): Step {
  const view = findView(stack, id);
  if (!view) return { stack, notices: [] };
  const views = [...stack.views.filter((other) => other !== view), view];
  const { stack: after, notices } = step(stack, { ...stack, views });
  return { stack: after, notices: [...notices, { to: id, name: 'reopened', data: { url } }] };
}

/** Sends the app to the background, or brings it to the front again. */
export function setBackground(stack: Stack, isBackground: boolean): Step {
  return step(stack, { ...stack, isBackground });
}

/** Changes the bar over one WebView. */
export function changeTopBar(stack: Stack, id: string, change: Partial<TopBar>): Step {
  const views = stack.views.map((view) =>
    view.id === id ? { ...view, topBar: { ...view.topBar, ...change } } : view,
  );
  return step(stack, { ...stack, views });
}
