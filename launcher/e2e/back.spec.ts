import { expect, type Page, test } from '../../.tools/e2e/fixtures.ts';
import { action, shows } from '../../.tools/e2e/page.ts';

/** Screens of the forest that any step may lead to: none needs a step before it. */
const codes = ['FTR21000', 'FTR42000', 'FTR61000', 'FTR61200', 'FTR81090', 'FTR01001'] as const;
const steps = ['push', 'push', 'push', 'replace', 'hardware', 'header', 'swipe', 'dialog'] as const;

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
      const trail: string[] = [];
      for (let count = 0; count < 40; count += 1) {
        const step = steps[random(steps.length)] ?? 'push';
        const code = codes[random(codes.length)] ?? 'FTR21000';
        trail.push(step);
        if (step === 'push') {
          if (stack.at(-1) === code) continue;
          await follow(page, 'pushState', `/forest/${code}`);
          stack.push(code);
        } else if (step === 'replace') {
          await follow(page, 'replaceState', `/forest/${code}`);
          stack[stack.length - 1] = code;
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
          stack.pop();
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
