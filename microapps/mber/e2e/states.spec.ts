import { action, checkEveryState, field, type Page } from '@wallet/mocks/e2e';
import { agreeAll, persona, stranger, verify, type Who } from './road.ts';

async function identify(page: Page, who: Who): Promise<void> {
  await page.locator('input[data-field="name"]').fill(who.name);
  await field(page, 'birth').fill(who.birth);
  await field(page, 'residentKind').fill(who.residentKind);
  await page.locator('button[data-field="carrier"]').click();
  await page.locator('button[data-value="01"]').click();
  await action(page, 'submit').click();
}

checkEveryState('mber', {
  'the sheet of mobile companies': {
    at: '/mber/FME22000',
    persona: 'visitor',
    reach: (page) => page.locator('button[data-field="carrier"]').click(),
    shows: 'button[data-value="01"]',
  },
  'a form with all its problems': {
    at: '/mber/FME22000',
    persona: 'visitor',
    reach: (page) => action(page, 'submit').click(),
    shows: '[data-msg="required"]',
  },
  'a code that is waited for, entered wrongly': {
    at: '/mber/FME22000',
    persona: 'visitor',
    async reach(page) {
      await identify(page, stranger);
      await field(page, 'phone').fill(stranger.phone);
      await action(page, 'sendCode').click();
      await field(page, 'code').fill('000000');
    },
    shows: '[data-field="code"][aria-invalid="true"]',
  },
  'terms in full': {
    at: '/mber/FME72000',
    persona: 'visitor',
    reach: (page) => page.locator('[data-action="openTerm"]').first().click(),
    shows: 'dialog[open] [data-action="confirm"]',
  },
  'the guardian proves who they are': {
    at: '/mber/FME24000',
    persona: 'visitor',
    async reach(page) {
      await page.locator('[data-part="guardianTerms"] input').check();
      await action(page, 'next').click();
    },
    shows: 'input[data-field="name"]',
  },
  'the sign-up by certificate, verifying': {
    at: '/mber/FME74000',
    persona: 'visitor',
    reach: agreeAll,
    shows: 'input[data-field="name"]',
  },
  'a login that is locked': {
    at: '/mber/FME11000',
    persona: 'visitor',
    async reach(page) {
      await field(page, 'phone').fill(persona('강잠금', '11').phone);
      await field(page, 'password').fill('wallet1234!');
      await action(page, 'submit').click();
      await page.locator('dialog[open] [data-action="confirm"]').click();
    },
    shows: '[data-action="unlock"]',
  },
  'a new password': {
    at: '/mber/FME73100',
    persona: 'visitor',
    async reach(page) {
      await verify(page, persona('김하늘', '01'));
      await action(page, 'next').click();
    },
    shows: '[data-screen="FME73200"] [data-field="passwordAgain"]',
  },
  'an account that is awake again': {
    at: '/mber/FME82000',
    persona: 'visitor',
    reach: (page) => verify(page, persona('백휴면', '26')),
    shows: '[data-result="success"]',
  },
  'another phone number': {
    at: '/mber/FME91000',
    reach: (page) => action(page, 'changePhoneNumber').click(),
    shows: 'input[data-field="name"]',
  },
  'the question before leaving': {
    at: '/mber/FMY10000',
    persona: 'justJoined',
    async reach(page) {
      await action(page, 'leave').click();
      await page.locator('input[value="03"]').check();
      await action(page, 'next').click();
      await verify(page, persona('한가온', '29'));
    },
    shows: 'dialog[open][data-msg="leaveWallet"]',
  },
  'the certificate that the app asks for': {
    at: '/mber/FME50000?isCertiAccess=Y',
    platform: 'android',
    reach: async () => {},
    shows: '[data-action="later"]',
  },
});
