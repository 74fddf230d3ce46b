import { action, expect, seenAt, shows, test, withCamera, writeFilm } from '@wallet/mocks/e2e';
import { endsAs, enterPin, home, payments } from './road.ts';

// One after the other: each has a browser and a camera of its own.
test.describe.configure({ mode: 'default' });

for (const platform of ['android', 'ios'] as const) {
  test(`a shop's code is seen by the camera and paid, ${platform}`, async () => {
    const film = test.info().outputPath('shop.y4m');
    await writeFilm(film, { text: 'FRQR.M0003.8900' });
    await withCamera({ film, platform, persona: 'payReady' }, async ({ phone, world }) => {
      const page = await phone.open(home);
      await shows(page, 'FFQ01000');
      await action(page, 'scanCode').click();
      await seenAt(page, 'FFQ02300');
      await action(page, 'next').click();
      await shows(page, 'FFQ02400');
      await enterPin(page);
      await shows(page, 'FFQ02500');
      await endsAs(page, 'success');
      expect(await payments(page, world)).toBe(1);
    });
  });
}
