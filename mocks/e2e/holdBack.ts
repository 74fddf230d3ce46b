import type { Page } from '@playwright/test';

/** Holds back what a page asks for at these addresses, until the answer is called. */
export async function holdBack(page: Page, addresses: string): Promise<() => void> {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(addresses, async (route) => {
    await held;
    await route.continue();
  });
  return letGo;
}
