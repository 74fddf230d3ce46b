import {
  action,
  checkEveryFault,
  checkEveryScreen,
  expect,
  shows,
  signAtCertificate,
  test,
  withIdentityWallet,
} from '@wallet/mocks/e2e';
import { manifest } from '../src/manifest.ts';
import { apply, choosePicture, onTheWay, pay, reach, samples, toPaid } from './samples.ts';

checkEveryScreen({ manifest, samples, reach, onTheWay });
// Where the gate cannot ask, the customer goes on; after paying, the page itself says that the end is open.
const list = ['POST /pass/passport/passportReqstList'];
const aside = { FPS10000: list, FPS53000: list };

const asksNothing = ['FPS32000', 'FPS38000'];
// Its fault ends the road to where the application is cancelled: it has a road of its own.
const roads = { ...reach, FPS53000: toPaid };

checkEveryFault({ manifest, samples, reach: roads, onTheWay, aside, asksNothing });

for (const platform of ['android', 'ios', 'browser'] as const) {
  test.describe(`a new passport, ${platform}`, () => {
    test.use({ platform });

    test('is applied for and paid, and its gate leads to it from then on', async ({ world, phone }) => {
      await world.reset('member');
      phone.answer(withIdentityWallet(phone.top, { biometry: { isVerified: true, kind: 'face' } }));
      const page = await phone.open('/pass/FPS10000');
      await action(page, 'start').click();
      await shows(page, 'FPS12000');
      if (platform === 'browser') await apply(page);
      else
        await apply(page, async () => {
          const paper = await phone.opens(() => action(page, 'submit').click());
          await expect(paper.locator('main')).toContainText('종로구청');
          await signAtCertificate(paper);
        });
      await pay(page);
      await expect(page.locator('[data-part="receipt"]')).toContainText('52,000원');
      expect(await world.journal('POST /pass/passport/passportReqstConfmService')).toHaveLength(1);
      await page.goto('/pass/FPS10000');
      await shows(page, 'FPS40000');
    });

    test('has its photo replaced, where it came back, by one that the phone finds good', async ({
      world,
      phone,
    }) => {
      await world.reset('employee');
      const page = await phone.open('/pass/FPS40000');
      await action(page, 'photo').click();
      await shows(page, 'FPS32000');
      await choosePicture(page, { ground: 190 });
      await expect(page.locator('[data-msg="ground"]')).toBeVisible();
      await choosePicture(page);
      await expect(page.locator('[data-part="photo"] img')).toBeVisible();
      await action(page, 'send').click();
      await shows(page, 'FPS41000');
      await expect(page.locator('main')).toContainText('접수');
    });
  });
}
