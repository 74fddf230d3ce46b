import { expect, test } from '../../.tools/e2e/fixtures.ts';
import { action, dialog, shows } from '../../.tools/e2e/page.ts';

test.describe('an affiliate app opens the forest by its own address', () => {
  for (const platform of ['android', 'ios'] as const) {
    test.describe(platform, () => {
      test.use({ platform });

      test('a member is in at once, and back returns to the caller', async ({ world, phone }) => {
        await world.reset('member');
        const page = await phone.open('/forest/FTR10000');
        await shows(page, 'FTR10000');
        const journal = await world.journal();
        expect(journal.filter(({ path }) => path === '/mstr/userinfo').length).toBeGreaterThan(0);
        await phone.back();
        await expect.poll(() => phone.calls('closeView').length).toBe(1);
        // The first WebView shows home then; a test that ends before it is there fails for no reason.
        await shows(page, 'FMA10000');
      });

      test('a visitor meets the login guide and no screen', async ({ world, phone }) => {
        await world.reset('visitor');
        const page = await phone.open('/forest/FTR10000');
        await expect(dialog(page, 'loginGuide')).toBeVisible();
        await expect(page.locator('[data-screen]')).toHaveCount(0);
      });
    });
  }

  test('(G24) in a browser, back goes to the parent screen and then home', async ({ world, phone }) => {
    await world.reset('member');
    const page = await phone.open('/forest/FTR61000');
    await shows(page, 'FTR61000');
    await action(page, 'back').click();
    await shows(page, 'FTR10000');
    await action(page, 'back').click();
    await shows(page, 'FMA10000');
  });
});

test.describe('deep links', () => {
  test('(R080) (G23) pageId opens the page named by its last segment, the query travels on', async ({
    world,
    phone,
  }) => {
    await world.reset('member');
    const page = await phone.open('/?pageId=/any/path/FTR61000&memo=1');
    await shows(page, 'FTR61000');
    expect(new URL(page.url()).searchParams.get('memo')).toBe('1');
  });

  test('(A09) a pageId that names no screen ends on the catch-all', async ({ world, phone }) => {
    await world.reset('member');
    const page = await phone.open('/?pageId=FXX99999');
    await shows(page, 'NOT_FOUND');
  });

  test('(R011) an unknown address shows the catch-all to a visitor, with a way home', async ({
    world,
    phone,
  }) => {
    await world.reset('visitor');
    const page = await phone.open('/no/such/page');
    await shows(page, 'NOT_FOUND');
    await action(page, 'home').click();
    await shows(page, 'FMA10000');
  });
});
