import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { button, open, part } from '../../testing/openScreen.ts';

describe('the history', () => {
  test('(R454, R607, R482) comes in pages, is filtered, and opens a payment', async () => {
    const view = await open('FFQ03000');
    await view.shows('FFQ03000');
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(10));
    await view.user.click(await button('더 보기'));
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(20));
    await view.user.click(screen.getByRole('radio', { name: '취소' }));
    await waitFor(() => expect(screen.getAllByText('결제 취소')).toHaveLength(5));
    await view.user.click(screen.getAllByRole('button', { name: /결제 취소/ })[0] as HTMLElement);
    await view.shows('FFQ03100');
    expect(part('main').textContent).toContain('취소 일시');
  });

  test('(R608) a payment that is not there says so, with a way on', async () => {
    const view = await open('FFQ03100', { query: { number: 'P999', date: '20261101' } });
    await view.shows('FFQ03100', 'error');
    const other = await open('FFQ03100');
    await other.shows('FFQ03100');
    expect(screen.getAllByText('결제를 찾을 수 없습니다.').length).toBeGreaterThan(0);
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
  expect((await screen.findAllByText('가맹점 QR결제 시스템 점검 안내')).length).toBeGreaterThan(0);
  await view.user.click(screen.getByRole('tab', { name: '해외결제' }));
  await waitFor(async () => {
    const asked = (await view.journal()).map(({ method, path }) => `${method} ${path}`);
    expect(asked).toContain('GET /gpayment-fe/cust/v1/notice-list');
  });
});

test('(R610, R456) notes', async () => {
  const view = await open('FFQ05100');
  await view.shows('FFQ05100');
  expect(await screen.findByText('결제 코드는 3분 동안 유효합니다')).toBeTruthy();
});
