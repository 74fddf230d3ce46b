import { expect, expectAccessible, expectNoOverflow, type Page, test, type World } from '@wallet/mocks/e2e';

// The whole kit on one page: a busy machine takes its time.
test.describe.configure({ timeout: 120_000 });

async function openGallery(page: Page, world: World) {
  await world.reset('developer');
  await page.goto('/sample/gallery');
  await expect(page.locator('[data-screen="SMP50000"][data-state="ready"]')).toBeVisible();
}

/** Every group has had its turn and has loaded what it shows. */
async function seeAll(page: Page) {
  await expect(page.locator('[data-group][data-state="loading"]')).toHaveCount(0);
  for (const group of await page.locator('[data-group]').all())
    await expect(group.locator('section').first()).toBeVisible();
}

const focused = (page: Page) =>
  page.evaluate(
    () => document.activeElement?.getAttribute('data-action') ?? document.activeElement?.localName,
  );

test('(G44) every part is accessible in light and dark, and fits at 320 px and 200 % text', async ({
  page,
  world,
}) => {
  test.setTimeout(180_000);
  await openGallery(page, world);
  await seeAll(page);
  await expectAccessible(page);
  await expectNoOverflow(page);
});

test('(G44) in English no Korean is left but the name of the language', async ({ page, world }) => {
  await openGallery(page, world);
  // The words are fetched before the choice shows.
  await page.getByRole('radio', { name: 'English' }).click();
  await expect(page.getByRole('radio', { name: 'English' })).toBeChecked();
  await seeAll(page);
  await expect(page.getByRole('heading', { name: 'Components', level: 1 })).toBeVisible();
  const left = await page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    while (walker.nextNode()) {
      const text = walker.currentNode.textContent ?? '';
      if (/[\uac00-\ud7af]/.test(text)) found.push(text);
    }
    return found;
  });
  expect(left).toEqual(['한국어']);
});

test('a part is found by its name, by keyboard', async ({ page, world }) => {
  await openGallery(page, world);
  await page.locator('[data-field="find"]').fill('inline');
  await page.keyboard.press('Tab');
  expect(await focused(page)).toBe('jump');
  await page.keyboard.press('Enter');
  const line = page.locator('[data-sample~="InlineNotice"]');
  await expect(line).toBeInViewport();
  expect(await focused(page)).toBe('h2');
  await expect(line).toContainText("import { InlineNotice } from '@wallet/kit/ui';");
});

/** How often the sample list was asked for its first page again. */
const refreshes = (page: Page) =>
  page.locator('[data-refreshes]').evaluate((element) => Number(element.getAttribute('data-refreshes')));

const covers = [
  ['showAlert', 'dialog[data-msg="sessionExpired"]'],
  ['showConfirm', 'dialog[data-msg="leavePayment"]'],
  ['showLoginGuide', 'dialog[data-msg="loginGuide"]'],
  ['showPopup', 'dialog[data-popup="nativeGuidance"]'],
  ['showSheet', 'dialog:has(h2):not([data-msg]):not([data-popup])'],
  ['showTerms', 'dialog[data-part="terms"]'],
  ['showNotice', 'dialog[data-popup="notice"]'],
  ['showKeypad', 'dialog:has(h2):not([data-msg]):not([data-popup])'],
] as const;

for (const [action, selector] of covers) {
  test(`(G44) ${action}: the focus stays within, Escape closes it, and the focus goes back`, async ({
    page,
    world,
  }) => {
    await openGallery(page, world);
    const opener = page.locator(`[data-action="${action}"]`);
    await opener.focus();
    await page.keyboard.press('Enter');
    const dialog = page.locator(selector);
    await expect(dialog).toBeVisible();
    for (const key of ['Tab', 'Shift+Tab']) {
      for (let times = 0; times < 4; times += 1) {
        await page.keyboard.press(key);
        // A native dialog lets the focus go to the browser's own bar, never to the page behind it.
        const isWithin = await page.evaluate(() => {
          const active = document.activeElement;
          return active === document.body || active?.closest('dialog[open]') !== null;
        });
        expect(isWithin, `${key} stays within`).toBe(true);
      }
    }
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
  });
}

test('(R111, R112, R113) a choice in a sheet is shown, and found again when the sheet is opened', async ({
  page,
  world,
}) => {
  await openGallery(page, world);
  const field = page.locator('[data-field="sampleRegion"]');
  await field.click();
  await page.locator('dialog [data-value="jeju"]').click();
  await expect(field).toContainText('제주');
  await field.focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('dialog [data-value="jeju"]')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(field).toBeFocused();
});

test('(G44) with less motion nothing moves', async ({ page, world }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openGallery(page, world);
  await seeAll(page);
  const moving = () =>
    page.evaluate(() =>
      document
        .getAnimations()
        .filter(({ playState }) => playState === 'running')
        .map(({ effect }) => (effect as KeyframeEffect).target?.className),
    );
  await expect.poll(moving).toEqual([]);
});

test('(G44) with less motion a colour is there at once', async ({ page, world }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openGallery(page, world);
  const colour = await page
    .locator('h1, h2')
    .first()
    .evaluate((heading) => {
      getComputedStyle(heading).color;
      document.body.style.color = 'rgb(1, 2, 3)';
      heading.style.color = 'inherit';
      return getComputedStyle(heading).color;
    });
  expect(colour).toBe('rgb(1, 2, 3)');
});

test('(G44) less motion by choice of the gallery is given back when it is left', async ({ page, world }) => {
  await openGallery(page, world);
  await page.getByRole('radio', { name: '줄이기' }).check();
  await expect(page.locator('html')).toHaveAttribute('data-motion', 'reduced');
  await page.locator('header [data-action="home"]').first().click();
  await expect(page.locator('html')).not.toHaveAttribute('data-motion', 'reduced');
});

test.describe('by touch', () => {
  test.use({ hasTouch: true });

  test('(G44) pulling a list down at its top reads it anew', async ({ page, world }) => {
    await openGallery(page, world);
    await seeAll(page);
    const list = page.locator('[data-part="pagedList"]');
    const more = list.locator('[data-action="more"]');
    const last = list.getByText('15번째 항목', { exact: true });
    await expect(async () => {
      if (await more.isVisible()) await more.click({ timeout: 1000 });
      await expect(last).toBeVisible({ timeout: 500 });
    }).toPass();
    // Alone on the page, as a list is on its screen: only what stands at the top can be pulled.
    await list.evaluate((element) => {
      for (const other of document.querySelectorAll<HTMLElement>('main section, main nav, [data-group]'))
        if (!other.contains(element) && !element.contains(other)) other.hidden = true;
      window.scrollTo(0, 0);
    });
    const box = await list.locator('li').first().boundingBox();
    const finger = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', down = 0) =>
      finger.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: type === 'touchEnd' ? [] : [{ x: 160, y: (box?.y ?? 0) + 20 + down }],
      });
    await touch('touchStart');
    for (const down of [20, 60, 100]) await touch('touchMove', down);
    await expect(list).toContainText('당겨서 새로고침');
    await touch('touchMove', 160);
    await expect(list).toContainText('놓으면 새로고침해요');
    await touch('touchEnd');
    await expect(list).not.toContainText('놓으면 새로고침해요');
    await expect(list.getByText('1번째 항목', { exact: true })).toBeVisible();
    // It began anew with its first page; a longer one follows only as the customer reads on.
    await expect(list).toHaveAttribute('aria-busy', 'false');
    expect(await refreshes(page)).toBe(1);
  });

  test('(G44) the same by keyboard: its button reads the list anew', async ({ page, world }) => {
    await openGallery(page, world);
    await seeAll(page);
    const list = page.locator('[data-part="pagedList"]');
    await expect(list.getByText('1번째 항목', { exact: true })).toBeVisible();
    await list.locator('[data-action="refresh"]').press('Enter');
    await expect.poll(() => refreshes(page)).toBe(1);
  });
});

test('a flow goes on and back by keyboard, its heading taking the focus', async ({ page, world }) => {
  await openGallery(page, world);
  await seeAll(page);
  const flow = page.locator('section', { has: page.locator('[data-sample~="StepFlow"]') });
  await flow.locator('[data-action="next"]').press('Enter');
  await expect(flow.locator('[data-step="memo"]')).toBeVisible();
  await expect(flow.locator('header')).toContainText('2/3');
  await flow.locator('[data-action="next"]').press('Enter');
  await expect(flow.locator('[data-step="check"]')).toBeVisible();
  await flow.locator('[data-action="back"]').press('Enter');
  await expect(flow.locator('[data-field="sampleStepMemo"]')).toHaveValue('점심값');
});

test('where a page is loading the spinner does not come over its skeleton', async ({ page, world }) => {
  await openGallery(page, world);
  await page.locator('[data-action="showSpinner"]').click();
  const spinner = page.locator('[data-part="spinner"]').last();
  await expect(spinner).toBeVisible();
  await page.evaluate(() => document.querySelector('[data-screen]')?.setAttribute('data-state', 'loading'));
  await expect(spinner).toBeHidden();
});
