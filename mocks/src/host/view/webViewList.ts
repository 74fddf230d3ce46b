import type { Phone, WebViewRow } from '../phone.ts';
import { button, element } from './element.ts';

function describe({ app, openerId, hasGreeted, isTop }: WebViewRow, isAway: boolean): string {
  const opened = openerId ? `opened by ${openerId}` : 'first';
  const place = isTop && !isAway ? 'at the front' : 'paused';
  return `${app ?? 'no app'} · ${opened} · ${place} · ${hasGreeted ? 'said hello' : 'no hello yet'}`;
}

/** The WebViews as the panel lists them, the top first. */
export function createWebViewList(phone: Phone): { element: HTMLElement; draw(): void } {
  const list = element('ol', { class: 'webViewList', 'data-host': 'webview-list' });
  let drawn = '';
  return {
    element: list,
    draw() {
      const rows = phone.rows().reverse();
      const state = JSON.stringify([rows, phone.isAway]);
      if (state === drawn) return;
      drawn = state;
      const kept = document.activeElement?.getAttribute('data-host');
      list.replaceChildren(
        ...rows.map((row) =>
          element(
            'li',
            { 'data-row': row.id, 'data-greeted': row.hasGreeted, 'data-app': row.app ?? '' },
            element('span', { class: 'number' }, row.id),
            element(
              'div',
              {},
              element('code', {}, row.address),
              element('span', { class: 'quiet' }, describe(row, phone.isAway)),
            ),
            button({
              host: `end-${row.id}`,
              label: `Kill WebView ${row.id} for good`,
              face: 'For good',
              onClick: () => phone.killForGood(row.id),
            }),
            button({
              host: `kill-${row.id}`,
              label: `Kill WebView ${row.id}`,
              face: 'Kill',
              onClick: () => phone.kill(row.id),
            }),
          ),
        ),
      );
      if (kept && /^(?:kill|end)-/.test(kept))
        list.querySelector<HTMLElement>(`[data-host="${kept}"]`)?.focus();
    },
  };
}
