import { action, type Page, shows } from '@wallet/mocks/e2e';

/** Addresses of screens that need to be told more, or where the way to them begins. */
export const samples: Record<string, string> = {
  FML33100: '/pems/FML33100?anmlId=A1',
  FML40000: '/pems/FML40000?anmlId=A2',
  FML42300: '/pems/FML40000?anmlId=A2',
  FML42400: '/pems/FML40000?anmlId=A2',
  FML51000: '/pems/FML51000?anmlId=A1',
  FML52200: '/pems/FML52200?what=tag&anmlId=A1',
  FML53000: '/pems/FML53000?anmlId=A1',
  FML70000: '/pems/FML70000?type=found',
  FML70200: '/pems/FML70200?rprtId=R2',
};

/** The puppy, from its start to what is told of it. */
async function animal(page: Page): Promise<void> {
  await action(page, 'next').click();
  await shows(page, 'FML42000');
  await action(page, 'next').click();
  await shows(page, 'FML42200');
  await action(page, 'next').click();
  await shows(page, 'FML42300');
}

/** How to walk on from there. */
export const reach: Record<string, (page: Page) => Promise<void>> = {
  FML42300: animal,
  async FML42400(page) {
    await animal(page);
    await action(page, 'next').click();
  },
};

export const onTheWay: Record<string, string> = { FML42300: 'FML42400' };

/** The introduction asks nothing, and the guide's first chapter neither. */
export const asksNothing = ['FML42000', 'FML80000'];
