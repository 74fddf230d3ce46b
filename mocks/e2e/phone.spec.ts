// The fake phone itself, proved with a page that speaks the bare protocol (contracts/bridge.md).
import { expect, type Page, type Platform, test } from './index.ts';

const page = `<!doctype html><title>plain</title><link rel="icon" href="data:,"><script>
  window.heard = [];
  window.WalletBridge = { receive: (text) => heard.push(JSON.parse(text)) };
  window.say = (method, params = {}, id = method) => {
    const text = JSON.stringify({ v: 1, kind: 'request', id, method, params });
    (window.WalletNative ?? window.webkit.messageHandlers.walletBridge).postMessage(text);
  };
</script>`;

type PlainWindow = Window & {
  heard: { id?: string; name?: string; ok?: boolean; result?: unknown; data?: unknown }[];
  say(method: string, params?: unknown): void;
  WalletNative?: { postMessage(text: string): void };
  webkit: { messageHandlers: { walletBridge: { postMessage(text: string): void } } };
};

const hello = { protocol: 1, app: 'plain', appVersion: '1.0.0', kitVersion: '1.0.0' };

function say(on: Page, method: string, params: unknown = {}) {
  return on.evaluate(
    ([name, given]) => (window as unknown as PlainWindow).say(name as string, given),
    [method, params],
  );
}

/** Until the page has heard a reply of this id, or an event of this name. */
async function heard(on: Page, what: string) {
  const find = () =>
    on.evaluate(
      (name) =>
        (window as unknown as PlainWindow).heard.find((each) => each.id === name || each.name === name),
      what,
    );
  await expect.poll(find, { message: `the page hears ${what}` }).toBeTruthy();
  return find();
}

test.beforeEach(async ({ context }) => {
  await context.route(/\/plain/, (route) => route.fulfill({ contentType: 'text/html', body: page }));
});

for (const platform of ['android', 'ios'] as const satisfies readonly Platform[]) {
  test.describe(platform, () => {
    test.use({ platform });

    test('says who it is, and refuses a call that lost its this', async ({ phone }) => {
      const first = await phone.open('/plain');
      await say(first, 'hello', hello);
      expect(await heard(first, 'hello')).toMatchObject({ ok: true, result: { platform, webViewId: '1' } });
      const refused = await first.evaluate(() => {
        const { WalletNative, webkit } = window as unknown as PlainWindow;
        const post = (WalletNative ?? webkit.messageHandlers.walletBridge).postMessage;
        try {
          post('{}');
        } catch (error) {
          return String(error);
        }
        return 'taken';
      });
      expect(refused).toContain('non-injected object');
      expect(await first.evaluate(() => ['WalletNative' in window, 'webkit' in window])).toEqual([
        platform === 'android',
        platform === 'ios',
      ]);
    });

    test('opens a WebView with storage of its own, and tells the opener when it has gone', async ({
      phone,
    }) => {
      const first = await phone.open('/plain');
      await say(first, 'hello', hello);
      await heard(first, 'hello');
      await first.evaluate(() => {
        sessionStorage.setItem('mine', '1');
        localStorage.setItem('ours', '1');
      });
      const second = await phone.opens(() => say(first, 'openWebView', { url: '/plain?second' }));
      expect(await heard(first, 'openWebView')).toMatchObject({ result: { webViewId: '2' } });
      expect(await first.evaluate(() => document.visibilityState)).toBe('hidden');
      expect(
        await second.evaluate(() => [sessionStorage.getItem('mine'), localStorage.getItem('ours')]),
      ).toEqual([null, '1']);
      await say(second, 'hello', hello);
      expect(await heard(second, 'hello')).toMatchObject({ result: { openerId: '1' } });
      expect(phone.pages()).toHaveLength(2);

      await say(second, 'closeView', { result: { chosen: 7 } });
      expect(await phone.until(1)).toBe(first);
      expect(await heard(first, 'viewClosed')).toMatchObject({
        data: { webViewId: '2', result: { chosen: 7 }, reason: 'closed' },
      });
      await heard(first, 'resume');
      await expect.poll(() => first.evaluate(() => document.visibilityState)).toBe('visible');
      expect(phone.calls('openWebView')).toEqual([{ url: '/plain?second' }]);
    });

    test('(G15) tells an opener how a WebView ended, also where the opener was killed meanwhile', async ({
      phone,
    }) => {
      const first = await phone.open('/plain');
      await say(first, 'hello', hello);
      await heard(first, 'hello');
      await phone.opens(() => say(first, 'openWebView', { url: '/plain?second', opening: 'once' }));
      await first.reload();
      expect(await phone.killForGood()).toBe(first);
      await say(first, 'hello', hello);
      expect(await heard(first, 'viewClosed')).toMatchObject({
        data: { webViewId: '2', opening: 'once', reason: 'killed' },
      });
    });

    test('(G16) brings an app that is open already to the front', async ({ phone }) => {
      const first = await phone.open('/plain');
      await say(first, 'hello', hello);
      await heard(first, 'hello');
      const second = await phone.opens(() => say(first, 'openWebView', { url: '/forest/FTR10000' }));
      // The page below asks on, as a timer of its own could.
      await say(first, 'openWebView', { url: '/forest/FTR21000', single: true });
      await expect.poll(() => phone.calls('openWebView')).toHaveLength(2);
      await expect
        .poll(() => first.evaluate(() => (window as unknown as PlainWindow).heard.at(-1)))
        .toMatchObject({
          result: { webViewId: '2', reopened: true },
        });
      expect(phone.top()).toBe(second);
      expect(phone.pages()).toHaveLength(2);
      expect(phone.log.filter(({ message }) => message.name === 'reopened')).toMatchObject([
        { message: { data: { url: '/forest/FTR21000' } } },
      ]);
    });

    test('(G6) begins anew around its pages', async ({ phone }) => {
      const first = await phone.open('/plain');
      await say(first, 'hello', hello);
      await heard(first, 'hello');
      phone.restart();
      await heard(first, 'restarted');
    });

    test('holds events back until the page has said hello, and brings the back button', async ({ phone }) => {
      const first = await phone.open('/plain');
      await phone.back();
      await say(first, 'hello', hello);
      await heard(first, 'backPressed');
      expect(
        await first.evaluate(() =>
          (window as unknown as PlainWindow).heard.map(({ id, name }) => id ?? name),
        ),
      ).toEqual(['hello', 'backPressed']);
    });

    test('a killed WebView comes back at its address with nothing in its memory', async ({ phone }) => {
      const first = await phone.open('/plain?step=2');
      await first.evaluate(() => sessionStorage.setItem('mine', '1'));
      const again = await phone.kill();
      expect(again.url()).toContain('/plain?step=2');
      expect(await again.evaluate(() => sessionStorage.getItem('mine'))).toBeNull();
      await say(again, 'hello', hello);
      await heard(again, 'hello');
    });

    test('answers what a test tells it to, or nothing', async ({ phone }) => {
      phone.answer({ checkPermission: { status: 'denied' } });
      const first = await phone.open('/plain');
      await say(first, 'hello', hello);
      await say(first, 'checkPermission', { name: 'camera' });
      expect(await heard(first, 'checkPermission')).toMatchObject({ result: { status: 'denied' } });
      phone.fail('getLocation', 'DENIED');
      await say(first, 'getLocation');
      expect(await heard(first, 'getLocation')).toMatchObject({ ok: false });
      phone.silence();
      await say(first, 'setTopBar', { title: 'x' });
      await expect.poll(() => phone.calls('setTopBar')).toHaveLength(1);
      expect(phone.log.at(-1)).toMatchObject({ from: 'page' });
    });
  });
}

test('two tests have worlds of their own, and the browser is signed in after a reset', async ({
  page: window,
  world,
}) => {
  await world.reset('member');
  await window.goto('/plain');
  const ask = () =>
    window.evaluate(async () => (await (await fetch('/wApi/mstr/userinfo')).json()) as { code: string });
  expect((await ask()).code).toBe('0000');
  expect(await world.journal('GET /mstr/userinfo')).toHaveLength(1);
  await world.reply({
    method: 'GET',
    path: '/mstr/userinfo',
    body: { status: 200, code: 'LAB', message: '' },
    times: 1,
  });
  expect((await ask()).code).toBe('LAB');
});
