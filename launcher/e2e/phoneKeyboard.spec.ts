import { expect, test } from '@wallet/mocks/e2e';
import { openHost } from './openHost.ts';

for (const keyboard of ['resize', 'overlay'] as const) {
  test(`(G45) the field that is typed into stays in sight above a keyboard: ${keyboard}`, async ({
    page,
    world,
  }) => {
    await world.reset('developer');
    const phone = await openHost(page, '/sample/call', { keyboard });
    await phone.shows('SMP20000');
    const field = phone.top.locator('[data-field="parallel"]');
    await field.click();
    await expect(phone.control('keyboard')).toBeVisible();

    /** What a finger would hit in the middle of the field, and whether the keyboard is below it. */
    const inSight = () =>
      field.evaluate((input) => {
        const { left, top, width, height, bottom } = input.getBoundingClientRect();
        const hit = document.elementFromPoint(left + width / 2, top + height / 2);
        return hit === input && top >= 0 && bottom <= (window.visualViewport?.height ?? 0);
      });
    await expect.poll(inSight).toBe(true);
    const keyboardTop = (await phone.control('keyboard').boundingBox())?.y ?? 0;
    const box = await field.boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(keyboardTop);
    const inset = () =>
      phone.top.locator(':root').evaluate((root) => root.style.getPropertyValue('--keyboard-inset'));
    expect(await inset()).toBe(keyboard === 'overlay' ? '292px' : '0px');

    // The next field, further up, and then the keyboard goes.
    await phone.top.locator('[data-field="method"]').focus();
    await expect(phone.control('keyboard')).toBeVisible();
    await phone.control('keyboard-done').click();
    await expect(phone.control('keyboard')).toBeHidden();
    await expect.poll(inset).toBe('0px');
  });
}

for (const code of ['FME91000', 'FME93000']) {
  test(`(G45) every field of ${code} scrolls clear of keyboard and bar, the last one too`, async ({
    page,
    world,
  }) => {
    await world.reset('member');
    const phone = await openHost(page, `/mber/${code}`, { keyboard: 'overlay' });
    await phone.shows(code);
    if (code === 'FME91000') await phone.top.locator('[data-action="changeEmail"]').click();
    const fields = phone.top.locator('main input:not([type="checkbox"], [type="radio"]), main textarea');
    await expect(fields.first()).toBeVisible();
    const count = await fields.count();
    expect(count).toBeGreaterThan(0);
    for (let index = 0; index < count; index += 1) {
      await fields.nth(index).evaluate((input: HTMLElement) => input.focus());
      await expect(phone.control('keyboard')).toBeVisible();
      // What a finger would hit at the lower edge of the field: the field itself, in the part that can be seen.
      const isClear = () =>
        fields.nth(index).evaluate((input) => {
          const { left, bottom, width } = input.getBoundingClientRect();
          const hit = document.elementFromPoint(left + width / 2, bottom - 2);
          return hit === input && bottom <= (window.visualViewport?.height ?? 0);
        });
      await expect.poll(isClear, { message: `field ${index}` }).toBe(true);
    }
  });
}

test('(G45) a keyboard that was up when the app went away comes up again with it', async ({
  page,
  world,
}) => {
  await world.reset('developer');
  const phone = await openHost(page, '/sample/call', { keyboard: 'overlay' });
  await phone.shows('SMP20000');
  await phone.top.locator('[data-field="path"]').click();
  await expect(phone.control('keyboard')).toBeVisible();
  await phone.control('background').click();
  await expect(phone.control('keyboard')).toBeHidden();
  await phone.control('foreground').click();
  await phone.top.locator('[data-field="path"]').click();
  await expect(phone.control('keyboard')).toBeVisible();
  // The next document in the same WebView has fields, too.
  await phone.control('kill').click();
  await expect(phone.control('keyboard')).toBeHidden();
  await phone.shows('SMP20000');
  await phone.top.locator('[data-field="path"]').click();
  await expect(phone.control('keyboard')).toBeVisible();
});
