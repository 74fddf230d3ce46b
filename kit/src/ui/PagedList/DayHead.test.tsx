import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderKorean } from '../testing/renderKorean.tsx';
import { DayHead } from './DayHead.tsx';

it('says the day as a heading, and its sum beside it', async () => {
  await renderKorean(<DayHead title="11월 27일 (금)" sum="+650P" />);
  expect(screen.getByRole('heading', { name: '11월 27일 (금)' })).toBeTruthy();
  expect(document.querySelector('[data-part="sum"]')?.textContent).toBe('+650P');
});

it('says a day by its number under the head of its month, and a month with its year where it is another', async () => {
  await renderKorean(
    <>
      <DayHead month="202011" />
      <DayHead day="20201126" />
    </>,
  );
  const said = () => screen.getAllByRole('heading').map(({ textContent }) => textContent);
  expect(said()).toEqual(['2020년 11월', '26일 (목)']);
});

it('says no sum of a day that has not come whole', async () => {
  await renderKorean(<DayHead title="11월 27일 (금)" />);
  expect(document.querySelector('[data-part="sum"]')).toBeNull();
});
