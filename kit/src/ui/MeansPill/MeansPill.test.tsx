import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { MeansPill } from './MeansPill.tsx';

it('says what an amount is taken from and what is there', () => {
  render(<MeansPill note="쓸 수 있는 돈 1,234,000원">급여 통장에서</MeansPill>);
  expect(document.body.textContent).toBe('급여 통장에서쓸 수 있는 돈 1,234,000원');
  expect(screen.queryByRole('button')).toBeNull();
});

it('is changed by a tap where it can be', async () => {
  const onChange = vi.fn();
  render(
    <MeansPill action="changeMethod" onChange={onChange}>
      포인트 먼저
    </MeansPill>,
  );
  await userEvent.click(screen.getByRole('button', { name: '포인트 먼저' }));
  expect(onChange).toHaveBeenCalledOnce();
});
