import { action, expect, shows, test } from '@wallet/mocks/e2e';

const jeju = { latitude: 33.45, longitude: 126.6 };

for (const platform of ['android', 'ios', 'browser'] as const) {
  test.describe(`near me, ${platform}`, () => {
    test.use({
      platform,
      phoneOptions: {
        answers: { getLocation: { ...jeju, accuracy: 12, at: '2026-11-21T09:00:00+09:00' } },
      },
      geolocation: jeju,
      permissions: platform === 'browser' ? ['geolocation'] : [],
    });

    test('(R317, R261) after the consent the nearest forest comes first; the position goes nowhere', async ({
      world,
      phone,
    }) => {
      await world.reset('member');
      const page = await phone.open('/forest/FTR21000');
      await shows(page, 'FTR21000');
      await action(page, 'locate').click();
      const terms = page.locator('dialog[open][data-part="terms"], dialog[open]:has([data-part="terms"])');
      await expect(terms).toBeVisible();
      expect(phone.calls('getLocation')).toEqual([]);
      await terms.locator('[data-action="confirm"]').click();
      await expect(action(page, 'inOrder')).toBeVisible();
      await expect(page.locator('main h3').first()).toHaveText('오름숲 자연휴양림');
      expect(new URL(page.url()).search).toBe('');
      expect(JSON.stringify(await world.journal())).not.toContain('33.45');
      // The consent is the server's: after a reload nobody is asked again.
      await page.reload();
      await shows(page, 'FTR21000');
      await action(page, 'locate').click();
      await expect(action(page, 'inOrder')).toBeVisible();
    });
  });
}
