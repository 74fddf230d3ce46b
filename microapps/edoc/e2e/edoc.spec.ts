import { action, checkEveryFault, checkEveryScreen, expect, shows, test } from '@wallet/mocks/e2e';
import { manifest } from '../src/manifest.ts';
import { reach, samples } from './samples.ts';

const persona = 'receiptMember';
const status = 'POST /ercs/getElctrRceitpUserStus';
const agreed = 'POST /edoc/v1/erceitp/selectStpulInfo';
const one = ['GET /edoc/v1/erceitp/receipts/{rceitpNo}'];
checkEveryScreen({ manifest, samples, reach, persona });
checkEveryFault({
  manifest,
  samples,
  reach,
  persona,
  // One that was seen stands for a day without an answer; who cannot be asked about has not agreed (A39).
  aside: {
    FEC10000: [agreed, 'GET /edoc/v1/erceitp/summary', 'GET /edoc/v1/erceitp/rules'],
    FEC21510: one,
    FEC21530: one,
    FEC21540: one,
    FEC21560: one,
    FEC22300: one,
  },
  parts: {
    FEC21300: [status],
    FEC21560: ['GET /edoc/v1/erceitp/shares'],
    FEC24000: ['GET /edoc/v1/erceitp/exports'],
  },
  elsewhere: { FEC21300: [agreed] },
  asksNothing: ['FEC22100', 'FEC22200'],
  // A reload of what is reached from within alone begins at joining (A19).
  except: ['FEC26000', 'FEC26200', 'FEC26500'],
});

test('who comes from an affiliate without the agreement begins with joining, under KB0', async ({
  page,
  world,
}) => {
  await world.reset('groupKC0');
  await page.goto('/receipt/FEC21300?groupCoCd=KC0');
  await shows(page, 'FEC10000');
  await page.getByRole('checkbox', { name: '전체 동의' }).check();
  await action(page, 'next').click();
  await shows(page, 'FEC11000');
  expect((await world.journal(status))[0]?.body).toMatchObject({ groupCoCd: 'KB0' });
});

for (const platform of ['android', 'ios', 'browser'] as const) {
  test.describe(`a month, ${platform}`, () => {
    test.use({ platform });

    test('is looked through, tidied and exported for a claim', async ({ world, phone }) => {
      await world.reset(persona);
      phone.answer({ openNativeScreen: { isShared: true } as never });
      const page = await phone.open('/receipt/FEC10000');
      await action(page, 'mine').click();
      await shows(page, 'FEC21300');
      await action(page, 'openFEC21100').click();
      await shows(page, 'FEC21100');
      // This month may be a day old, and empty.
      await action(page, 'earlier').click();
      await expect(page).toHaveURL(/ym=/);
      await action(page, 'tidy').click();
      await shows(page, 'FEC26500');
      const rows = page.getByRole('checkbox');
      await rows.nth(0).check();
      await action(page, 'hideAll').click();
      await expect(page.getByText('1장을 숨겼어요')).toBeVisible();
      await rows.nth(0).check();
      await rows.nth(1).check();
      await action(page, 'export').click();
      await shows(page, 'FEC24000');
      await action(page, 'make').click();
      const taken = platform === 'browser' ? page.waitForEvent('download') : undefined;
      await action(page, 'takeFile').click();
      if (taken) expect((await taken).suggestedFilename()).toMatch(/^receipts-.*\.pdf$/);
      else await expect.poll(() => phone.calls('openNativeScreen').length).toBeGreaterThan(0);
      expect(await world.journal('POST /edoc/v1/erceitp/exports')).toHaveLength(1);
    });
  });
}
