import { act, configure, screen, waitFor, within } from '@testing-library/react';
import { renderScreen } from '@wallet/kit/testing';
import { createMock } from '@wallet/mocks/backend';
import { vi } from 'vitest';
import { manifest } from '../src/manifest.ts';
import { messages } from '../src/messages/index.ts';
import { screens } from '../src/screens.ts';

// A busy machine takes its time to load a screen for the first time.
configure({ asyncUtilTimeout: 4000 });

/** Friday morning in Seoul. Only the date stands still: timers run. */
export function stopClock(now = '2026-11-20T10:00:00+09:00') {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(now) });
}

type Options = Partial<Parameters<typeof renderScreen>[2]>;

/** A screen of this app with everything real, signed in as the ordinary member. */
export function open(at: string, options: Options = {}) {
  return renderScreen({ manifest, screens, messages }, at, {
    backend: createMock(),
    persona: 'member',
    ...options,
  });
}

/** Goes to another address of the app, as an outside tool does (contracts/page.md). */
export function go(path: string) {
  act(() => {
    window.history.pushState(null, '', path);
    window.dispatchEvent(new PopStateEvent('popstate'));
  });
}

export function button(name: string | RegExp) {
  return screen.findByRole('button', { name });
}

export function field(name: string): HTMLInputElement {
  return part(`[data-field="${name}"]`) as HTMLInputElement;
}

/** The first element that fits. */
export function part(selector: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`Nothing on the page fits ${selector}.`);
  return found;
}

/** The dialog with this message, once it is open. */
export function dialog(id: string): Promise<HTMLElement> {
  return waitFor(() => part(`dialog[data-msg="${id}"]`));
}

export async function confirmButton(id: string): Promise<HTMLElement> {
  const buttons = within(await dialog(id)).getAllByRole('button');
  const found = buttons.find(({ dataset }) => dataset.action === 'confirm');
  if (!found) throw new Error(`The dialog ${id} has no button to confirm.`);
  return found;
}
