import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { FactGrid } from './FactGrid.tsx';

it('is a list of words; the drawings are silent', () => {
  render(
    <FactGrid
      label="편의 시설"
      facts={[
        { icon: 'walk', label: '산책로' },
        { icon: 'parking', label: '주차장' },
      ]}
    />,
  );
  const list = screen.getByRole('list', { name: '편의 시설' });
  expect(
    within(list)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['산책로', '주차장']);
  expect(list.querySelectorAll('svg[aria-hidden="true"] path[d]')).toHaveLength(2);
});
