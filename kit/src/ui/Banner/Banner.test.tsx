import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderKorean } from '../testing/renderKorean.tsx';
import { Banner } from './Banner.tsx';

it('(R250) opens by its words and closes by its button', async () => {
  const onOpen = vi.fn();
  const onClose = vi.fn();
  const { user } = await renderKorean(
    <Banner
      title="가을 숲 30% 할인"
      text="평일 숙박"
      color="#2e7d32"
      imageUrl="/a.png"
      onOpen={onOpen}
      onClose={onClose}
    />,
  );
  expect(screen.getByRole('complementary').dataset.part).toBe('banner');
  await user.click(screen.getByRole('button', { name: /가을 숲 30% 할인/ }));
  expect(onOpen).toHaveBeenCalledOnce();
  await user.click(screen.getByRole('button', { name: '배너 닫기' }));
  expect(onClose).toHaveBeenCalledOnce();
});

it('is no button when it leads nowhere', async () => {
  await renderKorean(<Banner title="공지" />);
  expect(screen.queryByRole('button')).toBeNull();
});
