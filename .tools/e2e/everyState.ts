import {
  expect,
  expectAccessible,
  expectNoOverflow,
  type Page,
  type Phone,
  type Platform,
  test,
} from './fixtures.ts';

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
  for (const [name, { at, reach, shows, persona = 'member', platform = 'browser' }] of Object.entries(
    states,
  )) {
    test.describe(`every state of ${app}`, () => {
      test.use({ platform });

      test(`${name} is accessible and fits`, async ({ world, phone }) => {
        await world.reset(persona);
        const page = await phone.open(at);
        await expect(page.locator('[data-screen][data-state="ready"]')).toBeVisible();
        await reach(page, phone);
        await expect(page.locator(shows).first()).toBeVisible();
        await expectAccessible(page);
        await expectNoOverflow(page);
      });
    });
  }
}
