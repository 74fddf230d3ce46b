import { action, checkEveryFault, checkEveryScreen, expect, field, shows, test } from '@wallet/mocks/e2e';
import { manifest } from '../src/manifest.ts';
import { applyFor, asksNothing, choose, onTheWay, pin, reach, samples } from './samples.ts';

checkEveryScreen({ manifest, samples, reach, onTheWay });
// The months of the history fail within their page.
const parts = { FBC20000: ['GET /bcerti/v1/history'] };
checkEveryFault({ manifest, samples, reach, parts, asksNothing });

const card = {
  kind: '10',
  name: '정라임',
  birth: '19900215',
  maskedNo: '900215-2******',
  issuedOn: '20200301',

  image: 'aa',
  faceImage: 'aa',
};

for (const platform of ['android', 'ios'] as const) {
  test.describe(`a certificate, ${platform}`, () => {
    test.use({ platform });

    test('the road from nothing to a certificate of one’s own', async ({ world, phone }) => {
      await world.reset('lite');
      phone.answer({ openNativeScreen: card });
      const page = await phone.open('/bcerti/FBC10000');
      await action(page, 'issue').click();
      await field(page, 'agreeAll').check();
      await action(page, 'next').click();
      await action(page, 'sendCode').click();
      await page.locator('[data-field="code"]').fill('135790');
      await action(page, 'scan').click();
      await shows(page, 'FBC12000');
      await choose(page, pin);
      await action(page, 'goOn').click();
      await shows(page, 'FBC10000');
      await expect(page.locator('[data-part="credentialCard"]')).toContainText('730일');
    });
  });
}

test('in a browser it is read, and what needs its key leads to the app', async ({ world, page }) => {
  await world.reset('member');
  await page.goto('/bcerti/FBC10000');
  await shows(page, 'FBC10000');
  await applyFor(page);
  await page.reload();
  await action(page, 'openRequest').first().click();
  await expect(page.locator('[data-msg="certificateAppOnly"]')).toBeVisible();
  await page.goBack();
  await action(page, 'manage').click();
  await expect(page.locator('main')).toContainText('운전경력증명서 발급 신청서');
});
