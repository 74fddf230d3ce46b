import { waitFor } from '@testing-library/react';
import { createFakeHost, type FakeAnswers, type RenderedScreen, renderScreen } from '@wallet/kit/testing';
import { createMock } from '@wallet/mocks/backend';
import { expect, vi } from 'vitest';
import { manifest } from '../src/manifest.ts';
import { messages } from '../src/messages/index.ts';
import { screens } from '../src/screens.ts';
import { forgetReleased } from '../src/state/released.ts';
import { registryAnswer } from '../src/testing/registryAnswer.ts';

const app = { manifest, screens, messages };
const backend = createMock();

/** Every address of another document that the launcher went to, oldest first. */
export const gone: string[] = [];

/** Stands at an address of the launcher; other documents are noted, not loaded. */
export async function openApp(
  at: string,
  options: Partial<Parameters<typeof renderScreen>[2]> & { domains?: string[] } = {},
): Promise<RenderedScreen> {
  const { domains = ['forest', 'rail', 'book'], ...rest } = options;
  gone.length = 0;
  forgetReleased();
  vi.stubGlobal('fetch', async () => registryAnswer({ domains }));
  for (const way of ['assign', 'replace'] as const) {
    vi.spyOn(window.location, way).mockImplementation((to) => {
      gone.push(String(to));
    });
  }
  return renderScreen(app, at, { backend, ...rest });
}

/** A phone app of the wallet's own, or with `group` of an affiliate, which has single sign-on to offer. */
export function phone(answers: FakeAnswers = {}, { group = false }: { group?: boolean } = {}) {
  return createFakeHost({
    answers,
    ...(group ? {} : { methods: ['hello', 'getLoginInfo', 'openWebView', 'openWindow', 'closeView'] }),
  });
}

export const leftFor = (to: string) => waitFor(() => expect(gone.at(-1)).toBe(to));

export const dialog = () => document.querySelector('dialog[data-msg]')?.getAttribute('data-msg') ?? null;

/** Answers the dialog of this id. */
export async function answer(shown: RenderedScreen, id: string, button = 'confirm'): Promise<void> {
  await waitFor(() => expect(dialog()).toBe(id));
  await tap(shown, `dialog [data-action="${button}"]`);
}

export function find(selector: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`Nothing matches ${selector}.`);
  return found;
}

export const tap = (shown: RenderedScreen, selector: string) => shown.user.click(find(selector));

export async function bodies(shown: RenderedScreen, path: string): Promise<unknown[]> {
  return (await shown.journal()).filter((call) => call.path === path).map(({ body }) => body);
}
