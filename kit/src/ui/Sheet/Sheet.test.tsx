import { act, fireEvent, screen } from '@testing-library/react';
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

/** A sheet of 400 px, drawn by its head: where it is let go, and how long that took in milliseconds. */
async function drawn(
  by: number,
  within: number,
  at = (dialog: HTMLElement): Element | null => dialog.querySelector('h2'),
) {
  const onClose = vi.fn();
  await renderKorean(
    <Sheet isOpen onClose={onClose} title="지역">
      <p>강원</p>
    </Sheet>,
  );
  await act(async () => void (await import('./dragDown.ts')));
  const dialog = screen.getByRole('dialog');
  vi.spyOn(dialog, 'getBoundingClientRect').mockReturnValue({ height: 400 } as DOMRect);
  const event = (type: string, clientY: number, timeStamp: number) => {
    const made = new PointerEvent(type, { bubbles: true, isPrimary: true, pointerId: 1, clientY });
    Object.defineProperty(made, 'timeStamp', { value: timeStamp });
    return made;
  };
  fireEvent(at(dialog) as Element, event('pointerdown', 500, 0));
  fireEvent(window, event('pointermove', 500 + by, within));
  const held = dialog.style.translate;
  fireEvent(window, event('pointerup', 500 + by, within));
  return { onClose, held, after: dialog.style.translate };
}

it.each([
  ['far', 120, 2000],
  ['fast', 40, 50],
])('closes when it is drawn down %s enough', async (_, by, within) => {
  const { onClose, held } = await drawn(by, within);
  expect(held).toBe(`0 ${by}px`);
  expect(onClose).toHaveBeenCalledOnce();
});

it.each([
  ['a little', 60, 2000],
  ['up', -200, 100],
  ['a tap', 4, 2],
])('comes back when it is drawn %s', async (_, by, within) => {
  const { onClose, after } = await drawn(by, within);
  expect(after).toBe('');
  expect(onClose).not.toHaveBeenCalled();
});

it('is not drawn by its close button', async () => {
  const { held } = await drawn(120, 2000, (dialog) => dialog.querySelector('button'));
  expect(held).toBe('');
});
