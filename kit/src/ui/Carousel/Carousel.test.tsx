import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { setLocale } from '../../messages/index.ts';
import { renderKorean } from '../testing/renderKorean.tsx';
import { Carousel } from './Carousel.tsx';

const slides = ['가을 숲', '기차 여행', '나무 심기'].map((title) => ({
  id: title,
  content: <button type="button">{title}</button>,
}));

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

function current(): number[] {
  return [...document.querySelectorAll<HTMLElement>('[data-slide]:not([inert])')].map(({ dataset }) =>
    Number(dataset.slide),
  );
}

function asksForLessMotion() {
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (query) => ({ matches: query === '(prefers-reduced-motion: reduce)' }) as MediaQueryList,
  );
}

it('(R115) has by default no arrows, dots, one slide and a pause button; the first is there at once', async () => {
  await renderKorean(<Carousel label="혜택" slides={slides} />);
  expect(current()).toEqual([1]);
  expect(screen.getAllByRole('button', { name: /번째 보기/ })).toHaveLength(3);
  expect(screen.queryByRole('button', { name: '다음 슬라이드' })).toBeNull();
  expect(screen.getByRole('button', { name: '자동 넘김 멈춤' }).dataset.action).toBe('pause');
});

it('says what it is, which slide is which, and speaks of changes only while it stands', async () => {
  const { user } = await renderKorean(<Carousel label="혜택" slides={slides} />);
  const region = screen.getByRole('region', { name: '혜택' });
  expect(region.getAttribute('aria-roledescription')).toBe('슬라이드 쇼');
  expect(screen.getByRole('group', { name: '3개 중 1번째' })).toBeTruthy();
  const live = () => region.querySelector('[aria-live]')?.getAttribute('aria-live');
  expect(live()).toBe('off');
  await user.click(screen.getByRole('button', { name: '자동 넘김 멈춤' }));
  expect(live()).toBe('polite');
  expect(screen.getByRole('button', { name: '자동 넘김 시작' })).toBeTruthy();
});

it('(R415) shows the next after 3 s, begins again after the last, and waits while somebody is on it', async () => {
  vi.useFakeTimers();
  await setLocale('ko');
  await renderKorean(<Carousel label="혜택" slides={slides} />);
  const pass = () => act(() => vi.advanceTimersByTime(3000));
  pass();
  expect(current()).toEqual([2]);
  pass();
  pass();
  expect(current()).toEqual([1]);
  const region = screen.getByRole('region', { name: '혜택' });
  fireEvent.focus(screen.getByRole('button', { name: '가을 숲' }));
  pass();
  expect(current()).toEqual([1]);
  fireEvent.blur(screen.getByRole('button', { name: '가을 숲' }));
  pass();
  expect(current()).toEqual([2]);
  expect(region.dataset.state).toBe('playing');
});

it('stands still for a customer who wants less motion, until that customer starts it', async () => {
  asksForLessMotion();
  const { user } = await renderKorean(<Carousel label="혜택" slides={slides} />);
  expect(screen.getByRole('region', { name: '혜택' }).dataset.state).toBe('paused');
  await user.click(screen.getByRole('button', { name: '자동 넘김 시작' }));
  expect(screen.getByRole('region', { name: '혜택' }).dataset.state).toBe('playing');
});

it('goes by dot and by arrow key, and then stands', async () => {
  const { user } = await renderKorean(<Carousel label="혜택" slides={slides} />);
  await user.click(screen.getByRole('button', { name: '3번째 보기' }));
  expect(current()).toEqual([3]);
  expect(screen.getByRole('region', { name: '혜택' }).dataset.state).toBe('paused');
  await user.keyboard('{ArrowLeft}');
  expect(current()).toEqual([2]);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: '2번째 보기' }));
});

it('has an end where it is not infinite', async () => {
  const { user } = await renderKorean(
    <Carousel label="혜택" slides={slides} infinite={false} arrows autoplay={false} />,
  );
  const next = screen.getByRole('button', { name: '다음 슬라이드' });
  expect(screen.getByRole('button', { name: '이전 슬라이드' }).getAttribute('aria-disabled')).toBe('true');
  await user.click(next);
  await user.click(next);
  expect(current()).toEqual([3]);
  expect(next.getAttribute('aria-disabled')).toBe('true');
  expect(screen.queryByRole('button', { name: /자동 넘김/ })).toBeNull();
});

it('shows one slide alone as it is, without controls, and nothing without any', async () => {
  const { container, rerender } = await renderKorean(<Carousel label="혜택" slides={slides.slice(0, 1)} />);
  expect(container.innerHTML).toBe('<button type="button">가을 숲</button>');
  rerender(<Carousel label="혜택" slides={[]} />);
  expect(container.children).toHaveLength(0);
});

it('counts in place of dots where there are too many', async () => {
  const many = Array.from({ length: 9 }, (_, index) => ({ id: `${index}`, content: <p>{index}</p> }));
  await renderKorean(<Carousel label="혜택" slides={many} />);
  expect(screen.queryByRole('button', { name: /번째 보기/ })).toBeNull();
  expect(screen.getByText('1 / 9')).toBeTruthy();
  expect(screen.getByRole('button', { name: '다음 슬라이드' })).toBeTruthy();
});
