import { screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderKorean } from '../testing/renderKorean.tsx';
import { NoticeBar } from './NoticeBar.tsx';

// happy-dom lays nothing out: the widths are given.
function layOut({ text, box }: { text: number; box: number }) {
  vi.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockReturnValue(text);
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(box);
}

afterEach(() => vi.restoreAllMocks());

it('(R106) is a part of its own and can be closed', async () => {
  const onClose = vi.fn();
  const { user } = await renderKorean(<NoticeBar text="점검 안내" onClose={onClose} />);
  expect(screen.getByRole('complementary', { name: '알림' }).dataset.part).toBe('noticeBar');
  await user.click(screen.getByRole('button', { name: '알림 닫기' }));
  expect(onClose).toHaveBeenCalledOnce();
});

it('(R107) is words alone while its text fits', async () => {
  layOut({ text: 200, box: 200 });
  await renderKorean(<NoticeBar text="점검 안내" more="점검 안내" onClose={() => {}} />);
  expect(screen.getAllByRole('button')).toHaveLength(1);
});

it('(R107) stands still when its text is wider, and opens the whole', async () => {
  layOut({ text: 201, box: 200 });
  const { user } = await renderKorean(<NoticeBar text="점검 안내" onClose={() => {}} />);
  const whole = screen.getByRole('button', { name: '점검 안내' });
  expect(whole.getAttribute('aria-expanded')).toBe('false');
  await user.click(whole);
  expect(whole.getAttribute('aria-expanded')).toBe('true');
  await user.click(whole);
  expect(whole.getAttribute('aria-expanded')).toBe('false');
});

it('says what more there is once it is opened', async () => {
  layOut({ text: 10, box: 200 });
  const { user } = await renderKorean(<NoticeBar text="점검 안내" more="밤 11:50~0:10" onClose={() => {}} />);
  expect(screen.queryByText('밤 11:50~0:10')).toBeNull();
  await user.click(screen.getByRole('button', { name: '점검 안내' }));
  expect(screen.getByText('밤 11:50~0:10')).toBeTruthy();
});

it('leads on where there is a page about it', async () => {
  layOut({ text: 10, box: 200 });
  const onOpen = vi.fn();
  const { user } = await renderKorean(<NoticeBar text="점검 안내" onOpen={onOpen} onClose={() => {}} />);
  await user.click(screen.getByRole('button', { name: '점검 안내' }));
  expect(onOpen).toHaveBeenCalledOnce();
});

it('(R107) a text wider than the bar scrolls as far as it reaches; opened, and in a bar wide enough, it stands', async () => {
  layOut({ text: 500, box: 300 });
  const { user } = await renderKorean(<NoticeBar text="점검 안내" onClose={() => {}} />);
  const line = () => document.querySelector<HTMLElement>('[data-scrolls]');
  expect(line()?.style.getPropertyValue('--run')).toBe('-200px');
  await user.click(screen.getByRole('button', { name: '점검 안내' }));
  expect(line()).toBeNull();
  expect(screen.getByRole('button', { name: /닫기/ })).toBeTruthy();
});
