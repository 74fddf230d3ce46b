import { action, type Page } from '@wallet/mocks/e2e';
import { answerAbout, unlinkSecond } from './walletRoad.ts';

/** Where the walk to a screen of the wallet itself begins. */
export const walletSamples: Record<string, string> = {
  FPO21430: '/point/FPO21410',
  FPO21610: '/point/FPO21410',
  FPO21620: '/point/FPO21410',
  FPO98000: '/point/FPO97000',
};

/** How to walk on from there. */
export const walletReach: Record<string, (page: Page) => Promise<void>> = {
  async FPO21430(page) {
    await action(page, 'more').click();
    await action(page, 'rename').click();
  },
  async FPO21610(page) {
    await action(page, 'more').click();
    await action(page, 'unlink').click();
  },
  FPO21620: unlinkSecond,
  FPO98000: answerAbout,
};
