import { act, screen, waitFor, within } from '@testing-library/react';
import { vi } from 'vitest';

/** Only the date stands still, by default on a Friday morning in Seoul: timers run. */
export function stopClock(now = '2026-11-20T10:00:00+09:00') {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(now) });
}

/** Goes to another address of the app, as an outside tool does (contracts/page.md). */
export function go(path: string) {
  act(() => {
    window.history.pushState(null, '', path);
    window.dispatchEvent(new PopStateEvent('popstate'));
  });
}

/** A button by its name, once it is there. */
export function button(name: string | RegExp) {
  return screen.findByRole('button', { name });
}

/** The input of a form by its field name (contracts/page.md). @throws where there is none */
export function field(name: string): HTMLInputElement {
  return part(`[data-field="${name}"]`) as HTMLInputElement;
}

/** The first element that fits. @throws where there is none */
export function part(selector: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`Nothing on the page fits ${selector}.`);
  return found;
}

/** The dialog with this message, once it is open. */
export function dialog(id: string): Promise<HTMLElement> {
  return waitFor(() => part(`dialog[data-msg="${id}"]`));
}

/** The button of a dialog that confirms. */
export async function confirmButton(id: string): Promise<HTMLElement> {
  const buttons = within(await dialog(id)).getAllByRole('button');
  const found = buttons.find(({ dataset }) => dataset.action === 'confirm');
  if (!found) throw new Error(`The dialog ${id} has no button to confirm.`);
  return found;
}
