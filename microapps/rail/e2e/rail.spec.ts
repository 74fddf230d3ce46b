import { action, checkEveryFault, checkEveryScreen, expect, shows, test } from '@wallet/mocks/e2e';
import { manifest } from '../src/manifest.ts';
import { hold, pay, reach, samples, trainsAddress } from './samples.ts';

checkEveryScreen({ manifest, samples, reach });

const api = '/rail/api/v1';
// What is said beside the trip, and of the train beside the ticket; tickets stand without an answer once they were seen.
const aside = {
  FKS10000: ['notice', 'emergency-popup', 'ticket-list', 'customer-ticket-count'].map(
    (name) => `GET ${api}/${name}`,
  ),
  FKS60000: [`GET ${api}/ticket-list`],
  FKS61000: ['ticket-detail', 'ticket-list', 'train-time', 'train-schedule'].map(
    (name) => `GET ${api}/${name}`,
  ),
  // After paying, the page itself says that the end is open.
  ReceiveKBPay: [`GET ${api}/redis-select`, `POST ${api}/ticket-settlementIssue`],
};
const parts = { FKS40000: [`GET ${api}/train-seat-map`] };

checkEveryFault({ manifest, samples, reach, aside, parts });

for (const platform of ['android', 'ios', 'browser'] as const) {
  test.describe(`trains, ${platform}`, () => {
    test.use({ platform });

    test('Seoul to Busan for two with seats: bought, opened without a network, one returned', async ({
      world,
      phone,
      watch,
    }) => {
      await world.reset('member');
      const page = await phone.open(trainsAddress);
      await hold(page);
      await pay(page);
      await action(page, 'next').click();
      await shows(page, 'FKS61000');
      await expect(page.locator('[data-part="pass"][data-state="valid"]')).toContainText('서울 → 부산');
      watch.allow(/net::ERR_/);
      await world.reply({ method: 'GET', path: '/rail/api/v1/ticket-detail', drop: true, times: 1 });
      await page.locator('[data-screen="FKS61000"] input[type="radio"]').nth(1).click();
      await expect(page.getByText('인터넷에 연결되지 않았어요')).toBeVisible();
      await page.reload();
      await action(page, 'return').click();
      await page.locator('[data-screen="FKS61000"] input[type="checkbox"]').first().click();
      await action(page, 'submit').click();
      await page.locator('dialog[open] [data-action="confirm"]').click();
      await expect(page.locator('[data-part="pass"][data-state="cancelled"]')).toBeVisible();
      expect(await world.journal('POST /rail/api/v1/ticket-reservation')).toHaveLength(1);
    });
  });
}

test('a gift is received in the wallet of another', async ({ world, phone }) => {
  await world.reset('employee');
  const page = await phone.open(samples.ReceiveShare ?? '');
  await action(page, 'take').click();
  await shows(page, 'FKS61000');
  await expect(page.locator('[data-part="pass"][data-state="valid"]')).toBeVisible();
  await page.goto('/rail/FKS60000');
  await expect(page.locator('[data-action="openTicket"]')).toHaveCount(1);
});
