import { waitFor, within } from '@testing-library/react';
import { createFakeHost, type RenderedScreen } from '@wallet/kit/testing';
import { open, part } from './openScreen.ts';

/** The point password of every persona. */
export const PASSWORD = '482915';

/** A screen inside the phone app: the flows that move points are at home there. */
export function openInApp(at: string, options: Parameters<typeof open>[1] = {}) {
  const native = createFakeHost({ platform: 'android', appVersion: 'G6.3.0' });
  return open(at, { native, ...options });
}

/** Presses the keys of the open keypad and confirms. */
export async function enterPassword({ user }: RenderedScreen, digits = PASSWORD): Promise<void> {
  const keypad = await waitFor(() => part('dialog[data-part="secureKeypad"]'));
  for (const digit of digits) await user.click(within(keypad).getByRole('button', { name: digit }));
  await user.click(part('dialog[data-part="secureKeypad"] [data-action="confirm"]'));
}

/** Presses what has this `data-action`, once it can be pressed. */
export async function press({ user }: RenderedScreen, action: string): Promise<void> {
  const found = await waitFor(() => {
    const button = part(`[data-action="${action}"]`);
    if (button.matches(':disabled, [aria-disabled="true"]')) throw new Error(`${action} cannot be pressed.`);
    return button;
  });
  await user.click(found);
}

/** Enters an amount into the field of that name. */
export async function enter({ user }: RenderedScreen, name: string, text: string): Promise<void> {
  await user.type(await waitFor(() => part(`[data-field="${name}"]`)), text);
}

/** The result that a screen shows: success, failure or pending. */
export function result(): string | undefined {
  return document.querySelector<HTMLElement>('[data-result]')?.dataset.result;
}
