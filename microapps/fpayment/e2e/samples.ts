import { action, type Page, shows } from '@wallet/mocks/e2e';
import { home, showCode, toConfirm, typeCode } from './road.ts';

const fromHome = ['FFQ02100', 'FFQ02200', 'FFQ02300', 'FFQ02400'];

/** Addresses of screens that need to be told where they come from. */
export const samples: Record<string, string> = {
  ...Object.fromEntries(fromHome.map((code) => [code, home])),
  FFQ03100: '/fpayment/FFQ03000',
};

/** How to walk on to a screen that no address alone reaches. */
export const reach: Record<string, (page: Page) => Promise<void>> = {
  async FFQ02100(page) {
    await showCode(page);
  },
  async FFQ02200(page) {
    await shows(page, 'FFQ01000');
    await action(page, 'scanCode').click();
  },
  FFQ02300: (page) => typeCode(page, 'FRQR.M0001'),
  FFQ02400: (page) => toConfirm(page),
  async FFQ03100(page) {
    await page.locator('[data-action="openPayment"]').first().click();
  },
};

/** Screens that make no call of their own. */
export const asksNothing = ['FFQ01100', 'FFQ06000', 'login'];
