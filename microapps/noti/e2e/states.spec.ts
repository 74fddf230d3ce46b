import { checkEveryState } from '@wallet/mocks/e2e';

checkEveryState('noti', {
  'the question before advertising': {
    at: '/noti/FAL13000',
    reach: (page) => page.locator('[data-field="benefit"]').click(),
    shows: 'dialog[open][data-msg="adConsentAsk"]',
  },
  'a phone that keeps notifications off': {
    at: '/noti/FAL13000',
    platform: 'android',
    async reach(page, phone) {
      phone.answer({ checkPermission: { status: 'denied' } });
      await page.reload();
    },
    shows: '[data-msg="notificationsDenied"]',
  },
  'a notification that is not there': {
    at: '/noti/FAL12000?alrmSerno=nothing',
    reach: async () => {},
    shows: '[data-screen="FAL12000"] main button',
  },
});
