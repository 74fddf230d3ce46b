import {
  action,
  checkEveryFault,
  checkEveryScreen,
  enterPin,
  expect,
  field,
  type Page,
  shows,
  test,
} from '@wallet/mocks/e2e';
import { manifest } from '../src/manifest.ts';

/** What is done with held money beside trading. */
const own = /^FFC(3[1-6]|4|54)/;
const except = Object.keys(manifest.screens).filter((code) => !own.test(code));

const samples: Record<string, string> = {
  FFC41100: '/fcpurs/FFC41000',
  FFC41200: '/fcpurs/FFC41000',
  FFC41300: '/fcpurs/FFC41300?sendId=FSO1',
  FFC42100: '/fcpurs/FFC42100?sendId=FSI1',
  FFC54100: '/fcpurs/FFC54000?crncyCd=USD',
};

async function toAmount(page: Page): Promise<void> {
  await shows(page, 'FFC41000');
  await action(page, 'choosePerson').click();
  await shows(page, 'FFC41100');
}

async function toCheck(page: Page): Promise<void> {
  await toAmount(page);
  await field(page, 'amount').fill('20');
  await action(page, 'next').click();
  await shows(page, 'FFC41200');
}

async function toPlace(page: Page): Promise<void> {
  await shows(page, 'FFC54000');
  await field(page, 'units').fill('100');
  await action(page, 'next').click();
  await shows(page, 'FFC54100');
}

const reach = { FFC41100: toAmount, FFC41200: toCheck, FFC54100: toPlace };

checkEveryScreen({ manifest, samples, reach, except });
checkEveryFault({
  manifest,
  samples,
  reach,
  except,
  parts: {
    FFC33000: ['POST /fcpurs-fe/rate/v1/course'],
    FFC54100: ['POST /fcpurs-fe/cash/v1/places'],
  },
});

for (const platform of ['android', 'ios', 'browser'] as const) {
  test.describe(`what is held, ${platform}`, () => {
    test.use({ platform });

    test('a plan is made and paused, a send taken back, one accepted, cash ordered and cancelled', async ({
      world,
      phone,
    }) => {
      await world.reset('member', {}, '2026-11-23T10:30:00+09:00');
      const page = await phone.open('/fcpurs/FFC31000');
      const confirm = () => page.locator('dialog[open] [data-action="confirm"]').click();
      await action(page, 'newDays').click();
      await shows(page, 'FFC34000');
      await field(page, 'won').fill('50000');
      await action(page, 'submit').click();
      await action(page, 'pause').click();
      await expect(page.getByText('쉬는 중')).toBeVisible();

      await page.goto('/fcpurs/FFC41000');
      await toCheck(page);
      await action(page, 'submit').click();
      await enterPin(page);
      await expect(page.locator('[data-result="success"]')).toContainText('20');
      await action(page, 'see').click();
      await action(page, 'takeBack').click();
      await confirm();
      await expect(page.locator('[data-msg="fxTakenBack"]')).toBeVisible();

      await page.goto('/fcpurs/FFC42000');
      await page.locator('[data-action="openSend"]').first().click();
      await action(page, 'accept').click();
      await expect(action(page, 'toWallet')).toBeVisible();

      await page.goto('/fcpurs/FFC54000?crncyCd=USD');
      await toPlace(page);
      await page.locator('[data-action="openPlace"]').first().click();
      await page.locator('dialog[open] [data-action="choosePlace"]').click();
      await page.locator('[data-part="when"] [data-date]:not([aria-disabled])').last().click();
      await action(page, 'submit').click();
      await enterPin(page);
      await expect(page.locator('[data-result="success"]')).toBeVisible();
      await action(page, 'see').click();
      await action(page, 'cancel').click();
      await confirm();
      await expect(action(page, 'cancel')).toHaveCount(0);
      expect(await world.journal('POST /fcpurs-fe/cash/v1/order')).toHaveLength(1);
    });
  });
}
