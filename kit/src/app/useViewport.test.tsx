import { act, cleanup, render } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { useKeyboardInset, useViewport } from './useViewport.ts';

const whole = 800;

/** Stands in for what only a phone has: a part of the page that a keyboard covers. */
class FakeViewport extends EventTarget {
  height = whole;
  offsetTop = 0;
  scale = 1;
}

function setUp() {
  const viewport = new FakeViewport();
  vi.stubGlobal('visualViewport', viewport);
  window.innerHeight = whole;
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => run());
  document.elementsFromPoint = () => [];
  const scrolled: number[] = [];
  window.scrollBy = ((options: ScrollToOptions) => scrolled.push(options.top ?? 0)) as typeof window.scrollBy;
  function change(next: Partial<FakeViewport>) {
    Object.assign(viewport, next);
    act(() => void viewport.dispatchEvent(new Event('resize')));
  }
  return { change, scrolled };
}

function Probe() {
  const { height, bottomInset } = useViewport();
  return (
    <p>
      {height}/{bottomInset}
      <input aria-label="field" />
    </p>
  );
}

const inset = () => document.documentElement.style.getPropertyValue('--keyboard-inset');

afterEach(() => {
  cleanup();
  expect(inset()).toBe('');
});

test('(G45) a keyboard over the page is an inset, and the root carries it until nobody asks', () => {
  const { change } = setUp();
  const view = render(<Probe />);
  expect([view.container.textContent, inset()]).toEqual(['800/0', '0px']);
  change({ height: 500 });
  expect([view.container.textContent, inset()]).toEqual(['500/300', '300px']);
  change({ height: whole });
  expect([view.container.textContent, inset()]).toEqual(['800/0', '0px']);
});

test('(G45) a page that got smaller itself has no inset', () => {
  const { change } = setUp();
  const view = render(<Probe />);
  window.innerHeight = 500;
  change({ height: 500 });
  expect(view.container.textContent).toBe('500/0');
});

test.each([
  ['a browser bar', { height: 760 }, '760/0'],
  ['a page scrolled under the keyboard', { height: 500, offsetTop: 300 }, '500/0'],
  ['a page pinched larger', { height: 400, scale: 2 }, '800/0'],
])('(G45) %s is no keyboard', (_, next, expected) => {
  const { change } = setUp();
  const view = render(<Probe />);
  change(next);
  expect(view.container.textContent).toBe(expected);
});

test('(G45) the field that is typed into is brought above the keyboard, and above a bar that stays there', () => {
  const { change, scrolled } = setUp();
  const view = render(<Probe />);
  const field = view.getByLabelText('field');
  field.getBoundingClientRect = () => ({ left: 0, width: 300, top: 560, bottom: 600 }) as DOMRect;
  act(() => field.focus());
  expect(scrolled).toEqual([]);
  change({ height: 500 });
  expect(scrolled).toEqual([116]);
  const bar = document.body.appendChild(document.createElement('div'));
  bar.style.position = 'sticky';
  bar.getBoundingClientRect = () => ({ top: 420 }) as DOMRect;
  document.elementsFromPoint = () => [bar];
  change({ height: 501 });
  expect(scrolled.at(-1)).toBe(196);
});

test('(G45) where the browser does not tell, the whole page is seen', () => {
  setUp();
  vi.stubGlobal('visualViewport', null);
  expect(render(<Probe />).container.textContent).toBe('800/0');
});

function Frame() {
  useKeyboardInset();
  return <p>frame</p>;
}

test('(G45) what frames a screen measures nothing before the first paint, and follows the keyboard from then on', () => {
  vi.useFakeTimers();
  const { change } = setUp();
  const painted: (() => void)[] = [];
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => painted.push(run));
  const height = vi
    .spyOn(window.visualViewport as unknown as FakeViewport, 'height', 'get')
    .mockReturnValue(500);
  const { rerender } = render(<Frame />);
  vi.runAllTimers();
  expect([height.mock.calls.length, inset()]).toEqual([0, '']);
  for (const run of painted) run();
  vi.runAllTimers();
  expect(inset()).toBe('300px');
  height.mockReturnValue(700);
  change({});
  expect(inset()).toBe('100px');
  rerender(<p />);
  vi.useRealTimers();
});
