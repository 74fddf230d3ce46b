import {
  action,
  dialog,
  expect,
  expectAccessible,
  expectNoOverflow,
  type Page,
  shows,
  test,
} from '@wallet/mocks/e2e';

/** Page and service at one moment in Seoul; `POST /_mocks/reset` takes the clock of the world. */
async function at(page: Page, now: string, persona: string): Promise<void> {
  await page.clock.setFixedTime(new Date(now));
  const answer = await page.request.post('/_mocks/reset', { data: { persona, now } });
  expect(answer.ok()).toBe(true);
}

const during = '2023-11-20T10:00:00+09:00';

test.describe('every screen of event', () => {
  test('EPO10000 is accessible and fits, before and after taking part', async ({ page }) => {
    await at(page, during, 'member');
    await page.goto('/event/EPO10000');
    await shows(page, 'EPO10000');
    await expectAccessible(page);
    await expectNoOverflow(page);
    await page.locator('[data-field="agreeAll"]').check();
    await action(page, 'submit').click();
    await expect(page.locator('[data-result="success"]')).toBeVisible();
    await expectAccessible(page);
    await expectNoOverflow(page);
  });
});

for (const [moment, now] of [
  ['(R425) just before it opens', '2023-11-13T23:59:59.999+09:00'],
  ['(R426) the moment it is over', '2023-12-14T00:00:00+09:00'],
] as const) {
  for (const persona of ['visitor', 'member']) {
    test(`(R427) ${moment}, a ${persona} is led home`, async ({ page }) => {
      await at(page, now, persona);
      await page.goto('/event/EPO10000');
      await shows(page, 'FMA10000');
      await expect(page).toHaveURL(/\/main\/FMA10000$/);
      await expect(dialog(page, 'loginGuide')).toHaveCount(0);
    });
  }
}

test.describe('in another zone', () => {
  test.use({ timezoneId: 'America/Los_Angeles' });

  test('(R858) the window is that of Seoul', async ({ page }) => {
    await at(page, '2023-11-14T00:00:00+09:00', 'member');
    await page.goto('/event/EPO10000');
    await shows(page, 'EPO10000');
  });
});

test('(R762) a visitor within the window is asked to sign in; a member takes part once', async ({
  page,
  world,
}) => {
  await at(page, during, 'visitor');
  await page.goto('/event/EPO10000');
  await expect(dialog(page, 'loginGuide')).toBeVisible();
  await at(page, during, 'member');
  await page.goto('/event/EPO10000');
  await shows(page, 'EPO10000');
  await page.locator('[data-field="agreeAll"]').check();
  await action(page, 'submit').dblclick();
  await expect(page.locator('[data-result="success"]')).toContainText('12월 21일 (목)');
  await page.reload();
  await expect(page.locator('[data-result="success"]')).toContainText('EPO000001');
  await expect(page.locator('[data-action="submit"]')).toHaveCount(0);
  expect(await world.journal('POST /event/v1/events/EPO10000/applications')).toHaveLength(1);
});

test('the answer to taking part is cut off: it is said, and the part that was taken is shown', async ({
  page,
  world,
  watch,
}) => {
  watch.allow(/Failed to load resource|ERR_/);
  await at(page, during, 'member');
  await page.goto('/event/EPO10000');
  await shows(page, 'EPO10000');
  await page.locator('[data-field="agreeAll"]').check();
  const path = '/event/v1/events/EPO10000/applications';
  await world.reply({ method: 'POST', path, drop: 'answer', times: 1 });
  await action(page, 'submit').click();
  await page.locator('dialog[open] [data-action="confirm"]').click();
  await expect(page.locator('[data-result="success"]')).toContainText('EPO000001');
  await expect(page.locator('[data-action="submit"]')).toHaveCount(0);
});
