import type { Page } from '@playwright/test';
import type { Phone } from './phone.ts';

/** How many screens one page looks at: a page and its context cost more than a screen. */
const together = 6;

/** Splits what is to be looked at into what one page looks at. */
export function inGroups<T>(all: readonly T[], size = together): T[][] {
  return Array.from({ length: Math.ceil(all.length / size) }, (_, at) =>
    all.slice(at * size, (at + 1) * size),
  );
}

/**
 * Opens addresses in one page, each as a customer who comes for the first time would meet it.
 * @returns opens the next address in the page of the first one, with nothing kept of those before but the sign-in
 */
export function openInOnePage(phone: Phone): (address: string) => Promise<Page> {
  let page: Page | undefined;
  return async (address) => {
    if (page === undefined) {
      page = await phone.open(address);
      // A screen with something to lose asks before it is left.
      page.on('dialog', (asked) => void asked.accept().catch(() => {}));
      return page;
    }
    await page.evaluate(() => {
      sessionStorage.clear();
      localStorage.clear();
    });
    await page.goto(address);
    return page;
  };
}
