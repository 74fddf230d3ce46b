import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { IconTile } from '../IconTile/IconTile.tsx';
import { FromTo } from './FromTo.tsx';

it('says in one sentence what will happen; its faces are silent', () => {
  render(
    <FromTo
      from={<IconTile picture="account" />}
      to={<IconTile picture="point" />}
      title="50,000원을 충전할까요?"
    >
      35.81 USD
    </FromTo>,
  );
  expect(screen.getByRole('heading').textContent).toBe('50,000원을 충전할까요?');
  expect(screen.getByText('35.81 USD')).toBeTruthy();
  expect(document.querySelectorAll('[aria-hidden="true"] [data-tile]')).toHaveLength(2);
});
