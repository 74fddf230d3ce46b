import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderKorean } from '../testing/renderKorean.tsx';
import { Countdown } from './Countdown.tsx';

const spoken = () => screen.getByRole('status').textContent;

it('shows minutes and seconds', async () => {
  await renderKorean(<Countdown seconds={125} total={180} />);
  expect(screen.getByRole('timer').textContent).toBe('남은 시간 2:05');
  expect(document.querySelector('progress')).toMatchObject({ value: 125, max: 180 });
});

it('says the time at 60, 30 and 10 seconds, and nothing in between', async () => {
  const { rerender } = await renderKorean(<Countdown seconds={62} />);
  const heard: string[] = [];
  for (let seconds = 62; seconds >= 0; seconds -= 1) {
    rerender(<Countdown seconds={seconds} />);
    const words = spoken();
    if (words && words !== heard.at(-1)) heard.push(words);
  }
  expect(heard).toEqual(['60초 남았어요.', '30초 남았어요.', '10초 남았어요.']);
});

it('says the true rest once when marks were slept through, and nothing of marks it never passed', async () => {
  const { rerender } = await renderKorean(<Countdown seconds={180} />);
  rerender(<Countdown seconds={17} />);
  expect(spoken()).toBe('17초 남았어요.');
  rerender(<Countdown seconds={180} />);
  expect(spoken()).toBe('');
});

it('says nothing of a time that begins below a mark', async () => {
  await renderKorean(<Countdown seconds={25} />);
  expect(spoken()).toBe('');
});
