import { action, checkEveryState, shows } from '@wallet/mocks/e2e';

const info = { isVisitUser: 'N', nativeLiteYn: 'N', loginWay: '02', loginAccessMediaDstic: 'K1' } as const;
const ci = 'CI-WALLET-0014'.padEnd(88, 'W');

checkEveryState('useinfo', {
  'the registration of the app’s customer, with what is missing': {
    at: '/useinfo/FCO82000',
    persona: 'visitor',
    platform: 'android',
    async reach(page, phone) {
      phone.answer({ getLoginInfo: { ...info, ci } });
      await page.reload();
      await shows(page, 'FCO82000');
      await action(page, 'submit').click();
    },
    shows: '[data-msg="required"]',
  },
  'a member who comes here': {
    at: '/useinfo/FCO82000',
    reach: async () => {},
    shows: '[data-action="goHome"]',
  },
});
