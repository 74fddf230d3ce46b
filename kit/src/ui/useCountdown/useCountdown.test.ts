import { act, renderHook } from '@testing-library/react';
import * as fc from 'fast-check';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createTimer } from './createTimer.ts';
import { useCountdown } from './useCountdown.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

function counting(seconds: number) {
  const { result, unmount } = renderHook(() => useCountdown());
  act(() => result.current.start(seconds));
  return {
    left: () => result.current.seconds,
    start: (again: number) => act(() => result.current.start(again)),
    unmount,
  };
}

const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));

function setHidden(hidden: boolean) {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(hidden);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
}

it('counts every second down to nothing, and stops there', () => {
  const { left } = counting(3);
  const seen = [left()];
  for (let turn = 0; turn < 5; turn += 1) {
    pass(1000);
    seen.push(left());
  }
  expect(seen).toEqual([3, 2, 1, 0, 0, 0]);
  expect(vi.getTimerCount()).toBe(0);
});

it('starts anew, and leaves no timer behind', () => {
  const { left, start, unmount } = counting(180);
  pass(100_000);
  start(60);
  expect(left()).toBe(60);
  pass(1000);
  expect(left()).toBe(59);
  unmount();
  expect(vi.getTimerCount()).toBe(0);
});

it.each([0, -5, Number.NaN, Number.POSITIVE_INFINITY])('takes %s for no time at all', (seconds) => {
  const { left } = counting(seconds);
  expect(left()).toBe(0);
  expect(vi.getTimerCount()).toBe(0);
});

it("does not care when the customer sets the phone's time", () => {
  const { left } = counting(180);
  vi.setSystemTime(Date.now() + 3_600_000);
  pass(1000);
  expect(left()).toBe(179);
  vi.setSystemTime(Date.now() - 86_400_000);
  pass(1000);
  expect(left()).toBe(178);
});

it('shows the right rest at once when a phone wakes whose monotonic clock slept with it', () => {
  const { left } = counting(180);
  pass(10_000);
  setHidden(true);
  // The phone sleeps: only its wall clock goes on.
  vi.setSystemTime(Date.now() + 120_000);
  setHidden(false);
  expect(left()).toBe(50);
  vi.setSystemTime(Date.now() + 120_000);
  pass(1000);
  expect(left()).toBe(49);
});

it('has ended when the phone slept beyond the end', () => {
  const { left } = counting(180);
  setHidden(true);
  vi.setSystemTime(Date.now() + 600_000);
  setHidden(false);
  expect(left()).toBe(0);
});

it('never gives more time than the monotonic clock does, whatever happens to the other', () => {
  fc.assert(
    fc.property(
      fc.array(
        fc.record({ real: fc.nat(60_000), set: fc.integer({ min: -1e7, max: 1e7 }), hidden: fc.boolean() }),
      ),
      (steps) => {
        let monotonic = 0;
        let wall = 1_000_000;
        let before = 0;
        const timer = createTimer({ monotonic: () => monotonic, wall: () => wall });
        for (const { real, set, hidden } of steps) {
          monotonic += real;
          wall += real + set;
          const passed = timer.read(hidden);
          expect(passed - before).toBe(hidden ? Math.max(real, real + set) : real);
          before = passed;
        }
        expect(before).toBeGreaterThanOrEqual(monotonic);
      },
    ),
  );
});
