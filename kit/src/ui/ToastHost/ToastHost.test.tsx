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
