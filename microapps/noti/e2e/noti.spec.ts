import {
  action,
  checkEveryScreen,
  expect,
  expectAccessible,
  expectNoOverflow,
  shows,
  test,
} from '@wallet/mocks/e2e';
import { manifest } from '../src/manifest.ts';
import { samples } from './samples.ts';

checkEveryScreen({ manifest, samples });

test('(R760) a visitor walks through notices and events without signing in', async ({ page, world }) => {
  await world.reset('visitor');
  await page.goto('/noti/FAL11000');
  await shows(page, 'FAL11000');
  await expectAccessible(page);
  await action(page, 'openFAL21000').click();
  await shows(page, 'FAL21000');
  await page.locator('[data-action="openNotice"]').first().click();
  await shows(page, 'FAL21100');
  // As it was written: not the words alone.
  await expect(page.getByRole('table', { name: '점검 일정' }).getByRole('row')).toHaveCount(2);
  await page.goBack();
  await shows(page, 'FAL21000');
  await action(page, 'openFAL30000').click();
  await shows(page, 'FAL30000');
  await page.locator('[data-action="openEvent"]').first().click();
  await shows(page, 'FAL31100');
  await page.goBack();
  await shows(page, 'FAL30000');
  await page.getByRole('radio').nth(1).click();
  await page.locator('[data-action="openEvent"]').first().click();
  await shows(page, 'FAL32100');
});

test('(R081) (R761) an event opened cold by a deep link leads back to the list, and that one to home', async ({
  page,
}) => {
  await page.goto('/?pageId=FAL31100&hirkEvntID=GRP%2F2026-11');
  await shows(page, 'FAL31100');
  await expect(page).toHaveURL(/\/noti\/FAL31100\/GRP%2F2026-11$/);
  await action(page, 'back').click();
  await shows(page, 'FAL30000');
});

test('(R082) the result of an event opens by its own deep link', async ({ page }) => {
  await page.goto('/?pageId=FAL32100&hirkEvntID=EV0909&from=push');
  await shows(page, 'FAL32100');
  await expect(page).toHaveURL(/\/noti\/FAL32100\/EV0909\?from=push$/);
});

test('an event that is not there says so, in light, in dark and at 320 px', async ({ page }) => {
  await page.goto('/noti/FAL31100/nothing');
  await shows(page, 'FAL31100');
  await expectAccessible(page);
  await expectNoOverflow(page);
  await page.locator('main button').click();
  await shows(page, 'FAL30000');
});

test.describe('in the app', () => {
  test.use({ platform: 'android' });

  test('a notification is read, leads to another service in a WebView of its own, and is read when one comes back', async ({
    phone,
    world,
  }) => {
    await world.reset('member');
    const page = await phone.open('/noti/FAL11000');
    await shows(page, 'FAL11000');
    await page.getByRole('button', { name: /휴양림 예약이 완료/ }).click();
    await shows(page, 'FAL12000');
    const opened = await phone.opens(() => action(page, 'follow').click());
    await shows(opened, 'FTR61000');
    await phone.back();
    await phone.until(1);
    await phone.back();
    await expect(page.locator('[data-screen="FAL11000"]')).toBeVisible();
    await expect(page.getByRole('status').first()).toContainText('2건');
  });

  test('a member agrees to advertising after being asked, and keeps it after a reload', async ({
    phone,
    world,
  }) => {
    await world.reset('member');
    const page = await phone.open('/noti/FAL13000');
    await shows(page, 'FAL13000');
    await page.locator('[data-field="benefit"]').click();
    await page.locator('dialog[open][data-msg="adConsentAsk"] [data-action="confirm"]').click();
    await page.locator('dialog[open][data-msg="adConsentDone"] [data-action="confirm"]').click();
    await page.reload();
    await shows(page, 'FAL13000');
    await expect(page.locator('[data-field="benefit"]')).toBeChecked();
  });
});

test('the whole of a message is pressed, beside its act as well', async ({ page, world }) => {
  await world.reset('member');
  await page.goto('/noti/FAL11000');
  await shows(page, 'FAL11000');
  const act = await action(page, 'followNotification').first().boundingBox();
  if (!act) throw new Error('No message can be acted on.');
  await page.mouse.click(act.x + act.width + 60, act.y + act.height / 2);
  await shows(page, 'FAL12000');
});

test('offline, a list says so and comes when it is asked for again', async ({ page, world, watch }) => {
  watch.allow(/Failed to load resource|net::ERR/);
  await page.goto('/noti/FAL21000');
  await shows(page, 'FAL21000');
  // For as long as it takes: the page asks early, the client once more, and a browser may ask again by itself.
  await world.reply({ method: 'GET', path: '/noti/v1/notices', drop: true });
  await page.reload();
  const retry = page.locator('[data-action="retry"]');
  await expect(retry).toBeVisible();
  await world.forgetReplies();
  await retry.click();
  await expect(page.locator('[data-action="openNotice"]').first()).toBeVisible();
});

test('(R761) a visitor signs in from the result of an event, and comes back to it', async ({
  page,
  world,
}) => {
  await world.reset('visitor');
  const { phone = '', password = '' } = (await world.personas()).find(({ id }) => id === 'member') ?? {};
  await page.goto('/noti/FAL32100/EV0909');
  await shows(page, 'FAL32100');
  await action(page, 'login').click();
  await shows(page, 'FME11000');
  await page.locator('[data-field="phone"]').fill(phone);
  await page.locator('[data-field="password"]').fill(password);
  await action(page, 'submit').click();
  await shows(page, 'FAL32100');
  await expect(page.getByRole('heading', { level: 3 })).toContainText('축하드려요');
});
