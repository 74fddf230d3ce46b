import { checkEveryScreen } from '../../.tools/e2e/everyScreen.ts';
import { expect, expectAccessible, expectNoOverflow, test } from '../../.tools/e2e/fixtures.ts';
import { shows } from '../../.tools/e2e/page.ts';
import { manifest } from '../src/manifest.ts';

// The entry decides and goes on: entry.test.tsx and direct.spec.ts look at it.
checkEveryScreen({ manifest, except: ['ENTRY'] });

for (const persona of ['visitor', 'minor', 'noticePopup', 'groupKC0']) {
  test(`home of ${persona} is accessible and fits`, async ({ page, world }) => {
    await world.reset(persona);
    await page.goto('/main/FMA10000');
    await shows(page, 'FMA10000');
    await expect(page.locator('[data-part="cards"]')).toBeVisible();
    await expectAccessible(page);
    await expectNoOverflow(page);
  });
}

test('the catch-all is accessible and fits', async ({ page }) => {
  await page.goto('/no/such/page');
  await shows(page, 'NOT_FOUND');
  await expectAccessible(page);
  await expectNoOverflow(page);
});
