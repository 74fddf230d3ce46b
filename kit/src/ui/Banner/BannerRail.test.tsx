import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderKorean } from '../testing/renderKorean.tsx';
import { Banner } from './Banner.tsx';
import { BannerRail } from './BannerRail.tsx';

const items = ['하나', '둘', '셋'].map((title) => ({ id: title, content: <Banner title={title} /> }));

it('shows one banner as it is', async () => {
  await renderKorean(<BannerRail label="배너" items={items.slice(0, 1)} />);
  expect(screen.queryByRole('list')).toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
});

it('lists several, says which is seen, and moves by hand only', async () => {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(300);
  const moved = vi.spyOn(HTMLElement.prototype, 'scrollTo').mockImplementation(() => {});
  const { user } = await renderKorean(<BannerRail label="배너" items={items} />);
  expect(screen.getAllByRole('listitem')).toHaveLength(3);
  expect(moved).not.toHaveBeenCalled();
  const next = screen.getByRole('button', { name: /다음/ });
  expect(next.textContent).toContain('1 / 3');
  await user.click(next);
  expect(moved).toHaveBeenLastCalledWith(expect.objectContaining({ left: 300 }));
  expect(next.textContent).toContain('2 / 3');
  await user.click(next);
  await user.click(next);
  expect(next.textContent).toContain('1 / 3');
  expect(moved).toHaveBeenLastCalledWith(expect.objectContaining({ left: 0 }));
  vi.restoreAllMocks();
});
