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

/**
 * Names of words and controls that a box with hidden overflow cuts off, to the side or below; runs in the page. What
 * ends in an ellipsis or after a number of lines says so by itself, slides beside the one shown are inert, and a
 * notice bar scrolls what is too long for it.
 */
function findClipped(): string[] {
  const hides = (value: string) => value === 'hidden' || value === 'clip';
  const ownText = (element: Element) =>
    [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim());
  const found: string[] = [];
  for (const box of document.body.querySelectorAll('*')) {
    const { overflowX, overflowY, textOverflow, webkitLineClamp } = getComputedStyle(box);
    const { clientWidth, clientHeight } = box;
    const cutsX = hides(overflowX) && box.scrollWidth > clientWidth + 1 && textOverflow !== 'ellipsis';
    const cutsY = hides(overflowY) && box.scrollHeight > clientHeight + 1 && webkitLineClamp === 'none';
    // What is 1 px is there for screen readers alone.
    if ((!cutsX && !cutsY) || clientWidth <= 1 || clientHeight <= 1) continue;
    const edge = box.getBoundingClientRect();
    for (const element of box.querySelectorAll('*')) {
      if (element.closest('[inert], [aria-hidden="true"], [data-part="noticeBar"]') !== null) continue;
      if (!ownText(element) && !element.matches('button, a, input, select, textarea, svg')) continue;
      const { left, right, top, bottom, width, height } = element.getBoundingClientRect();
      if (width <= 1 || height <= 1) continue;
      const isCut =
        (cutsX && (right > edge.right + 1 || left < edge.left - 1)) ||
        (cutsY && (bottom > edge.bottom + 1 || top < edge.top - 1));
      if (!isCut) continue;
      const words = element.textContent?.trim().slice(0, 30) ?? '';
      found.push(`<${element.localName}> "${words}" is cut off by <${box.localName} ${box.className}>`);
    }
  }
  return [...new Set(found)];
}

/** Fails when something sticks out, or words and controls are cut off, at 320 px or at 200 % text. */
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
    const where = `at ${width} px, text ${textSize || '100%'}`;
    expect(await page.evaluate(findOverflow), where).toEqual([]);
    // A carousel finds its place again some frames after its size has changed.
    await expect
      .poll(() => page.evaluate(findClipped), { message: `${where}, cut off`, timeout: 5_000 })
      .toEqual([]);
  }
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '';
  });
  if (before) await page.setViewportSize(before);
}
