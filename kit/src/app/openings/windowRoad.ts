import { v } from '../../schema/index.ts';

const entrySchema = v.object({ key: v.string() });

interface Navigation {
  currentEntry?: unknown;
  entries(): unknown[];
  traverseTo(key: string): unknown;
}

// Not in every WebView: where it is missing the opener is loaded anew.
function navigationOf(view: Window): Navigation | undefined {
  return (view as { navigation?: Navigation }).navigation;
}

function keyOf(entry: unknown): string | undefined {
  const parsed = v.safeParse(entrySchema, entry);
  return parsed.success ? parsed.output.key : undefined;
}

/** The address of this page inside the wallet. */
export function hereOf(view: Window): string {
  return `${view.location.pathname}${view.location.search}`;
}

/** What the browser calls the present entry of its history; undefined where it has no name for it. */
export function historyEntry(view: Window): string | undefined {
  return keyOf(navigationOf(view)?.currentEntry);
}

/** Back to the page that opened this one: to its own entry where the browser still has it, else in place of this one. */
export function returnTo(view: Window, path: string, entry: string | undefined): void {
  const navigation = navigationOf(view);
  const isThere = entry !== undefined && navigation?.entries().some((each) => keyOf(each) === entry);
  if (isThere) navigation?.traverseTo(entry);
  else view.location.replace(path);
}
