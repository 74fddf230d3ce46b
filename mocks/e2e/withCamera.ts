import { chromium, expect, type Page, test } from '@playwright/test';
import { findChromium } from '../../.tools/browser.ts';
import { cameraArgs } from './fakeCamera.ts';
import { createPhone, type Phone, type Platform } from './phone.ts';
import { watchErrors } from './watch.ts';
import { createWorld, type World } from './world.ts';

interface Device {
  /** what the camera sees, a file of `writeFilm`; null is no camera at all */
  film: string | null;
  isAllowed?: boolean;
  platform?: Platform;
  persona: string;
}

interface InSight {
  /** the first page, not opened yet */
  page: Page;
  phone: Phone;
  world: World;
}

/** How long a screen may wait for the camera and for the code in its film, in ms: Chromium gives a slow one 10 s. */
const inSightMs = 60_000;

/** Runs a road in a browser of its own, as its camera is chosen when it starts. */
export async function withCamera(
  { film, isAllowed = true, platform = 'browser', persona }: Device,
  run: (inSight: InSight) => Promise<void>,
): Promise<void> {
  test.setTimeout(3 * inSightMs);
  const { baseURL = '', viewport, hasTouch, locale } = test.info().project.use;
  const executablePath = findChromium();
  const browser = await chromium.launch({
    args: cameraArgs(film),
    // The film lies in a folder that is named after its test: in a bare locale Chromium cannot read such a name.
    env: { ...process.env, LC_ALL: 'C.UTF-8' },
    ...(executablePath !== undefined && { executablePath }),
  });
  try {
    const context = await browser.newContext({
      baseURL,
      permissions: isAllowed ? ['camera'] : [],
      ...(viewport && { viewport }),
      ...(hasTouch !== undefined && { hasTouch }),
      ...(locale !== undefined && { locale }),
    });
    const watch = watchErrors(context);
    const { testId, retry } = test.info();
    const world = await createWorld(context, baseURL, `${testId}-${retry}`);
    await world.reset(persona);
    const page = await context.newPage();
    const phone = await createPhone({ context, page, origin: baseURL, platform, options: {} });
    await run({ page, phone, world });
    await phone.idle();
    expect(watch.errors, 'errors in the pages').toEqual([]);
  } finally {
    await browser.close();
  }
}

/**
 * Until the camera has seen a code and the screen that it leads to is there. A machine that is busy may start its camera
 * too late for Chromium, which calls that a camera in use: whoever is told so tries again, as the page offers.
 */
export async function seenAt(page: Page, code: string): Promise<void> {
  const screen = page.locator(`[data-screen="${code}"]`);
  const again = page.getByRole('button', { name: '다시 시도' });
  await expect(async () => {
    if (await again.isVisible()) await again.click();
    await expect(screen).toHaveAttribute('data-state', 'ready', { timeout: 5_000 });
  }).toPass({ timeout: inSightMs });
}
