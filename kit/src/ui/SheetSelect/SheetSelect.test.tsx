import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { renderKorean } from '../testing/renderKorean.tsx';
import { SheetSelect } from './SheetSelect.tsx';

const options = ['강원', '경기', '제주'].map((title) => ({ value: title, title }));

function Region({ initial = '' }: { initial?: string }) {
  const [region, setRegion] = useState(initial);
  return <SheetSelect field="region" label="지역" options={options} value={region} onChange={setRegion} />;
}

it('(R111, R112) picks one of the list and shows its title', async () => {
  const { user } = await renderKorean(<Region />);
  const button = screen.getByRole('button', { name: '지역 선택해 주세요' });
  expect(button.dataset.field).toBe('region');
  await user.click(button);
  await user.click(screen.getByRole('button', { name: '제주' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByRole('button', { name: '지역 제주' })).toBe(button);
  expect(document.activeElement).toBe(button);
});

it('(R113) brings the chosen item into sight', async () => {
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView');
  const { user } = await renderKorean(<Region initial="경기" />);
  await user.click(screen.getByRole('button', { name: '지역 경기' }));
  const chosen = screen.getByRole('button', { name: '경기', pressed: true });
  expect(scroll.mock.instances).toEqual([chosen]);
  expect(document.activeElement).toBe(chosen);
});

it('leaves the choice as it was when it is closed', async () => {
  const { user } = await renderKorean(<Region initial="경기" />);
  await user.click(screen.getByRole('button', { name: '지역 경기' }));
  await user.keyboard('{Escape}');
  expect(screen.getByRole('button', { name: '지역 경기' })).toBeTruthy();
});
