import { waitFor } from '@testing-library/react';
import { encryptField } from '@wallet/kit/api';
import { createUnsureNetwork, type Fault } from '@wallet/mocks/backend';
import { describe, expect, test } from 'vitest';
import { confirmButton, dialog, part } from '../../testing/openScreen.ts';
import { openPayHarness } from '../../testing/payHarness.ts';
import {
  createNoonMock,
  enterCode,
  enterPin,
  openPay,
  result,
  showCode,
  submit,
  upToConfirm,
} from '../../testing/payOnScreen.ts';
import { openCode } from '../flows/customerCode.ts';

type Pay = Awaited<ReturnType<typeof openPay>>;

/** The first call to this path meets the fault. */
function meeting(path: string, fault: Fault) {
  let hits = 0;
  return createUnsureNetwork(createNoonMock(), (call) =>
    call.path.endsWith(path) && hits++ === 0 ? fault : 'none',
  );
}

describe('at a cash machine', () => {
  test.each(['lost', 'answerLost'] as const)(
    '(R637) a signal that fails while its code is read says so: %s',
    async (fault) => {
      const view = await openPay('FGP41100', { backend: meeting('/atm/qrcode', fault) });
      await enterCode(view, 'GLNATM-TH9001');
      expect((await dialog('atmUnstable')).textContent).toContain(
        '통신 신호가 불안정하여 출금할 수 없어요. 잠시 후 다시 시도해 주세요.',
      );
      expect(document.querySelector('[data-msg="paymentUnstable"]')).toBeNull();
      await view.user.click(await confirmButton('atmUnstable'));
      // Later it can be tried again, on the same screen.
      expect(part('[data-screen]').dataset.screen).toBe('FGP41100');
      await view.user.clear(part('[data-field="code"]'));
      await enterCode(view, 'GLNATM-TH9001');
      await view.shows('FGP41200');
    },
  );

  test('(R636) at a shop it is the payment that cannot be made', async () => {
    const view = await openPay('FGP31200', { backend: meeting('/mpm/qrcode', 'lost') });
    await enterCode(view, 'GLN-TH7731');
    await dialog('paymentUnstable');
    expect(document.querySelector('[data-msg="atmUnstable"]')).toBeNull();
  });
});

describe('an approval that fails', () => {
  const approve = { method: 'POST', path: '/gpayment-fe/transaction/gln/v1/mpm/approve' };

  test.each([
    [
      'a refusal nobody foresaw',
      { status: 200, body: { header: { code: 500, errMsgCd: 'UBFR0999' }, body: {} } },
    ],
    ['an error of the server', { status: 500, body: {} }],
  ])('(R651) %s: not paid, said so, nothing taken, and it can be paid again', async (_what, answer) => {
    const backend = createNoonMock();
    const view = await openPay('FGP31200', { backend });
    await upToConfirm(view);
    await view.reply({ ...approve, ...answer });
    await submit(view);
    await enterPin(view);
    const told = (await result('failure')).textContent ?? '';
    expect(told).toContain('결제되지 않았어요');
    expect(told).not.toContain('undefined');
    expect(await paymentsIn(view)).toEqual([]);
    await view.user.click(part('[data-action="payAgain"]'));
    await view.shows('FGP31200');
  });
});

describe('the codes of the wire', () => {
  test('(R429, R507) 06 is paying by the merchant’s code', async () => {
    const lost = meeting('/mpm/approve', 'answerLost');
    const view = await openPay('FGP31200', { backend: lost });
    await upToConfirm(view);
    await submit(view);
    await enterPin(view);
    await result('success');
    expect(new Set(await modesAsked(view))).toEqual(new Set(['06']));
  });

  test('(R429, R507) 03 is cash', async () => {
    const cash = await openPay('FGP41100', { backend: meeting('/atm/request', 'answerLost') });
    await enterCode(cash, 'GLNATM-TH9001');
    await cash.shows('FGP41200');
    await submit(cash);
    await cash.shows('FGP41510');
    await submit(cash);
    await enterPin(cash);
    await result('success');
    expect(new Set(await modesAsked(cash))).toEqual(new Set(['03']));
  });

  test('(R429, R507) 02 is paying by the customer’s code', async () => {
    const code = await openPay('FGP31100');
    await showCode(code);
    await waitFor(async () => expect(await modesAsked(code)).toContain('02'));
    expect(new Set(await modesAsked(code))).toEqual(new Set(['02']));
  });

  test('(R662) the customer’s code is good for the 180 seconds that the service says', async () => {
    const harness = await openPayHarness(1, { likely: 0 });
    const means = { code: '2', account: '12345601234567' } as const;
    const opened = await openCode(harness.till.code, { nation: 'TH', means }, await encryptField('246810'));
    expect(opened).toMatchObject({ kind: 'open', code: { seconds: 180 } });
    await showCode(await openPay('FGP31100'));
    expect(part('[data-part="paymentCode"]').textContent).toMatch(/3:00|2:5\d/);
  });
});

/** The modes that the inquiries about one order named. */
async function modesAsked(view: Pay): Promise<string[]> {
  const asked = (await view.journal()).filter(({ path }) => path.endsWith('/inquiry/v1/status'));
  return asked.flatMap(({ body }) => {
    const { mode } = (body ?? {}) as { mode?: string };
    return mode === undefined ? [] : [mode];
  });
}

/** What the ledger of this customer's world holds beside what was there at the start. */
async function paymentsIn(view: Pay): Promise<unknown[]> {
  const { postings } = (await view.askJson('/_mocks/ledger')) as { postings: { kind: string }[] };
  // The opening balances are there: it is the right world.
  expect(postings.length).toBeGreaterThan(0);
  return postings.filter(({ kind }) => kind !== 'opening');
}
