import { action, checkEveryFault, checkEveryScreen, expect, shows, test } from '@wallet/mocks/e2e';
import { manifest } from '../src/manifest.ts';
import { reach, samples } from './samples.ts';

checkEveryScreen({ manifest, samples, reach });
// Home stands without tickets and offers; a code stands while it is asked whether a till has read it.
const aside = {
  FCP10000: ['GET /cpon/v1/tickets', 'GET /cpon/v1/offers'],
  FCP14100: ['GET /cpon/v1/useState'],
  FCP40002: ['GET /cpon/v1/refundRules'],
};
checkEveryFault({
  manifest,
  samples,
  reach,
  aside,
  asksNothing: ['FCP26000UD14', 'FCP40001', 'TicketRegist'],
});

for (const platform of ['android', 'ios', 'browser'] as const) {
  test.describe(`coupons, ${platform}`, () => {
    test.use({ platform });

    test('one is received from a friend and used in part at a till, another has run out and is paid back', async ({
      world,
      phone,
    }) => {
      await world.reset('member');
      const page = await phone.open('/cpon/ReceiveCpon?presentId=PR0007');
      await action(page, 'goOn').click();
      await shows(page, 'FCP26000');
      await action(page, 'receive').click();
      await shows(page, 'FCP15200');
      await action(page, 'use').click();
      const plate = page.locator('[data-part="paymentCode"]');
      await expect(plate).toContainText(/\d{4} \d{4} \d{4} \d{4}/);
      const number = (await plate.innerText()).match(/\d{4} \d{4} \d{4} \d{4}/)?.[0].replaceAll(' ', '');
      const read = await page.request.post('/_mocks/till/use', { data: { code: number, amount: 4000 } });
      expect(await read.json()).toMatchObject({ taken: true });
      await expect(page.locator('[data-result="success"]')).toContainText('6,000원 남았어요');
      await page.goto('/cpon/FCP40002?hirkCtntID=C01023');
      await expect(page.locator('[data-msg="couponRefund"]')).toContainText('15,750원');
      await action(page, 'submit').click();
      await page.locator('dialog[open] [data-action="confirm"]').click();
      await expect(page.locator('main')).toContainText('환불한 쿠폰이에요');
      expect(await world.journal('POST /cpon/v1/refund')).toHaveLength(1);
    });
  });
}
