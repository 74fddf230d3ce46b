import {
  action,
  dialog,
  expect,
  expectAccessible,
  expectNoOverflow,
  type Page,
  shows,
  test,
} from '@wallet/mocks/e2e';
import { agreeAll, choosePassword, persona, signIn, stranger, verify } from './road.ts';

const password = 'new-Wallet9!';

/** What a killed WebView leaves: the storage that all share, and nothing of its own. */
async function killWebView(page: Page): Promise<Page> {
  const url = page.url();
  const context = page.context();
  await page.close();
  const next = await context.newPage();
  await next.goto(url);
  return next;
}

async function storedOn(page: Page): Promise<string> {
  return page.evaluate(() => JSON.stringify({ ...localStorage }) + JSON.stringify({ ...sessionStorage }));
}

test('(R040) a link survives the sign-up and a killed WebView, and is followed once; each step is accessible', async ({
  page,
  world,
}) => {
  test.slow();
  await world.reset('visitor');
  await page.goto('/mber/FME21000?pageId=FTR10000');
  await shows(page, 'FME21000');
  await action(page, 'adult').click();
  await shows(page, 'FME72000');
  await agreeAll(page);
  await expect(page.locator('[data-step="verify"]')).toBeVisible();
  await expectAccessible(page);
  await expectNoOverflow(page);
  await verify(page, stranger);
  await expect(page.locator('[data-step="password"]')).toBeVisible();
  await expectAccessible(page);
  await expectNoOverflow(page);
  const stored = await storedOn(page);
  expect(stored).toContain('mber.signUp');
  for (const secret of [stranger.name, stranger.phone]) expect(stored + page.url()).not.toContain(secret);

  const again = await killWebView(page);
  await shows(again, 'FME72000');
  await expect(again.locator('[data-step="password"]')).toBeVisible();
  await choosePassword(again, password);
  await expect(again.locator('[data-result="success"]')).toBeVisible();
  await expectAccessible(again);
  await action(again, 'start').click();
  await shows(again, 'FTR10000');
  await again.goBack();
  await expect(again.locator('[data-screen="FME72000"]')).toHaveCount(0);
  expect(JSON.stringify(await world.journal())).not.toContain(password);
});

test('(R198, R064, R061) the fifth failure locks; verification and a reset unlock, and the way on is kept', async ({
  page,
  world,
}) => {
  test.slow();
  const locked = persona('강잠금', '11');
  await world.reset('visitor');
  await page.goto('/mber/FME11000?pageId=FTR10000');
  await signIn(page, locked.phone, 'wallet1234!');
  await dialog(page, 'loginLocked').locator('[data-action="confirm"]').click();
  await action(page, 'unlock').click();
  await shows(page, 'FME81200');
  await action(page, 'next').click();
  await shows(page, 'FME73100');
  await verify(page, locked);
  await expect(page.locator('[data-result="success"]')).toBeVisible();
  await expectAccessible(page);
  await action(page, 'next').click();
  await shows(page, 'FME73200');
  const again = await killWebView(page);
  await choosePassword(again, password);
  await action(again, 'signIn').click();
  await signIn(again, locked.phone, password);
  await shows(again, 'FTR10000');
});

test('(R043, R195) management code 4 comes first and leads on where the link wanted to go', async ({
  page,
  world,
}) => {
  const own = persona('윤정비', '12');
  await world.reset('visitor');
  await page.goto('/mber/FME11000?returnPath=%2Fforest%2FFTR10000');
  await signIn(page, own.phone, 'wallet1234!');
  await shows(page, 'FME95000');
  await page.goto('/mber/FMY10000');
  await shows(page, 'FME95000');
  const again = await killWebView(page);
  await shows(again, 'FME95000');
  await verify(again, own);
  await shows(again, 'FMY10000');
});

test('(R232, R233) a token of the book service signs in, or signs up; it stays in no address', async ({
  page,
  world,
}) => {
  test.slow();
  await world.reset('visitor');
  await page.goto('/mber/FME76000?token=book-notMember&pageId=FTR10000');
  await shows(page, 'FME76000');
  await expect(page).toHaveURL(/FME76000\?pageId=FTR10000$/);
  expect(await storedOn(page)).not.toMatch(/CI-WALLET|book-notMember/);
  const again = await killWebView(page);
  await shows(again, 'FME76000');
  await agreeAll(again);
  await verify(again, persona('신미래', '14'));
  await action(again, 'start').click();
  await shows(again, 'FTR10000');

  await world.reset('visitor');
  await again.goto('/mber/FME76000?token=book-member&pageId=FTR10000');
  await expect(dialog(again, 'bookSignInAsk')).toContainText('김*늘');
  await expect(again).toHaveURL(/FME76000\?pageId=FTR10000$/);
  await dialog(again, 'bookSignInAsk').locator('[data-action="confirm"]').click();
  await shows(again, 'FTR10000');

  // A link that names somebody else: whoever is signed in stays who they are, and nothing is asked about it.
  await world.forgetJournal();
  await again.goto('/mber/FME76000?token=book-employee&pageId=FTR10000');
  await shows(again, 'FME76000');
  await expect(again.locator('main')).toContainText('김*늘');
  await expectAccessible(again);
  await action(again, 'goOn').click();
  await shows(again, 'FTR10000');
  expect(await world.journal('POST /mber/kbaas/book/login')).toEqual([]);
  expect(await world.journal('POST /mstr/login/action')).toEqual([]);
});

test('(R041) the CI of certificate type 03 outlives a killed WebView', async ({ page, world }) => {
  const who = persona('문라희', '15');
  await world.reset('visitor');
  await page.goto('/mber/FME11000?pageId=FTR10000');
  await signIn(page, who.phone, 'wallet1234!');
  await dialog(page, 'signUpAsk').locator('[data-action="confirm"]').click();
  await shows(page, 'FME74000');
  expect((await storedOn(page)) + page.url()).not.toContain('CI-WALLET');
  const again = await killWebView(page);
  await shows(again, 'FME74000');
  await agreeAll(again);
  await verify(again, who);
  await action(again, 'start').click();
  await shows(again, 'FTR10000');
});

test('(R008) a child signs up with a guardian', async ({ page, world }) => {
  test.slow();
  await world.reset('visitor');
  await page.goto('/noti/FAL11000');
  await page.goto('/mber/FME21000');
  await action(page, 'minor').click();
  await shows(page, 'FME24000');
  await page.locator('[data-part="guardianTerms"] input').check();
  await action(page, 'next').click();
  await verify(page, persona('김하늘', '01'));
  await shows(page, 'FME72000');
  await agreeAll(page);
  await verify(page, persona('강아윤', '28', { birth: '150817', residentKind: '4' }));
  await choosePassword(page, password);
  await expect(action(page, 'start')).toBeVisible();
  await action(page, 'start').click();
  await shows(page, 'FMA10000');
  // Who signs up, the guardian, the sign-up: none of these forms comes back, in a browser either.
  await page.goBack();
  await shows(page, 'FAL11000');
});

test('after a reset and a sign-in back leads to where the customer was, never to a form', async ({
  page,
  world,
}) => {
  test.slow();
  await world.reset('visitor');
  await page.goto('/noti/FAL11000');
  await page.goto('/mber/FME10000');
  await shows(page, 'FME10000');
  await action(page, 'openFME73100').click();
  await verify(page, persona('김하늘', '01'));
  await action(page, 'next').click();
  await choosePassword(page, password);
  await expect(page.locator('[data-screen="FME73200"] [data-result="success"]')).toBeVisible();
  await page.goBack();
  await shows(page, 'FAL11000');
  await page.goto('/mber/FME10000');
  await action(page, 'openFME11000').click();
  await signIn(page, persona('김하늘', '01').phone, password);
  await shows(page, 'FMA10000');
  await page.goBack();
  await shows(page, 'FAL11000');
});

test('(R071) a member leaves the wallet, and is asked to sign up afterwards', async ({ page, world }) => {
  const own = persona('한가온', '29');
  await world.reset('justJoined');
  await page.goto('/mber/FMY10000');
  await shows(page, 'FMY10000');
  await action(page, 'leave').click();
  await page.locator('input[value="03"]').check();
  await expectAccessible(page);
  await action(page, 'next').click();
  await verify(page, own);
  await dialog(page, 'leaveWallet').locator('[data-action="confirm"]').click();
  await shows(page, 'FME92000');
  await expect(page.locator('html')).toHaveAttribute('data-login', 'visitor');
  await page.goto('/mber/FME11000');
  await signIn(page, own.phone, 'wallet1234!');
  await expect(dialog(page, 'signUpAsk')).toBeVisible();
});
