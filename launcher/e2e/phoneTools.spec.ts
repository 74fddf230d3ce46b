import { readFile } from 'node:fs/promises';
import { expect, test } from '@wallet/mocks/e2e';
import { fixtureSchema } from '../../kit/conformance/fixtureSchema.ts';
import { runFixture } from '../../kit/conformance/runFixture.ts';
import { createBridge } from '../../kit/src/bridge/index.ts';
import { v } from '../../kit/src/schema/index.ts';
import { createFakeHost } from '../../kit/src/testing/createFakeHost.ts';
import { openHost } from './openHost.ts';

test('(G38) what a page and the phone said to each other is saved as a test, and that test passes', async ({
  page,
  world,
}) => {
  await world.reset('member');
  const phone = await openHost(page, '/main/FMA10000');
  await phone.shows('FMA10000');
  const home = await phone.topId();
  await phone.ask(home, 'openNativeScreen', { screen: '' });
  await phone.ask(home, 'getLocation');
  await phone.top.locator('[data-card="forest"]').click();
  await phone.shows('FTR10000');
  await phone.control('back').click();
  await phone.hears(home, 'viewClosed');
  const saving = page.waitForEvent('download');
  await phone.control('log-save').click();
  const download = await saving;
  expect(download.suggestedFilename()).toBe('bridge-launcher.json');

  const fixture = v.parse(fixtureSchema, JSON.parse(await readFile(await download.path(), 'utf8')));
  expect(fixture.cases.map(({ method }) => method)).toEqual(
    expect.arrayContaining(['openNativeScreen', 'getLocation', 'openWebView']),
  );
  const host = createFakeHost();
  const bridge = createBridge({
    app: 'test',
    appVersion: '1',
    kitVersion: '1',
    transport: host.transport,
    ...(fixture.allowed && { allowed: fixture.allowed }),
  });
  const reports = await runFixture(fixture, bridge, host);
  expect(reports.filter(({ problems }) => problems.length > 0)).toEqual([]);
  expect(reports.map(({ name }) => name)).toEqual(expect.arrayContaining(['hello', 'viewClosed']));
});

test('(G38) pages that reach under the bars are told the insets', async ({ page, world }) => {
  await world.reset('member');
  const phone = await openHost(page, '/forest/FTR10000', { isEdgeToEdge: true });
  await phone.shows('FTR10000');
  const header = () =>
    phone.top
      .locator('header')
      .first()
      .evaluate((head) => getComputedStyle(head).paddingTop);
  await expect.poll(header).toBe('44px');
  await phone.control('edge-to-edge').uncheck();
  await expect.poll(header).toBe('0px');
});

for (const { platform, version, appVersion } of [
  { platform: 'ios', version: '6.4.0', appVersion: 'I6.4.0' },
  { platform: 'android', version: '6.2.26', appVersion: 'G6.2.26' },
]) {
  test(`(G40) the phone keeps to the contract by the check in the pocket: ${appVersion}`, async ({
    page,
    world,
  }) => {
    await world.reset('developer');
    const phone = await openHost(page, '/sample/bridge', { platform, version });
    await phone.shows('SMP70000');
    await phone.top.locator('[data-action="check"]').click();
    const report = phone.top.locator('[data-part="report"]');
    await expect(report).toHaveAttribute('data-app-version', appVersion);
    const text = (await report.locator('[data-part="json"]').textContent()) ?? '';
    const { cases } = JSON.parse(text) as { cases: { name: string; ok: boolean }[] };
    expect(cases.length).toBeGreaterThan(5);
    expect(cases.filter(({ ok }) => !ok)).toEqual([]);
    await expect(report).toHaveAttribute('data-ok', 'true');
  });
}

test('(G46) a file is picked in a browser, and what does not fit is refused by its reason', async ({
  page,
  world,
}) => {
  test.slow();
  await world.reset('developer');
  await page.goto('/sample/gallery#pick');
  const status = page.locator('[data-picked]');
  async function pick(action: string, name: string, mimeType: string, bytes = 10) {
    const choosing = page.waitForEvent('filechooser');
    await page.locator(`[data-action="${action}"]`).click();
    await (await choosing).setFiles({ name, mimeType, buffer: Buffer.alloc(bytes, 1) });
  }
  await pick('pickPhoto', 'photo.png', 'image/png');
  await expect(status).toHaveAttribute('data-picked', 'picked');
  await expect(status).toContainText('photo.png');
  await pick('pickPhoto', 'big.png', 'image/png', 1_000_001);
  await expect(status).toHaveAttribute('data-picked', 'tooLarge');
  await pick('pickDocument', 'photo.png', 'image/png');
  await expect(status).toHaveAttribute('data-picked', 'wrongType');

  const choosing = page.waitForEvent('filechooser');
  await page.locator('[data-action="pickDocument"]').click();
  await choosing;
  // Playwright cannot close the picker without a file: the browser's own event stands for it.
  const input = page.locator('body > input[type="file"]');
  await input.dispatchEvent('cancel');
  await expect(status).toHaveAttribute('data-picked', 'cancelled');
  await expect(input).toHaveCount(0);
});

test('(G46) a file is picked in a WebView of the phone', async ({ page, world }) => {
  test.slow();
  await world.reset('developer');
  const phone = await openHost(page, '/sample/gallery#pick');
  await phone.shows('SMP50000');
  const choosing = page.waitForEvent('filechooser');
  await phone.top.locator('[data-action="pickDocument"]').click();
  await (await choosing).setFiles({
    name: 'a.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF'),
  });
  await expect(phone.top.locator('[data-picked="picked"]')).toContainText('a.pdf');
});

test('(G38) what the phone answers is late by the latency that is set, and the log says how late', async ({
  page,
  world,
}) => {
  await world.reset('member');
  const phone = await openHost(page, '/main/FMA10000');
  await phone.shows('FMA10000');
  const home = await phone.topId();
  const longest = () =>
    phone
      .log('reply to getToken')
      .evaluateAll((all) => Math.max(0, ...all.map((entry) => Number(entry.getAttribute('data-ms')))));
  const asked = async () => expect((await phone.ask(home, 'getToken')).kind).toBe('reply');
  await asked();
  expect(await longest()).toBeLessThan(3_000);
  await phone.control('latency').fill('3000');
  await asked();
  await expect.poll(longest).toBeGreaterThanOrEqual(3_000);
});

test('(G38) at a loss of 100 % nothing reaches the page, and the log says so; at none everything does', async ({
  page,
  world,
}) => {
  await world.reset('member');
  const phone = await openHost(page, '/main/FMA10000');
  await phone.shows('FMA10000');
  const home = await phone.topId();
  const slider = phone.control('loss');
  await slider.fill('100');
  void phone.ask(home, 'getToken').catch(() => {});
  await expect(phone.log('lost')).not.toHaveCount(0);
  await slider.fill('0');
  expect((await phone.ask(home, 'getToken')).kind).toBe('reply');
});
