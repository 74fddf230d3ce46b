import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { createMock } from '../../../mocks/src/backend/index.ts';
import { button, confirmButton, openerOf } from '../testing/index.ts';
import { Button, Sheet } from '../ui/index.ts';
import { later } from './later.tsx';
import { Screen } from './Screen.tsx';
import { smallApp } from './testing/smallApp.tsx';

test('a part comes with the tap that brings it; a file that cannot be had is told, and asked for again', async () => {
  const Filters = ({ onClose }: { onClose: () => void }) => (
    <Sheet isOpen title="필터" onClose={onClose} children="지역" />
  );
  const load = vi.fn(async () => Filters);
  load.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const Late = later(load);
  function List() {
    const [isOpen, setOpen] = useState(false);
    return (
      <Screen>
        <Button onClick={() => setOpen(true)}>거르기</Button>
        {isOpen && <Late onClose={() => setOpen(false)} />}
      </Screen>
    );
  }
  const view = await openerOf(smallApp({ SML10000: List }), createMock)('SML10000');
  expect(load).not.toHaveBeenCalled();
  await view.user.click(await button('거르기'));
  await view.user.click(await confirmButton('networkFailed'));
  await view.user.click(await button('거르기'));
  await view.findByRole('heading', { name: '필터' });
  expect(load).toHaveBeenCalledTimes(2);
});
