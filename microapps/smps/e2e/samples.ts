import { action, field, type Page, shows } from '@wallet/mocks/e2e';

/** Agrees to all terms that stand there. */
export async function agree(page: Page, code: string): Promise<void> {
  await shows(page, code);
  await field(page, 'agreeAll').check();
  await action(page, 'next').click();
}

/** Addresses of screens that need to be told more, or where the way to them begins. */
export const samples: Record<string, string> = {
  FSP23000: '/smps/FSP21000',
  FSP33010: '/smps/FSP33000',
  FSP52000: '/smps/FSP50000',
  FSP56000: '/smps/FSP56000?passId=SPS-member-1',
};

/** How to walk on from there. */
export const reach: Record<string, (page: Page) => Promise<void>> = {
  FSP23000: (page) => action(page, 'next').click(),
  FSP33010: (page) => action(page, 'openTicket').first().click(),
  async FSP52000(page) {
    await action(page, 'byHand').click();
    await agree(page, 'FSP55000');
  },
};

/** Steps of a registration stand on what a phone has read, and developers' pages on what is typed. */
export const asksNothing = [
  ...['FSP13000', 'FSP21000', 'FSP21200', 'FSP22000', 'FSP23000', 'FSP24010', 'FSP52000', 'FSP53000'],
  ...['smpstest1', 'smpstest2', 'smpstest3', 'smpstest4'],
];
