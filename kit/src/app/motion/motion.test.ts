import { afterEach, expect, it, vi } from 'vitest';
import type { HistoryStep } from '../history.ts';
import { createMotion, type Motion } from './createMotion.ts';

const step = (kind: HistoryStep['kind']): HistoryStep => ({ kind, depth: 1, delta: 1, isOwn: true });
const root = document.documentElement;

let motion: Motion | undefined;

/** A browser with View Transitions, whose pictures come `when` it is told. */
function browser({ draws = true } = {}) {
  const ways: (string | undefined)[] = [];
  const start = vi.fn((update: () => void) => {
    ways.push(root.dataset.way);
    let change = () => {};
    const updateCallbackDone = new Promise<void>((done) => {
      change = () => {
        update();
        done();
      };
    });
    if (draws) queueMicrotask(change);
    return {
      updateCallbackDone,
      ready: draws ? Promise.resolve() : Promise.reject(new DOMException('', 'AbortError')),
      finished: updateCallbackDone,
      skipTransition: () => change(),
    };
  });
  Object.assign(document, { startViewTransition: start });
  vi.stubGlobal(
    'CSSStyleSheet',
    class {
      replaceSync() {}
    },
  );
  Object.defineProperty(document, 'adoptedStyleSheets', { configurable: true, value: [] });
  return { start, ways };
}

/** A page that was touched, its motion there. */
async function touched() {
  motion = createMotion();
  document.dispatchEvent(new Event('pointerdown'));
  await vi.waitFor(async () => {
    await import('./changePage.ts');
  });
  await new Promise((resolve) => setTimeout(resolve));
  return motion;
}

afterEach(() => {
  motion?.stop();
  Reflect.deleteProperty(document, 'startViewTransition');
  Reflect.deleteProperty(document, 'adoptedStyleSheets');
  delete root.dataset.motion;
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('moves on, and back the other way, and leaves no trace', async () => {
  const { ways } = browser();
  const { change } = await touched();
  const shown: string[] = [];
  await change(step('push'), () => shown.push('next'));
  await change(step('back'), () => shown.push('before'));
  expect(shown).toEqual(['next', 'before']);
  expect(ways).toEqual(['on', 'back']);
  await vi.waitFor(() => expect(root.dataset.way).toBeUndefined());
});

it('changes at once before the first touch, on a first screen, in place of another, and for who wants no motion', async () => {
  const { start } = browser();
  motion = createMotion();
  const show = vi.fn();
  await motion.change(step('push'), show);
  const { change } = await touched();
  await change(step('start'), show);
  await change(step('replace'), show);
  root.dataset.motion = 'reduced';
  await change(step('push'), show);
  delete root.dataset.motion;
  vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList);
  await change(step('push'), show);
  expect(show).toHaveBeenCalledTimes(5);
  expect(start).not.toHaveBeenCalled();
});

it('changes a page that is not drawn without its picture', async () => {
  browser({ draws: false });
  const { change } = await touched();
  const show = vi.fn();
  await change(step('push'), show);
  expect(show).toHaveBeenCalledOnce();
});

it('changes at once where the browser knows no such motion', async () => {
  const { change } = await touched();
  const show = vi.fn();
  await change(step('push'), show);
  expect(show).toHaveBeenCalledOnce();
});
