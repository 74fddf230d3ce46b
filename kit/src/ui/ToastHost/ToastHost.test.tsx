import { act, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderKorean } from '../testing/renderKorean.tsx';
import { ToastHost } from './ToastHost.tsx';
import { hideToast, toast } from './toast.ts';

afterEach(() => {
  act(hideToast);
  vi.useRealTimers();
});

it('says in passing that something is done; the next one takes its place', async () => {
  await renderKorean(<ToastHost />);
  const region = screen.getByRole('status');
  vi.useFakeTimers();
  act(() => toast('저장했어요.'));
  expect(region.textContent).toBe('저장했어요.');
  act(() => toast('지웠어요.'));
  expect(region.textContent).toBe('지웠어요.');
  act(() => {
    vi.advanceTimersByTime(3000);
  });
  expect(region.textContent).toBe('');
});

it('offers to take back what was done: longer, and for as long as it has the focus', async () => {
  await renderKorean(<ToastHost />);
  const onClick = vi.fn();
  vi.useFakeTimers();
  act(() => toast('숨겼어요.', { label: '되돌리기', onClick }));
  const button = screen.getByRole('button', { name: '되돌리기' });
  act(() => {
    vi.advanceTimersByTime(5900);
  });
  act(() => button.focus());
  act(() => {
    vi.advanceTimersByTime(20_000);
  });
  expect(screen.getByRole('status').textContent).toContain('숨겼어요.');
  act(() => button.blur());
  act(() => {
    vi.advanceTimersByTime(6000);
  });
  expect(screen.getByRole('status').textContent).toBe('');

  act(() => toast('숨겼어요.', { label: '되돌리기', onClick }));
  act(() => screen.getByRole('button', { name: '되돌리기' }).click());
  expect(onClick).toHaveBeenCalledOnce();
  expect(screen.getByRole('status').textContent).toBe('');
});
