import { action, field, type Page, shows } from '@wallet/mocks/e2e';

/** Where the way to the steps of an exchange begins. */
export const samples: Record<string, string> = {
  FFC12000: '/fcpurs/FFC12000?crncyCd=USD',
  FFC23000: '/fcpurs/FFC21000',
  FFC24000: '/fcpurs/FFC21000',
  FFC24400: '/fcpurs/FFC24400?why=certificateNoMatch',
};

async function toQuote(page: Page): Promise<void> {
  await shows(page, 'FFC21000');
  await field(page, 'amount').fill('100');
  await action(page, 'next').click();
  await shows(page, 'FFC23000');
}

export async function toSign(page: Page): Promise<void> {
  await toQuote(page);
  await action(page, 'sign').click();
  await shows(page, 'FFC24000');
}

/** How to walk on from there. */
export const reach: Record<string, (page: Page) => Promise<void>> = { FFC23000: toQuote, FFC24000: toSign };
