import { screen } from '@testing-library/react';
import * as fc from 'fast-check';
import decodeQR from 'qr/decode.js';
import { expect, it } from 'vitest';
import { renderKorean } from '../testing/renderKorean.tsx';
import { encodeQrCode, type QrLevel } from './encodeQrCode.ts';
import { modulePath } from './modulePath.ts';
import { QrCode } from './QrCode.tsx';

/** Draws an SVG path of rectangles, as `modulePath` makes it, into a picture: white paper, black modules. */
function picture(path: string, modules: number, scale: number) {
  const size = modules * scale;
  const data = new Uint8ClampedArray(size * size * 4).fill(255);
  for (const [, x = '', y = '', width = ''] of path.matchAll(/M(\d+) (\d+)h(\d+)v1H\d+z/g)) {
    for (let row = Number(y) * scale; row < (Number(y) + 1) * scale; row += 1) {
      for (let column = Number(x) * scale; column < (Number(x) + Number(width)) * scale; column += 1) {
        data.fill(0, (row * size + column) * 4, (row * size + column) * 4 + 3);
      }
    }
  }
  return { data, width: size, height: size };
}

/** What a reader makes of it that looks from one distance after another, as some codes of each reader need. */
function readBack(path: string, modules: number): string {
  let failure: unknown;
  for (const scale of [4, 3, 6, 9]) {
    try {
      return decodeQR(picture(path, modules, scale));
    } catch (error) {
      failure = error;
    }
  }
  throw failure;
}

const drawn = () => document.querySelector('svg path')?.getAttribute('d') ?? '';

it('reads back what it wrote, whatever the text and level', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.oneof(
        fc.string({ minLength: 1, maxLength: 150 }),
        fc.string({ unit: 'grapheme', minLength: 1, maxLength: 60 }),
        fc.stringMatching(/^\d{1,200}$/),
      ),
      fc.constantFrom<QrLevel[]>('low', 'medium', 'quartile', 'high'),
      async (text, level) => {
        const rows = await encodeQrCode(text, level);
        expect(readBack(modulePath(rows), rows.length)).toBe(text);
      },
    ),
    { numRuns: 60, examples: [['ᒩ𑿑꓆ꋈゲ𘢒', 'quartile']] },
  );
});

it('keeps four light modules around', async () => {
  const rows = await encodeQrCode('wallet', 'medium');
  const dark = rows.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [[x, y] as const] : [])));
  const places = dark.flat();
  expect(Math.min(...places)).toBe(4);
  expect(Math.max(...places)).toBe(rows.length - 5);
});

it('draws the code without its text anywhere in the page', async () => {
  const { container } = await renderKorean(<QrCode value="PAY-0011223344" label="결제 QR코드" />);
  expect(await screen.findByRole('img', { name: '결제 QR코드' })).toBeTruthy();
  const [, , , modules] = document.querySelector('svg')?.getAttribute('viewBox')?.split(' ') ?? [];
  expect(readBack(drawn(), Number(modules))).toBe('PAY-0011223344');
  expect(container.innerHTML).not.toContain('0011223344');
});

it('never shows the code before, while the next is on its way', async () => {
  const { rerender } = await renderKorean(<QrCode value="first" label="코드" />);
  await screen.findByRole('img');
  rerender(<QrCode value="second" label="코드" />);
  expect(screen.queryByRole('img')).toBeNull();
  expect(drawn()).toBe('');
  await screen.findByRole('img');
});

it.each(['', 'x'.repeat(8000)])('says that a text cannot be a code', async (value) => {
  await renderKorean(<QrCode value={value} label="코드" />);
  expect((await screen.findByRole('alert')).dataset.msg).toBe('codeUnusable');
});

it('is shown large by a tap, and small again by another', async () => {
  const { user } = await renderKorean(<QrCode value="wallet" label="회원 코드" isZoomable />);
  const button = await screen.findByRole('button', { name: '회원 코드 크게 보기' });
  await user.click(button);
  expect(screen.getByRole('dialog', { name: '회원 코드' })).toBeTruthy();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(button);
});
