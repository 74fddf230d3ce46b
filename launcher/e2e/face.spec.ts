import { expect, shows, test } from '@wallet/mocks/e2e';

test('Wallet Sans is worn from the second screen on: nothing of it before a touch, and no text moves', async ({
  world,
  page,
}) => {
  await world.reset('member');
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('wallet-sans')) asked.push(new URL(request.url()).pathname);
  });
  await page.addInitScript(() => {
    const moved: number[] = [];
    Object.assign(window, { moved });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        moved.push((entry as PerformanceEntry & { value: number }).value);
    }).observe({ type: 'layout-shift' });
  });
  const root = page.locator('html');
  await page.goto('/noti/FAL21000');
  await shows(page, 'FAL21000');
  expect(asked).toEqual([]);
  await page.getByRole('main').click({ position: { x: 4, y: 4 } });
  const isThere = () =>
    page.evaluate(() => [...document.fonts].some(({ family }) => family.includes('Wallet Sans Rest')));
  await expect.poll(isThere).toBe(true);
  // The core alone: what stands in the slices is said nowhere here.
  expect(new Set(asked).size).toBe(1);
  await expect(root).not.toHaveAttribute('data-font');
  await page.getByRole('listitem').nth(1).getByRole('button').click();
  await shows(page, 'FAL21100');
  await expect(root).toHaveAttribute('data-font', 'wallet-sans');
  await expect(page.locator('body')).toHaveCSS('font-family', /^"Wallet Won", "Wallet Sans"/);
  const moved = await page.evaluate(() => (window as unknown as { moved: number[] }).moved);
  expect(moved.reduce((sum, value) => sum + value, 0)).toBeLessThan(0.001);
});
