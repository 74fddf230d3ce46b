import { action, checkEveryFault, checkEveryScreen, expect, shows, test } from '@wallet/mocks/e2e';
import { manifest } from '../src/manifest.ts';
import { choose, reach, samples, withVisit } from './samples.ts';

checkEveryScreen({ manifest, samples, reach, except: ['ExampleIndex'] });
checkEveryScreen({
  manifest,
  persona: 'developer',
  except: Object.keys(manifest.screens).filter((code) => code !== 'ExampleIndex'),
});
// Home stands without the member's own visit; the voucher as it was shown last.
checkEveryFault({
  manifest,
  samples: { ...samples, ExampleDone: '/example' },
  reach: { ...reach, ExampleDone: withVisit },
  except: ['ExampleIndex'],
  asksNothing: ['ExampleVisit'],
  aside: { ExampleHome: ['GET /example/v1/visit'], ExampleDone: ['GET /example/v1/visit'] },
});

for (const platform of ['android', 'ios', 'browser'] as const) {
  test.describe(`a visit, ${platform}`, () => {
    test.use({ platform });

    test('from a branch to its voucher, which a reload shows again, and to another time', async ({
      world,
      phone,
    }) => {
      await world.reset('member');
      const page = await phone.open('/example');
      await action(page, 'openBranch').first().click();
      await reach.ExampleDone?.(page);
      await page.reload();
      await shows(page, 'ExampleDone');
      await action(page, 'change').click();
      await choose(page, 1);
      await action(page, 'choose').click();
      await expect(page.locator('[data-part="pass"]')).toContainText('변경 완료');
      expect(await world.journal('POST /example/v1/visit')).toHaveLength(1);
    });
  });
}
