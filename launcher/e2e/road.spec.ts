import { action, dialog, expect, type Platform, shows, test } from '@wallet/mocks/e2e';
import { bookings, fillIn, findRoom, pay } from '../../microapps/forest/e2e/road.ts';

for (const platform of ['android', 'ios', 'browser'] as const satisfies readonly Platform[]) {
  test.describe(`the road, ${platform}`, () => {
    test.use({ platform });

    test('a customer taps the forest card, books a night and pays for it', async ({ world, phone }) => {
      await world.reset('member');
      const home = await phone.open('/');
      await shows(home, 'FMA10000');
      const before = await home.evaluate(
        async () => (await (await fetch('/wApi/forest/v1/bookings')).json()).payload.bkngList.length,
      );
      const forest = await phone.opens(() => home.locator('[data-card="forest"]').click());
      expect(new URL(forest.url()).pathname).toBe('/forest/FTR10000');
      if (platform !== 'browser') {
        expect(await forest.evaluate(() => sessionStorage.getItem('KbWallet'))).not.toBe(
          await home.evaluate(() => sessionStorage.getItem('KbWallet')),
        );
      }
      await findRoom(forest);
      await fillIn(forest);
      await pay(forest);
      await expect(forest.locator('[data-result="success"]')).toBeVisible();

      await forest.goto('/forest/FTR61000');
      expect(await bookings(forest)).toBe(before + 1);

      // The booking is told by a notification, which leads back to it.
      await forest.goto('/noti/FAL11000');
      await forest.locator('[data-action="openNotification"]').first().click();
      await shows(forest, 'FAL12000');
      await expect(forest.getByRole('heading', { name: '휴양림 예약이 완료됐어요' })).toBeVisible();
      const booking = await phone.opens(() => action(forest, 'follow').click());
      expect(new URL(booking.url()).pathname).toBe('/forest/FTR61110');
    });

    test('(R165) (G25) a visitor is asked to sign in, does, and is where they wanted to be', async ({
      world,
      phone,
    }) => {
      await world.reset('visitor');
      const personas = await world.personas();
      const member = personas.find(({ id }) => id === 'member');
      const page = await phone.open('/forest/FTR61000?from=card');
      await dialog(page, 'loginGuide').locator('[data-action="cancel"]').click();
      await shows(page, 'FME11000');
      await page.locator('[data-field="phone"]').fill(member?.phone ?? '');
      await page.locator('[data-field="password"]').fill(member?.password ?? '');
      await action(page, 'submit').click();
      await shows(page, 'FTR61000');
      expect(page.url()).toContain('/forest/FTR61000?from=card');
    });
  });
}

test.describe('native login', () => {
  test.use({
    platform: 'ios',
    phoneOptions: { answers: {} },
  });

  test('(R213) signs in at the entry with what the app gives, and shows home', async ({ world, phone }) => {
    await world.reset('visitor');
    const member = (await world.personas()).find(({ id }) => id === 'member');
    phone.answer({
      getLoginInfo: {
        ci: member?.ci ?? '',
        isVisitUser: 'N',
        nativeLiteYn: 'N',
        loginWay: '02',
        loginAccessMediaDstic: 'K1',
      },
    });
    const home = await phone.open('/');
    await shows(home, 'FMA10000');
    await expect(home.locator('html')).toHaveAttribute('data-login', 'member');
  });
});
