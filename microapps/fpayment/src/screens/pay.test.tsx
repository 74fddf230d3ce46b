import { act, screen, waitFor } from '@testing-library/react';
import { encryptField } from '@wallet/kit/api';
import { createFakeHost } from '@wallet/kit/testing';
import { createMock } from '@wallet/mocks/backend';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { button, confirmButton, dialog, field, go, part } from '../../testing/openScreen.ts';
import {
  calls,
  enterPin,
  openHome,
  patienceEnds,
  pressDigits,
  scanTo,
  showCode,
  toConfirm,
} from '../../testing/payOnScreen.ts';
import { PIN } from '../../testing/till.ts';

const status = '/fran-qrpayment-fe/inquiry/v1/status';
const approve = '/fran-qrpayment-fe/transaction/qr/v1/mpm/approve';
const created = '/fran-qrpayment-fe/transaction/qr/v1/users/cpm/qrcode';

afterEach(() => {
  vi.useRealTimers();
});

const heading = (name: string) => screen.findByRole('heading', { name });

describe("(R430, R508) a shop's code", () => {
  test('(R533, R614, R615) is read, its amount shown with what pays it, approved with the password', async () => {
    const view = await openHome();
    await toConfirm(view, 'FRQR.M0001', '20000');
    const shown = part('main').textContent ?? '';
    for (const text of ['스타숲 커피', '20,000', '18,400P', '1,600원', '수수료', '총 결제 금액']) {
      expect(shown).toContain(text);
    }
    await enterPin(view);
    await view.shows('FFQ02500');
    expect(await heading('스타숲 커피 여의도점에 20,000원을 결제했어요')).toBeTruthy();
    const [sent] = await calls(view, approve);
    expect(sent?.headers['idempotency-key']).toMatch(/^[\w-]{36}$/);
    expect(JSON.stringify(sent)).not.toContain(PIN);
    await waitFor(async () => {
      const told = (await calls(view, status)).some(
        ({ body }) => (body as { cnfrmYn?: string }).cnfrmYn === 'Y',
      );
      expect(told).toBe(true);
    });
    await view.user.click(await button('이용 상세 보기'));
    await view.shows('FFQ03100');
    go('/fpayment/FFQ01000');
    await view.shows('FFQ01000');
    expect(document.querySelector('[data-part="unfinished"]')).toBeNull();
  });

  test('asks again with the new sums where points were spent elsewhere meanwhile', async () => {
    const view = await openHome();
    await toConfirm(view, 'FRQR.M0001', '20000');
    expect(part('main').textContent).toContain('18,400P');
    const intent = 'spent-in-another-webview';
    const code = { gpyMethdDstcd: '1', pin: await encryptField(PIN) };
    const { qrcode } = (await view.askJson(`/wApi${created}`, code, intent)).body;
    await view.askJson('/_mocks/franchise/scan', { code: qrcode, amount: 16_200 });
    await enterPin(view);
    await waitFor(() => expect(document.body.textContent).toContain('새 금액을 확인해 주세요'));
    await waitFor(() => expect(part('main').textContent).toMatch(/2,200P.*17,800원/));
    await enterPin(view);
    await view.shows('FFQ02500');
    expect(await heading('스타숲 커피 여의도점에 20,000원을 결제했어요')).toBeTruthy();
  });

  test('paid, its receipt is saved and shared as a picture, and says when it was once it is old', async () => {
    const view = await openHome({
      backend: createMock({ now: () => new Date('2024-11-20T14:07:00+09:00') }),
    });
    await toConfirm(view);
    await enterPin(view);
    const end = await view.shows('FFQ02500');
    for (const action of ['saveReceipt', 'share'])
      expect(end.querySelector(`[data-part="receipt"] [data-action="${action}"]`)).not.toBeNull();
    expect(part('[data-msg="oldResult"]').textContent).toContain(
      '2024년 11월 20일 오후\u00a02:07의 결과예요.',
    );
  });

  test('(R653) abroad is refused in our words, and nothing goes on', async () => {
    const view = await openHome();
    await scanTo(view, 'FRQR.M0001.4500');
    await view.shows('FFQ02300');
    await view.reply({
      method: 'POST',
      path: '/fran-qrpayment-fe/transaction/qr/v1/mpm/request',
      body: { header: { code: 500, message: '', errMsgCd: 'UBFR0156' }, body: null },
    });
    await view.user.click(await button('다음'));
    expect(await dialog('invalidLocation')).toBeTruthy();
  });

  test.each(['openReceipt', 'back'])(
    'after its end every back leads to where payments begin, never to an amount: %s',
    async (action) => {
      const view = await openHome();
      await toConfirm(view);
      await enterPin(view);
      await view.shows('FFQ02500');
      await waitFor(() => expect(history.state).toMatchObject({ walletDepth: 0 }));
      await view.user.click(part(`[data-screen] [data-action="${action}"]`));
      if (action === 'openReceipt') {
        await view.shows('FFQ03100');
        history.back();
      }
      await view.shows('FFQ01000');
      expect(history.state).toMatchObject({ walletDepth: 0 });
    },
  );

  test('(R652) a missing English name is said before anything is asked for', async () => {
    const view = await openHome({ persona: 'payerWithoutEnglishName' });
    await view.user.click(await button('QR 스캔'));
    await view.shows('FFQ01200');
    await view.user.click(screen.getByRole('checkbox', { name: /위치정보/ }));
    await view.user.click(await button('동의하고 계속'));
    await view.shows('FFQ02200');
    await view.user.type(field('qrCode'), 'FRQR.M0002.4500');
    await view.user.click(await button('확인'));
    await view.shows('FFQ02300');
    await view.user.click(await button('다음'));
    expect((await dialog('englishNameMissing')).textContent).toContain('영업점');
  });

  test('(s8) an approval that goes wrong says so, and what it means', async () => {
    const view = await openHome();
    await toConfirm(view);
    await view.reply({
      method: 'POST',
      path: approve,
      body: { header: { code: 500, message: '', errMsgCd: 'UBFR9998' }, body: null },
    });
    await enterPin(view);
    await view.shows('FFQ02500');
    await waitFor(() => expect(part('[data-msg="approvalFailed"]').textContent).toContain('승인 중 오류'));
  });

  test('(R496, R533, A93) read, asked and approved with the stated fields alone, is paid; its detail tells the rest', async () => {
    const view = await openHome();
    const answer = (path: string, body: object, method = 'POST') =>
      view.reply({ method, path, body: { header: { code: 200 }, body } });
    const prefix = '/fran-qrpayment-fe/transaction/qr/v1/mpm';
    await answer(`${prefix}/qrcode`, {
      pyToken: 'Y1',
      txToken: 'X1',
      qrTyp: '0',
      trmnID: 'T1',

      recvCrncyCd: 'KRW',
      txAmt: '',
      inptAmtYn: 'Y',
    });
    await answer(`${prefix}/request`, { txToken: 'X1', pyNo: 'P1', exrt: 1 });
    await answer(approve, { finishYn: 'Y' });
    const paid = { tranSerno: 'P000000034', tranYmd: '20261120', tranYMS: '20261120120000' };
    await answer(status, { txToken: 'X1', pyToken: 'Y1', ...paid, tranRsltDstcd: '1' });
    const detail = { ...paid, tranRsltDstcd: '1', uplcName: '한강 편의점', sendTranAmt: 4500, sendFee: 0 };
    await answer('/fran-qrpayment-fe/inquiry/v1/transaction/detail', detail, 'GET');
    await toConfirm(view, 'FRQR.M0001', '4500');
    expect(part('main').textContent).toContain('4,500원');
    await enterPin(view);
    await view.shows('FFQ02500');
    const told = document.body.textContent ?? '';
    for (const shown of ['결제했어요', '한강 편의점에 4,500원', 'P000000034']) expect(told).toContain(shown);
  });

  test('a yes and no more than that is paid: what was confirmed stands there', async () => {
    const view = await openHome();
    await toConfirm(view);
    await view.reply({
      method: 'POST',
      path: approve,
      body: { header: { code: 200 }, body: { finishYn: 'Y' } },
    });
    await view.reply({ method: 'POST', path: status, status: 500, body: {} });
    await enterPin(view);
    await view.shows('FFQ02500');
    expect(document.body.textContent).toContain('스타숲 커피 여의도점에 4,500원을 결제했어요');
    expect(document.querySelector('[data-action="openReceipt"]')).toBeNull();
  });

  test.each([
    ['UNKNOWN', 'codeUnusable'],
    ['FRQR.M0009', 'codeExpired'],
  ])('%s is told as %s, and another can be entered', async (code, id) => {
    const view = await openHome();
    await scanTo(view, code);
    expect(await dialog(id)).toBeTruthy();
    expect(view.path()).toContain('FFQ02200');
  });

  test('a wrong password is told beside the button, and the next try is a new order', async () => {
    const view = await openHome();
    await toConfirm(view);
    await enterPin(view, '111111');
    expect(await screen.findByText(/맞지 않아요/)).toBeTruthy();
    await enterPin(view);
    await view.shows('FFQ02500');
    const keys = (await calls(view, approve)).map(({ headers }) => headers['idempotency-key']);
    expect(new Set(keys).size).toBe(2);
  });

  test('more than there is: not paid, and why', async () => {
    const view = await openHome();
    await toConfirm(view, 'FRQR.M0001', '2000000');
    await view.reply({
      method: 'POST',
      path: approve,
      body: { header: { code: 500, message: '', errMsgCd: 'UBFR0401' }, body: null },
      times: 1,
    });
    await enterPin(view);
    await view.shows('FFQ02500');
    expect(part('[data-result]').dataset.result).toBe('failure');
    expect(part('main').textContent).toContain('잔액이 부족');
  });

  test('two taps are one payment', async () => {
    const view = await openHome();
    await toConfirm(view);
    await enterPin(view);
    await view.shows('FFQ02500');
    expect(await calls(view, approve)).toHaveLength(1);
  });
});

describe('what is in doubt', () => {
  test('(R611) an answer that is lost is asked for: paid, once', async () => {
    const view = await openHome();
    await toConfirm(view);
    await view.reply({ method: 'POST', path: approve, drop: 'answer', times: 1 });
    await enterPin(view);
    expect(await heading('스타숲 커피 여의도점에 4,500원을 결제했어요')).toBeTruthy();
    expect(await calls(view, approve)).toHaveLength(1);
  });

  test('an order that never arrived is closed and called not paid', async () => {
    const view = await openHome();
    await toConfirm(view);
    await view.reply({ method: 'POST', path: approve, drop: true, times: 1 });
    await enterPin(view);
    expect(await heading('결제되지 않았어요')).toBeTruthy();
    expect(part('main').textContent).toContain('돈은 나가지 않았으니');
  });

  test('(R636) no line at all: being checked, never sent again, and found when it is well again', async () => {
    const view = await openHome();
    await toConfirm(view);
    await view.reply({ method: 'POST', path: approve, drop: 'answer', times: 1 });
    await view.reply({ method: 'POST', path: status, drop: true, times: 4 });
    vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] });
    await enterPin(view);
    await patienceEnds(view);
    expect(await heading('결제 결과를 확인 중이에요')).toBeTruthy();
    vi.useRealTimers();
    expect(part('[data-msg="paymentUnstable"]')).toBeTruthy();
    go('/fpayment/FFQ01000');
    await view.shows('FFQ01000');
    await view.user.click(await button('결제 결과 확인'));
    expect(await heading('스타숲 커피 여의도점에 4,500원을 결제했어요')).toBeTruthy();
    expect(await calls(view, approve)).toHaveLength(1);
  });

  test('(R642) while it is being paid, leaving is asked about', async () => {
    const view = await openHome();
    await toConfirm(view);
    await view.reply({ method: 'POST', path: approve, delayMs: 600, times: 1 });
    await enterPin(view);
    await screen.findByText(/결제하고 있어요/);
    await view.user.click(part('[data-action="back"]'));
    expect(await dialog('leavePayment')).toBeTruthy();
    // What is on its way comes to its end here, and not in the page of another file.
    expect(await heading('스타숲 커피 여의도점에 4,500원을 결제했어요')).toBeTruthy();
  });

  test('a partner that needs time: found on the way back, from the server alone', async () => {
    const clock = { now: new Date() };
    const backend = createMock({ now: () => clock.now });
    const view = await openHome({ backend });
    await toConfirm(view, 'FRQR.M0005', '9000');
    vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] });
    await enterPin(view);
    await patienceEnds(view);
    expect(await heading('결제 결과를 확인 중이에요')).toBeTruthy();
    vi.useRealTimers();
    localStorage.clear();
    clock.now = new Date(clock.now.getTime() + 10_000);
    await view.user.click(await button('결과 다시 확인하기'));
    expect(await heading('느린 국수에 9,000원을 결제했어요')).toBeTruthy();
  });
});

describe('(R508) the code that a customer shows', () => {
  test('(R612) is made with what pays, renewed when asked, and no longer good when nobody looks', async () => {
    const view = await openHome();
    await showCode(view);
    await waitFor(() => expect(part('[data-part="paymentCode"]').dataset.state).toBe('shown'));
    const [made] = await calls(view, created);
    expect(made?.body).toEqual({ gpyMethdDstcd: '1', pin: expect.any(String) });
    expect(JSON.stringify(made)).not.toContain(PIN);
    go('/fpayment/FFQ01000');
    await view.user.click(await confirmButton('leavePayment'));
    await view.shows('FFQ01000');
    await waitFor(async () =>
      expect((await calls(view, created)).map(({ method }) => method)).toEqual(['POST', 'PUT']),
    );
  });

  test('a shop that reads it leads to the result', async () => {
    const view = await openHome();
    await showCode(view);
    await view.reply({
      method: 'POST',
      path: status,
      times: 1,
      body: {
        header: { code: 200 },
        body: { tranRsltDstcd: '3', rflsCd: 'UBFR0401', pyToken: 'PYF0000000001', txToken: '' },
      },
    });
    await view.shows('FFQ02600');
    expect(part('[data-result]').dataset.result).toBe('failure');
  }, 15_000);

  test('(E54) no line: the reason and a way to try again', async () => {
    const view = await openHome();
    await view.reply({ method: 'POST', path: created, drop: true, times: 1 });
    await showCode(view);
    await waitFor(() => expect(part('[data-part="paymentCode"]').dataset.state).toBe('failed'));
    await view.user.click(await button('다시 시도'));
    await pressDigits(view);
    await waitFor(() => expect(part('[data-part="paymentCode"]').dataset.state).toBe('shown'));
  });
});

test('(R501) what pays is chosen once and sent with the next code', async () => {
  const view = await openHome();
  await view.user.click(await button('결제 수단'));
  await view.shows('FFQ04000');
  await view.user.click(screen.getByRole('radio', { name: /계좌에서만/ }));
  await view.user.click(await button('저장'));
  await view.shows('FFQ01000');
  await view.user.click(await button('내 코드'));
  await view.shows('FFQ02100');
  expect(part('[data-part="method"]').textContent).toBe('계좌에서만');
});

test('(R501, R614) a position of one who agreed goes with the request, and abroad is told', async () => {
  const native = createFakeHost({
    platform: 'android',
    appVersion: 'G6.4.0',
    answers: {
      getLocation: { latitude: 35.68, longitude: 139.76, accuracy: 10, at: '2026-11-21T09:00:00+09:00' },
    },
  });
  const view = await openHome({ native });
  await scanTo(view, 'FRQR.M0001.4500');
  await view.shows('FFQ02300');
  expect(await screen.findByText(/국내가 아니에요/)).toBeTruthy();
  await view.user.click(await button('다음'));
  expect(await dialog('invalidLocation')).toBeTruthy();
  const [sent] = await calls(view, '/fran-qrpayment-fe/transaction/qr/v1/mpm/request');
  expect(sent?.body).toMatchObject({ lttd: '35.68', lngt: '139.76' });
});

test('nothing of a payment can be read in the storage or the address', async () => {
  const view = await openHome();
  await toConfirm(view);
  await act(async () => {});
  expect(view.path()).toBe('/fpayment/FFQ02400');
  expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toMatch(/TXF|M0001|4500|FRQR/);
});
