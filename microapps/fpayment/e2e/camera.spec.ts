import { chromium } from '@playwright/test';
import {
  action,
  cameraArgs,
  createPhone,
  createWorld,
  expect,
  shows,
  test,
  watchErrors,
  writeFilm,
} from '@wallet/mocks/e2e';
import { findChromium } from '../../../.tools/browser.ts';
import { endsAs, enterPin, home, payments } from './road.ts';

for (const platform of ['android', 'ios'] as const) {
  test(`a shop's code is seen by the camera and paid, ${platform}`, async () => {
    test.slow();
    const { baseURL = '', viewport, hasTouch, locale } = test.info().project.use;
    const film = test.info().outputPath('shop.y4m');
    await writeFilm(film, { text: 'FRQR.M0003.8900' });
    const executablePath = findChromium();
    const browser = await chromium.launch({
      args: cameraArgs(film),
      ...(executablePath !== undefined && { executablePath }),
    });
    try {
      const context = await browser.newContext({
        baseURL,
        permissions: ['camera'],
        ...(viewport && { viewport }),
        ...(hasTouch !== undefined && { hasTouch }),
        ...(locale !== undefined && { locale }),
      });
      const watch = watchErrors(context);
      const world = await createWorld(context, baseURL, test.info().testId);
      await world.reset('payReady');
      const first = await context.newPage();
      const phone = await createPhone({ context, page: first, origin: baseURL, platform, options: {} });
      const page = await phone.open(home);
      await shows(page, 'FFQ01000');
      await action(page, 'scanCode').click();
      await shows(page, 'FFQ02300');
      await action(page, 'next').click();
      await shows(page, 'FFQ02400');
      await enterPin(page);
      await shows(page, 'FFQ02500');
      await endsAs(page, 'success');
      expect(await payments(page, world)).toBe(1);
      await phone.idle();
      expect(watch.errors, 'errors in the pages').toEqual([]);
    } finally {
      await browser.close();
    }
  });
}
