import { act, render, renderHook, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { setLocale } from '../../messages/index.ts';
import { useLongWork } from '../useLongWork/useLongWork.ts';
import { LongWork } from './LongWork.tsx';

beforeEach(async () => {
  await setLocale('ko');
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const part = () => document.querySelector<HTMLElement>('[data-part="longWork"]');
const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms));

it('(G44) stays quiet for 0.8 s, then says what happens, then that it takes longer', () => {
  render(<LongWork says="결제를 요청하고 있어요." />);
  const status = screen.getByRole('status');
  wait(799);
  expect([part()?.dataset.state, status.textContent]).toEqual(['quiet', '']);
  wait(1);
  expect([part()?.dataset.state, status.textContent]).toEqual(['shown', '결제를 요청하고 있어요.']);
  wait(7199);
  expect(part()?.dataset.state).toBe('shown');
  wait(1);
  expect(part()?.dataset.state).toBe('slow');
  expect(status.textContent).toContain('평소보다 오래 걸리고 있어요.');
});

it('names its bar by what happens, and says how far it is only when that is known', () => {
  const view = render(<LongWork says="파일을 보내고 있어요." quietFor={0} />);
  const bar = screen.getByRole('progressbar', { name: '파일을 보내고 있어요.' });
  expect(bar.getAttribute('aria-valuenow')).toBeNull();
  view.rerender(<LongWork says="파일을 보내고 있어요." progress={{ done: 2, total: 3 }} />);
  expect([bar.getAttribute('aria-valuenow'), bar.getAttribute('aria-valuetext')]).toEqual(['66', '66% 진행']);
  view.rerender(<LongWork says="파일을 보내고 있어요." progress={{ done: 9, total: 0 }} />);
  expect(bar.getAttribute('aria-valuenow')).toBeNull();
  view.rerender(<LongWork says="파일을 보내고 있어요." progress={{ done: 9, total: 3 }} />);
  expect(bar.getAttribute('aria-valuenow')).toBe('100');
});

it('has a cancel only where there is one, and says that it is cancelling', () => {
  const onCancel = vi.fn();
  const view = render(<LongWork says="조회하고 있어요." quietFor={0} />);
  expect(screen.queryByRole('button')).toBeNull();
  view.rerender(<LongWork says="조회하고 있어요." onCancel={onCancel} />);
  act(() => screen.getByRole('button', { name: '취소' }).click());
  expect(onCancel).toHaveBeenCalledOnce();
  view.rerender(<LongWork says="조회하고 있어요." onCancel={onCancel} isCancelling />);
  expect(screen.getByRole('status').textContent).toBe('취소하고 있어요.');
  act(() => screen.getByRole('button', { name: '취소' }).click());
  expect(onCancel).toHaveBeenCalledOnce();
});

it('tells how the work goes, joins a second start, and hands over the result', async () => {
  let end: (value: string) => void = () => {};
  const run = vi.fn(({ tell }) => {
    tell('승인을 기다리고 있어요.', { done: 1, total: 2 });
    return new Promise<string>((resolve) => {
      end = resolve;
    });
  });
  const { result } = renderHook(() => useLongWork('결제를 요청하고 있어요.', run));
  let ends: Promise<unknown>[] = [];
  act(() => {
    ends = [result.current.start(), result.current.start()];
  });
  expect(run).toHaveBeenCalledOnce();
  expect(result.current.state).toEqual({
    phase: 'running',
    says: '승인을 기다리고 있어요.',
    progress: { done: 1, total: 2 },
    isCancelling: false,
  });
  await act(async () => end('승인 1234'));
  expect(await Promise.all(ends)).toEqual([
    { phase: 'done', result: '승인 1234' },
    { phase: 'done', result: '승인 1234' },
  ]);
  expect(result.current.state).toEqual({ phase: 'done', result: '승인 1234' });
});

it('never loses a result: a payment that went through while it was being cancelled is done', async () => {
  let end: (value: string) => void = () => {};
  const { result } = renderHook(() =>
    useLongWork('결제하고 있어요.', () => new Promise<string>((resolve) => (end = resolve))),
  );
  act(() => void result.current.start());
  act(() => result.current.cancel());
  expect(result.current.state).toMatchObject({ phase: 'running', isCancelling: true });
  await act(async () => end('승인 1234'));
  expect(result.current.state).toEqual({ phase: 'done', result: '승인 1234' });
});

it('never loses a result: who awaits it hears of it although the screen is gone', async () => {
  let end: (value: string) => void = () => {};
  const { result, unmount } = renderHook(() =>
    useLongWork('결제하고 있어요.', () => new Promise<string>((resolve) => (end = resolve))),
  );
  let ended: Promise<unknown> = Promise.resolve();
  act(() => {
    ended = result.current.start();
  });
  unmount();
  end('승인 1234');
  expect(await ended).toEqual({ phase: 'done', result: '승인 1234' });
});

it('is cancelled when the work heeds the signal, and failed when it fails by itself', async () => {
  const { result } = renderHook(() =>
    useLongWork(
      '조회하고 있어요.',
      ({ signal }) =>
        new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
    ),
  );
  act(() => void result.current.start());
  await act(async () => result.current.cancel());
  expect(result.current.state).toEqual({ phase: 'cancelled' });
  const failing = renderHook(() => useLongWork('조회', () => Promise.reject(new Error('끊김'))));
  await act(async () => void failing.result.current.start());
  expect(failing.result.current.state).toMatchObject({ phase: 'failed', error: { message: '끊김' } });
});
