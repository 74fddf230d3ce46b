import {
  action,
  checkEveryFault,
  checkEveryScreen,
  dialog,
  expect,
  type Page,
  shows,
  test,
  type World,
} from '@wallet/mocks/e2e';
import { manifest } from '../src/manifest.ts';
import { fill, onTheWay, prove, reach, samples } from './samples.ts';

// Who has a card is led on from the entry; a guardian's page needs the link of a child.
const all = { manifest, samples, reach, onTheWay, persona: 'guardian', except: ['FSL10000', 'FCO86200'] };
checkEveryScreen(all);
// Seen once, the card stands for a day without an answer.
const held = ['POST /idoc/studtid/getStudtIdCard'];
checkEveryFault({
  ...all,
  aside: {
    // It stands without what is cheaper with it, too.
    FSL21000: [...held, 'GET /idoc/studtid/benefits'],
    FSL21100: held,
    FSL21200: held,
    FSL21310: held,
  },
  parts: { FSL21100: ['POST /idoc/studtid/code'], FSL12100: ['GET /idoc/studtid/schools'] },
  asksNothing: ['FSL12100', 'FSL12200', 'FSL12300'],
});

test('a visitor is asked to sign in', async ({ page }) => {
  await page.goto('/studentcard/FCO86200?requestId=RQ-1');
  await expect(page.locator('[data-msg="loginGuide"]')).toBeVisible();
});

test.describe('a child’s card', () => {
  test('is asked for by its guardian, checked by the school, and shown with its code', async ({
    world,
    phone,
  }) => {
    await world.reset('guardian');
    const page = await phone.open('/studentcard/FSL12000');
    await fill(page);
    await prove(page);
    await shows(page, 'FSL13000');
    for (let look = 0; look < 3; look++) {
      const asked = page.waitForResponse(/studtid\/request\//);
      await action(page, 'reload').click();
      await asked;
    }
    await action(page, 'card').click();
    await shows(page, 'FSL21000');
    await expect(page.locator('[data-part="credentialCard"]')).toContainText('이새봄');
    await action(page, 'code').click();
    await shows(page, 'FSL21100');
    await expect(page.locator('[data-part="paymentCode"][data-state="shown"]')).toBeVisible();
    expect(await world.journal('POST /idoc/studtid/request')).toHaveLength(1);
  });
});

/** From now on the page is somebody else's. */
async function signIn(page: Page, world: World, persona: string, path: string): Promise<void> {
  await page.goto('about:blank');
  // A call that no page makes: the phone's home asks who the customer is whenever it likes, and would take the answer.
  const call = '/e2e/signIn';
  await world.reply({ method: 'GET', path: call, status: 204, times: 1, signIn: { persona } });
  await page.request.get(`/wApi${call}`);
  await page.goto(path);
}

/** A child asks, the guardian agrees by the link, the school answers, the card is shown. */
async function getCard(page: Page, world: World): Promise<void> {
  await fill(page);
  await action(page, 'send').click();
  await shows(page, 'FSL13000');
  const { search } = new URL(page.url());
  await signIn(page, world, 'guardian', `/studentcard/FCO86200${search}`);
  await shows(page, 'FCO86200');
  await prove(page);
  await expect(page.locator('[data-result="success"]')).toBeVisible();
  await signIn(page, world, 'minor', `/studentcard/FSL13000${search}`);
  await shows(page, 'FSL13000');
  for (let look = 0; look < 2; look++) {
    const asked = page.waitForResponse(/studtid\/request\//);
    await action(page, 'reload').click();
    await asked;
  }
  await action(page, 'reload').click();
  await action(page, 'card').click();
  await shows(page, 'FSL21000');
  await expect(page.locator('[data-part="credentialCard"] img')).toBeVisible();
}

for (const platform of ['android', 'ios'] as const) {
  test.describe(`a minor’s card, ${platform}`, () => {
    test.use({ platform });

    test('of a minor and their guardian: had, shown, lost, and had again', async ({ world, phone }) => {
      test.slow();
      await world.reset('minor');
      const page = await phone.open('/studentcard/FSL12000');
      await getCard(page, world);
      await action(page, 'code').click();
      await shows(page, 'FSL21100');
      await action(page, 'touchEmblem').click();
      await expect(page.locator('[data-part="paymentCode"][data-state="shown"]')).toBeVisible();

      await page.goto('/studentcard/FSL21310');
      await action(page, 'removeCard').click();
      await dialog(page, 'removeCard').locator('[data-action="confirm"]').click();
      await shows(page, 'FSL11000');
      await page.goto('/studentcard/FSL12000');
      await getCard(page, world);
    });
  });
}
