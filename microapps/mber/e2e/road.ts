import { action, field, type Page, shows } from '@wallet/mocks/e2e';

/** Who a person of the mock is, as a form asks it. */
export interface Who {
  name: string;
  birth: string;
  residentKind: string;
  phone: string;
}

/** The code that the mock sends to every phone. */
const code = '135790';

export const stranger: Who = { name: '한새벽', birth: '950312', residentKind: '2', phone: '01077778888' };

export function persona(name: string, number: string, more: Partial<Who> = {}): Who {
  return { name, birth: '900215', residentKind: '2', phone: `010555512${number}`, ...more };
}

export async function agreeAll(page: Page): Promise<void> {
  await field(page, 'agreeAll').check();
  await action(page, 'next').click();
}

export async function verify(page: Page, who: Who): Promise<void> {
  await page.locator('input[data-field="name"]').fill(who.name);
  await field(page, 'birth').fill(who.birth);
  await field(page, 'residentKind').fill(who.residentKind);
  await page.locator('button[data-field="carrier"]').click();
  await page.locator('button[data-value="01"]').click();
  await action(page, 'submit').click();
  await field(page, 'phone').fill(who.phone);
  await action(page, 'sendCode').click();
  // With its last figure it sends itself.
  await field(page, 'code').fill(code);
}

export async function choosePassword(page: Page, password: string): Promise<void> {
  await field(page, 'password').fill(password);
  await field(page, 'passwordAgain').fill(password);
  await action(page, 'submit').click();
}

export async function signIn(page: Page, phone: string, password: string): Promise<void> {
  await shows(page, 'FME11000');
  await field(page, 'phone').fill(phone);
  await field(page, 'password').fill(password);
  await action(page, 'submit').click();
}
