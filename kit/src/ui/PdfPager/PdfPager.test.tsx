import { configure, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderKorean } from '../testing/renderKorean.tsx';
import { PdfPager } from './PdfPager.tsx';
import type { LoadPdf } from './usePdf.ts';

// What is drawn needs a real browser: microapps/sample/e2e/terms.spec.ts.
const missing: LoadPdf = async () => {
  throw new Error('404');
};
const waits: LoadPdf = () => new Promise(() => {});

// The library is large, and read for the first time here.
configure({ asyncUtilTimeout: 8000 });

afterEach(() => {
  vi.restoreAllMocks();
});

it('says that it is loading, and stops loading when it is taken away', async () => {
  let asked: AbortSignal | undefined;
  const load: LoadPdf = (signal) => {
    asked = signal;
    return waits(signal);
  };
  const { unmount } = await renderKorean(<PdfPager load={load} label="이용 약관" />);
  expect(screen.getByRole('status').textContent).toContain('약관을 불러오는 중이에요');
  expect(asked?.aborted).toBe(false);
  unmount();
  expect(asked?.aborted).toBe(true);
});

it('(R364) tells that terms cannot be had, and tries again', async () => {
  const load = vi.fn(missing);
  const { user } = await renderKorean(<PdfPager load={load} label="이용 약관" />);
  expect((await screen.findByText('약관을 불러오지 못했어요.')).dataset.msg).toBe('failedToGetTerms');
  load.mockImplementation(waits);
  await user.click(screen.getByRole('button', { name: '다시 시도' }));
  expect(screen.getByRole('status')).toBeTruthy();
  expect(load).toHaveBeenCalledTimes(2);
});

it('tells of a lost connection, and goes on by itself once it is back', async () => {
  const load = vi.fn(missing);
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await renderKorean(<PdfPager load={load} label="이용 약관" />);
  await waitFor(() => expect(document.querySelector('[data-msg="offline"]')).not.toBeNull());
  load.mockImplementation(waits);
  window.dispatchEvent(new Event('online'));
  expect(await screen.findByRole('status')).toBeTruthy();
  expect(load).toHaveBeenCalledTimes(2);
});

it('shows the words in place of a PDF that cannot be had', async () => {
  const onReadable = vi.fn();
  await renderKorean(
    <PdfPager load={missing} label="이용 약관" fallback={<p>제1조</p>} onReadable={onReadable} />,
  );
  expect(await screen.findByText('제1조')).toBeTruthy();
  expect(screen.getByText(/글로 보여 드려요/)).toBeTruthy();
  expect(onReadable).toHaveBeenLastCalledWith(true);
});
