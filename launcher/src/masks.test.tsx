import { waitFor } from '@testing-library/react';
import type { Manifest, ScreenEntry } from '@wallet/kit/manifest';
import { createFakeHost, renderScreen } from '@wallet/kit/testing';
import { createMock, unmaskedIn } from '@wallet/mocks/backend';
import { describe, expect, it } from 'vitest';
import { everyApp } from './testing/everyApp.ts';

/** Screens that an address alone opens; those of flows are looked at by `checkEveryScreen` in a browser. */
function addressesOf({ screens: entries }: Manifest): string[] {
  return Object.entries<ScreenEntry>(entries)
    .filter(([, { flags = {}, path, aliasOf, redirect, window }]) => {
      const isForCustomers = !flags.stepParam && !flags.forDeveloper && window === undefined;
      return isForCustomers && aliasOf === undefined && redirect === undefined && !path.includes('{');
    })
    .map(([code]) => code);
}

const everyScreen = everyApp.flatMap((app) =>
  addressesOf(app.manifest).map((code) => ({ app, id: app.manifest.id, code })),
);

describe('names, phones and accounts', () => {
  it('are found where they are not masked, or in another way', () => {
    expect(unmaskedIn('이서준 010-2222-3333 123456-01-234567 ****4567 010****3333', 'member')).toEqual([
      '12345601234567',
      '이서준',
      '01022223333',
      '****4567',
      '010****3333',
    ]);
    expect(unmaskedIn('이*준 010-****-3333 123*******4567 2026.11.21', 'member')).toEqual([]);
  });

  it.each(everyScreen)('$id $code shows none in full, and masks them in one way', async ({ app, code }) => {
    const native = createFakeHost();
    await renderScreen(app, code, { backend: createMock(), persona: 'payReady', native });
    await waitFor(() => {
      const shown = document.querySelector(
        '[data-screen]:not([data-state="loading"]), [data-msg], [data-popup], [data-screen="NOT_FOUND"]',
      );
      expect(shown).not.toBeNull();
    });
    expect(unmaskedIn(document.body.textContent ?? '', 'payReady')).toEqual([]);
  });
});
