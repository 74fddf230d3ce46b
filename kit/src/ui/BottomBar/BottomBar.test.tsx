import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { renderKorean } from '../testing/renderKorean.tsx';
import { BottomBar } from './BottomBar.tsx';

it('a double tap does not press the button that has just taken the place of the first', async () => {
  const leave = vi.fn();
  function Order() {
    const [isSent, setSent] = useState(false);
    return (
      <BottomBar>
        {isSent ? (
          <button type="button" onClick={leave}>
            목록
          </button>
        ) : (
          <button type="button" onClick={() => setSent(true)}>
            보내기
          </button>
        )}
      </BottomBar>
    );
  }
  const { user } = await renderKorean(<Order />);
  await user.dblClick(screen.getByRole('button', { name: '보내기' }));
  expect(leave).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: '목록' }));
  expect(leave).toHaveBeenCalledOnce();
});
