import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { renderKorean } from '../testing/renderKorean.tsx';
import { Segmented } from './Segmented.tsx';

function Ways() {
  const [way, setWay] = useState<'map' | 'list'>('map');
  return (
    <Segmented
      legend="보는 방법"
      options={[
        { value: 'map', label: '배치도' },
        { value: 'list', label: '목록' },
      ]}
      value={way}
      onChange={setWay}
    />
  );
}

it('has one way chosen, by tap and by keys', async () => {
  const { user } = await renderKorean(<Ways />);
  expect(screen.getByRole('group', { name: '보는 방법' })).toBeTruthy();
  await user.click(screen.getByRole('radio', { name: '목록' }));
  expect(screen.getByRole('radio', { name: '목록', checked: true })).toBe(document.activeElement);
  await user.keyboard('{ArrowLeft}');
  expect(screen.getByRole('radio', { name: '배치도', checked: true })).toBe(document.activeElement);
});
