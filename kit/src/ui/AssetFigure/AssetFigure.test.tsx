import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderKorean } from '../testing/renderKorean.tsx';
import { AssetFigure } from './AssetFigure.tsx';

it.each([
  [{ amount: 1234567 }, '1,234,567원'],
  [{ amount: 1284500, unit: 'P' }, '1,284,500P'],
  [{ amount: 3, unit: 'count' }, '3개'],
  [{ amount: '1.25', unit: 'G' }, '1.25\u00a0G'],
  [{ amount: '100.50', unit: 'USD' }, '100.50\u00a0USD'],
  [{ text: 'NFC 사용 중' }, 'NFC 사용 중'],
])('(G44, R144) shows %j as %j', async (figure, shown) => {
  const { container } = await renderKorean(<AssetFigure label="자산" isHidden={false} {...figure} />);
  expect(container.querySelector('p')?.textContent).toBe(shown);
});

it('hides in the words of the house, also from a screen reader', async () => {
  const { container } = await renderKorean(
    <AssetFigure label="잔액" amount={1234567} isHidden onToggle={() => {}} />,
  );
  expect(container.textContent).not.toContain('1,234');
  expect(screen.getByText('금액 숨김')).toBeTruthy();
  expect(screen.getByRole('button', { name: '금액 보기' }).dataset.action).toBe('toggleAmounts');
});
