import { screen, waitFor } from '@testing-library/react';
import { addDays, todaySeoul } from '@wallet/kit/format';
import { createMock } from '@wallet/mocks/backend';
import { describe, expect, test } from 'vitest';
import { button, confirmButton, field, go, open, part } from '../../testing/openScreen.ts';
import { enterPin, openHome, toConfirm } from '../../testing/payOnScreen.ts';

describe('the history', () => {
  test('(R454, R607, R482) comes in pages, is filtered, and opens a payment', async () => {
    const view = await open('FFQ03000');
    await view.shows('FFQ03000');
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(10));
    // Day by day, with what each day took, unless one row says it.
    const [alone, two, , withCancelled] = document.querySelectorAll<HTMLElement>('[data-group]');
    expect(alone?.textContent).toMatch(/^\d{1,2}일 \([일월화수목금토]\)스타숲 커피/);
    expect(two?.textContent).toMatch(/^\d{1,2}일 \([일월화수목금토]\)합계 14,450원/);
    // What was cancelled came back.
    expect(withCancelled?.textContent).toMatch(/^[^)]+\)합계 5,400원.*결제 취소/);
    await view.user.click(await button('더 보기'));
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(20));
    await view.user.click(screen.getByRole('radio', { name: '취소' }));
    await waitFor(() => expect(screen.getAllByText('결제 취소')).toHaveLength(5));
    await view.user.click(screen.getAllByRole('button', { name: /결제 취소/ })[0] as HTMLElement);
    await view.shows('FFQ03100');
    expect(part('main').textContent).toContain('취소 일시');
  });

  test('(R607) is searched by the shop’s name and by days, as the address keeps it', async () => {
    const view = await open('FFQ03000');
    await view.shows('FFQ03000');
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(10));
    await view.user.type(field('words'), '책방');
    await view.user.click(part('[data-action="search"]'));
    await waitFor(() =>
      expect(screen.getAllByText('골목 책방').length).toBe(screen.getAllByRole('listitem').length),
    );
    expect(view.path()).toBe('/fpayment/FFQ03000?kind=all&period=3&words=%EC%B1%85%EB%B0%A9');
    // Emptied, it shows all again at once.
    await view.user.clear(field('words'));
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(10));

    await view.user.click(part('[data-field="period"]'));
    await view.user.click(await screen.findByRole('button', { name: '직접 선택' }));
    await view.user.click(await screen.findByRole('button', { name: /조회할 날짜/ }));
    const today = todaySeoul();
    const from = addDays(today, -3);
    for (const day of [from, today]) {
      const cell = () => document.querySelector<HTMLElement>(`dialog[open] [data-date="${day}"]`);
      // It opens on the first day of what is shown, months ago.
      for (let turn = 0; turn < 14 && !cell(); turn += 1)
        await view.user.click(part('dialog[open] [data-action="next"]'));
      await view.user.click(await waitFor(() => part(`dialog[open] [data-date="${day}"]`)));
    }
    await view.user.click(part('dialog[open] [data-action="confirm"]'));
    await waitFor(() => expect(view.path()).toContain(`period=own&from=${from}&to=${today}`));
    await waitFor(() => expect(screen.getAllByRole('listitem').length).toBeLessThan(4));
    const groups = [...document.querySelectorAll<HTMLElement>('[data-group]')].map(
      ({ dataset }) => dataset.group ?? '',
    );
    expect(groups.every((day) => day >= from && day <= today)).toBe(true);
    const asked = (await view.journal()).filter(({ path }) => path.endsWith('/transaction/histories')).at(-1);
    expect(asked?.query).toMatchObject({ inqStrtYmd: from, inqEndYmd: today });
  });

  test('what a partner still works on stands first, and leads to its end', async () => {
    const clock = { now: new Date() };
    const view = await openHome({ backend: createMock({ now: () => clock.now }) });
    await toConfirm(view, 'FRQR.M0005.9000');
    await enterPin(view);
    await waitFor(async () =>
      expect((await view.journal()).some(({ path }) => path.endsWith('/mpm/approve'))).toBe(true),
    );
    go('/fpayment/FFQ03000');
    await view.user.click(await confirmButton('leavePayment'));
    await view.shows('FFQ03000');
    const [first] = await screen.findAllByRole('listitem');
    expect(first?.textContent).toMatch(/느린 국수.*확인 중/s);
    await view.user.click(screen.getByRole('radio', { name: '확인 중' }));
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(1));
    await view.user.click(part('[data-action="openPayment"]'));
    await view.shows('FFQ03100');
    expect(part('main').textContent).toContain('다시 결제하지 마세요');
    clock.now = new Date(clock.now.getTime() + 10_000);
    await view.user.click(part('[data-action="seeUnfinished"]'));
    await view.shows('FFQ02600');
    await waitFor(() => part('[data-result="success"]'));
  }, 15_000);

  test('a payment from an account of another time is not told under the name of the one that pays today', async () => {
    const view = await open('FFQ03000');
    await view.shows('FFQ03000');
    const detail = (acNo: string) => ({
      method: 'GET',
      path: '/fran-qrpayment-fe/inquiry/v1/transaction/detail',
      times: 1,
      body: {
        header: { code: 200 },
        body: {
          tranSerno: 'P1',
          tranYmd: '20261101',
          tranRsltDstcd: '1',
          sendTranAmt: '4500',

          accntUseAmt: '4500',
          acNo,
        },
      },
    });
    await view.reply(detail('12345601234567'));
    go('/fpayment/FFQ03100?number=P1&date=20261101');
    await waitFor(() => expect(part('main').textContent).toContain('생활비 통장 ··4567'));
    await view.reply(detail('99999999994567'));
    go('/fpayment/FFQ03100?number=P2&date=20261101');
    await waitFor(() => expect(part('main').textContent).toContain('출금 계좌··4567'));
  });

  test('a refund opens the payment that it gives back', async () => {
    const view = await open('FFQ03000');
    await view.shows('FFQ03000');
    const [first] = await waitFor(() => screen.getAllByRole('button', { name: /스타숲 커피/ }));
    await view.user.click(first as HTMLElement);
    await view.shows('FFQ03100');
    const number = new URL(view.path(), 'http://localhost').searchParams.get('number') ?? '';
    const date = new URL(view.path(), 'http://localhost').searchParams.get('date') ?? '';
    await view.reply({
      method: 'GET',
      path: '/fran-qrpayment-fe/inquiry/v1/transaction/detail',
      times: 1,
      body: {
        header: { code: 200 },
        body: {
          tranSerno: 'R1',
          tranYmd: date,
          tranRsltDstcd: '1',
          ogtranSerno: number,
          sendTranAmt: '4500',
        },
      },
    });
    go(`/fpayment/FFQ03100?number=R1&date=${date}`);
    await waitFor(() => part('[data-action="openOriginal"]'));
    expect(part('main').textContent).toContain('환불');
    await view.user.click(part('[data-action="openOriginal"]'));
    await waitFor(() => expect(view.path()).toContain(`number=${number}`));
    await waitFor(() => expect(part('main').textContent).toContain('872301'));
  });

  test('(R608) a payment that is not there says so, with a way on', async () => {
    const view = await open('FFQ03100', { query: { number: 'P999', date: '20261101' } });
    await view.shows('FFQ03100', 'error');
    const other = await open('FFQ03100');
    await other.shows('FFQ03100');
    expect(part('[data-msg="wrongAccess"]').textContent).toContain('접근할 수 없는');
  });

  test('(R534, R568, R654) a header that is not 200 is an error as a whole', async () => {
    const view = await open('FFQ05000');
    await view.shows('FFQ05000');
    await view.reply({
      method: 'POST',
      path: '/fran-qrpayment-fe/common/v1/qr-note-list',
      body: { header: { code: 310, message: '점검 중' }, body: { pageNo: 1, totalPageNo: 1, results: [] } },
    });
    await view.user.click(document.body);
    window.history.pushState(null, '', '/fpayment/FFQ05100');
    window.dispatchEvent(new PopStateEvent('popstate'));
    await view.shows('FFQ05100');
    expect(await screen.findByRole('alert')).toBeTruthy();
  });
});

test('(R609, R456) notices', async () => {
  const view = await open('FFQ05000');
  await view.shows('FFQ05000');
  expect((await screen.findAllByText('가맹점 QR 결제 시스템 점검 안내')).length).toBeGreaterThan(0);
  await view.user.click(screen.getByRole('tab', { name: '해외결제' }));
  await waitFor(async () => {
    const asked = (await view.journal()).map(({ method, path }) => `${method} ${path}`);
    expect(asked).toContain('GET /gpayment-fe/cust/v1/notice-list');
  });
  // Their text is html, and is read as such.
  await view.user.click((await screen.findAllByRole('button', { name: /안내|공지|해외/ }))[0] as HTMLElement);
  expect((await screen.findAllByText('늘 이용해 주셔서 감사해요.')).length).toBeGreaterThan(0);
  expect(document.body.textContent).not.toContain('<p>');
});

test('(R610, R456) notes', async () => {
  const view = await open('FFQ05100');
  await view.shows('FFQ05100');
  expect(await screen.findByText('결제 코드는 3분 동안 유효해요')).toBeTruthy();
});

test('(R477) a notice that everybody should see stands where payments begin, and opens', async () => {
  const view = await openHome();
  await waitFor(() => part('[data-part="noticeBar"]'));
  await view.user.click(await button('가맹점 QR 결제 시스템 점검 안내'));
  await view.shows('FFQ05000');
});
