import { screen, waitFor } from '@testing-library/react';
import {
  button,
  confirmButton,
  createFakeHost,
  enterPin,
  field,
  go,
  openerOf,
  part,
  refuse,
  stopClock,
} from '@wallet/kit/testing';
import { createMock } from '@wallet/mocks/backend';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { gates } from '../gates.ts';
import { manifest } from '../manifest.ts';
import { messages } from '../messages/index.ts';
import { screens } from '../screens.ts';

// Ten in the morning of 20 November 2026.
beforeEach(() => stopClock());
afterEach(() => vi.useRealTimers());

const opener = openerOf({ manifest, screens, messages, gates }, createMock);
const open = (at: string, persona = 'member', query: Record<string, string> = {}, native?: object) =>
  opener(at, { persona, query, ...(native ? { native: native as ReturnType<typeof createFakeHost> } : {}) });
const main = () => part('main').textContent ?? '';
const refused = async () => (await screen.findByRole('dialog')).textContent;

test.each([
  ['member', 'Y', 'FLY20000'],
  ['lite', 'N', 'FLY10000'],
])(
  '(R703) (R776) (R777) (R778) the gate asks for service 17 and sends %s (%s) to %s',
  async (persona, _, code) => {
    const view = await open('FLY11000', persona);
    await view.shows(code);
    const asked = (await view.journal()).find(({ path }) => path === '/mber/user/getJoinService');
    expect(asked?.body).toEqual({ wltSvcDstcd: '17' });
  },
);

test('(A35) a gate that gets no answer counts as not joined', async () => {
  const view = await open('FLY20000');
  await view.reply({ method: 'POST', path: '/mber/user/getJoinService', status: 500, times: 1 });
  go('/smat/FLY11000');
  await view.shows('FLY10000');
  expect(await button('내 항공권 보기')).toBeTruthy();
});

test('who has not joined is invited, agrees and comes to an empty list', async () => {
  const view = await open('FLY20000', 'lite');
  await view.user.click(await button('스마트항공권 시작하기'));
  await view.shows('FLY10000');
  await view.user.click(await screen.findByRole('checkbox', { name: '전체 동의' }));
  await view.user.click(await button('동의하고 시작하기'));
  await view.shows('FLY20000');
  expect(await screen.findByText('연결한 항공권이 없어요')).toBeTruthy();
});

test('(R702) the next flight stands first, with gate, seat and the time until then', async () => {
  await open('FLY20000');
  await waitFor(() => expect(part('[data-part="hero"]').textContent).toContain('22시간 10분 뒤 출발해요'));
  for (const said of ['김포 → 제주', 'KE1107', '7번', '23A', '체크인 완료']) expect(main()).toContain(said);
  expect(main()).toContain('지난 비행');
});

test.each([
  ['ZZ99ZZ', '예약한 이름과 회원 이름이 달라요.'],
  ['IN7001', '국제선은 스마트패스를 이용해 주세요.'],
  ['CX0000', '취소된 예약이에요.'],
  ['QQ1111', '예약을 찾을 수 없어요.'],
])('the booking %s is not linked: %s', async (booking, said) => {
  const view = await open('FLY30000');
  await waitFor(() => field('booking'));
  await view.user.type(field('booking'), booking);
  await view.user.click(await button('연결하기'));
  expect(await refused()).toContain(said);
});

test('a booking is linked by its code, shown without a code before the check-in, and taken off again', async () => {
  const view = await open('FLY30000');
  await waitFor(() => field('booking'));
  await view.user.type(field('booking'), 'ab12cd');
  await view.user.click(await button('연결하기'));
  await view.shows('FLY40000');
  await waitFor(() => expect(main()).toContain('아직 체크인하지 않았어요'));
  expect(document.querySelector('[data-action="showCode"]')).toBeNull();
  await view.user.click(await button('연결 끊기'));
  await view.user.click(await confirmButton('unlinkTicket'));
  await view.shows('FLY20000');
  expect(main()).not.toContain('KE1201');
});

// The 326th day of 2026 is the 22nd of November.
const bcbp = 'M1KIM/HANEUL          EAB12CD GMPCJUKE 1201 326Y012A0042 100';

test('a boarding pass that is read is linked and checked in; another code and an international one are not', async () => {
  const native = createFakeHost({ answers: { openNativeScreen: { text: 'KTX-1', format: 'qr' } } });
  const view = await open('FLY30000', 'member', {}, native);
  await view.user.click(await button('탑승권 QR코드 읽기'));
  expect(await refused()).toContain('탑승권 코드가 아니에요');
  await view.user.click(await button('확인'));
  native.answer('openNativeScreen', { text: bcbp.replace('GMPCJU', 'ICNNRT'), format: 'qr' });
  await view.user.click(await button('탑승권 QR코드 읽기'));
  expect(await refused()).toContain('국제선은 스마트패스를');
  await view.user.click(await button('확인'));
  native.answer('openNativeScreen', { text: bcbp, format: 'qr' });
  await view.user.click(await button('탑승권 QR코드 읽기'));
  await view.shows('FLY40000');
  await waitFor(() => expect(main()).toContain('12A'));
  expect(await button('탑승 코드 보여 주기')).toBeTruthy();
});

test.each([
  ['of somebody else', bcbp.replace('KIM/HANEUL ', 'PARK/JIHUN '), '예약한 이름과 회원 이름이 달라요'],
  ['of another flight', bcbp.replace('1201', '8901'), '예약과 다른 비행기의 탑승권이에요'],
  ['of another day', bcbp.replace('326Y', '327Y'), '예약과 다른 비행기의 탑승권이에요'],
  ['of the way back', bcbp.replace('GMPCJU', 'CJUGMP'), '예약과 다른 비행기의 탑승권이에요'],
])('(H2) a boarding pass %s links nothing', async (_, text, said) => {
  const native = createFakeHost({ answers: { openNativeScreen: { text, format: 'qr' } } });
  const view = await open('FLY30000', 'member', {}, native);
  await view.user.click(await button('탑승권 QR코드 읽기'));
  expect(await refused()).toContain(said);
  const { payload } = await (await view.ask('/wApi/smat/v1/tickets')).json();
  expect(JSON.stringify(payload)).not.toContain('1201');
});

test('(M1) linked again, a booking opens the leg that was taken off', async () => {
  const view = await open('FLY40000', 'member', { ticketId: 'T-jeju' });
  await view.user.click(await button('연결 끊기'));
  await view.user.click(await confirmButton('unlinkTicket'));
  await view.shows('FLY20000');
  go('/smat/FLY30000');
  await waitFor(() => field('booking'));
  await view.user.type(field('booking'), 'K7Q2WX');
  await view.user.click(await button('연결하기'));
  await view.shows('FLY40000');
  await waitFor(() => expect(main()).toContain('KE1107'));
  expect(main()).toContain('23A');
  expect(await button('탑승 코드 보여 주기')).toBeTruthy();
});

test('(M17) who has not checked in is led to the airline, and comes back with a seat', async () => {
  const view = await open('FLY40000', 'employee', { ticketId: 'T-7c' });
  await waitFor(() => expect(main()).toContain('체크인은 11월 18일'));
  expect(part('a[href="tel:15991500"]').textContent).toBe('1599-1500');
  expect(part('[data-action="checkIn"]').textContent).toBe('항공사에서 체크인하기');
  const { payload } = await (await view.ask('/wApi/smat/v1/tickets/T-7c')).json();
  expect(payload.chkinUrl).toBe('/_mocks/airline/checkin?ticket=T-7c');
  const checkedIn = await view.ask('/_mocks/airline/checkin', {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'ticket=T-7c',
  });
  // The airline's page is another document: the ticket is read again.
  go('/smat/FLY20000');
  await view.shows('FLY20000');
  go(checkedIn.headers.get('location') ?? '');
  expect(await button('탑승 코드 보여 주기')).toBeTruthy();
});

test('(M17) before its time the airline does not check in, and the list does not promise a code', async () => {
  const view = await open('FLY40000', 'member', { ticketId: 'T-back' });
  const checkIn = await button('항공사에서 체크인하기');
  expect(checkIn.matches(':disabled, [aria-disabled="true"]')).toBe(true);
  await view.as('employee');
  go('/smat/FLY20000');
  expect(await button('항공권 보기')).toBeTruthy();
  expect(screen.queryByRole('button', { name: '항공권 보여 주기' })).toBeNull();
});

test('(M16) who is under 14 is told so before any terms, and the service refuses too', async () => {
  const view = await open('FLY10000', 'minor');
  expect(await screen.findByText('만 14세부터 쓸 수 있어요')).toBeTruthy();
  expect(screen.queryByRole('checkbox')).toBeNull();
  const init = {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ wltSvcDstcd: '17' }),
  };
  expect((await (await view.ask('/wApi/mber/user/joinService', init)).json()).code).toBe('JOIN_AGE');
  go('/smat/FLY20000');
  expect(await screen.findByText('만 14세부터 쓸 수 있어요')).toBeTruthy();
});

test('(M18) a companion who has received the ticket is shown so, and gets no second one', async () => {
  const view = await open('FLY41100', 'employee', { shareId: 'H-jihun' });
  await view.user.click(await button('항공권 받기'));
  await view.shows('FLY40000');
  await view.as('member');
  go('/smat/FLY41000?ticketId=T-jeju');
  expect(await screen.findByText('받았어요')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /박\*훈/ })).toBeNull();
  const init = {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': 'send-again' },
    body: JSON.stringify({ tcktId: 'T-jeju', psngrNo: '2' }),
  };
  expect((await (await view.ask('/wApi/smat/v1/share', init)).json()).code).toBe('FLY_RECEIVED');
});

test('a flight that has left is a past one, and its code is shown no more', async () => {
  const view = await open('FLY20000');
  await waitFor(() => expect(main()).toContain('KE1107'));
  vi.setSystemTime(new Date('2026-11-21T08:11:00+09:00'));
  go('/smat/FLY40000?ticketId=T-jeju');
  await waitFor(() => expect(part('[data-part="pass"]').dataset.state).toBe('used'));
  expect(screen.queryByRole('button', { name: '탑승 코드 보여 주기' })).toBeNull();
  expect(view).toBeTruthy();
});

test('the code is shown to the holder of the phone only, and names nobody', async () => {
  const native = createFakeHost({ answers: { openNativeScreen: { isVerified: false, kind: 'face' } } });
  const view = await open('FLY40000', 'member', { ticketId: 'T-jeju' }, native);
  await view.user.click(await button('탑승 코드 보여 주기'));
  await waitFor(() => part('[data-part="secureKeypad"]'));
  expect((await view.journal()).filter(({ path }) => path.endsWith('/code'))).toEqual([]);
  native.answer('openNativeScreen', { isVerified: true, kind: 'face' });
  await view.user.click(await button('탑승 코드 보여 주기'));
  await waitFor(() => expect(part('[data-part="presentSheet"]').textContent).toContain('30초마다'));
  const { payload } = await (await view.ask('/wApi/smat/v1/tickets/T-jeju/code', { method: 'POST' })).json();
  expect(payload).toMatchObject({ expSS: 30 });
  expect(payload.qrCtnt).not.toMatch(/김하늘|K7Q2WX/);
});

test('a gate that changes while the ticket is shown is told; cancelled it has no code', async () => {
  const native = createFakeHost();
  const view = await open('FLY40000', 'member', { ticketId: 'T-jeju' }, native);
  await waitFor(() => expect(main()).toContain('7번'));
  const told = async (more: object) => {
    const { payload } = await (await view.ask('/wApi/smat/v1/tickets/T-jeju')).json();
    const body = { status: 200, code: '0000', message: '', payload: { ...payload, ...more } };
    await view.reply({ method: 'GET', path: '/smat/v1/tickets/T-jeju', body, times: 1 });
    native.emit('resume');
  };
  await told({ gateNo: '12' });
  await waitFor(() => expect(main()).toContain('탑승구가 7번에서 12번으로 바뀌었어요.'));
  await told({ sttus: 'CNCL' });
  await waitFor(() => expect(main()).toContain('항공사에서 환불받을 수 있어요'));
  expect(document.querySelector('[data-action="showCode"]')).toBeNull();
});

test('where no network is the ticket that was shown last stands, with its time', async () => {
  const view = await open('FLY40000', 'member', { ticketId: 'T-jeju' });
  await waitFor(() => expect(main()).toContain('7번'));
  await view.reply({ method: 'GET', path: '/smat/v1/tickets/T-jeju', status: 500 });
  go('/smat/FLY20000');
  await view.shows('FLY20000');
  go('/smat/FLY40000?ticketId=T-jeju');
  await waitFor(() => expect(main()).toContain('10:00에 확인한 내용이에요'));
  expect(main()).toContain('KE1107');
});

test('a companion’s ticket is sent by a link that names nobody, and taken back', async () => {
  const native = createFakeHost({ answers: { openNativeScreen: { isShared: true } } });
  const view = await open('FLY41000', 'member', { ticketId: 'T-jeju' }, native);
  // (M18) Both wait already; each button says whose ticket it is about.
  await view.user.click(await button('한*라 님에게 보낸 항공권 거둬들이기'));
  await view.user.click(await button('한*라 님에게 보내기'));
  await waitFor(() => expect(native.calls('openNativeScreen')).toHaveLength(1));
  const url = String(native.calls('openNativeScreen')[0]?.params?.url);
  expect(url).toMatch(/\/smat\/FLY41100\?shareId=H-[\w-]+$/);
  await view.user.click(await button('한*라 님에게 보낸 항공권 거둬들이기'));
  expect(await screen.findByText('거둬들임')).toBeTruthy();
  go(new URL(url).pathname + new URL(url).search);
  expect(await screen.findByText('보낸 사람이 거둬들였어요')).toBeTruthy();
});

test('it is received by the one whose name it has, once', async () => {
  const view = await open('FLY41100', 'employee', { shareId: 'H-jihun' });
  await waitFor(() => expect(main()).toContain('김*늘 님이 항공권을 보냈어요.'));
  await view.user.click(await button('항공권 받기'));
  await view.shows('FLY40000');
  await waitFor(() => expect(main()).toContain('23C'));
  go('/smat/FLY41100?shareId=H-jihun');
  expect(await screen.findByText('이미 받은 항공권이에요')).toBeTruthy();
});

test.each([
  ['H-sora', '한*라 님의 항공권이에요'],
  ['H-late', '받을 수 있는 시간이 지났어요'],
  ['H-none', '항공권을 찾을 수 없어요'],
  ['../x', '항공권을 찾을 수 없어요'],
])('the sent ticket %s is not received: %s', async (shareId, said) => {
  const view = await open('FLY41100', 'employee', { shareId });
  await waitFor(() => expect(main()).toContain(said));
  expect(document.querySelector('[data-action="receive"]')).toBeNull();
  if (!shareId.startsWith('H-s')) return;
  const init = { method: 'POST' };
  expect((await (await view.ask(`/wApi/smat/v1/share/${shareId}/receive`, init)).json()).code).toBe(
    'FLY_OTHER_NAME',
  );
});

test.each(['FLY40000', 'FLY41000'])('%s opened without a ticket leads to the list', async (code) => {
  const view = await open(code);
  await view.user.click(await button('내 항공권 보기'));
  await view.shows('FLY20000');
});

test('FLY30000 offers the scan of a boarding pass once a slow phone app has said what it can', async () => {
  const host = createFakeHost();
  host.hold();
  const view = await open('FLY30000', 'member', {}, host);
  await view.shows('FLY30000');
  expect(screen.queryByRole('button', { name: '탑승권 QR코드 읽기' })).toBeNull();
  host.release();
  expect(await button('탑승권 QR코드 읽기')).toBeTruthy();
});

test('FLY41000: a link that neither the app nor the clipboard takes is there to be selected, and can be sent again', async () => {
  const native = createFakeHost({ answers: { openNativeScreen: refuse('UNSUPPORTED') } });
  const view = await open('FLY41000', 'member', { ticketId: 'T-jeju' }, native);
  await view.user.click(await button('한*라 님에게 보낸 항공권 거둬들이기'));
  const send = await button('한*라 님에게 보내기');
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('', 'NotAllowedError'));
  await view.user.click(send);
  const dialog = await waitFor(() => part('dialog[data-msg="shareRefused"]'));
  expect(dialog.textContent).toMatch(/\/smat\/FLY41100\?shareId=H-/);
  expect(screen.queryByText('링크를 복사했어요')).toBeNull();
  await view.user.click(await confirmButton('shareRefused'));
  expect(await button('한*라 님에게 다시 보내기')).toBeTruthy();
  vi.restoreAllMocks();
});

const codes = async (view: Awaited<ReturnType<typeof open>>) =>
  (await view.journal()).filter(({ path }) => path.endsWith('/code')).length;
const presented = () => document.querySelector('[data-part="presentSheet"]');

test.each(['FAILED', 'UNSUPPORTED', 'DENIED', 'not verified', 'a browser'])(
  'H1: where face and finger end with %s the payment password opens the code, a wrong one does not',
  async (ending) => {
    const answer =
      ending === 'not verified' ? { isVerified: false, kind: 'face' } : refuse(ending as 'FAILED');
    const native = createFakeHost({ answers: { openNativeScreen: answer as never } });
    const isBrowser = ending === 'a browser';
    const view = await open('FLY40000', 'member', { ticketId: 'T-jeju' }, isBrowser ? undefined : native);
    const show = await button('탑승 코드 보여 주기');
    expect(screen.queryAllByRole('button', { name: '앱에서 열기' })).toHaveLength(isBrowser ? 1 : 0);
    await view.user.click(show);
    await enterPin(view, '111111');
    expect([await codes(view), presented()]).toEqual([0, null]);
    await enterPin(view, '246810');
    await waitFor(() => expect(presented()).not.toBeNull());
  },
);

test('H1: a code that was put away is shown again only after a new proof', async () => {
  const native = createFakeHost({ answers: { openNativeScreen: { isVerified: true, kind: 'face' } } });
  const view = await open('FLY40000', 'member', { ticketId: 'T-jeju' }, native);
  await view.user.click(await button('탑승 코드 보여 주기'));
  await waitFor(() => expect(presented()).not.toBeNull());
  native.emit('pause');
  await waitFor(() => expect(presented()).toBeNull());
  native.emit('resume');
  expect(presented()).toBeNull();
});

test('H1: without a network the page says what helps at the gate, and waits for no code', async () => {
  const native = createFakeHost({ answers: { openNativeScreen: { isVerified: true, kind: 'face' } } });
  const view = await open('FLY40000', 'member', { ticketId: 'T-jeju' }, native);
  const show = await button('탑승 코드 보여 주기');
  await view.reply({ method: 'POST', path: '/smat/v1/tickets/T-jeju/code', status: 503, times: 9 });
  await view.user.click(show);
  await waitFor(() => expect(part('dialog[data-msg="codeOffline"]').textContent).toContain('신분증'), {
    timeout: 9000,
  });
  await view.user.click(await confirmButton('codeOffline'));
  await waitFor(() => expect(presented()).toBeNull());
});
