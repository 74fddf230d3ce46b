import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { waitFor } from '@testing-library/react';
import { createFakeHost, part } from '@wallet/kit/testing';
import { describe, expect, test } from 'vitest';
import { go } from '../../testing/openScreen.ts';
import { enterCode, openPay, submit, upToConfirm } from '../../testing/payOnScreen.ts';

type View = Awaited<ReturnType<typeof openPay>>;
type Road = (view: View) => Promise<void>;

const opened = () => waitFor(() => part('[data-part="secureKeypad"]'));
const press = async (view: View, action: string) =>
  view.user.click(await waitFor(() => part(`[data-action="${action}"]`)));

async function type(view: View, digits: string) {
  const keypad = await opened();
  for (const digit of digits) {
    const key = [...keypad.querySelectorAll('button')].find(({ textContent }) => textContent === digit);
    await view.user.click(key as Element);
  }
  await waitFor(() => expect(keypad.isConnected).toBe(false));
}

async function prove(view: View) {
  await press(view, 'resetPassword');
  await press(view, 'certificate');
  await press(view, 'enter');
}

/** Each way to a keypad, by the screen that it begins on. */
const roads: readonly [name: string, from: string, road: Road][] = [
  ['a code', 'FGP31100', async () => {}],
  ['a code of the clearing network', 'FGP31100Kftc', async () => {}],
  [
    'a scan',
    'FGP31200',
    async (view) => {
      await upToConfirm(view);
      await submit(view);
    },
  ],
  [
    'a scan of the clearing network',
    'FGP31200Kftc',
    async (view) => {
      await upToConfirm(view, { code: 'KFTC-ID5001', amount: '50000', suffix: 'Kftc' });
      await submit(view);
    },
  ],
  [
    'cash',
    'FGP41100',
    async (view) => {
      await enterCode(view, 'GLNATM-TH9001');
      await view.shows('FGP41200');
      await submit(view);
      await view.shows('FGP41510');
      await submit(view);
    },
  ],
  ['the present one', 'FGP61200', (view) => press(view, 'changePassword')],
  ['a new one', 'FGP61200', prove],
  [
    'a new one, once more',
    'FGP61200',
    async (view) => {
      await prove(view);
      await type(view, '928374');
      await view.shows('FGP21520');
      await press(view, 'enter');
    },
  ],
];

const words = {
  ko: { own: '간편 비밀번호', other: '포인트 비밀번호' },
  en: { own: 'payment password', other: 'point' },
} as const;

describe.each(['ko', 'en'] as const)(
  '(issue 11) every keypad says that it asks for the payment password: %s',
  (locale) => {
    const { own, other } = words[locale];

    test.each(roads)('%s', async (_, from, road) => {
      const native = createFakeHost({
        platform: 'android',
        answers: { signWithCertificate: { signature: 'S', certSerial: '4412-01' } },
      });
      const view = await openPay('FGP61200', { locale, native });
      await view.shows('FGP61200');
      if (from !== 'FGP61200') {
        go(`/gpayment/${from}`);
        await view.shows(from);
      }
      await road(view);
      const said = ((await opened()).textContent ?? '').toLowerCase();
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
  expect(opens.sort()).toEqual([
    'flows/OldPin.tsx',
    'screens/FGP21510.password.tsx',
    'screens/FGP21520.confirm.tsx',
    'screens/FGP31100.code.tsx',
    'screens/FGP31520.confirm.tsx',
    'screens/FGP41510.confirm.tsx',
  ]);
});
