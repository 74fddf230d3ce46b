import {
  action,
  checkEveryFault,
  checkEveryScreen,
  expect,
  expectAccessible,
  expectNoOverflow,
  shows,
  test,
} from '@wallet/mocks/e2e';
import { manifest } from '../src/manifest.ts';
import { agree, asksNothing, reach, samples } from './samples.ts';

checkEveryScreen({ manifest, samples, reach });
// Seen once, boarding passes stand for a day without an answer.
const held = ['getSmartPass', 'getSmpsIdVld/{passId}', 'getPassTicketList/{passId}'].map(
  (name) => `GET /smps/${name}`,
);
const aside = { FSP10000: held, FSP33000: held, FSP33010: held };
checkEveryFault({ manifest, samples, reach, aside, asksNothing });

const passport = {
  passportNo: 'M456D7891',
  surname: 'LEE',
  givenNames: 'SAEBOM',
  nationality: 'KOR',

  birth: '20150504',
  sex: 'M',
  expiry: '20301120',
};
const picture = '/9j/2Q==';
const shown: Readonly<Record<string, object>> = {
  passportScan: { OCR: passport, CIMG: picture },
  passportChip: { ...passport, faceImage: picture, isAuthentic: true },
  faceCapture: { image: picture, isLive: true },
};

for (const platform of ['android', 'ios'] as const) {
  test.describe(`a family, ${platform}`, () => {
    test.use({ platform });

    test('registers a child: record, terms, number, passport, chip, face', async ({ world, phone }) => {
      await world.reset('guardian');
      phone.answer({ openNativeScreen: ({ screen }) => (shown[screen] ?? {}) as never });
      const page = await phone.open('/smps/FSP10000');
      await action(page, 'openFSP50000').click();
      await action(page, 'chooseChild').click();
      await agree(page, 'FSP55000');
      await shows(page, 'FSP52000');
      await action(page, 'next').click();
      for (const digit of '135790')
        await page.locator('dialog[open]').getByRole('button', { name: digit, exact: true }).click();
      await shows(page, 'FSP53000');
      // What only a phone leads to is looked at on its way.
      const looks = async () => {
        await expectAccessible(page);
        await expectNoOverflow(page);
      };
      await action(page, 'scan').click();
      await expect(page.locator('[data-part="credentialCard"]')).toContainText('LEE SAEBOM');
      await looks();
      await action(page, 'next').click();
      await expect(page.locator('[data-part="documentScan"]')).toContainText('케이스를 벗기고');
      await looks();
      await action(page, 'scan').click();
      await shows(page, 'FSP24010');
      await looks();
      await action(page, 'takeFace').click();
      await shows(page, 'FSP56000');
      await expect(page.locator('[data-part="credentialCard"]')).toContainText('이*봄');
      expect(await world.journal('POST /smps/saveChildSmartPassID')).toHaveLength(1);
    });
  });
}

test('in a browser the boarding pass of tomorrow is held up, and a passport is left to the app', async ({
  world,
  phone,
}) => {
  await world.reset('member');
  const page = await phone.open('/smps/FSP10000');
  await action(page, 'boardingPass').click();
  await shows(page, 'FSP33010');
  await expect(page.locator('[data-part="pass"][data-state="valid"]')).toContainText('KE701');
  await page.goto('/smps/FSP21000');
  await action(page, 'next').click();
  await action(page, 'scan').click();
  await expect(page.locator('[data-part="documentScan"][data-state="absent"]')).toBeVisible();
});
