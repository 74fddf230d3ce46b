import { useCallback } from 'react';
import { readApp, youngIndex } from '../common/index.ts';
import { appAt } from '../manifest/index.ts';

/** Apps that this page has fetched something of already. */
const fetched = new Set<string>();

function addPrefetch(href: string, kind: 'script' | 'style') {
  const link = document.createElement('link');
  link.rel = 'prefetch';
  link.as = kind;
  link.crossOrigin = 'anonymous';
  link.href = href;
  document.head.append(link);
}

/** Whether the customer asked for as little data as possible. */
function savesData(): boolean {
  return (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
}

async function prefetch(path: string): Promise<void> {
  const index = await youngIndex();
  const found = index && appAt(index, path);
  if (!found || fetched.has(found.id)) return;
  const app = await readApp(found);
  if (!app?.start || fetched.has(app.id)) return;
  fetched.add(app.id);
  const { script, also = [], styles, first = [], words = {} } = app.start;
  const ofLanguage = words[document.documentElement.lang] ?? [];
  const files = [...[script, ...also, ...styles].map(({ href }) => href), ...first, ...ofLanguage];
  for (const href of new Set(files)) addPrefetch(href, href.endsWith('.css') ? 'style' : 'script');
}

/**
 * Fetches what a domain and its home screen start with as soon as its card is seen, so that it is there when the card
 * is tapped: once an app, some ten kB, and nothing for customers who save data.
 *
 * @returns for the path of a card, the `ref` of its element
 */
export function usePrefetch(): (path: string) => (element: Element | null) => (() => void) | undefined {
  return useCallback(
    (path) => (element) => {
      if (element === null || typeof IntersectionObserver === 'undefined' || savesData()) return undefined;
      const observer = new IntersectionObserver((entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        // Behind whatever this page itself still needs.
        setTimeout(() => void prefetch(path), 200);
      });
      observer.observe(element);
      return () => observer.disconnect();
    },
    [],
  );
}
