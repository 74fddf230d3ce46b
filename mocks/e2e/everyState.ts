import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { expect, test } from './fixtures.ts';
import { expectMasked } from './masked.ts';
import { inGroups, openInOnePage } from './oneAfterTheOther.ts';
import { expectNoOverflow } from './overflow.ts';
import type { Phone, Platform } from './phone.ts';

/** A state of a screen that no address alone shows: a step, an open dialog or sheet, a failure. */
export interface ScreenState {
  /** the address it is reached from */
  at: string;
  /** how to walk on from there */
  reach: (page: Page, phone: Phone) => Promise<void>;
  /** what is there at the end */
  shows: string;
  persona?: string;
  platform?: Platform;
}

/**
 * Walks to each state and fails where WCAG 2.2 AA is broken in light or dark, or something sticks out at 320 px or
 * 200 % text: what `checkEveryScreen` is for screens.
 */
export function checkEveryState(app: string, states: Readonly<Record<string, ScreenState>>): void {
  for (const around of ['browser', 'android', 'ios'] satisfies Platform[]) {
    const all = Object.entries(states).filter(([, { platform = 'browser' }]) => platform === around);
    for (const group of inGroups(all)) {
      test.describe(`every state of ${app}`, () => {
        test.use({ platform: around });

        test(`accessible and fitting: ${group.map(([name]) => name).join(', ')}`, async ({
          world,
          phone,
        }) => {
          test.slow();
          const open = openInOnePage(phone);
          for (const [name, { at, reach, shows, persona = 'member' }] of group) {
            await test.step(name, async () => {
              await world.reset(persona);
              const page = await open(at);
              await expect(page.locator('[data-screen][data-state="ready"]')).toBeVisible();
              await reach(page, phone);
              await expect(page.locator(shows).first()).toBeVisible();
              await expectAccessible(page);
              await expectNoOverflow(page);
              await expectMasked(page, persona);
            });
          }
        });
      });
    }
  }
}
