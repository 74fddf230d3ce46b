import { action, checkEveryFault, checkEveryScreen, expect, shows, test } from '@wallet/mocks/e2e';
import { manifest } from '../src/manifest.ts';
import { fillReceiver, reach, samples } from './samples.ts';

checkEveryScreen({ manifest, samples, reach });
checkEveryFault({
  manifest,
  samples,
  reach,
  asksNothing: ['FNF10100'],
  parts: {
    FNF10000: ['POST /nft/tokens'],
    FNF20200: ['POST /nft/owners'],
    FNF62000: ['POST /nft/entryCode'],
  },
});

for (const platform of ['android', 'ios', 'browser'] as const) {
  test.describe(`a gift, ${platform}`, () => {
    if (platform !== 'browser') test.use({ platform });

    test('a token is sent with the PIN once, and taken back', async ({ world, phone }) => {
      await world.reset('member');
      const page = await phone.open('/nft/FNF20100?tknId=T1004');
      await action(page, 'send').click();
      await fillReceiver(page);
      await action(page, 'submit').click();
      for (const digit of '927351')
        await page.locator('dialog[open]').getByRole('button', { name: digit, exact: true }).click();
      await shows(page, 'FNF43000');
      expect(await world.journal('POST /nft/send')).toHaveLength(1);
      await action(page, 'seeTransfer').click();
      await action(page, 'recall').click();
      await page.locator('dialog[open] [data-action="confirm"]').click();
      await shows(page, 'FNF43002');
      await expect(page.locator('[data-result="success"]')).toContainText('되돌렸어요');
    });
  });
}

test('a visitor follows a link that has ended, and is told', async ({ world, page }) => {
  await world.reset();
  await page.goto('/nft/FNF20400?shareId=ended');
  await shows(page, 'FNF20400');
  await expect(page.locator('main')).toContainText('더 이상 볼 수 없어요');
});
