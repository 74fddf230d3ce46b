import { action, type Page, shows } from '@wallet/mocks/e2e';
import { ends, pay, showCode, upToCash, upToConfirm } from './payRoad.ts';

/** Where the way to a later step begins. */
export const payStarts: Record<string, string> = {
  FGP31510: '/gpayment/FGP31200',
  FGP31520: '/gpayment/FGP31200',
  FGP31510Kftc: '/gpayment/FGP31200Kftc',
  FGP31520Kftc: '/gpayment/FGP31200Kftc',
  FGP41200: '/gpayment/FGP41100',
  FGP41510: '/gpayment/FGP41100',
  FGP41520: '/gpayment/FGP41100',
};

const kftc = { code: 'KFTC-ID5001', amount: '150000', suffix: 'Kftc' };

async function toCashConfirm(page: Page): Promise<void> {
  await upToCash(page);
  await action(page, 'submit').click();
  await shows(page, 'FGP41510');
}

/** The way to each later step. */
export const payReach: Record<string, (page: Page) => Promise<void>> = {
  FGP31100: (page) => showCode(page),
  FGP31510: async (page) => {
    await upToConfirm(page);
    await page.goBack();
    const leave = page.locator('dialog[open] [data-action="confirm"]');
    await leave.click();
    await shows(page, 'FGP31510');
  },
  FGP31520: (page) => upToConfirm(page),
  FGP31510Kftc: async (page) => {
    await upToConfirm(page, kftc);
    await page.goBack();
    await page.locator('dialog[open] [data-action="confirm"]').click();
    await shows(page, 'FGP31510Kftc');
  },
  FGP31520Kftc: (page) => upToConfirm(page, kftc),
  FGP41200: (page) => upToCash(page),
  FGP41510: toCashConfirm,
  FGP41520: async (page) => {
    await toCashConfirm(page);
    await pay(page);
    await shows(page, 'FGP41520');
    await ends(page, 'success');
  },
};
