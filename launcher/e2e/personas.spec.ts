import { expect, test } from '@wallet/mocks/e2e';
import { openHost } from './openHost.ts';

// Everybody of `GET /_mocks/personas`, walked through by hand from the developer's phone at /_host/.

/** Known to the app's customer register, but no member of the wallet. */
const notMembers = ['notMember', 'notMember03', 'notMember04', 'newMember', 'notMemberMinor'];
const members: Readonly<Record<string, string>> = {
  member: '김하늘',
  minor: '이새봄',
  foreigner: 'EMMA JOHNSON',
  employee: '박지훈',
  developer: '최개발',
  lite: '정라임',
  restricted: '한제희',
  groupKC0: '오카린',
  groupKS2: '김증원',
  groupKM0: '이저솔',
  groupKN1: '박보은',
  groupKB0: '최은서',
  starbank: '정별하',
  locked: '강잠금',
  unsynced: '조동기',
  singleSession: '황단일',
  simpleLogin: '임간편',
  noPointWallet: '송새싹',
  noLinkedAccount: '유계좌',
  noGpaymentUser: '노해외',
  cddTarget: '안확인',
  payTermsOpen: '오약관',
  manyQualifications: '한다정',
  carbonMember: '초아름',
  guardian: '이도윤',
  newPassport: '신여권',
  passInvalid: '오무효',
  payReady: '장결제',
  noticePopup: '류공지',
  noEnglishName: '고은별',
  twoPayAccounts: '나두리',
  payerWithoutEnglishName: '하이름',
  passportLost: '문소라',
  reservist: '최민준',
  examinee: '윤도현',
  soldier: '정시우',
  exempt: '조은우',
};
const others = ['visitor', 'managementCode4', 'duplicateUser', 'dormant'];

type Phone = Awaited<ReturnType<typeof openHost>>;

async function tap(phone: Phone, name: string): Promise<void> {
  await phone.top.locator(`[data-action="${name}"]`).locator('visible=true').last().click();
}

const isLoggedIn = (phone: Phone, who: 'member' | 'visitor') =>
  expect(phone.top.locator(`html[data-login="${who}"]`)).toBeAttached();

/** A card in a WebView of its own, and back. */
async function openCard(phone: Phone): Promise<void> {
  await phone.top.locator('[data-card="forest"]').click();
  await expect(phone.views).toHaveCount(2);
  await phone.shows('FTR10000');
  await phone.control('back').click();
  await expect(phone.views).toHaveCount(1);
  await phone.shows('FMA10000');
}

async function openOwnPage(phone: Phone): Promise<void> {
  await tap(phone, 'tab-all');
  await tap(phone, 'page-FMY10000');
  await expect(phone.views).toHaveCount(2);
}

async function logOut(phone: Phone): Promise<void> {
  await phone.shows('FMA11000');
  await tap(phone, 'menu');
  await tap(phone, 'logout');
  await phone.top.locator('dialog[open][data-msg="logout"] [data-action="confirm"]').click();
  await isLoggedIn(phone, 'visitor');
  await expect(phone.top.locator('[data-action="login"]')).toBeVisible();
}

async function walkMember(phone: Phone, name: string): Promise<void> {
  await phone.shows('FMA10000');
  await isLoggedIn(phone, 'member');
  await expect(phone.top.locator('main')).toContainText(name);
  await openCard(phone);
  await openOwnPage(phone);
  await phone.shows('FMY10000');
  await expect(phone.top.locator('main')).toContainText(name);
  await phone.control('back').click();
  await expect(phone.views).toHaveCount(1);
  await logOut(phone);
}

test('nobody is left out', async ({ world }) => {
  const ids = (await world.personas()).map(({ id }) => id);
  expect(ids.toSorted()).toEqual([...others, ...notMembers, ...Object.keys(members)].toSorted());
});

for (const [id, name] of Object.entries(members)) {
  test(`${id}: home, a card, my page and the way out`, async ({ page }) => {
    test.slow();
    const phone = await openHost(page, '/', { persona: 'visitor' });
    await phone.control('persona').selectOption(id);
    if (id === 'noticePopup')
      await phone.top.locator('[data-popup="notice"] [data-action="close"]').first().click();
    await walkMember(phone, name);
  });
}

test('a visitor sees home, is asked to sign in for a card, and is led to the login', async ({ page }) => {
  test.slow();
  const phone = await openHost(page, '/', { persona: 'visitor' });
  await phone.shows('FMA10000');
  await isLoggedIn(phone, 'visitor');
  await expect(phone.top.locator('[data-part="assets"]')).toHaveCount(0);
  await phone.top.locator('[data-card="forest"]').click();
  const asked = phone.top.locator('dialog[open][data-msg="loginGuide"]');
  await asked.locator('[data-action="cancel"]').click();
  await phone.control('back').click();
  await expect(phone.views).toHaveCount(1);
  await expect(phone.top.locator('[data-action="page-FAL11000"]')).toBeVisible();
  await expect(phone.top.locator('[data-action="page-FMY10000"]')).toHaveCount(0);
  await tap(phone, 'menu');
  await tap(phone, 'login');
  await phone.shows('FME11000');
});

test('who is no member yet is led to the registration, and home is not theirs', async ({ page }) => {
  const phone = await openHost(page, '/', { persona: 'visitor' });
  for (const id of notMembers) {
    await test.step(id, async () => {
      await phone.control('persona').selectOption(id);
      await phone.shows('FCO82000');
      await isLoggedIn(phone, 'visitor');
      await expect(phone.top.locator('[data-field="agreeAll"]')).toBeVisible();
    });
  }
});

test('a dormant member is led to wake up', async ({ page }) => {
  const phone = await openHost(page, '/', { persona: 'visitor' });
  await phone.control('persona').selectOption('dormant');
  await phone.shows('FCO82000');
  await tap(phone, 'submit');
  await phone.shows('FME82000');
});

test('a customer who is registered twice is told so, and comes in as nobody', async ({ page }) => {
  const phone = await openHost(page, '/', { persona: 'visitor' });
  await phone.control('persona').selectOption('duplicateUser');
  await expect(phone.top.locator('dialog[open][data-msg="duplicateUser"]')).toBeVisible();
  await isLoggedIn(phone, 'visitor');
});

test('a member of management code 4 confirms the membership first, or signs out', async ({ page }) => {
  const phone = await openHost(page, '/', { persona: 'visitor' });
  await phone.control('persona').selectOption('managementCode4');
  await phone.shows('FME95000');
  await isLoggedIn(phone, 'member');
  await expect(phone.top.locator('[data-action="home"], [data-action="back"]')).toHaveCount(0);
  await tap(phone, 'logout');
  await phone.top.locator('dialog[open][data-msg="logout"] [data-action="confirm"]').click();
  await isLoggedIn(phone, 'visitor');
});
