import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { renderKorean } from '../testing/renderKorean.tsx';
import { Tabs } from './Tabs.tsx';

function Views() {
  const [view, setView] = useState<'dates' | 'guide'>('dates');
  const tabs = [
    { value: 'dates', label: '날짜' },
    { value: 'guide', label: '이용 안내' },
  ] as const;
  return (
    <Tabs label="보기" tabs={tabs} value={view} onChange={setView}>
      <p>{view}</p>
    </Tabs>
  );
}

it('shows the chosen tab, by tap and by keys', async () => {
  const { user } = await renderKorean(<Views />);
  await user.click(screen.getByRole('tab', { name: '이용 안내' }));
  expect(screen.getByRole('tabpanel', { name: '이용 안내' }).textContent).toBe('guide');
  await user.keyboard('{ArrowRight}');
  expect(document.activeElement).toBe(screen.getByRole('tab', { name: '날짜', selected: true }));
  await user.keyboard('{End}');
  expect(screen.getByRole('tab', { name: '이용 안내', selected: true })).toBe(document.activeElement);
});
