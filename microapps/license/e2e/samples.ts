import { action, field, type Page, shows } from '@wallet/mocks/e2e';

/** Gives consent and comes to the list. */
export async function connect(page: Page): Promise<void> {
  await shows(page, 'KFC12000');
  await field(page, 'agreeAll').check();
  await action(page, 'next').click();
  await shows(page, 'KFC20000');
}

/** Addresses of screens that need to be told more, or where the way to them begins. */
export const samples: Record<string, string> = {
  KFC20000: '/license/KFC12000',
  KFC21000: '/license/KFC12000',
  KFC21002: '/license/KFC21000/0123456789abcdef',
};

/** How to walk on from there. */
export const reach: Record<string, (page: Page) => Promise<void>> = {
  KFC20000: connect,
  async KFC21000(page) {
    await connect(page);
    await action(page, 'openQualification').first().click();
    await action(page, 'openDocument').first().click();
  },
};
