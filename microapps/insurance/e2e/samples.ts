import { action, type Page, shows } from '@wallet/mocks/e2e';

const home = '/insurance/FEI10000';

/** Addresses of screens that need to be told what is applied for, or a way to them. */
export const samples: Record<string, string> = {
  FEI20000: home,
  FEI30000: home,
  FEI40000: '/insurance/FEI40000?applicationId=EI0002',
};

async function choose(page: Page): Promise<void> {
  await shows(page, 'FEI10000');
  await page.locator('[data-action="openUnit"]').first().click();
  await shows(page, 'FEI20000');
}

/** How to walk on from there. */
export const reach: Record<string, (page: Page) => Promise<void>> = {
  FEI20000: choose,
  async FEI30000(page) {
    await choose(page);
    await action(page, 'next').click();
    await shows(page, 'FEI30000');
  },
};
