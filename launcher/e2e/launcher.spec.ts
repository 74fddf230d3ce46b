import { checkEveryScreen, expect, expectAccessible, expectNoOverflow, shows, test } from '@wallet/mocks/e2e';
import { manifest } from '../src/manifest.ts';
import { samples } from './samples.ts';

// The two entries decide and go on: their tests, direct.spec.ts and roads.spec.ts look at them.
checkEveryScreen({ manifest, samples, except: ['ENTRY', 'KBGroupAppLaunch'] });

for (const persona of ['visitor', 'minor', 'noticePopup', 'groupKC0']) {
  test(`home of ${persona} is accessible and fits`, async ({ page, world }) => {
    await world.reset(persona);
    await page.goto('/main/FMA10000');
    await shows(page, 'FMA10000');
    await expect(page.locator('[data-part="cards"]')).toBeVisible();
    await expectAccessible(page);
    await expectNoOverflow(page);
  });
}

test('the catch-all is accessible and fits', async ({ page }) => {
  await page.goto('/no/such/page');
  await shows(page, 'NOT_FOUND');
  await expectAccessible(page);
  await expectNoOverflow(page);
});

test('(A69) (G37) html in a notice is cleaned without a report: words stay, scripts and what passes for our own do not', async ({
  page,
  world,
}) => {
  await world.reset('member');
  await world.reply({
    method: 'POST',
    path: '/mstr/commPup/commPupInfo',
    body: {
      status: 200,
      code: '0000',
      message: '',
      payload: {
        commPupInfo: [
          {
            pupID: 'P1',
            hrPupID: 'P1',
            pupNonActvTrmNoday: 1,
            pupCtnt:
              '&lt;p data-screen=&quot;FAKE&quot; onclick=&quot;window.hit=1&quot;&gt;점검 &lt;b&gt;안내&lt;/b&gt;&lt;img src=x onerror=&quot;window.hit=1&quot;&gt;&lt;script&gt;window.hit=1&lt;/script&gt;&lt;a href=&quot;javascript:window.hit=1&quot;&gt;링크&lt;/a&gt;&lt;/p&gt;',
            pupBttnExprCnt: 1,
            pupBttn1Nm: '확인',
            pupBttnUrl1Ctnt: '',
            pupDescCtnt: '',
            imgUrlCtnt: '',
          },
        ],
      },
    },
  });
  await page.goto('/main/FMA10000');
  const popup = page.locator('[data-popup="notice"]');
  await expect(popup.locator('b')).toHaveText('안내');
  await expect(
    popup.locator('script, [onclick], [onerror], [data-screen], a[href^="javascript"]'),
  ).toHaveCount(0);
  expect(await page.evaluate(() => (window as { hit?: number }).hit)).toBeUndefined();
});

test('the pictures come from one file that is kept for ever, and are drawn', async ({ page, world }) => {
  await world.reset('member');
  const file = page.waitForResponse((answer) => /\/_shared\/kit-pictures-[^/]+\.svg$/.test(answer.url()));
  await page.goto('/main/FMA10000');
  await shows(page, 'FMA10000');
  expect((await file).headers()['cache-control']).toContain('immutable');
  const drawn = page.locator('[data-card="forest"] [data-picture="forest"] use');
  await expect.poll(() => drawn.evaluate((use: SVGUseElement) => use.getBBox().width)).toBeGreaterThan(10);
});

test('home says what comes next, and leads to the bookings', async ({ page, world }) => {
  await world.reset('member');
  await world.reply({
    method: 'GET',
    path: '/mstr/main/comingUp',
    body: {
      status: 200,
      code: '0000',
      message: '',
      payload: {
        comingUpList: [
          {
            comngId: 'forest FB1',
            kndCd: 'BOOK',
            className: 'forest',
            routeName: 'FTR61000',

            comngNm: '가온숲',
            comngEngNm: 'Gaon forest',
            bgngDttm: '29991127',
            endDttm: '29991128',
          },
          {
            comngId: 'x 1',
            kndCd: 'BOOK',
            className: 'x',
            routeName: 'NOSCREEN',

            comngNm: '없는 화면',
            comngEngNm: 'Nowhere',
            bgngDttm: '29991126',
            endDttm: '29991128',
          },
        ],
      },
    },
  });
  await page.goto('/main/FMA10000');
  await shows(page, 'FMA10000');
  const row = page.locator('[data-action="comingUp"]');
  await expect(row).toContainText('가온숲');
  await world.forgetReplies();
  await row.click();
  await shows(page, 'FTR61000');
});

test('the dots under the services of home stay right under the page that is seen, whatever room another one needs', async ({
  page,
  world,
}) => {
  await world.reset('visitor');
  await page.goto('/main/FMA10000');
  await shows(page, 'FMA10000');
  const dots = page.locator('[data-action="nextPage"]');
  const gap = () =>
    dots.evaluate((button) => {
      const names = [...document.querySelectorAll('[data-card]')].slice(0, 8);
      const bottom = Math.max(...names.map((name) => name.getBoundingClientRect().bottom));
      return Math.round((button.firstElementChild ?? button).getBoundingClientRect().top - bottom);
    });
  await expect(dots).toBeVisible();
  const before = await gap();
  expect(before).toBeGreaterThan(0);
  const room = (height: string) =>
    page
      .locator('[data-card]')
      .nth(8)
      .evaluate((cell, height) => {
        (cell as HTMLElement).style.minHeight = height;
      }, height);
  const own = await page
    .locator('[data-card]')
    .nth(8)
    .evaluate((cell) => cell.getBoundingClientRect().height);
  await room(`${own + 4}px`);
  await expect.poll(gap).toBe(before);
  await room('');
  await expect.poll(gap).toBe(before);
});

test('the settings of home are divided as its pages are; a card is dragged from one to the other', async ({
  page,
  world,
}) => {
  await world.reset('member');
  await page.goto('/main/FMA10000');
  await shows(page, 'FMA10000');
  const ids = (from: string) =>
    page.locator(from).evaluateAll((all) => all.map((one) => one.getAttribute('data-card') ?? ''));
  await expect(page.locator('[data-card]').nth(16)).toBeAttached();
  const onHome = await ids('[data-card]');

  await page.goto('/main/FMA16100');
  await shows(page, 'FMA16100');
  // What stands under each head, up to the next.
  const parts = () =>
    page.locator('ol:has([data-setting]) > li').evaluateAll((rows) => {
      const found: string[][] = [];
      for (const row of rows) {
        const id = row.getAttribute('data-setting');
        if (id === null) found.push([]);
        else found.at(-1)?.push(id);
      }
      return found;
    });
  await expect.poll(async () => (await parts()).flat()).toEqual(onHome);
  expect((await parts())[0]).toHaveLength(8);

  const [first = [], second = []] = await parts();
  const handle = page.locator(`[data-setting="${first[7]}"] button[aria-expanded]`);
  await handle.evaluate((each) => each.scrollIntoView({ block: 'center' }));
  const box = await handle.boundingBox();
  const row = await page.locator(`[data-setting="${second[0]}"]`).boundingBox();
  if (!box || !row) throw new Error('not laid out');
  const x = box.x + box.width / 2;
  await page.mouse.move(x, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(x, row.y + row.height * 0.75, { steps: 6 });
  await page.mouse.up();
  const [moved = [], then = []] = await parts();
  expect([moved.at(-1), then[0]]).toEqual([second[0], first[7]]);
  await page.goto('/main/FMA10000');
  await expect(page.locator('[data-card]').nth(8)).toHaveAttribute('data-card', first[7] ?? '');
});
