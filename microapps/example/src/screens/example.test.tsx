import { waitFor } from '@testing-library/react';
import { button, dialog, go, openerOf, type RenderedScreen } from '@wallet/kit/testing';
import { createMock } from '@wallet/mocks/backend';
import { expect, test } from 'vitest';
import { manifest } from '../manifest.ts';
import { messages } from '../messages/index.ts';
import { screens } from '../screens.ts';

// A Monday at ten in the morning: branches are open.
const now = () => new Date('2026-11-23T10:00:00+09:00');
const open = openerOf({ manifest, screens, messages }, () => createMock({ now }));

/** Chooses the day and the time of a branch and goes on. */
async function choose(view: RenderedScreen, day: string, time: string): Promise<void> {
  await view.user.click(await view.findByRole('button', { name: new RegExp(day) }));
  await view.user.click(await view.findByRole('radio', { name: time }));
}

async function booked(view: RenderedScreen): Promise<void> {
  await view.shows('ExampleBranch');
  await choose(view, '11월 24일', '10:30');
  await view.user.click(await button(/예약하기/));
  await view.shows('ExampleVisit');
  await view.user.click(view.getByRole('radio', { name: '대출' }));
  await view.user.click(await button('예약하기'));
  await view.shows('ExampleDone');
}

const posts = async (view: RenderedScreen, path: string) =>
  (await view.journal()).filter((call) => call.method === 'POST' && call.path === path);

test('branches stand by region, with what is open now, for anybody', async () => {
  const view = await open('ExampleHome', { persona: 'visitor' });
  expect(await view.findByRole('list', { name: '서울' })).toBeDefined();
  expect(view.getAllByText('영업 중')).toHaveLength(4);
  await view.user.click(await button(/다솜 지점/));
  await view.shows('ExampleBranch');
  expect(await view.findByText(/공사 중이라/)).toBeDefined();
});

test('a visitor is asked to sign in when it is booked, not before', async () => {
  const view = await open('/example/ExampleBranch/B1', { persona: 'visitor' });
  await view.shows('ExampleBranch');
  await choose(view, '11월 24일', '10:30');
  await view.user.click(await button(/예약하기/));
  expect(await dialog('loginGuide')).toBeDefined();
});

test('a visit is booked once, shown with its code, moved and cancelled', async () => {
  const view = await open('/example/ExampleBranch/B1');
  await booked(view);
  expect((await view.findByText('대출')).textContent).toBe('대출');
  expect(await posts(view, '/example/v1/visit')).toHaveLength(1);
  await view.user.click(await button('시간 바꾸기'));
  await choose(view, '11월 25일', '11:00');
  await view.user.click(await button(/바꾸기$/));
  expect(await view.findByText(/11월 25일 \(수\) 11:00/)).toBeDefined();
  await view.user.click(await button('예약 취소'));
  await view.user.click(await button('취소하기'));
  expect((await view.findAllByText('취소')).length).toBeGreaterThan(0);
});

test('with a visit open the customer may move that one instead', async () => {
  const view = await open('/example/ExampleBranch/B1');
  await booked(view);
  go('/example/ExampleBranch/B1');
  await view.shows('ExampleBranch');
  await choose(view, '11월 25일', '10:30');
  await view.user.click(await button(/예약하기/));
  await view.shows('ExampleVisit');
  await view.user.click(await button('예약하기'));
  await dialog('visitOpen');
  await view.user.click(await button('바꾸기'));
  await view.shows('ExampleDone');
  expect(view.path()).toContain('act=change');
});

test('the last place taken meanwhile, and three missed visits, are told in words of their own', async () => {
  const view = await open('/example/ExampleBranch/B1');
  await view.shows('ExampleBranch');
  await choose(view, '11월 24일', '10:30');
  await view.user.click(await button(/예약하기/));
  await view.shows('ExampleVisit');
  for (const [code, words] of [
    ['EXA_FULL', /남은 자리가 없어요/],
    ['EXA_BLOCKED', /세 번 오지 않아/],
  ] as const) {
    const body = { status: 200, code, message: '', payload: null };
    await view.reply({ method: 'POST', path: '/example/v1/visit', body, times: 1 });
    await view.user.click(await button('예약하기'));
    expect(await view.findByText(words)).toBeDefined();
    await view.user.click(await button('확인'));
  }
});

test('a lost answer is asked for with the same key, and the visit is booked once', async () => {
  const view = await open('/example/ExampleBranch/B1');
  await view.shows('ExampleBranch');
  await choose(view, '11월 24일', '10:30');
  await view.user.click(await button(/예약하기/));
  await view.shows('ExampleVisit');
  await view.reply({ method: 'POST', path: '/example/v1/visit', drop: 'answer', times: 1 });
  await view.user.click(await button('예약하기'));
  await waitFor(() => view.shows('ExampleDone'), { timeout: 8000 });
  const sent = await posts(view, '/example/v1/visit');
  expect(new Set(sent.map(({ headers }) => headers['idempotency-key'])).size).toBe(1);
});

test('without a network the voucher that was shown last stands, and nothing of it can be changed', async () => {
  const view = await open('/example/ExampleBranch/B1');
  await booked(view);
  await view.reply({ method: 'GET', path: '/example/v1/visit', drop: true });
  go('/example');
  await view.shows('ExampleHome');
  go('/example/ExampleDone');
  expect(await view.findByText(/인터넷에 연결되지 않았어요/)).toBeDefined();
  expect(view.queryByRole('button', { name: '예약 취소' })).toBeNull();
});

test('a branch that nobody knows and a visit that is not there say so', async () => {
  const view = await open('/example/ExampleBranch/B9');
  expect(await view.findByText('지점을 찾을 수 없어요')).toBeDefined();
  go('/example/ExampleDone');
  expect(await view.findByText('예약한 방문이 없어요')).toBeDefined();
});

test('developers set what the member is', async () => {
  const view = await open('ExampleIndex', { persona: 'developer' });
  await view.user.click(await button('예약한 방문 있음'));
  expect(await view.findByText(/V900000 · booked/)).toBeDefined();
});
