import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderKorean } from '../testing/renderKorean.tsx';
import { FoldedList } from './FoldedList.tsx';

const rows = [
  { title: '포인트는 무엇인가요?', text: '현금처럼 쓰는 선불 잔액이에요.' },
  { title: '언제 사라지나요?', text: '5년 뒤예요.' },
];

it('folds each text under its title, but for the first where that is what most come for', async () => {
  const { user } = await renderKorean(<FoldedList label="안내" rows={rows} opensFirst />);
  const folded = () => [...document.querySelectorAll('details')].map(({ open }) => open);
  expect(screen.getByRole('list', { name: '안내' })).toBeTruthy();
  expect(folded()).toEqual([true, false]);
  await user.click(screen.getByText('언제 사라지나요?'));
  expect(folded()).toEqual([true, true]);
});
