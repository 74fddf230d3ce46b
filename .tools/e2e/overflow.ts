import { expect, type Page } from '@playwright/test';

/** Names of what sticks out to the right and cannot be scrolled to within its own box; runs in the page. */
function findOverflow(): string[] {
  const width = document.documentElement.clientWidth;
  function isContained(element: Element): boolean {
    for (let box = element.parentElement; box; box = box.parentElement) {
      const { overflowX, position } = getComputedStyle(box);
      if (overflowX !== 'visible' && box !== document.body && box !== document.documentElement) return true;
      if (position === 'fixed') return false;
    }
    return false;
  }
  const found: string[] = [];
  for (const element of document.body.querySelectorAll('*')) {
    const { right, left, width: own } = element.getBoundingClientRect();
    if (own <= 1 || (right <= width + 1 && left >= -1) || isContained(element)) continue;
    const name = element.getAttribute('data-field') ?? element.getAttribute('class') ?? '';
    found.push(`<${element.localName} ${name}> from ${Math.round(left)} to ${Math.round(right)} of ${width}`);
  }
  const scrolled = document.scrollingElement?.scrollWidth ?? 0;
  if (scrolled > width) found.push(`the page is ${scrolled} wide in ${width}`);
  return found;
}

/** Fails when something sticks out at 320 px, or at 200 % text. */
export async function expectNoOverflow(page: Page): Promise<void> {
  const before = page.viewportSize();
  const height = before?.height ?? 720;
  for (const [width, textSize] of [
    [320, ''],
    [390, '200%'],
    [320, '200%'],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.evaluate((size) => {
      document.documentElement.style.fontSize = size;
    }, textSize);
    expect(await page.evaluate(findOverflow), `at ${width} px, text ${textSize || '100%'}`).toEqual([]);
  }
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '';
  });
  if (before) await page.setViewportSize(before);
}
