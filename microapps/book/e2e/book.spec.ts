import {
  action,
  checkEveryFault,
  checkEveryScreen,
  checkEveryState,
  expect,
  shows,
  test,
} from '@wallet/mocks/e2e';
import { manifest } from '../src/manifest.ts';

const samples = { FBK41000: '/book/FBK41000?words=고래', FBK51000: '/book/FBK51000?bookId=B001' };
// Who has a card is led on from the entry.
const except = ['FBK00000'];

checkEveryScreen({ manifest, samples, except });
// Seen once, the card stands for a day without an answer.
checkEveryFault({
  manifest,
  samples,
  except,
  aside: { FBK10000: ['GET /book/card'] },
  parts: { FBK71000: ['GET /mstr/main/holdings'] },
});
const nothing = async () => {};
checkEveryState('book', {
  entry: { at: '/book/FBK00000', persona: 'foreigner', reach: nothing, shows: '[data-screen="FBK00000"]' },
  join: { at: '/book/FBK21000', persona: 'minor', reach: nothing, shows: '[data-field="homeLibrary"]' },
  stopped: { at: '/book/FBK10000', persona: 'employee', reach: nothing, shows: '[data-part="pass"]' },
  library: {
    at: '/book/FBK31000',
    reach: (page) => page.locator('[data-action="openPlace"]').first().click(),
    shows: '[data-action="addLibrary"]',
  },
});

test('a visitor is asked to sign in', async ({ page }) => {
  await page.goto('/book/FBK10000');
  await expect(page.locator('[data-msg="loginGuide"]')).toBeVisible();
});

for (const platform of ['android', 'ios', 'browser'] as const) {
  test.describe(`the library, ${platform}`, () => {
    test.use({ platform });

    test('the road from the card to a book that is found, reserved and given back', async ({
      world,
      phone,
    }) => {
      await world.reset('member');
      const page = await phone.open('/book/FBK10000');
      await expect(page.locator('[data-part="codeNumber"]')).toBeVisible();
      await action(page, 'FBK41000').click();
      await page.locator('[data-field="words"]').fill('9791100000001');
      await page.keyboard.press('Enter');
      await action(page, 'openBook').click();
      await action(page, 'reserve').click();
      await shows(page, 'FBK62000');
      await action(page, 'cancel').click();
      await page.locator('dialog[open] [data-action="confirm"]').click();
      await expect(page.locator('[data-action="cancel"]')).toHaveCount(2);
      expect(await world.journal('POST /book/reserve')).toHaveLength(1);
      await page.goto('/book/FBK61000');
      await action(page, 'extendAll').click();
      await expect(page.locator('[data-action="extend"]')).toHaveCount(0);
    });
  });
}
