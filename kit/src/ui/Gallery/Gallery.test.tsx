import { fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderKorean } from '../testing/renderKorean.tsx';
import { Gallery } from './Gallery.tsx';

const images = ['숲', '방', '길'].map((alt, place) => ({ src: `/${place}.png`, alt }));

it('says which picture is in sight, and follows a swipe', async () => {
  await renderKorean(<Gallery images={images} />);
  expect(screen.getAllByRole('img').map((image) => image.getAttribute('alt'))).toEqual(['숲', '방', '길']);
  expect(screen.getByText('사진 3장 중 1번째')).toBeTruthy();
  const track = screen.getByRole('list');
  vi.spyOn(track, 'clientWidth', 'get').mockReturnValue(300);
  track.scrollLeft = 600;
  fireEvent.scroll(track);
  expect(screen.getByText('사진 3장 중 3번째')).toBeTruthy();
});

it('counts nothing where there is one picture, and is not there without any', async () => {
  const { container, rerender } = await renderKorean(<Gallery images={images.slice(0, 1)} />);
  expect(screen.queryByText(/사진 1장/)).toBeNull();
  rerender(<Gallery images={[]} />);
  expect(container.children).toHaveLength(0);
});
