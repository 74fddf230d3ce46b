import { expect, expectNoOverflow, shows, test } from '@wallet/mocks/e2e';
import { fillIn, findRoom, pay } from '../../microapps/forest/e2e/road.ts';

test.describe('the road in English', () => {
  test.use({ locale: 'en-US', platform: 'browser' });

  test('every step speaks English and fits', async ({ world, phone }) => {
    test.setTimeout(90_000);
    await world.reset('member');
    const page = await phone.open('/forest/FTR10000');
    await findRoom(page);
    await expectNoOverflow(page);
    await fillIn(page);
    await expectNoOverflow(page);
    await pay(page);
    await shows(page, 'returnUrl');
    await expectNoOverflow(page);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    // Names and what the customer entered stay as they are; everything else is English.
    expect(
      await page.locator('[data-screen] h1, [data-screen] h2, [data-screen] button').allInnerTexts(),
    ).not.toEqual(expect.arrayContaining([expect.stringMatching(/[가-힣]/)]));
  });

  test('only one language is fetched', async ({ world, phone }) => {
    await world.reset('member');
    const page = await phone.open('/forest/FTR10000');
    await shows(page, 'FTR10000');
    const files = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
    expect(files.filter((name) => /\/(kit-)?ko-[^/]*\.js$/.test(name))).toEqual([]);
    expect(files.filter((name) => /\/(kit-)?en-[^/]*\.js$/.test(name))).toHaveLength(2);
  });
});
