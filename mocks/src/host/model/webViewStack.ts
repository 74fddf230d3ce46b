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
  topBar: TopBar;
}

/** The WebViews from the bottom to the top, and whether the app itself is at the front. */
export interface Stack {
  views: readonly WebView[];
  isBackground: boolean;
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

export const emptyStack: Stack = { views: [], isBackground: false, count: 0 };

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
  url: string;
  openerId?: string | null;
  topBar?: Partial<TopBar>;
}

/** Puts a WebView on top. */
export function openView(stack: Stack, { url, openerId = null, topBar = {} }: NewWebView): Step {
  const count = stack.count + 1;
  const view: WebView = { id: String(count), url, openerId, topBar: { ...noTopBar, ...topBar } };
  return step(stack, { ...stack, count, views: [...stack.views, view] });
}

/** Whether a WebView is the first, which goes home where others go away. */
export function isFirst(stack: Stack, id: string): boolean {
  return stack.views[0]?.id === id;
}

/**
 * Takes a WebView away and tells its opener with what result; the first WebView stays.
 * @param result what `closeView` was given; undefined where the customer closed it
 */
export function closeView(stack: Stack, id: string, result?: unknown): Step {
  const view = findView(stack, id);
  if (!view || isFirst(stack, id)) return { stack, notices: [] };
  const views = stack.views.filter((other) => other !== view);
  const opener = views.find((other) => other.id === view.openerId);
  const data = result === undefined ? { webViewId: id } : { webViewId: id, result };
  const told: Notice[] = opener ? [{ to: opener.id, name: 'viewClosed', data }] : [];
  return step(stack, { ...stack, views }, told);
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
