import { expect, type Page } from '@playwright/test';
import { unmaskedIn } from '../src/backend/testing/unmasked.ts';

/** Fails where a page shows names, phones or accounts in full, or masks them in a way of its own (1-shell s5). */
export async function expectMasked(page: Page, persona: string): Promise<void> {
  expect(unmaskedIn(await page.locator('body').innerText(), persona)).toEqual([]);
}
