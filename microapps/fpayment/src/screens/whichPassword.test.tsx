import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { field, part } from '../../testing/openScreen.ts';
import { openHome, type View } from '../../testing/payOnScreen.ts';

const press = async (view: View, action: string) =>
  view.user.click(await waitFor(() => part(`[data-action="${action}"]`)));

/** Each way to a keypad. */
const roads: readonly [name: string, road: (view: View) => Promise<void>][] = [
  ['a code', (view) => press(view, 'showCode')],
  [
    'a scan',
    async (view) => {
      await press(view, 'scanCode');
      await view.shows('FFQ02200');
      await view.user.type(field('qrCode'), 'FRQR.M0001.4500');
      await press(view, 'submit');
      await view.shows('FFQ02300');
      await press(view, 'next');
      await view.shows('FFQ02400');
      await press(view, 'submit');
    },
  ],
];

const words = {
  ko: { own: '간편 비밀번호', other: '포인트 비밀번호' },
  en: { own: 'payment password', other: 'the one for points' },
} as const;

describe.each(['ko', 'en'] as const)(
  '(issue 11) every keypad says that it asks for the payment password: %s',
  (locale) => {
    const { own, other } = words[locale];

    test.each(roads)('%s', async (_, road) => {
      const view = await openHome({ locale });
      await road(view);
      const said = (
        (await waitFor(() => part('[data-part="secureKeypad"]'))).textContent ?? ''
      ).toLowerCase();
      expect(said).toContain(own);
      expect(said).toContain(other);
    });
  },
);

test('no other file of this app opens a keypad', () => {
  const root = join(import.meta.dirname, '..');
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.tsx'),
  );
  const opens = files.filter(
    (file) =>
      !file.includes('.test.') &&
      /<(SecureKeypad|PaymentPinKeypad|AskPaymentPin|ConfirmOrder)\b/.test(
        readFileSync(join(root, file), 'utf8'),
      ),
  );
  expect(opens.sort()).toEqual(['screens/FFQ02100.myCode.tsx', 'screens/FFQ02400.confirm.tsx']);
});
