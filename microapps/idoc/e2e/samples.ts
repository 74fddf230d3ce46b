import { action, field, type Page, shows } from '@wallet/mocks/e2e';
import { pngOf, portrait } from '@wallet/mocks/portrait';

async function choosePicture(page: Page): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await action(page, 'choose').click();
  const buffer = pngOf(portrait({ width: 560, height: 760 }));
  await (await chooser).setFiles({ name: 'me.png', mimeType: 'image/png', buffer });
}

/** From whose card to the check before it is sent. */
export async function fill(page: Page): Promise<void> {
  await shows(page, 'FSL12000');
  await action(page, 'choose').first().click();
  await shows(page, 'FSL12100');
  await field(page, 'words').fill('새봄');
  await action(page, 'chooseSchool').click();
  await shows(page, 'FSL12200');
  await field(page, 'number').fill('10301');
  await page.getByRole('radio').first().check();
  await field(page, 'className').fill('3');
  await action(page, 'next').click();
  await shows(page, 'FSL12300');
  await choosePicture(page);
  await action(page, 'send').click();
  await shows(page, 'FSL12400');
}

/** A guardian's terms, and the code of their phone. */
export async function prove(page: Page): Promise<void> {
  await field(page, 'agreeAll').check();
  await action(page, 'next').click();
  await action(page, 'sendCode').click();
  await field(page, 'code').fill('135790');
}

/** One road passes every screen that stands on the draft. */
const who = '/studentcard/FSL12000';
export const samples: Record<string, string> = { FSL13000: who };
export const reach: Record<string, (page: Page) => Promise<void>> = {
  async FSL13000(page) {
    await fill(page);
    await prove(page);
  },
};
export const onTheWay: Record<string, string> = Object.fromEntries(
  ['12000', '12100', '12200', '12300', '12400'].map((code) => [`FSL${code}`, 'FSL13000']),
);
