import { action, dialog, expect, field, type Page, shows, tapAway, test } from '@wallet/mocks/e2e';

const outcomes = (page: Page) => page.locator('[data-outcome]');

async function start(page: Page) {
  await shows(page, 'SMP60000');
  await action(page, 'submit').click();
}

for (const platform of ['android', 'ios', 'browser'] as const) {
  test.describe(`an app is opened and gives back its result, ${platform}`, () => {
    test.use({ platform });

    test.beforeEach(async ({ world }) => {
      await world.reset('developer');
    });

    test('(G15) submitted, and nothing of it in plain storage', async ({ phone }) => {
      const opener = await phone.open('/sample/opening');
      const opened = await phone.opens(() => start(opener));
      await shows(opened, 'SMP61000');
      await field(opened, 'value').fill('김하늘');
      await action(opened, 'submit').click();
      const back = platform === 'browser' ? opened : await phone.until(1);
      await shows(back, 'SMP60000');
      await expect(outcomes(back)).toHaveText(['제출됨: 김하늘']);
      const stored = await back.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }]));
      expect(stored).not.toContain('김하늘');
      await back.reload();
      await shows(back, 'SMP60000');
      await expect(outcomes(back)).toHaveCount(0);
    });

    for (const [name, way, outcome] of [
      ['cancelled', 'cancelApp', 'cancelled'],
      ['a value that doesn’t fit', 'submitOther', 'invalid'],
    ] as const) {
      test(`(G15) ${name}`, async ({ phone }) => {
        const opener = await phone.open('/sample/opening');
        const opened = await phone.opens(() => start(opener));
        await shows(opened, 'SMP61000');
        await action(opened, way).click();
        const back = platform === 'browser' ? opened : await phone.until(1);
        await shows(back, 'SMP60000');
        await expect(outcomes(back)).toHaveCount(1);
        await expect(outcomes(back)).toHaveAttribute('data-outcome', outcome);
      });
    }

    test('(G15) closed: the customer goes back', async ({ phone }) => {
      const opener = await phone.open('/sample/opening');
      const opened = await phone.opens(() => start(opener));
      await shows(opened, 'SMP61000');
      await tapAway(opened, 'back');
      const back = platform === 'browser' ? opened : await phone.until(1);
      await shows(back, 'SMP60000');
      await expect(outcomes(back)).toHaveAttribute('data-outcome', 'closed');
    });

    if (platform === 'browser') return;

    test('(G15) the opener was loaded anew in the meantime', async ({ phone }) => {
      const opener = await phone.open('/sample/opening');
      const opened = await phone.opens(() => start(opener));
      await shows(opened, 'SMP61000');
      await opener.reload();
      await shows(opener, 'SMP60000');
      await field(opened, 'value').fill('again');
      await action(opened, 'submit').click();
      await phone.until(1);
      await expect(outcomes(opener)).toHaveText(['제출됨: again']);
    });

    test('(G16) too many open: the customer is told, and the opener stays', async ({ phone }) => {
      const opener = await phone.open('/sample/opening');
      await shows(opener, 'SMP60000');
      phone.fail('openWebView', 'DENIED');
      await action(opener, 'submit').click();
      await expect(dialog(opener, 'tooManyOpen')).toHaveCount(1);
      await action(opener, 'confirm').click();
      await shows(opener, 'SMP60000');
      expect(phone.pages()).toHaveLength(1);
    });
  });
}

test.describe("in the developer's phone", () => {
  test.beforeEach(async ({ page, world }) => {
    await world.reset('developer');
    await page.setViewportSize({ width: 1280, height: 960 });
    // Kept where the phone keeps what its panel says.
    await page.addInitScript(() =>
      localStorage.setItem('_host.settings', JSON.stringify({ persona: 'developer', mostWebViews: 2 })),
    );
    await page.goto('/_host/?start=/sample/opening');
  });

  const views = (page: Page) => page.locator('[data-host="webviews"] iframe');
  const top = (page: Page) => page.frameLocator('[data-host-top="true"]');
  const topShows = (page: Page, code: string) =>
    expect(top(page).locator(`[data-screen="${code}"][data-state="ready"]`)).toBeVisible();
  const tap = (page: Page, name: string) => top(page).locator(`[data-action="${name}"]`).last().click();

  test('(G15) an opening whose WebView the phone kills is told apart from a closed one', async ({ page }) => {
    await topShows(page, 'SMP60000');
    for (const [way, outcome] of [
      ['kill-for-good', 'killed'],
      ['back', 'closed'],
    ] as const) {
      await tap(page, 'submit');
      await topShows(page, 'SMP61000');
      await page.locator(`[data-host="${way}"]`).first().click();
      await expect(views(page)).toHaveCount(1);
      await expect(top(page).locator('[data-outcome]').last()).toHaveAttribute('data-outcome', outcome);
    }
  });

  test('(G15) the opener was killed under the app it opened: it comes back and gets the result', async ({
    page,
  }) => {
    await topShows(page, 'SMP60000');
    await tap(page, 'submit');
    await topShows(page, 'SMP61000');
    const opener = page.frameLocator('[data-host="webviews"] iframe >> nth=0');
    await opener.locator('html').evaluate((html) => html.setAttribute('data-before', ''));
    // The list has the top first.
    await page.locator('[data-host="webview-list"] [data-host^="kill-"]').last().click();
    await expect(opener.locator('html:not([data-before]) [data-screen="SMP60000"]')).toBeAttached();
    await top(page).locator('[data-field="value"]').fill('kept');
    await tap(page, 'submit');
    await expect(views(page)).toHaveCount(1);
    await expect(top(page).locator('[data-outcome="submitted"]')).toHaveText('제출됨: kept');
  });

  test('(G16) one more than the phone can hold is refused in words, and nothing is lost', async ({
    page,
  }) => {
    await topShows(page, 'SMP60000');
    await tap(page, 'submit');
    await topShows(page, 'SMP61000');
    await top(page).locator('[data-field="value"]').fill('still here');
    await tap(page, 'deeper');
    await expect(top(page).locator('dialog[open][data-msg="tooManyOpen"]')).toBeVisible();
    await tap(page, 'confirm');
    await expect(views(page)).toHaveCount(2);
    await expect(top(page).locator('[data-field="value"]')).toHaveValue('still here');
  });
});
