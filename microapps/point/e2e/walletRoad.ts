import { action, expect, field, type Page, shows } from '@wallet/mocks/e2e';

export const pointPassword = '482915';

/** Enters a number on the secure keypad and waits until that keypad has gone. */
export async function enterPin(page: Page, title: string, digits = pointPassword): Promise<void> {
  // What is entered once more names the password that it repeats, too.
  const isAgain = title.includes('한 번 더') || title.includes('다시');
  const pads = page.locator('[data-part="secureKeypad"]').filter({ hasText: title });
  const pad = isAgain ? pads : pads.filter({ hasNotText: '다시 입력' });
  await expect(pad).toBeVisible();
  for (const digit of digits) await pad.getByRole('button', { name: digit, exact: true }).click();
  // The last digit sends them.
  await expect(pad).toHaveCount(0);
}

/** From the offer on the first screen to the choice of an account. */
export async function agree(page: Page): Promise<void> {
  await shows(page, 'FPO11000');
  await field(page, 'agreeAll').check();
  await action(page, 'next').click();
  await shows(page, 'FPO13000');
}

/** From the first screen of somebody without a wallet to the wallet. */
export async function join(page: Page): Promise<void> {
  await shows(page, 'FPO10000');
  await action(page, 'join').click();
  await agree(page);
  await page.getByRole('radio').first().check();
  await action(page, 'submit').click();
  await enterPin(page, '새 포인트 비밀번호');
  await enterPin(page, '한 번 더');
  await expect(page.locator('[data-result="success"]')).toBeVisible();
}

/** Chooses in a sheet. */
async function choose(page: Page, name: string, option: string): Promise<void> {
  await field(page, name).click();
  await page.getByRole('button', { name: option, exact: true }).click();
}

/** The first page of due diligence. */
export async function answerAbout(page: Page): Promise<void> {
  await shows(page, 'FPO97000');
  await choose(page, 'job', '회사원');
  await field(page, 'address').fill('서울특별시 중구 세종대로 110');
  await action(page, 'submit').click();
  await shows(page, 'FPO98000');
}

/** The second one. */
export async function answerFunds(page: Page): Promise<void> {
  await choose(page, 'purpose', '해외여행');
  await choose(page, 'fund', '급여');
  await page.getByRole('radio').first().check();
  await action(page, 'submit').click();
  await shows(page, 'FPO99000');
}

/** The account that is not the main one is unlinked. */
export async function unlinkSecond(page: Page): Promise<void> {
  await shows(page, 'FPO21410');
  await action(page, 'more').click();
  await action(page, 'unlink').click();
  await shows(page, 'FPO21610');
  await action(page, 'submit').click();
  await page.locator('dialog[open] [data-action="confirm"]').click();
  await shows(page, 'FPO21620');
}
