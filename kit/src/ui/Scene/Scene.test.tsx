import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderKorean } from '../testing/renderKorean.tsx';
import { Scene } from './Scene.tsx';

it('is found by its question, with the task in it; the picture says nothing that the words do not', async () => {
  const { container } = await renderKorean(
    <Scene picture={{ day: '/a.svg', night: '/b.svg' }} title="어느 숲으로 갈까요?">
      <button type="button">빈방 보기</button>
    </Scene>,
  );
  const scene = screen.getByRole('region', { name: '어느 숲으로 갈까요?' });
  expect(scene.contains(screen.getByRole('button', { name: '빈방 보기' }))).toBe(true);
  expect([...container.querySelectorAll('img')].map(({ alt }) => alt)).toEqual(['', '']);
});

it('names its number by the title, each of the two found as it is written', async () => {
  await renderKorean(<Scene drawn="tax" title="낼 세금" figure="128,340원" />);
  const scene = screen.getByRole('region', { name: /^낼 세금 128,340\s?원$/ });
  expect(scene.textContent).toContain('128,340원');
});
