import { action, checkEveryFault, checkEveryScreen, expect, shows, test } from '@wallet/mocks/e2e';
import { manifest } from '../src/manifest.ts';
import { hold, pay, reach, samples } from './samples.ts';

checkEveryScreen({ manifest, samples, reach });
// The next visit is said beside the exhibitions. Seen once, a ticket stands at the gate without an answer.
const aside = { FMU10000: ['GET /museum/tickets'], FMU21000: ['GET /museum/tickets/{tcktNo}'] };

checkEveryFault({ manifest, samples, reach, aside });

test('a visitor is asked to sign in', async ({ page }) => {
  await page.goto('/museum/FMU10000');
  await expect(page.locator('[data-msg="loginGuide"]')).toBeVisible();
});

for (const platform of ['android', 'ios', 'browser'] as const) {
  test.describe(`tickets, ${platform}`, () => {
    test.use({ platform });

    test('the road from an exhibition to its tickets at the gate, and one of them back', async ({
      world,
      phone,
    }) => {
      await world.reset('member');
      const page = await phone.open('/museum/FMU11000?exhbId=E02');
      await hold(page);
      await pay(page);
      await expect(page.locator('[data-part="pass"][data-state="valid"]')).toContainText('금빛 왕관');
      await action(page, 'return').click();
      await expect(page.locator('[data-part="cancelFees"]')).toBeVisible();
      await page.locator('fieldset:has([data-field="count-adult"]) [data-action="decrease"]').click();
      await action(page, 'submit').click();
      await page.locator('dialog[open] [data-action="confirm"]').click();
      await expect(page.locator('[data-part="pass"]')).toContainText('1장');
      expect(await world.journal('POST /museum/hold')).toHaveLength(1);
      await page.goto('/museum/FMU20000');
      await shows(page, 'FMU20000');
    });
  });
}
