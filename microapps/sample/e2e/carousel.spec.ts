import { expect, expectNoOverflow, type Page, shows, test } from '@wallet/mocks/e2e';

async function open(page: Page, sample: string) {
  await page.goto('/sample/gallery#carousel');
  await shows(page, 'SMP50000');
  const carousel = page.locator(`[data-sample="${sample}"]`);
  await carousel.scrollIntoViewIfNeeded({ timeout: 60_000 });
  return carousel;
}

/** What is really in sight, wherever the DOM says it is. */
async function seen(page: Page, sample: string): Promise<number[]> {
  return page.locator(`[data-sample="${sample}"]`).evaluate((root) => {
    const view = root.querySelector('[data-slide]')?.parentElement?.parentElement?.getBoundingClientRect();
    if (!view) return [];
    return [...root.querySelectorAll<HTMLElement>('[data-slide]')]
      .filter((slide) => {
        const { left, right } = slide.getBoundingClientRect();
        return left >= view.left - 2 && right <= view.right + 2;
      })
      .map(({ dataset }) => Number(dataset.slide));
  });
}

test.slow();

test.beforeEach(async ({ world }) => {
  await world.reset('developer');
});

test('(R115) (R415) (R416) moves by itself, round and round, until it is stopped', async ({ page }) => {
  const usual = await open(page, 'usual');
  await expect.poll(() => seen(page, 'usual'), { timeout: 30_000 }).toEqual([2]);
  await expect.poll(() => seen(page, 'usual'), { timeout: 30_000 }).toEqual([3]);
  await expect.poll(() => seen(page, 'usual'), { timeout: 30_000 }).toEqual([1]);
  await usual.locator('[data-action="pause"]').click();
  await expect(usual.locator('[data-part="carousel"]')).toHaveAttribute('data-state', 'paused');
  const [stands] = await seen(page, 'usual');
  await page.waitForTimeout(4000);
  expect(await seen(page, 'usual')).toEqual([stands]);
  await usual.locator('[data-action="play"]').click();
  await page.mouse.move(0, 0);
  await usual.locator('[data-action="pause"]').blur();
  await expect.poll(() => seen(page, 'usual'), { timeout: 30_000 }).not.toEqual([stands]);
});

test('goes by dots both ways over the end, one slide reachable at a time', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const usual = await open(page, 'usual');
  await expect(usual.locator('[data-part="carousel"]')).toHaveAttribute('data-state', 'paused');
  for (const to of [3, 1, 2]) {
    await usual.locator(`[data-to="${to}"]`).click();
    await expect.poll(() => seen(page, 'usual')).toEqual([to]);
    await expect(usual.locator('[data-slide]:not([inert])')).toHaveAttribute('data-slide', String(to));
  }
  await usual.locator('[data-to="2"]').press('ArrowRight');
  await expect.poll(() => seen(page, 'usual')).toEqual([3]);
  await expect(usual.locator('[data-to="3"]')).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => seen(page, 'usual')).toEqual([1]);
});

test('has an end, shows two at once, counts many, and leaves one alone', async ({ page }) => {
  const still = await open(page, 'still');
  await still.locator('[data-action="next"]').click();
  await still.locator('[data-action="next"]').click();
  await expect.poll(() => seen(page, 'still')).toEqual([3]);
  await expect(still.locator('[data-action="next"]')).toHaveAttribute('aria-disabled', 'true');
  expect(await seen(page, 'two')).toEqual([1, 2]);
  await page.locator('[data-sample="many"] [data-action="previous"]').click();
  await expect.poll(() => seen(page, 'many')).toEqual([9]);
  await expect(page.locator('[data-sample="one"] button')).toHaveCount(1);
});

test('stands where it stood when the library does not come, and is still scrolled by dots', async ({
  page,
  watch,
}) => {
  watch.allow(/swiper/, /Failed to load resource/);
  await page.route(/kit-swiper-/, (route) => route.abort());
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const usual = await open(page, 'usual');
  const before = await usual.boundingBox();
  await usual.locator('[data-to="3"]').click();
  await expect.poll(() => seen(page, 'usual')).toEqual([3]);
  await page.unroute(/kit-swiper-/);
  await page.reload();
  const after = await (await open(page, 'usual')).boundingBox();
  expect(after?.height).toBe(before?.height);
});

test('the home shows several banners side by side, moved by hand, and one alone', async ({ page, world }) => {
  const banner = (title: string) => ({
    bnrWrds1Ctnt: title,
    bnrWrds2Ctnt: '이번 달 말까지',
    bnrLinkUrlCtnt: 'FTR10000',
    BnrLinkUrlType: '1',
    IosUrlCtnt: '',
    imgUrlCtnt: '',
    bnrColr: '',
  });
  const offer = (...titles: string[]) =>
    world.reply({
      method: 'GET',
      path: '/comm/common/bannerInfo',
      body: { status: 200, code: '0000', message: '', payload: { bannerInfoList: titles.map(banner) } },
    });
  const banners = page.locator('[data-part="banner"]');
  const next = page.locator('[data-action="nextBanner"]');
  await offer('하나');
  await page.goto('/main/FMA10000');
  await shows(page, 'FMA10000');
  await expect(banners).toHaveCount(1);
  await expect(next).toHaveCount(0);
  await offer('하나', '둘', '셋');
  await page.reload();
  await expect(banners).toHaveCount(3);
  await next.scrollIntoViewIfNeeded();
  await expect(next).toContainText('1 / 3');
  await next.click();
  await expect(next).toContainText('2 / 3');
  const second = banners.filter({ hasText: '둘' });
  await expect(second).toBeInViewport();
  await expectNoOverflow(page);
  await second.locator('[data-action="close"]').click();
  await expect(banners).toHaveCount(0);
});
