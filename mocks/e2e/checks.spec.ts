// The checks themselves: that they see what they are for.
import { expect, expectAccessible, expectNoOverflow, test } from './index.ts';

const html = (body: string) =>
  `<!doctype html><html lang="ko"><head><title>plain</title><link rel="icon" href="data:,">
   <meta name="viewport" content="width=device-width"></head><body><main><h1>plain</h1>${body}</main></body></html>`;

test('what sticks out at 320 px is seen', async ({ page }) => {
  await page.setContent(html('<div style="width: 350px">wide</div>'));
  await expect(expectNoOverflow(page)).rejects.toThrow('320 px');
});

test('what sticks out at 200 % text only is seen', async ({ page }) => {
  await page.setContent(html('<div style="width: 15rem">wide in large text</div>'));
  await expect(expectNoOverflow(page)).rejects.toThrow('200%');
});

test('what scrolls in its own box, and what fits, is let through', async ({ page }) => {
  await page.setContent(
    html('<p>short</p><div style="overflow-x: auto"><div style="width: 900px">wide</div></div>'),
  );
  await expectNoOverflow(page);
});

test('what a box with hidden overflow cuts off is seen, beside it and below it', async ({ page }) => {
  await page.setContent(
    html('<div style="overflow: hidden"><p style="white-space: nowrap; width: 30rem">a long name</p></div>'),
  );
  await expect(expectNoOverflow(page)).rejects.toThrow('a long name');
  await page.setContent(
    html(
      '<div style="overflow: hidden; height: 30px"><button type="button" style="height: 2rem">Pay</button></div>',
    ),
  );
  await expect(expectNoOverflow(page)).rejects.toThrow(/Pay.* is cut off/);
  await page.setContent(
    html(
      '<p style="overflow: hidden; text-overflow: ellipsis; white-space: nowrap">' +
        'long '.repeat(80) +
        '</p>',
    ),
  );
  await expectNoOverflow(page);
});

test('a field without a name is seen', async ({ page }) => {
  await page.setContent(html('<input type="text">'));
  await expect(expectAccessible(page)).rejects.toThrow('label');
});

test('a colour too weak in dark only is seen', async ({ page }) => {
  const style = `<style>body { background: white; color: black }
    @media (prefers-color-scheme: dark) { body { background: #222; color: #444 } }</style>`;
  await page.setContent(html(`${style}<p>hard to read at night</p>`));
  await expect(expectAccessible(page)).rejects.toThrow('color-contrast');
});

test('an error on the console is seen, and one that is allowed is not', async ({ page, watch }) => {
  await page.setContent(html(''));
  await page.evaluate(() => console.error('this one is seen'));
  await expect.poll(() => watch.errors.length).toBe(1);
  watch.allow(/this one/);
  expect(watch.errors).toEqual([]);
});

test('a page that goes while it reads a file with a hash has no error; a file that is another one has', async ({
  page,
  watch,
}) => {
  await page.goto('/_mocks/personas');
  await page.evaluate(() => {
    console.error('Fetch API cannot load http://localhost/_shared/seals.json. ');
    return fetch('/registry.json', { integrity: `sha256-${'A'.repeat(43)}=` }).catch(() => {});
  });
  await expect.poll(() => watch.errors.length).toBe(2);
  watch.allow(/digest/, /integrity checks failed/);
  expect(watch.errors).toEqual([]);
});
