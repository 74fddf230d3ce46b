import { action, dialog, expect, type Page, shows, test } from '@wallet/mocks/e2e';

/** Screens of the forest that any step may lead to: none needs a step before it. */
const codes = ['FTR21000', 'FTR42000', 'FTR61000', 'FTR61200', 'FTR81090', 'FTR01001'] as const;
const steps = [
  'push',
  'push',
  'push',
  'replace',
  'hardware',
  'header',
  'swipe',
  'forward',
  'dialog',
] as const;

/** The same numbers for the same seed, on every machine. */
function randomOf(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

async function follow(page: Page, how: 'pushState' | 'replaceState', path: string): Promise<void> {
  await page.evaluate(
    ([method, to]) => {
      if (method === 'pushState') window.history.pushState({}, '', to);
      else window.history.replaceState(window.history.state, '', to);
      window.dispatchEvent(new PopStateEvent('popstate'));
    },
    [how, path] as const,
  );
}

for (const seed of [1, 2, 3]) {
  test.describe('back', () => {
    test.use({ platform: 'android' });

    test(`hardware, header and swipe agree with a stack, seed ${seed}`, async ({ world, phone }) => {
      test.setTimeout(120_000);
      await world.reset('member');
      const page = await phone.open('/forest/FTR10000');
      await shows(page, 'FTR10000');
      const random = randomOf(seed);
      const stack: string[] = ['FTR10000'];
      let ahead: string[] = [];
      const trail: string[] = [];
      for (let count = 0; count < 40; count += 1) {
        const step = steps[random(steps.length)] ?? 'push';
        const code = codes[random(codes.length)] ?? 'FTR21000';
        trail.push(step);
        if (step === 'push') {
          if (stack.at(-1) === code) continue;
          await follow(page, 'pushState', `/forest/${code}`);
          stack.push(code);
          ahead = [];
        } else if (step === 'replace') {
          await follow(page, 'replaceState', `/forest/${code}`);
          stack[stack.length - 1] = code;
        } else if (step === 'forward') {
          const next = ahead.pop();
          if (next === undefined) continue;
          await page.evaluate(() => window.history.forward());
          stack.push(next);
        } else if (step === 'dialog') {
          // A sheet over the screen: back takes the sheet away and nothing else.
          if (stack.at(-1) !== 'FTR10000') continue;
          await page.locator('[data-field="region"]').click();
          await expect(page.locator('dialog[open]')).toBeVisible();
          await phone.back();
          await expect(page.locator('dialog[open]')).toHaveCount(0);
        } else if (stack.length > 1) {
          if (step === 'hardware') await phone.back();
          else if (step === 'header') await action(page, 'back').click();
          else await page.evaluate(() => window.history.back());
          ahead.push(stack.pop() ?? '');
        }
        await test.step(trail.join(' '), () => shows(page, stack.at(-1) ?? ''));
      }
      while (stack.length > 1) {
        await phone.back();
        stack.pop();
        await shows(page, stack.at(-1) ?? '');
      }
      expect(phone.calls('closeView')).toHaveLength(0);
      await phone.back();
      await expect.poll(() => phone.calls('closeView').length).toBe(1);
    });
  });
}

test.describe('a guarded screen', () => {
  test.use({ platform: 'android' });

  test('(G28, G29) every way out asks the same, once, and stays where the customer says so', async ({
    world,
    phone,
  }) => {
    await world.reset('developer');
    const page = await phone.open('/sample');
    await shows(page, 'SMP10000');
    await follow(page, 'pushState', '/sample/answer');
    await shows(page, 'SMP61000');
    await page.locator('[data-field="isGuarded"]').check();
    const ways: [string, () => Promise<unknown> | unknown][] = [
      ['header', () => action(page, 'back').click()],
      ['home', () => action(page, 'home').click()],
      ['hardware or swipe', () => phone.back()],
      ['top bar back', () => phone.emit('topBarTapped', { button: 'back' })],
      ['top bar close', () => phone.emit('topBarTapped', { button: 'close' })],
      ['browser back', () => page.evaluate(() => window.history.back())],
      ['push from outside', () => follow(page, 'pushState', '/sample/gallery')],
      ['replace from outside', () => follow(page, 'replaceState', '/sample/gallery')],
      ['opened again', () => phone.emit('reopened', { url: '/sample/gallery' })],
    ];
    for (const [name, leave] of ways) {
      await test.step(name, async () => {
        await leave();
        await expect(dialog(page, 'leavePayment')).toHaveCount(1);
        await dialog(page, 'leavePayment').locator('[data-action="cancel"]').click();
        await expect(dialog(page, 'leavePayment')).toHaveCount(0);
        await shows(page, 'SMP61000');
        expect(new URL(page.url()).pathname).toBe('/sample/answer');
      });
    }
    expect(phone.calls('closeView')).toHaveLength(0);
    await page.evaluate(() => window.history.back());
    await dialog(page, 'leavePayment').locator('[data-action="confirm"]').click();
    await shows(page, 'SMP10000');
    // What was ahead is ahead still, as in any browser.
    await page.evaluate(() => window.history.forward());
    await shows(page, 'SMP61000');
    // A guard ends with its document.
    await page.locator('[data-field="isGuarded"]').check();
    page.once('dialog', (asked) => void asked.accept());
    await page.reload();
    await shows(page, 'SMP61000');
    await phone.back();
    await shows(page, 'SMP10000');
    await expect(dialog(page, 'leavePayment')).toHaveCount(0);
  });
});
