import { filterLog, type LogEntry, type LogFilter, logAsJson, type MessageLog } from '../model/messageLog.ts';
import { button, element } from './element.ts';
import { row } from './fields.ts';

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
    },
    element(
      'summary',
      {},
      element('time', {}, entry.at.slice(11, 23)),
      element('span', { class: 'who' }, `${arrow} ${entry.webViewId}`),
      element('span', { class: 'what' }, entry.title),
      element('span', { class: 'note' }, entry.note ?? ''),
    ),
    element('pre', {}, pretty(entry.text)),
  );
}

/** Every message of the bridge, newest first. */
export function createLogView(log: MessageLog): HTMLElement {
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
  const clear = button({ host: 'log-clear', label: 'Clear', onClick: () => log.clear() });

  log.onChange(drawSoon);
  draw();
  return element('div', { class: 'logView' }, row(search, direction, copy, clear, copied), list);
}
