import { fireEvent, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderKorean } from '../testing/renderKorean.tsx';
import { Cover } from './Cover.tsx';

const tileOf = (container: Element) => container.querySelector('[data-tile]')?.getAttribute('data-tile');
const drawn = (container: Element) =>
  [...container.querySelectorAll('path')].map((path) => path.getAttribute('d')).join();

it('is the same for the same words, another for others, and says nothing', async () => {
  const one = await renderKorean(<Cover of="고래의 편지" shape="book" />);
  const again = await renderKorean(<Cover of="고래의 편지" />);
  const other = await renderKorean(<Cover of="작은 씨앗의 여행" />);
  expect(tileOf(one.container)).toBe(tileOf(again.container));
  expect(drawn(one.container)).toBe(drawn(again.container));
  expect([tileOf(other.container), drawn(other.container)]).not.toEqual([
    tileOf(one.container),
    drawn(one.container),
  ]);
  expect(one.container.firstElementChild?.getAttribute('aria-hidden')).toBe('true');
  expect(one.container.textContent).toBe('');
});

it('shows what it is where there is a picture of it, on its tint', async () => {
  const { container } = await renderKorean(<Cover of="별빛 산책" shape="wide" picture="trail" />);
  expect(tileOf(container)).toBe('green');
});

it('shows a place to the edge, without the abstract one', async () => {
  const { container } = await renderKorean(<Cover of="개미 특별전" place="ants" />);
  await waitFor(() =>
    expect(container.querySelector('use')?.getAttribute('href')).toMatch(/places.*\.svg#ants$/),
  );
  expect(drawn(container)).toBe('');
});

it('shows a ware to the edge as well', async () => {
  const { container } = await renderKorean(<Cover of="소금빵" shape="small" ware="bread" />);
  await waitFor(() =>
    expect(container.querySelector('use')?.getAttribute('href')).toMatch(/wares.*\.svg#bread$/),
  );
});

it('shows its own picture, and the drawn one where that is missing', async () => {
  const { container } = await renderKorean(<Cover of="봄밤 음악회" src="/a.png" />);
  const picture = container.querySelector('img');
  expect(picture?.getAttribute('alt')).toBe('');
  fireEvent.error(picture as HTMLImageElement);
  expect(container.querySelector('img')).toBeNull();
  expect(drawn(container)).not.toBe('');
});
