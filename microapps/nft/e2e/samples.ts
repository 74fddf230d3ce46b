import { action, field, type Page, shows } from '@wallet/mocks/e2e';

const token = (code: string, id = 'T1004') => `/nft/${code}?tknId=${id}`;

/** Addresses of screens that need to be told more, or where the way to them begins. */
export const samples: Record<string, string> = {
  FNF20100: token('FNF20100'),
  FNF20200: token('FNF20200'),
  FNF20300: token('FNF20300'),
  FNF20400: token('FNF20300'),
  FNF41000: token('FNF41000'),
  FNF42000: token('FNF41000'),
  FNF43000: '/nft/FNF20000',
  FNF43002: '/nft/FNF20000',
  FNF62000: token('FNF62000', 'T1001'),
};

export async function fillReceiver(page: Page): Promise<void> {
  await shows(page, 'FNF41000');
  await field(page, 'to').fill('010-5555-1204');
  await action(page, 'next').click();
  await shows(page, 'FNF42000');
}

async function openTransfer(page: Page): Promise<void> {
  await action(page, 'openTransfer').click();
  await shows(page, 'FNF43000');
}

/** How to walk on from there. */
export const reach: Record<string, (page: Page) => Promise<void>> = {
  async FNF20400(page) {
    // A browser that neither shares nor copies shows the link itself.
    const shown = page.locator('dialog[data-msg="shareRefused"] [data-action="confirm"]');
    await page.addLocatorHandler(shown, () => shown.click());
    await action(page, 'makeShare').click();
    await action(page, 'seeShared').click();
  },
  FNF42000: fillReceiver,
  FNF43000: openTransfer,
  async FNF43002(page) {
    await openTransfer(page);
    await action(page, 'recall').click();
    await page.locator('dialog[open] [data-action="confirm"]').click();
  },
};
