import { expect, test, type World } from '@wallet/mocks/e2e';
import { openHost } from './openHost.ts';

// Everybody of `GET /_mocks/personas`, walked through by hand from the developer's phone at /_host/.

/** Known to the app's customer register, but no member of the wallet. */
const notMembers = ['notMember', 'notMember03', 'notMember04', 'newMember', 'notMemberMinor'];
/** Each of these signs in, or is kept signed in, in a way of its own: walked through whole. */
const signsInOtherwise = [
  ...['member', 'minor', 'foreigner', 'employee', 'developer', 'lite', 'restricted', 'locked', 'unsynced'],
  ...['singleSession', 'simpleLogin', 'groupKC0', 'groupKS2', 'groupKM0', 'groupKN1', 'groupKB0', 'starbank'],
];
const others = ['visitor', 'managementCode4', 'duplicateUser', 'dormant'];

type Personas = Awaited<ReturnType<World['personas']>>;

function nameOf(personas: Personas, id: string): string {
  const name = personas.find((persona) => persona.id === id)?.person?.custName;
  if (!name) throw new Error(`${id} has no name`);
  return name;
}

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

for (const id of signsInOtherwise) {
  test(`${id}: home, a card, my page and the way out`, async ({ page, world }) => {
    test.slow();
    const phone = await openHost(page, '/', { persona: 'visitor' });
    await phone.control('persona').selectOption(id);
    await walkMember(phone, nameOf(await world.personas(), id));
  });
}

/** Parts that can be walked at the same time. */
const PARTS = 4;
for (let part = 0; part < PARTS; part += 1) {
  test(`everybody else who can sign in: home with the own name, and the way out, part ${part + 1}`, async ({
    page,
    world,
  }) => {
    test.slow();
    const personas = await world.personas();
    const known = new Set([...others, ...notMembers, ...signsInOtherwise]);
    const rest = personas.map(({ id }) => id).filter((id) => !known.has(id));
    // The three lists above name nobody who is gone.
    expect(personas).toHaveLength(known.size + rest.length);
    const walked = rest.filter((_, index) => index % PARTS === part);
    expect(walked.length).toBeGreaterThan(5);
    const phone = await openHost(page, '/', { persona: 'visitor' });
    for (const id of walked) {
      await test.step(id, async () => {
        await phone.control('persona').selectOption(id);
        const popup = phone.top.locator('[data-popup="notice"] [data-action="close"]').first();
        if (id === 'noticePopup') await popup.click();
        await phone.shows('FMA10000');
        await isLoggedIn(phone, 'member');
        await expect(phone.top.locator('main')).toContainText(nameOf(personas, id));
        await tap(phone, 'tab-all');
        await logOut(phone);
      });
    }
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
  await expect(phone.top.locator('[data-action="page-FAL21000"]')).toBeVisible();
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
