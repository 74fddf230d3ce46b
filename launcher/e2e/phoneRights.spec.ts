import { readFile } from 'node:fs/promises';
import { expect, test } from '@wallet/mocks/e2e';
import { openHost } from './openHost.ts';

test('(G31) a page is denied what the manifest at its address does not list, whatever it claims to be', async ({
  page,
  world,
}) => {
  await world.reset('member');
  const phone = await openHost(page, '/lab/FLA61000');
  await phone.shows('FLA61000');
  const id = await phone.topId();
  const claim = { protocol: 1, app: 'sample', appVersion: '1.0.0', kitVersion: '1.0.0' };
  expect(await phone.ask(id, 'hello', claim)).toMatchObject({ ok: true });
  const denied = { code: 'DENIED', message: 'lab does not list getLocation in its manifest' };
  expect(await phone.ask(id, 'getLocation')).toMatchObject({ ok: false, error: denied });
  await expect(phone.control('sheet')).toHaveCount(0);
  await expect(phone.log('reply to getLocation')).toHaveAttribute('data-failed', '');
  await expect(phone.log('reply to getLocation')).toHaveAttribute('data-ms', /^\d+$/);
  const use = phone.control('audit').locator('[data-app="lab"] [data-method="getLocation"]');
  await expect(use).toHaveAttribute('data-use', 'denied');

  await phone.control('least-privilege').uncheck();
  const asked = phone.ask(id, 'getLocation');
  await phone.control('sheet-granted').click();
  expect(await asked).toMatchObject({ ok: true });
});

test('(G31) rights are those of the address a document began at, and nobody’s while the registry cannot be read', async ({
  page,
  world,
}) => {
  await world.reset('developer');
  const phone = await openHost(page, '/lab/FLA61000');
  await phone.shows('FLA61000');
  const id = await phone.topId();
  // A script in the page of one app takes the address of another: `sample` lists every method.
  await phone.top.locator('body').evaluate(() => history.replaceState(null, '', '/sample'));
  const message = 'lab does not list getLocation in its manifest';
  expect(await phone.ask(id, 'getLocation')).toMatchObject({ ok: false, error: { code: 'DENIED', message } });
  await expect(phone.control('sheet')).toHaveCount(0);

  await page.route('**/registry.json', (route) => route.fulfill({ json: { apps: 'none' } }));
  await page.goto('/_host/?start=/sample/bridge');
  await phone.shows('SMP70000');
  const unread = { code: 'DENIED', message: 'what is released cannot be read' };
  expect(await phone.ask(await phone.topId(), 'getToken')).toMatchObject({ ok: false, error: unread });
  await page.unroute('**/registry.json');
  expect(await phone.ask(await phone.topId(), 'getToken')).toMatchObject({ ok: true });
});

interface AuditRow {
  app: string;
  listed: string[] | null;
  used: Record<string, number>;
  denied: Record<string, number>;
  neverUsed: string[];
}

test('(G49) what apps use of the phone, walked through, is in the lists of their manifests', async ({
  page,
  world,
}, info) => {
  await world.reset('developer');
  const phone = await openHost(page, '/sample/bridge');
  await phone.shows('SMP70000');
  await phone.top.locator('[data-action="check"]').click();
  await expect(phone.top.locator('[data-part="report"]')).toBeVisible();
  await phone.control('restart').click();
  await phone.shows('FMA10000');
  await phone.top.locator('[data-card="forest"]').click();
  await phone.shows('FTR10000');
  await phone.control('back').click();
  await phone.shows('FMA10000');
  await phone.control('start').fill('/mber/FME11000');
  await phone.control('open').click();
  await expect(phone.control('audit').locator('[data-app="mber"]')).toBeVisible();

  const saving = page.waitForEvent('download');
  await phone.control('audit-save').click();
  const rows = JSON.parse(await readFile(await (await saving).path(), 'utf8')) as AuditRow[];
  const { apps } = (await (await page.request.get('/registry.json')).json()) as {
    apps: { id: string; bridge: string[] }[];
  };
  expect(rows.map(({ app }) => app).sort()).toEqual(['forest', 'launcher', 'mber', 'sample']);
  for (const { app, listed, used, denied } of rows) {
    expect(listed, app).toEqual(apps.find(({ id }) => id === app)?.bridge);
    expect(
      Object.keys(used).filter((method) => !listed?.includes(method)),
      app,
    ).toEqual([]);
    expect(denied, app).toEqual({});
  }
  await info.attach('capability-use.json', { body: JSON.stringify(rows, null, 2) });
});
