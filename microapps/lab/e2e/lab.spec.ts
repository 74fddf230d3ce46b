import {
  action,
  checkEveryScreen,
  dialog,
  expect,
  expectAccessible,
  expectNoOverflow,
  field,
  shows,
  test,
} from '@wallet/mocks/e2e';
import { manifest } from '../src/manifest.ts';

checkEveryScreen({ manifest });

for (const persona of ['visitor', 'member']) {
  test(`(R782) FLA90000 leads a ${persona} home`, async ({ page, world }) => {
    await world.reset(persona);
    await page.goto('/lab/FLA90000');
    await shows(page, 'FMA10000');
    await expect(dialog(page, 'loginGuide')).toHaveCount(0);
  });
}

test('(R090) the safe note without an event is the static page, with one a page of the lab', async ({
  page,
  world,
}) => {
  await world.reset('member');
  await page.goto('/?pageId=FLA61000&type=safebox');
  await shows(page, 'SAFE_NOTE_INTRO');
  await page.goto('/?pageId=FLA61000&type=safebox&event=EV1001');
  await shows(page, 'FLA61000');
  await action(page, 'openEvent').click();
  await shows(page, 'FAL31100');
  await page.goBack();
  await shows(page, 'FLA61000');
});

test('an experiment is tried and judged, and a reload still knows', async ({ page, world }) => {
  await world.reset('developer');
  await page.goto('/lab/FLA61000');
  await page.locator('[data-action="openContent"]').first().click();
  await action(page, 'startTrial').click();
  await expect(page.getByRole('radio').first()).toBeVisible();
  await expectAccessible(page);
  await expectNoOverflow(page);
  await page.getByRole('radio').first().check();
  await field(page, 'opinion').fill('쓰기 편해요');
  await action(page, 'submit').click();
  await page.reload();
  await expect(field(page, 'opinion')).toHaveValue('쓰기 편해요');
  await action(page, 'list').click();
  await expect(page.locator('[data-action="openContent"]')).toHaveCount(4);
});
