import { action, field, type Page } from '@wallet/mocks/e2e';
import { nameOtherAccount } from './serviceRoad.ts';

/** Where the way to a screen of the service begins. */
export const serviceStarts: Record<string, string> = {
  FGP21410: '/gpayment/FGP21300',
  FGP21420: '/gpayment/FGP21300',
  FGP61110: '/gpayment/FGP61100',
  FGP99100: '/gpayment/FGP99100?tab=write',
  FGP99000: '/gpayment/FGP99000?anounSerno=GN0036',
};

/** The way to each later step. */
export const serviceReach: Record<string, (page: Page) => Promise<void>> = {
  async FGP21410(page) {
    await nameOtherAccount(page, 'FGP21410');
    await action(page, 'start').click();
    await field(page, 'number').waitFor();
  },
  async FGP21420(page) {
    await nameOtherAccount(page, 'FGP21420');
    await action(page, 'start').click();
    await page.locator('[data-part="callNumber"]').waitFor();
  },
  async FGP61110(page) {
    await action(page, 'openTransaction').first().click();
  },
};
