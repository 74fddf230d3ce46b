import { logAsFixture } from '../model/logAsFixture.ts';
import { filterLog, type LogEntry, type LogFilter, logAsJson, type MessageLog } from '../model/messageLog.ts';
import { button, element } from './element.ts';
import { row } from './fields.ts';
import { saveFile } from './saveFile.ts';

interface LogViewOptions {
  /** The WebView whose messages are saved as a test. */
  front(): { id: string; app: string | null } | null;
  /** What the manifest of an app lists. */
  allowed(app: string | null): readonly string[] | undefined;
}

/** How many rows are drawn; the copy holds all of them. */
const SHOWN = 200;

function pretty(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}

function entryRow(entry: LogEntry): HTMLElement {
  const arrow = entry.from === 'page' ? '→' : '←';
  const failed = /"ok":false/.test(entry.text);
  return element(
    'details',
    {
      class: 'entry',
      'data-from': entry.from,
      'data-entry': String(entry.number),
      'data-failed': failed,
      'data-note': entry.note !== undefined,
      ...(entry.ms !== undefined && { 'data-ms': String(entry.ms) }),
    },
    element(
      'summary',
      {},
      element('time', {}, entry.at.slice(11, 23)),
      element('span', { class: 'who' }, `${arrow} ${entry.webViewId}`),
      element('span', { class: 'what' }, entry.title),
      element('span', { class: 'note' }, entry.note ?? ''),
      element('span', { class: 'ms' }, entry.ms === undefined ? '' : `${entry.ms} ms`),
    ),
    element('pre', {}, pretty(entry.text)),
  );
}

/** Every message of the bridge, newest first. */
export function createLogView(log: MessageLog, { front, allowed }: LogViewOptions): HTMLElement {
  const filter: LogFilter = { text: '', from: 'both' };
  const list = element('div', { class: 'log', 'data-host': 'log', role: 'log', 'aria-label': 'Messages' });
  const drawn = new Map<number, HTMLElement>();
  let isDue = false;

  function draw() {
    isDue = false;
    const entries = filterLog(log.entries, filter).slice(-SHOWN).reverse();
    const rows = entries.map((entry) => {
      const known = drawn.get(entry.number) ?? entryRow(entry);
      drawn.set(entry.number, known);
      return known;
    });
    list.replaceChildren(...(rows.length > 0 ? rows : [element('p', { class: 'quiet' }, 'No message yet.')]));
    if (drawn.size > 2 * SHOWN) drawn.clear();
  }

  function drawSoon() {
    if (isDue) return;
    isDue = true;
    requestAnimationFrame(draw);
  }

  const search = element('input', {
    type: 'search',
    'data-host': 'log-filter',
    placeholder: 'Filter',
    'aria-label': 'Filter the messages',
  });
  search.addEventListener('input', () => {
    filter.text = search.value;
    draw();
  });
  const direction = element('select', { 'data-host': 'log-direction', 'aria-label': 'Direction' });
  for (const [value, label] of [
    ['both', 'both ways'],
    ['page', 'from pages'],
    ['app', 'from the app'],
  ] as const) {
    direction.append(element('option', { value }, label));
  }
  direction.addEventListener('change', () => {
    filter.from = direction.value === 'page' || direction.value === 'app' ? direction.value : 'both';
    draw();
  });
  const copied = element('span', { class: 'quiet', role: 'status' });
  const copy = button({
    host: 'log-copy',
    label: 'Copy as JSON',
    onClick: () => {
      void navigator.clipboard.writeText(logAsJson(filterLog(log.entries, filter))).then(
        () => copied.replaceChildren('Copied'),
        () => copied.replaceChildren('The browser did not allow it'),
      );
    },
  });
  async function saveTest() {
    const view = front();
    const text =
      view && (await logAsFixture(log.entries, { webViewId: view.id, allowed: allowed(view.app) }));
    if (!view || !text) return copied.replaceChildren('The page at the front has said nothing yet');
    saveFile(`bridge-${view.app ?? 'page'}.json`, text);
    copied.replaceChildren('Saved: run it with runFixture of @wallet/kit/conformance');
  }
  const save = button({ host: 'log-save', label: 'Save as a test', onClick: () => void saveTest() });
  const clear = button({ host: 'log-clear', label: 'Clear', onClick: () => log.clear() });

  log.onChange(drawSoon);
  draw();
  return element('div', { class: 'logView' }, row(search, direction), row(copy, save, clear, copied), list);
}
