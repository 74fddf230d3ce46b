import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readFaces } from './readFaces.ts';

let pauses: IdleRequestCallback[] = [];
let place: HTMLElement;

beforeEach(() => {
  pauses = [];
  vi.stubGlobal('requestIdleCallback', (run: IdleRequestCallback) => pauses.push(run));
  place = document.createElement('div');
  document.body.append(place);
});

afterEach(() => {
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

/** A pause of the browser: what is left of it each time that it is asked. */
const pause = (...milliseconds: number[]) =>
  pauses.shift()?.({ didTimeout: false, timeRemaining: () => milliseconds.shift() ?? 0 });
const texts = () => [...place.querySelectorAll('span')];

it('reads one face after the other as long as nothing else is to be done, and then no more', () => {
  readFaces(place);
  expect(texts()).toHaveLength(0);
  pause(9, 6, 2);
  expect(texts()).toHaveLength(2);
  expect(texts().every(({ style }) => style.visibility === 'hidden' && style.position === 'absolute')).toBe(
    true,
  );
  pause(...Array(20).fill(9));
  expect(new Set(texts().map((text) => text.getAttribute('style'))).size).toBe(texts().length);
  expect([texts().length > 2, pauses.length]).toEqual([true, 0]);
});

it('ends where a screen has taken the place', () => {
  readFaces(place);
  place.remove();
  pause(9, 9, 9);
  expect([texts(), pauses]).toEqual([[], []]);
});

it('does without where a browser knows no pauses', () => {
  vi.stubGlobal('requestIdleCallback', undefined);
  readFaces(place);
  expect(texts()).toEqual([]);
});
