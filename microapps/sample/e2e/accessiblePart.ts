import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '../../../.tools/e2e/fixtures.ts';

/** What axe finds in one part of the gallery, in light and in dark: the whole page is looked at once, elsewhere. */
export async function expectAccessiblePart(page: Page, part: string): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const { violations } = await new AxeBuilder({ page }).include(part).setLegacyMode(true).analyze();
    expect(violations, `${part} in ${colorScheme}`).toEqual([]);
  }
}
