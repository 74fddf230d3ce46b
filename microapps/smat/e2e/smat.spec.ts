import {
  action,
  checkEveryFault,
  checkEveryScreen,
  enterPin,
  expect,
  field,
  shows,
  test,
} from '@wallet/mocks/e2e';
import { manifest } from '../src/manifest.ts';
import { asksNothing, samples } from './samples.ts';

// The gate is never seen: it is looked at in src/screens/smat.test.tsx.
const { FLY11000: _, ...screens } = manifest.screens;
const seen = { ...manifest, screens };
checkEveryScreen({ manifest: seen, samples });
// Without an answer the ticket that was shown last stands.
const aside = { FLY40000: ['GET /smat/v1/tickets/{tcktId}'] };
checkEveryFault({ manifest: seen, samples, aside, asksNothing });

for (const platform of ['android', 'ios', 'browser'] as const) {
  test.describe(`a ticket, ${platform}`, () => {
    test.use({ platform });

    test('the road from the gate to a booking of one’s own and the code at the airport', async ({
      world,
      phone,
    }) => {
      await world.reset('member');
      phone.answer({ openNativeScreen: { isVerified: true, kind: 'face' } });
      const page = await phone.open('/smat/FLY11000');
      await shows(page, 'FLY20000');
      await action(page, 'link').click();
      await field(page, 'booking').fill('AB12CD');
      await action(page, 'link').click();
      await shows(page, 'FLY40000');
      await expect(page.locator('main')).toContainText('아직 체크인하지 않았어요');
      await action(page, 'back').click();
      await shows(page, 'FLY20000');
      await action(page, 'openNext').click();
      await action(page, 'showCode').click();
      // A browser knows no face or finger: the payment password proves the holder.
      if (platform === 'browser') {
        await expect(page.locator('[data-part="presentSheet"]')).toBeHidden();
        await enterPin(page);
      }
      await expect(page.locator('[data-part="presentSheet"] [role="timer"]')).toBeVisible();
    });
  });
}
