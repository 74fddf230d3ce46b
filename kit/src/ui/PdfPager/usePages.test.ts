import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { pdfPageInterval } from './pages.ts';
import { usePages } from './usePages.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function open(total: number) {
  const { result } = renderHook(() => usePages(total));
  const pass = (time: number) => act(() => vi.advanceTimersByTime(time));
  return { pages: () => result.current, pass };
}

it('turns between the first page and the last', () => {
  const { pages } = open(2);
  act(() => pages().turn(-1));
  expect(pages().page).toBe(1);
  act(() => pages().turn(1));
  act(() => pages().turn(1));
  expect(pages().page).toBe(2);
});

it('(R415) (R964) stands still until started, then turns every 3 s from when a page is drawn, and stops at the last', () => {
  expect(pdfPageInterval).toBe(3000);
  const { pages, pass } = open(3);
  act(() => pages().setDrawn(1));
  pass(60_000);
  expect(pages().page).toBe(1);
  act(() => pages().togglePlay());
  pass(2999);
  expect(pages().page).toBe(1);
  pass(1);
  expect(pages().page).toBe(2);
  // Not drawn yet: not to be read yet.
  pass(60_000);
  expect(pages().page).toBe(2);
  act(() => pages().setDrawn(2));
  pass(3000);
  expect([pages().page, pages().isPlaying]).toEqual([3, false]);
  act(() => pages().togglePlay());
  expect([pages().page, pages().isPlaying]).toEqual([1, true]);
});

it('stops turning by itself once turned by hand', () => {
  const { pages, pass } = open(3);
  act(() => pages().setDrawn(1));
  act(() => pages().togglePlay());
  act(() => pages().turn(1));
  expect([pages().page, pages().isPlaying]).toEqual([2, false]);
  act(() => pages().setDrawn(2));
  pass(9000);
  expect(pages().page).toBe(2);
});
