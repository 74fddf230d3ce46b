import { expect, test } from '@wallet/mocks/e2e';
import { openHost } from './openHost.ts';

const forest = '/forest/FTR10000';

test.beforeEach(async ({ world }) => {
  await world.reset('member');
});

/** Home in the first WebView, the forest in a second one, opened by it. */
async function openForest(page: Parameters<typeof openHost>[0], settings: Record<string, unknown> = {}) {
  const phone = await openHost(page, '/main/FMA10000', settings);
  await phone.shows('FMA10000');
  const home = await phone.topId();
  const reply = await phone.ask(home, 'openWebView', { url: forest, opening: 'once', single: true });
  const { webViewId } = reply.result as { webViewId: string };
  await phone.shows('FTR10000');
  return { phone, home, webViewId };
}

test('(G16) an app that is open already comes to the front and hears where it was to lead', async ({
  page,
}) => {
  const { phone, home, webViewId } = await openForest(page);
  const again = { url: '/forest/FTR21000', opening: 'twice', single: true };
  expect(await phone.ask(home, 'openWebView', again)).toMatchObject({
    ok: true,
    result: { webViewId, reopened: true },
  });
  expect(await phone.hears(webViewId, 'reopened')).toEqual({ url: '/forest/FTR21000' });
  await expect(phone.views).toHaveCount(2);

  // From above: the first WebView comes to the front, and the forest stays below it.
  await phone.control('least-privilege').uncheck();
  const back = await phone.ask(webViewId, 'openWebView', { url: '/main/FMA10000', single: true });
  expect(back).toMatchObject({ result: { webViewId: home, reopened: true } });
  expect(await phone.topId()).toBe(home);
  await phone.shows('FMA10000');
  await phone.control(`end-${webViewId}`).click();
  await expect(phone.views).toHaveCount(1);
});

test('(G16) there is an end to WebViews on WebViews', async ({ page }) => {
  const { phone, home } = await openForest(page, { mostWebViews: 3 });
  expect(await phone.ask(home, 'openWebView', { url: forest })).toMatchObject({ ok: true });
  const reply = await phone.ask(home, 'openWebView', { url: forest });
  expect(reply.error).toEqual({ code: 'DENIED', message: 'there are 3 WebViews already' });
  await expect(phone.views).toHaveCount(3);
});

test('(G15) a WebView that is killed for good is told to its opener with the id of the opening', async ({
  page,
}) => {
  const { phone, home, webViewId } = await openForest(page);
  await phone.control('kill-for-good').click();
  await expect(phone.views).toHaveCount(1);
  expect(await phone.hears(home, 'viewClosed')).toEqual({ webViewId, opening: 'once', reason: 'killed' });
});

test('(G15) an opener that was killed meanwhile hears the result once it has said hello again', async ({
  page,
}) => {
  const { phone, home, webViewId } = await openForest(page);
  await phone.control(`kill-${home}`).click();
  await phone.ask(webViewId, 'closeView', { result: { paid: true } });
  expect(await phone.hears(home, 'viewClosed')).toEqual({
    webViewId,
    result: { paid: true },
    opening: 'once',
    reason: 'closed',
  });
});

test('(G6) the app begins anew around its pages: it says so, and never answers what came before', async ({
  page,
}) => {
  const { phone, home, webViewId } = await openForest(page);
  await phone.control(`end-${webViewId}`).click();
  void phone.ask(home, 'openNativeScreen', { screen: 'D007792' }).catch(() => {});
  await expect(phone.control('sheet')).toBeVisible();
  await phone.control('app-restart').click();
  await phone.hears(home, 'restarted');
  await expect(phone.control('sheet')).toHaveCount(0);
  await expect(phone.log('openNativeScreen').filter({ hasText: 'never answered' })).toHaveCount(1);
  expect(await phone.ask(home, 'setTopBar', { title: 'x' })).toMatchObject({ kind: 'reply' });
});

test('(G20) the end of the login reaches every WebView, covered ones too', async ({ page, world }) => {
  const { phone, home, webViewId } = await openForest(page);
  await expect(phone.frame(home).locator('html')).toHaveAttribute('data-login', 'member');
  await world.reset('visitor');
  await phone.control('login-changed-out').click();
  await expect(phone.frame(webViewId).locator('html')).toHaveAttribute('data-login', 'visitor');
  await expect(phone.frame(home).locator('html')).toHaveAttribute('data-login', 'visitor');
});

test('(G28) a swipe from the left edge is the back button', async ({ page }) => {
  const { phone } = await openForest(page);
  const box = await phone.control('swipe').boundingBox();
  if (!box) throw new Error('there is no edge');
  const middle = box.y + box.height / 2;
  await page.mouse.move(box.x + 3, middle);
  await page.mouse.down();
  await page.mouse.move(box.x + 40, middle);
  await page.mouse.up();
  await expect(phone.views).toHaveCount(2);
  await page.mouse.move(box.x + 3, middle);
  await page.mouse.down();
  await page.mouse.move(box.x + 160, middle, { steps: 4 });
  await page.mouse.up();
  await expect(phone.views).toHaveCount(1);
});
