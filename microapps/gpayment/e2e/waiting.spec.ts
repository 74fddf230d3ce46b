import { expect, holdBack, shows, test } from '@wallet/mocks/e2e';

interface Seen {
  /** since the first bone stood there, in ms */
  after: number;
  opacity: number;
}

/** How much is seen of the bones of a skeleton, frame by frame for half a second; kept in `seenBones`. */
function watchBones() {
  const seen: Seen[] = [];
  let began: number | undefined;
  const look = () => {
    const bone = document.querySelector('[data-screen] [data-skeleton] > [aria-hidden]');
    if (bone) {
      began ??= performance.now();
      seen.push({ after: performance.now() - began, opacity: Number(getComputedStyle(bone).opacity) });
    }
    if ((seen.at(-1)?.after ?? 0) > 500) Object.assign(window, { seenBones: seen });
    else requestAnimationFrame(look);
  };
  look();
}

const seenBones = () => (window as { seenBones?: Seen[] }).seenBones;

test('a skeleton comes after 200 ms only, but for the first page of a document, whose entry has drawn one', async ({
  page,
  world,
}) => {
  await world.reset('member');
  const showRates = await holdBack(page, '**/inquiry/v1/gln/exrt*');
  await page.addInitScript(watchBones);
  await page.goto('/gpayment/FGP51100');
  await page.waitForFunction(seenBones);
  const first = (await page.evaluate(seenBones)) ?? [];
  expect(Math.min(...first.map(({ opacity }) => opacity))).toBeGreaterThan(0.5);
  showRates();
  await shows(page, 'FGP51100');

  const showNations = await holdBack(page, '**/inquiry/v1/nations*');
  await page.evaluate(() => Object.assign(window, { seenBones: undefined }));
  await page.evaluate(watchBones);
  await page.evaluate(() => {
    history.pushState({}, '', '/gpayment/FGP95000');
    window.dispatchEvent(new PopStateEvent('popstate'));
  });
  await page.waitForFunction(seenBones);
  const next = (await page.evaluate(seenBones)) ?? [];
  expect(next.filter(({ after, opacity }) => after < 150 && opacity > 0)).toEqual([]);
  expect(next.at(-1)?.opacity).toBeGreaterThan(0.5);
  showNations();
  await shows(page, 'FGP95000');
});
