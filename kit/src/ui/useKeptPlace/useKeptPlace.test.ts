import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useKeptPlace } from './useKeptPlace.ts';

const scrollTo = vi.fn();

beforeEach(() => {
  window.history.replaceState(null, '', '/list');
  vi.stubGlobal('scrollTo', scrollTo);
});

afterEach(() => {
  scrollTo.mockReset();
  vi.unstubAllGlobals();
});

function open(name: string | null, value?: string) {
  const hook = renderHook(({ isReady }) => useKeptPlace<string>(name, isReady), {
    initialProps: { isReady: true },
  });
  const { kept } = hook.result.current;
  if (value !== undefined) hook.result.current.keep(value);
  return { kept, ...hook };
}

function scroll(top: number) {
  Object.defineProperty(window, 'scrollY', { configurable: true, value: top });
  window.dispatchEvent(new Event('scroll'));
}

/** On to a detail: the address changes before the list goes. */
function goOn(unmount: () => void) {
  const entry = window.history.state;
  window.history.pushState(null, '', '/detail');
  // The next page begins at its top.
  scroll(0);
  unmount();
  return () => window.history.replaceState(entry, '', '/list');
}

it('gives back what was shown, and scrolls to where it was, to who goes back', () => {
  const list = open('notices', 'two pages');
  expect([list.kept, scrollTo.mock.calls]).toEqual([undefined, []]);
  scroll(420);
  goOn(list.unmount)();
  expect(open('notices').kept).toBe('two pages');
  expect(scrollTo.mock.calls).toEqual([[0, 420]]);
});

it('scrolls once, when what was kept stands again', () => {
  const list = open('notices', 'two pages');
  scroll(420);
  goOn(list.unmount)();
  const back = renderHook(({ isReady }) => useKeptPlace('notices', isReady), {
    initialProps: { isReady: false },
  });
  expect(scrollTo).not.toHaveBeenCalled();
  for (const isReady of [true, false, true]) back.rerender({ isReady });
  expect(scrollTo).toHaveBeenCalledTimes(1);
});

it.each([
  ['another way to the same address', () => window.history.pushState(null, '', '/list')],
  [
    'another question on the same page',
    () => window.history.replaceState({ walletDepth: 1 }, '', '/list?kind=a'),
  ],
])('begins anew by %s', (_, go) => {
  const list = open('notices', 'two pages');
  goOn(list.unmount)();
  go();
  expect(open('notices').kept).toBeUndefined();
});

it('begins anew for another name, and for none', () => {
  const list = open('inbox M1', 'private');
  goOn(list.unmount)();
  expect([open('inbox M2').kept, open(null).kept]).toEqual([undefined, undefined]);
});

it('begins anew where something took its place on the same page', () => {
  const list = open('inbox', 'before it was marked');
  list.unmount();
  expect(open('inbox').kept).toBeUndefined();
});

it('leaves what others keep in the entry, and nothing of the page', () => {
  window.history.replaceState({ walletDepth: 3 }, '', '/list');
  open('inbox M1', 'private');
  expect(window.history.state).toEqual({
    walletDepth: 3,
    walletPlace: expect.stringMatching(/^[\da-f-]{36}$/),
  });
});

it('gives nothing back for an id that it does not know', () => {
  window.history.replaceState({ walletPlace: 'made up' }, '', '/list');
  expect(open('notices').kept).toBeUndefined();
  window.history.replaceState({ walletPlace: 7 }, '', '/list');
  expect(open('notices').kept).toBeUndefined();
});
