import { fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { closeDialogs, closeTopDialog, hasOpenDialog } from '../overlays/dialogs.ts';
import { renderKorean } from '../testing/renderKorean.tsx';
import { Sheet } from './Sheet.tsx';

it('is a dialog named by its title, closed by its button, Escape and a tap beside it', async () => {
  const onClose = vi.fn();
  const { user } = await renderKorean(
    <Sheet isOpen onClose={onClose} title="지역">
      <p>강원</p>
    </Sheet>,
  );
  const dialog = screen.getByRole('dialog', { name: '지역' });
  await user.click(screen.getByRole('button', { name: '닫기' }));
  expect(onClose).toHaveBeenCalledTimes(1);
  await user.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledTimes(2);
  fireEvent.pointerDown(dialog);
  fireEvent.click(dialog);
  expect(onClose).toHaveBeenCalledTimes(3);
});

it('stays open when a drag that began inside ends beside it', async () => {
  const onClose = vi.fn();
  await renderKorean(
    <Sheet isOpen onClose={onClose} title="지역">
      <p>강원</p>
    </Sheet>,
  );
  fireEvent.pointerDown(screen.getByText('강원'));
  fireEvent.click(screen.getByRole('dialog'));
  expect(onClose).not.toHaveBeenCalled();
});

it("counts as open for the phone's back button and for route changes, and not after it is gone", async () => {
  const onClose = vi.fn();
  const { rerender } = await renderKorean(
    <Sheet isOpen onClose={onClose} title="지역">
      <p>강원</p>
    </Sheet>,
  );
  expect(closeTopDialog()).toBe(true);
  closeDialogs();
  expect(onClose).toHaveBeenCalledTimes(2);
  rerender(
    <Sheet isOpen={false} onClose={onClose} title="지역">
      <p>강원</p>
    </Sheet>,
  );
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(hasOpenDialog()).toBe(false);
});
