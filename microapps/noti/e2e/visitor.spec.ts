import { checkEveryScreen, expect, shows, test } from '@wallet/mocks/e2e';
import { manifest } from '../src/manifest.ts';
import { samples } from './samples.ts';

// Visitors see other things on the same screens: invitations to sign in, and nothing where a member has something.
checkEveryScreen({ manifest, samples, persona: 'visitor' });

for (const platform of ['android', 'ios'] as const) {
  test.describe(`another app opens an event by its address, on ${platform}`, () => {
    test.use({ platform });

    test('(R077) a visitor is in at once, and back returns to the caller', async ({ world, phone }) => {
      await world.reset('visitor');
      const page = await phone.open('/noti/FAL31100/EV1001');
      await shows(page, 'FAL31100');
      await phone.back();
      await expect.poll(() => phone.calls('closeView').length).toBe(1);
    });
  });
}
