import { waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

/** Enters a number on the secure keypad that is open, or about to be, and waits until that one is gone. */
export async function enterPin({ user }: { user: UserEvent }, digits: string): Promise<void> {
  const pad = await waitFor(() => {
    const found = document.querySelector<HTMLElement>('[data-part="secureKeypad"]');
    if (!found) throw new Error('No keypad is open.');
    return found;
  });
  for (const digit of digits) await user.click(within(pad).getByRole('button', { name: digit }));
  const done = within(pad).queryByRole('button', { name: '확인' });
  if (done) await user.click(done);
  await waitFor(() => {
    if (pad.isConnected) throw new Error('The keypad is still there.');
  });
}
