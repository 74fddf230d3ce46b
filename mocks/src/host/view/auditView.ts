import type { AuditRow } from '../model/audit.ts';
import { button, element } from './element.ts';
import { row } from './fields.ts';
import { saveFile } from './saveFile.ts';

interface AuditOptions {
  rows(): AuditRow[];
  clear(): void;
}

function chip(method: string, state: 'used' | 'denied' | 'unused', face: string): HTMLElement {
  const title = { used: 'used', denied: 'denied: not in its manifest', unused: 'listed and never used' }[
    state
  ];
  return element('span', { class: 'use', 'data-method': method, 'data-use': state, title }, face);
}

function appRow({ app, listed, used, denied, neverUsed }: AuditRow): HTMLElement {
  const name = element('strong', {}, app);
  const chips = [
    ...Object.entries(used).map(([method, count]) => chip(method, 'used', `${method} ${count}`)),
    ...Object.entries(denied).map(([method, count]) => chip(method, 'denied', `${method} ${count}`)),
    ...neverUsed.map((method) => chip(method, 'unused', method)),
  ];
  const note = listed === null ? [element('span', { class: 'quiet' }, 'no list in the registry')] : [];
  return element('li', { 'data-app': app }, name, element('div', { class: 'chips' }, ...chips, ...note));
}

/** What each app's pages used of the phone, beside what its manifest lists. */
export function createAuditView({ rows, clear }: AuditOptions): { element: HTMLElement; draw(): void } {
  const list = element('ul', { class: 'audit', 'data-host': 'audit' });
  let drawn = '';
  function draw() {
    const now = rows();
    const state = JSON.stringify(now);
    if (state === drawn) return;
    drawn = state;
    const empty = element('li', { class: 'quiet' }, 'No page has asked for anything yet.');
    list.replaceChildren(...(now.length > 0 ? now.map(appRow) : [empty]));
  }
  const save = button({
    host: 'audit-save',
    label: 'Save as JSON',
    onClick: () => saveFile('capability-use.json', JSON.stringify(rows(), null, 2)),
  });
  const forget = button({
    host: 'audit-clear',
    label: 'Clear',
    onClick: () => {
      clear();
      draw();
    },
  });
  draw();
  const legend = element(
    'p',
    { class: 'quiet legend' },
    chip('', 'used', 'used'),
    chip('', 'denied', 'denied'),
    chip('', 'unused', 'listed, never used'),
  );
  return { element: element('div', { class: 'auditView' }, legend, list, row(save, forget)), draw };
}
