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
import { chooseDay, reach, samples, training } from './samples.ts';

const persona = 'reservist';
checkEveryScreen({ manifest, samples, reach, persona });
// Days and conditions fail within their page; a PDF that does not come is told in words.
const parts = {
  FSO13200: ['GET /mili/v1/judgement/days'],
  FSO15100: ['GET /mili/v1/training/days'],
  FYB10000: ['GET /mili/v1/youth'],
  FSO12300: ['GET /mili/v1/certificate/{certNo}/pdf'],
};

// Home stands without what comes next.
const aside = { FSO11000: ['GET /mili/v1/training'] };

checkEveryFault({ manifest, samples, reach, persona, parts, aside, asksNothing: ['FSO12200'] });

test('a visitor is asked to sign in', async ({ page }) => {
  await page.goto('/mili/FSO11000');
  await expect(page.locator('[data-msg="loginGuide"]')).toBeVisible();
});

for (const platform of ['android', 'ios', 'browser'] as const) {
  test.describe(`reserve training, ${platform}`, () => {
    test.use({ platform });

    test('is opened from its home and moved to another day, and a certificate is signed in the app', async ({
      world,
      phone,
    }) => {
      await world.reset(persona);
      phone.answer(withIdentityWallet(phone.top, { biometry: { isVerified: true, kind: 'face' } }));
      const page = await phone.open('/mili/FYB10000');
      await action(page, 'next').click();
      await shows(page, 'FSO15000');
      await action(page, 'postpone').click();
      await shows(page, 'FSO15100');
      await page.getByRole('radio', { name: '다른 날' }).click();
      await chooseDay(page);
      await shows(page, 'FSO15000');
      expect(page.url()).toContain(training);
      expect(await world.journal('POST /mili/v1/training/change')).toHaveLength(1);

      await page.goto('/mili/FSO12100');
      await reach.FSO12200?.(page);
      const certificate = await phone.opens(() => action(page, 'certificate').click());
      if (platform === 'browser')
        return expect(certificate.locator('[data-msg="certificateAppOnly"]')).toBeVisible();
      await signAtCertificate(certificate);
      await shows(page, 'FSO12300');
      await expect(page.locator('[data-part="receipt"]')).toContainText('새벽전자');
    });
  });
}
