import { action, expect, holdBack, type Page, shows, test } from '@wallet/mocks/e2e';

const rows = (page: Page, name: string) => page.locator(`[data-action="${name}"]`);
const top = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

/** Rows on the first page of every list, at most. */
const pageSize = 10;

/** Reads on until a second page of the list stands. */
async function readOn(page: Page, name: string): Promise<number> {
  await expect(rows(page, name).first()).toBeVisible();
  await rows(page, name).last().scrollIntoViewIfNeeded();
  await expect.poll(() => rows(page, name).count()).toBeGreaterThan(pageSize);
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  return rows(page, name).count();
}

test.beforeEach(async ({ world }) => {
  await world.reset('member');
});

for (const platform of ['android', 'browser'] as const) {
  test.describe(`back from a detail, ${platform}`, () => {
    test.use({ platform });

    for (const [list, row, detail] of [
      ['FAL11000', 'openNotification', 'FAL12000'],
      ['FAL21000', 'openNotice', 'FAL21100'],
    ] as const) {
      test(`${list} stands where it was left, on its second page`, async ({ phone }) => {
        const page = await phone.open(`/noti/${list}`);
        // Lines break elsewhere in our own face, which may come between: the place is looked at in one face.
        await holdBack(page, '**/*wallet-sans*');
        await shows(page, list);
        const count = await readOn(page, row);
        await rows(page, row).last().scrollIntoViewIfNeeded();
        const left = await top(page);
        expect(left).toBeGreaterThan(150);
        await rows(page, row).last().click();
        await shows(page, detail);
        expect(await top(page)).toBe(0);
        await phone.back();
        await shows(page, list);
        await expect(rows(page, row)).toHaveCount(count);
        await expect.poll(() => top(page)).toBe(left);
      });
    }
  });
}

test('what was read is read on the list that stands again', async ({ page }) => {
  await page.goto('/noti/FAL11000');
  await shows(page, 'FAL11000');
  await readOn(page, 'openNotification');
  const marks = page.locator('[data-part="pagedList"] li', { hasText: '새 알림' });
  const unread = await marks.count();
  expect(unread).toBeGreaterThan(0);
  await marks.first().locator('[data-action="openNotification"]').click();
  await shows(page, 'FAL12000');
  await action(page, 'back').click();
  await shows(page, 'FAL11000');
  await expect(marks).toHaveCount(unread - 1);
});

test('the way to the list by its button begins at the top', async ({ page }) => {
  await page.goto('/noti/FAL11000');
  await shows(page, 'FAL11000');
  await readOn(page, 'openNotification');
  await rows(page, 'openNotification').last().click();
  await shows(page, 'FAL12000');
  await action(page, 'list').click();
  await shows(page, 'FAL11000');
  expect(await top(page)).toBe(0);
});

test('events of another tab keep their own place', async ({ page }) => {
  await page.goto('/noti/FAL30000?tab=ended');
  await shows(page, 'FAL30000');
  const cards = rows(page, 'openEvent');
  await cards.last().click();
  await expect(page.locator('[data-screen="FAL31100"], [data-screen="FAL32100"]')).toBeVisible();
  await action(page, 'back').click();
  await shows(page, 'FAL30000');
  await expect(page).toHaveURL(/tab=ended$/);
  await page.getByRole('radio').first().click();
  await expect(cards.first()).toBeVisible();
  await expect.poll(() => top(page)).toBe(0);
});
