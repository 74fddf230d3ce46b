import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { waitFor } from '@testing-library/react';
import { currentSession } from '@wallet/kit/session';
import { createFakeHost, type RenderedScreen } from '@wallet/kit/testing';
import { describe, expect, it } from 'vitest';
import { enter, openInApp, PASSWORD, press } from '../../testing/moneyHands.ts';
import { go, part } from '../../testing/openScreen.ts';

type Road = (view: RenderedScreen) => Promise<void>;

async function order(view: RenderedScreen, amount: string, confirm: string) {
  await enter(view, 'amount', amount);
  await press(view, 'next');
  await view.shows(confirm);
  await press(view, 'submit');
}

async function chooseAccount(view: RenderedScreen) {
  await view.user.click(await waitFor(() => part('input[data-field="agreeAll"]')));
  await press(view, 'next');
  await view.shows('FPO13000');
  await view.user.click(await waitFor(() => part('main input[type="radio"]')));
  await press(view, 'submit');
}

/** Each way to a keypad, by the screen that it begins on. */
const roads: readonly [name: string, from: string, road: Road, persona?: string][] = [
  ['charging', 'FPO22100', (view) => order(view, '10000', 'FPO22200')],
  ['withdrawing', 'FPO23100', (view) => order(view, '4000', 'FPO23210')],
  ['buying currency', 'FFP20000', (view) => order(view, '2.50', 'FFP21000')],
  ['selling currency', 'FFP30000', (view) => order(view, '1', 'FFP31000')],
  [
    'sending',
    'FPO24110',
    async (view) => {
      await enter(view, 'phone', '01022223333');
      await press(view, 'submit');
      await view.shows('FPO24121');
      await enter(view, 'amount', '3000');
      await press(view, 'next');
      await view.shows('FPO24122');
      await press(view, 'next');
      await view.shows('FPO24123');
      await press(view, 'next');
      await view.shows('FPO24124');
    },
  ],
  [
    'paying a request',
    'FPO24330',
    async (view) => {
      await press(view, 'openRequest');
      await waitFor(() => part('[data-action="declineRequest"]'));
      await press(view, 'submit');
    },
  ],
  [
    'converting',
    'FPO42200',
    async (view) => {
      await press(view, 'choosePartner');
      await view.shows('FPO42210');
      await enter(view, 'amount', '999');
      await press(view, 'submit');
    },
  ],
  [
    'changing limits',
    'FPO51100',
    async (view) => {
      const once = await waitFor(() => part('[data-field="once"]'));
      await view.user.clear(once);
      await view.user.type(once, '300000');
      await press(view, 'submit');
    },
  ],
  ['changing it', 'FPO94000', (view) => press(view, 'change')],
  [
    'leaving',
    'FPO97000',
    async (view) => {
      await currentSession().setStepParam('point', { kind: 'leave', reason: '01', givesUp: true });
      go('/point/FPO9B000');
      await view.shows('FPO9B000');
      await press(view, 'submit');
    },
  ],
  ['joining', 'FPO11000', chooseAccount, 'noPointWallet'],
];

/** Who leaves signs before the password is asked for. */
const phone = () =>
  createFakeHost({
    platform: 'android',
    answers: { signWithCertificate: { signature: 'S', certSerial: '4412-01' } },
  });
const keypad = async () =>
  ((await waitFor(() => part('dialog[data-part="secureKeypad"]'))).textContent ?? '').toLowerCase();
const words = {
  ko: { own: '포인트 비밀번호', other: '간편 비밀번호' },
  en: { own: 'point password', other: 'payments' },
} as const;

describe.each(['ko', 'en'] as const)(
  '(issue 11) every keypad says that it asks for the point password: %s',
  (locale) => {
    const { own, other } = words[locale];

    it.each(roads)('%s', async (_, from, road, persona = 'member') => {
      const view = await openInApp(from, { locale, persona, native: phone() });
      await view.shows(from);
      await road(view);
      expect(await keypad()).toContain(own);
      expect(await keypad()).toContain(other);
    });

    it('a new one, and the same once more', async () => {
      const view = await openInApp('FPO11000', { locale, persona: 'noPointWallet' });
      await view.shows('FPO11000');
      await chooseAccount(view);
      await keypad();
      const first = part('dialog[data-part="secureKeypad"]');
      const digits = [...PASSWORD];
      for (const digit of digits) {
        const key = [...first.querySelectorAll('button')].find(({ textContent }) => textContent === digit);
        await view.user.click(key as Element);
      }
      await waitFor(() => expect(first.isConnected).toBe(false));
      expect(await keypad()).toContain(own);
      expect(await keypad()).toContain(other);
    });
  },
);

it('who forgot it sets a new one, and comes back to what was to be confirmed', async () => {
  const view = await openInApp('FPO22100', { native: phone() });
  await view.shows('FPO22100');
  await order(view, '10000', 'FPO22200');
  await waitFor(() => part('dialog[data-part="secureKeypad"]'));
  await press(view, 'forgotten');
  await view.shows('FPO94000');
  await press(view, 'back');
  await view.shows('FPO22200');
  expect(document.body.textContent).toContain('10,000');
});

it('no other file of this app opens a keypad', () => {
  const root = join(import.meta.dirname, '..');
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.tsx'),
  );
  const opens = files.filter(
    (file) =>
      !file.includes('.test.') &&
      /<(SecureKeypad|PaymentPinKeypad|AskPaymentPin|ConfirmOrder|NewPin)\b/.test(
        readFileSync(join(root, file), 'utf8'),
      ),
  );
  expect(opens.sort()).toEqual([
    'flows/ConfirmMoney.tsx',
    'flows/LimitForm.tsx',
    'screens/FPO13000.joinAccount.tsx',
    'screens/FPO94000.password.tsx',
    'screens/FPO9B000.leaveConfirm.tsx',
  ]);
});
