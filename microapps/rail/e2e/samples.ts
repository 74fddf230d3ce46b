import { addDays, todaySeoul } from '@wallet/kit/format';
import { action, field, holidayOn, type Page, shows } from '@wallet/mocks/e2e';

const days = [2, 3, 4, 5, 6, 7, 8].map((ahead) => addDays(todaySeoul(), ahead));
/** Not a day of Seollal or Chuseok, whose trains are sold elsewhere. */
const date = days.find((day) => holidayOn(day) === undefined) ?? '';
export const trainsAddress = `/rail/FKS30000?from=0001&to=0011&date=${date}&people=11`;

/** Addresses of screens that need to be told which trip or gift, or a way to them. */
export const samples: Record<string, string> = {
  FKS30000: trainsAddress,
  FKS40000: trainsAddress,
  FKS41000: trainsAddress,
  FKS50000: '/rail/FKS60000',
  FKS61000: '/rail/FKS60000',
  FKS62000: '/rail/FKS60000',
  ReceiveKBPay: trainsAddress,
  ReceiveShare: '/rail/ReceiveShare?linkId=GL000001',
};

async function toSeats(page: Page): Promise<void> {
  await shows(page, 'FKS30000');
  await page.locator('[data-action="openTrain"]', { hasText: 'KTX 019' }).click();
  await action(page, 'chooseSeats').click();
  await shows(page, 'FKS40000');
}

/** From the trains of a day to two seats that are held. */
export async function hold(page: Page): Promise<void> {
  await toSeats(page);
  await action(page, 'auto').click();
  await action(page, 'next').click();
  await shows(page, 'FKS41000');
}

/** Agrees, pays at the payment company's page and comes back. */
export async function pay(page: Page, how: 'pay' | 'close' = 'pay'): Promise<void> {
  await field(page, 'agreeAll').check();
  await action(page, 'submit').click();
  await page.waitForURL(/\/_mocks\/pg\//);
  await page.locator(`[data-action="${how}"]`).click();
  await shows(page, how === 'pay' ? 'FKS50000' : 'ReceiveKBPay');
}

async function toTicket(page: Page): Promise<void> {
  await page.locator('[data-action="openTicket"]', { hasText: '5A' }).first().click();
  await shows(page, 'FKS61000');
}

/** How to walk on from there. */
export const reach: Record<string, (page: Page) => Promise<void>> = {
  FKS40000: toSeats,
  FKS41000: hold,
  FKS61000: toTicket,
  async FKS50000(page) {
    await toTicket(page);
    await action(page, 'receipt').click();
  },
  async FKS62000(page) {
    await toTicket(page);
    await action(page, 'gift').click();
  },
  async ReceiveKBPay(page) {
    await hold(page);
    await pay(page, 'close');
  },
};
