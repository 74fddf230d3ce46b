import { screen, waitFor, within } from '@testing-library/react';
import { createFakeHost } from '@wallet/kit/testing';
import { createMock, createUnsureNetwork, type Fault, faults } from '@wallet/mocks/backend';
import { expect, test } from 'vitest';
import { button, field, open, part } from '../../testing/openScreen.ts';
import { PIN } from '../../testing/till.ts';

interface Posting {
  kind: string;
}

/** A few of the runs of faults.test.ts with real screens before them: what is read there is what the ledger has. */
test.each([0, 1, 2, 3, 4, 5])(
  'over an unsure network, with screens: run %i',
  async (seed) => {
    let state = seed * 7919 + 17;
    const random = () => {
      state = (state * 48_271) % 2_147_483_647;
      return state / 2_147_483_647;
    };
    const mock = createMock();
    let isBroken = false;
    const network = createUnsureNetwork(mock, ({ path }): Fault => {
      const isOfMoney = path.endsWith('/approve') || path.endsWith('/status');
      return isBroken && isOfMoney && random() < 0.6
        ? (faults[Math.floor(random() * faults.length)] ?? 'lost')
        : 'none';
    });
    const native = createFakeHost({ platform: 'ios', appVersion: 'I6.4.0' });
    const view = await open('FFQ01000', { backend: network, persona: 'payReady', native });
    await view.user.click(await button('QR 스캔'));
    await view.shows('FFQ02200');
    await view.user.type(field('qrCode'), 'FRQR.M0002.4500');
    await view.user.click(await button('확인'));
    await view.shows('FFQ02300');
    await view.user.click(await button('다음'));
    await view.shows('FFQ02400');
    isBroken = true;
    await view.user.click(part('[data-action="submit"]'));
    const keypad = await screen.findByRole('dialog', { name: '간편 비밀번호' });
    for (const digit of PIN) await view.user.click(within(keypad).getByRole('button', { name: digit }));
    await view.user.click(within(keypad).getByRole('button', { name: '확인' }));
    await waitFor(() => part('[data-result]'), { timeout: 30_000 });
    isBroken = false;
    await network.settle();
    if (part('[data-result]').dataset.result === 'pending') {
      await view.user.click(await button('결과 다시 확인하기'));
    }
    await waitFor(() => expect(part('[data-result]').dataset.result).not.toBe('pending'));
    const { postings, totals } = (await view.askJson('/_mocks/ledger')) as {
      postings: Posting[];
      totals: Record<string, number>;
    };
    const paid = postings.filter(({ kind }) => kind === 'franchise.mpm').length;
    expect(paid).toBe(part('[data-result]').dataset.result === 'success' ? 1 : 0);
    expect(Object.values(totals).every((sum) => sum === 0)).toBe(true);
  },
  40_000,
);
