import { action, checkEveryFault, checkEveryScreen, expect, field, shows, test } from '@wallet/mocks/e2e';
import { manifest } from '../src/manifest.ts';
import { samples } from './samples.ts';

const joins = ['GubbiJoin'];
const others = Object.keys(manifest.screens).filter((code) => !joins.includes(code));
checkEveryScreen({ manifest, samples, persona: 'assisted', except: joins });
checkEveryScreen({ manifest, except: others });
// That a message was read is told in passing.
const aside = { GubbiMessage: ['POST /gubbi/markRead'] };
checkEveryFault({ manifest, samples, persona: 'assisted', aside });

for (const platform of ['android', 'ios', 'browser'] as const) {
  test.describe(`the assistant, ${platform}`, () => {
    test.use({ platform });

    test('is joined, a topic is switched off, a message read, and left', async ({ world, phone }) => {
      await world.reset('member');
      const page = await phone.open('/gubbi');
      await action(page, 'start').click();
      await shows(page, 'GubbiJoin');
      await field(page, 'agreeAll').check();
      await action(page, 'next').click();
      await shows(page, 'GubbiTopics');
      await field(page, 'topicBOOK').click();
      await expect(field(page, 'topicBOOK')).not.toBeChecked();
      await action(page, 'next').click();
      await shows(page, 'GubbiQuiet');
      await action(page, 'save').click();
      await shows(page, 'GubbiHome');
      await action(page, 'openNext').click();
      await shows(page, 'GubbiMessage');
      await expect(action(page, 'act')).toBeVisible();
      await page.goto('/gubbi/GubbiLeave');
      await action(page, 'leave').click();
      await page.locator('dialog[open] [data-action="confirm"]').click();
      await shows(page, 'GubbiHome');
      await expect(action(page, 'start')).toBeVisible();
      expect(await world.journal('POST /gubbi/join')).toHaveLength(1);
    });
  });
}
