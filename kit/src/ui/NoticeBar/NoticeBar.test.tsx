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

const isScrolling = () => document.querySelector<HTMLElement>('[data-scrolling]')?.dataset.scrolling;

it('(R106) is a part of its own and can be closed', async () => {
  const onClose = vi.fn();
  const { user } = await renderKorean(<NoticeBar text="점검 안내" onClose={onClose} />);
  expect(screen.getByRole('complementary', { name: '알림' }).dataset.part).toBe('noticeBar');
  await user.click(screen.getByRole('button', { name: '알림 닫기' }));
  expect(onClose).toHaveBeenCalledOnce();
});

it('(R107) stands still while its text fits', async () => {
  layOut({ text: 200, box: 200 });
  await renderKorean(<NoticeBar text="점검 안내" onClose={() => {}} />);
  expect(isScrolling()).toBe('false');
  expect(screen.getAllByRole('button')).toHaveLength(1);
});

it('(R107) scrolls when its text is wider, is read once, and can be stopped', async () => {
  layOut({ text: 201, box: 200 });
  const { user } = await renderKorean(<NoticeBar text="점검 안내" onClose={() => {}} />);
  expect(isScrolling()).toBe('true');
  expect(screen.getAllByText('점검 안내').filter((words) => !words.closest('[aria-hidden]'))).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: '자동 넘김 멈춤' }));
  expect(screen.getByRole('button', { name: '자동 넘김 시작' })).toBeTruthy();
});
