import { action, type Page, shows } from '@wallet/mocks/e2e';

/** The first plane of the board that still waits. */
export async function openFlight(page: Page): Promise<void> {
  await shows(page, 'FKT31000');
  await page.locator('[data-field="search"]').fill('KE701');
  await action(page, 'openFlight').first().click();
  await shows(page, 'FKT31100');
}

/** Ways that lead to screens which need to be told something. */
export const samples: Record<string, string> = {
  FKT31100: '/htoa/FKT31000?date=tomorrow',
  tmap: '/htoa/FKT21001',
};

/** How to walk on from there. */
export const reach: Record<string, (page: Page) => Promise<void>> = {
  FKT31100: openFlight,
  async tmap(page) {
    await shows(page, 'FKT21001');
    await page.locator('details summary').first().click();
    await action(page, 'map').first().click();
    await shows(page, 'tmap');
  },
};
