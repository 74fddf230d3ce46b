import {
  action,
  checkEveryFault,
  checkEveryScreen,
  dialog,
  enterPin,
  expect,
  field,
  type Page,
  shows,
  test,
} from '@wallet/mocks/e2e';
import { manifest } from '../src/manifest.ts';
import { reach, samples } from './samples.ts';

// Offices that issue are closed at night.
const at = '2026-11-25T10:00:00+09:00';
checkEveryScreen({ manifest, samples, reach, at });
// A PDF that does not come is told in words.
const parts = { FCE15111: ['POST /certi/pdf'] };
checkEveryFault({ manifest, samples, reach, parts, at, asksNothing: ['FCE23000', 'FCE24300', 'GOAPP24'] });

test('an affiliate’s customer opens the catalogue by its address', async ({ world, page }) => {
  await world.reset('groupKC0', undefined, at);
  await page.goto('/certi/FCE20000?groupCoCd=KC0');
  await shows(page, 'FCE20000');
  await expect(page.locator('main')).toContainText('주민등록등본');
});

/** With the member's own key, which the stand-in of the phone asks the service for. */
const signTruly = (page: Page, content: string) =>
  page.evaluate(async (text) => {
    const answer = await fetch('/wApi/proofs/signatures', {
      method: 'POST',
      body: JSON.stringify({ content: text }),
      headers: { 'content-type': 'application/json' },
    });
    return (await answer.json()).payload;
  }, content);

for (const platform of ['android', 'ios', 'browser'] as const) {
  test.describe(`a certificate, ${platform}`, () => {
    if (platform !== 'browser') test.use({ platform });

    test('is applied for and signed; one is verified and sent, once', async ({ world, phone }) => {
      await world.reset('member', undefined, at);
      const page = await phone.open('/certi/FCE21000?kndId=HLTH');
      await action(page, 'apply').click();
      await shows(page, 'FCE22100');
      await action(page, 'submit').click();
      await shows(page, 'FCE23000');
      if (platform === 'browser') {
        await action(page, 'sign').click();
        await expect(dialog(page, 'certificateAppOnly')).toBeVisible();
      } else {
        const signing = await phone.opens(() => action(page, 'sign').click());
        await shows(signing, 'FBC21000');
        phone.answer({
          openNativeScreen: { isVerified: true, kind: 'finger' },
          signWithCertificate: ({ content }) => signTruly(signing, content),
        });
        await field(signing, 'read').check();
        await action(signing, 'sign').click();
        await shows(page, 'FCE24000');
        expect(await world.journal('POST /certi/apply')).toHaveLength(1);
      }
      await page.goto('/certi/FCE15000');
      await reach.FCE24310?.(page);
      await expect(page.locator('[data-result="success"]')).toContainText('진짜 증명서가 맞아요');
      await page.goBack();
      await action(page, 'send').click();
      await action(page, 'way-once').click();
      await shows(page, 'FCE17200');
      await action(page, 'submit').click();
      await enterPin(page, '927351', '전자문서지갑 비밀번호');
      await shows(page, 'FCE17230');
      await expect(page.locator('main')).toContainText('열람번호는 지금 한 번만 보여요');
      expect(await world.journal('POST /certi/send')).toHaveLength(1);
    });
  });
}
