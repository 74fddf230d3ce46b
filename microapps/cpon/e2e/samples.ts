import { action, dialog, field, type Page, shows } from '@wallet/mocks/e2e';

const give = '/cpon/FCP24400?hirkCtntID=C01003';

/** Addresses of screens that need to be told which coupon, present or ticket. */
export const samples: Record<string, string> = {
  FCP14100: '/cpon/FCP14100?hirkCtntID=C01009',
  FCP14300: '/cpon/FCP14300?hirkCtntID=C01009',
  FCP14400: '/cpon/FCP14400?hirkCtntID=C01009',
  FCP15200: '/cpon/FCP15200/C01009',
  FCP24000: '/cpon/FCP24000?finacCponId=C01012',
  FCP24100: '/cpon/FCP24100?offerId=OF01',
  FCP24300: '/cpon/FCP24300?finacCponId=C01012',
  FCP24400: give,
  FCP25300: '/cpon/FCP25300?presentId=PR0001',
  FCP25400: give,
  FCP26000: '/cpon/FCP26000?presentId=PR0006',
  ReceiveCpon: '/cpon/ReceiveCpon?presentId=PR0006',
  FCP40002: '/cpon/FCP40002?hirkCtntID=C01024',
  TicketView: '/cpon/TicketView?ticketId=TK-0077',
};

/** How to walk on from there. */
export const reach: Record<string, (page: Page) => Promise<void>> = {
  async FCP25400(page) {
    await shows(page, 'FCP24400');
    await field(page, 'phone').fill('01055551203');
    await action(page, 'submit').click();
    await dialog(page, 'giveCoupon').locator('[data-action="confirm"]').click();
    await shows(page, 'FCP25400');
  },
};
