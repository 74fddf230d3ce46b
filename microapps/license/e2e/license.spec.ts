import {
  action,
  checkEveryFault,
  checkEveryScreen,
  expect,
  field,
  shows,
  signAtCertificate,
  test,
  withIdentityWallet,
} from '@wallet/mocks/e2e';
import { manifest } from '../src/manifest.ts';
import { connect, reach, samples } from './samples.ts';

const persona = 'employee';
// The institute is closed around midnight.
const at = '2026-11-25T10:00:00+09:00';
checkEveryScreen({ manifest, samples, reach, persona, at });
// What was sent fails within the document.
const parts = { KFC21000: ['GET /license/v1/shares'] };
checkEveryFault({ manifest, samples, reach, persona, parts, at });

test('a visitor is asked to sign in', async ({ page }) => {
  await page.goto('/license/KFC20000');
  await expect(page.locator('[data-msg="loginGuide"]')).toBeVisible();
});

for (const platform of ['android', 'browser'] as const) {
  test.describe(`a certificate, ${platform}`, () => {
    test.use({ platform });

    test('the road from the consent to a card, a document and its code', async ({ world, phone }) => {
      await world.reset(persona, undefined, at);
      const shown = { biometry: { isVerified: true, kind: 'face' }, share: { isShared: true } } as const;
      phone.answer(withIdentityWallet(phone.top, shown));
      const page = await phone.open('/license/KFC20000');
      await action(page, 'connect').click();
      await connect(page);
      // The last one was passed only, and cannot be held up.
      await page.locator('[data-action="openQualification"]').first().click();
      await expect(page.locator('[data-part="credentialCard"]')).toContainText('박지훈');
      await action(page, 'enlargeCard').click();
      await expect(page.locator('[data-part="liveMark"]')).toBeVisible();
      await page.keyboard.press('Escape');
      await action(page, 'openDocument').first().click();
      await shows(page, 'KFC21000');
      await expect(page.getByRole('button', { name: /QR code to check it|진위 확인/ })).toBeVisible();
      if (platform === 'browser') return;
      await action(page, 'send').click();
      await field(page, 'to').fill('새벽은행');
      await field(page, 'isSigned').click();
      await signAtCertificate(await phone.opens(() => action(page, 'submit').click()));
      await expect(action(page, 'takeBack')).toBeVisible();
    });
  });
}
