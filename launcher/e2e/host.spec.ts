import { expect, test } from '@wallet/mocks/e2e';

test("the road's first steps in the developer's phone: card, WebView on top, back", async ({
  page,
  world,
}) => {
  await world.reset('visitor');
  await page.setViewportSize({ width: 1280, height: 960 });
  await page.goto('/_host/');
  const top = page.frameLocator('[data-host-top="true"]');
  // The phone signs its customer in natively: nobody typed anything.
  await expect(
    top.locator('html[data-login="member"] [data-screen="FMA10000"][data-state="ready"]'),
  ).toBeVisible();
  await top.locator('[data-card="forest"]').click();
  await expect(top.locator('[data-screen="FTR10000"][data-state="ready"]')).toBeVisible();
  await expect(page.locator('[data-host="webviews"] iframe')).toHaveCount(2);
  await page.locator('[data-host="back"]').click();
  await expect(page.locator('[data-host="webviews"] iframe')).toHaveCount(1);
  await expect(top.locator('[data-screen="FMA10000"]')).toBeVisible();
});

test("the phone's customer is signed in on a page that is opened cold", async ({ page, world }) => {
  await world.reset('visitor');
  await page.setViewportSize({ width: 1280, height: 960 });
  await page.goto('/_host/?start=/forest/FTR10000');
  const top = page.frameLocator('[data-host-top="true"]');
  await expect(
    top.locator('html[data-login="member"] [data-screen="FTR10000"][data-state="ready"]'),
  ).toBeVisible();
});

test('the phone opens any page as an affiliate app does', async ({ page, world }) => {
  await world.reset('member');
  await page.setViewportSize({ width: 1280, height: 960 });
  await page.goto('/_host/?start=/forest/FTR61000');
  const top = page.frameLocator('[data-host-top="true"]');
  await expect(top.locator('[data-screen="FTR61000"][data-state="ready"]')).toBeVisible();
});
