import { checkEveryScreen, expect, test } from '@wallet/mocks/e2e';
import { manifest } from '../src/manifest.ts';
import { applyFor, reach, samples } from './samples.ts';

checkEveryScreen({ manifest, samples, reach });

test('a visitor is asked to sign in', async ({ page }) => {
  await page.goto('/canp/FZZ10000');
  await expect(page.locator('[data-msg="loginGuide"]')).toBeVisible();
});

test('home opens an item and back returns to it', async ({ page, world }) => {
  await world.reset('member');
  await page.goto('/canp/FZZ10000');
  await page.getByRole('button', { name: /12,000/ }).click();
  await expect(page.locator('[data-screen="FZZ20000"]')).toBeVisible();
  await page.goBack();
  await expect(page.locator('[data-screen="FZZ10000"]')).toBeVisible();
});

test('an application goes from the terms to its result, which a reload shows again', async ({
  page,
  world,
}) => {
  await world.reset('member');
  await page.goto('/canp/FZZ30000');
  await applyFor(page, '50000');
  await expect(page.locator('[data-result="success"]')).toContainText('50,000');
  await page.reload();
  await expect(page.locator('[data-result="success"]')).toContainText('50,000');
});
