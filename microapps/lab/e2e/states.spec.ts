import { action, checkEveryState } from '@wallet/mocks/e2e';

checkEveryState('lab', {
  'the question before a trial ends': {
    at: '/lab/FLA61000',
    persona: 'developer',
    async reach(page) {
      await page.locator('[data-action="openContent"]').first().click();
      await action(page, 'startTrial').click();
      await action(page, 'stopTrial').click();
    },
    shows: 'dialog[open][data-msg="stopTrialAsk"]',
  },
  'a content that is not there': {
    at: '/lab/FLA61000?type=nothing',
    reach: async () => {},
    shows: '[data-screen="FLA61000"] main button',
  },
});
