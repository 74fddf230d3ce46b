import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type axe from 'axe-core';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
/** What dark can break that light does not: the rules of axe's `cat.color` that these tags name. */
const colorRules = ['color-contrast', 'link-in-text-block'];

/** What axe finds on the page as it stands, or in one part of it. */
async function violationsIn(
  page: Page,
  runOnly: axe.RunOnly,
  part: string | undefined,
): Promise<{ rule: string; where: string[] }[]> {
  const violations = await page.evaluate(
    async ({ only, selector }) => {
      const { axe: inPage } = window as unknown as { axe: typeof axe };
      const context = selector === undefined ? document : { include: [[selector]] };
      // What lies under the tab bar can be scrolled from under it: axe takes its size for what is seen of it.
      const bar = document.querySelector<HTMLElement>('[data-part="tabBar"]');
      if (bar) bar.style.position = 'static';
      const { violations: found } = await inPage.run(context, { runOnly: only, resultTypes: ['violations'] });
      if (bar) bar.style.position = '';
      return found;
    },
    { only: runOnly, selector: part },
  );
  return violations.map(({ id, help, nodes }) => ({
    rule: `${id}: ${help}`,
    where: nodes.map(({ target, failureSummary }) => `${target.join(' ')} ${failureSummary ?? ''}`),
  }));
}

/** Takes motion away until it is called off: a transition of 1 ms still brings inherited colours frame by frame. */
async function stopMotion(page: Page): Promise<() => Promise<void>> {
  const sheet = await page.evaluateHandle(async () => {
    const still = new CSSStyleSheet();
    still.replaceSync('*, ::before, ::after { transition: none !important; animation: none !important }');
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, still];
    for (let frame = 0; frame < 3; frame += 1) {
      await new Promise((done) => {
        requestAnimationFrame(done);
      });
    }
    return still;
  });
  return () =>
    sheet.evaluate((still) => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== still);
    });
}

/** Fails on what WCAG 2.2 AA forbids and axe can see in light, and on colours that fail in dark. */
export async function expectAccessible(page: Page, part?: string): Promise<void> {
  const where = part === undefined ? '' : `${part} `;
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  // Once a document: it is half a megabyte.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  expect(
    await violationsIn(page, { type: 'tag', values: tags }, part),
    `${where}accessible in light`,
  ).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  const moveAgain = await stopMotion(page);
  expect(
    await violationsIn(page, { type: 'rule', values: colorRules }, part),
    `${where}accessible in dark`,
  ).toEqual([]);
  await moveAgain();
  await page.emulateMedia({ colorScheme: null, reducedMotion: null });
}
