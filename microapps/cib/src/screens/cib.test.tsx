import { screen, waitFor } from '@testing-library/react';
import {
  button,
  confirmButton,
  createFakeHost,
  drawPictures,
  field,
  go,
  openerOf,
  part,
  payAtGateway,
  stopClock,
} from '@wallet/kit/testing';
import { createMock } from '@wallet/mocks/backend';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { gates } from '../gates.ts';
import { manifest } from '../manifest.ts';
import { messages } from '../messages/index.ts';
import { screens } from '../screens.ts';

// A Friday in November: stations are free from Thursday on, garages today.
beforeEach(() => {
  stopClock();
  drawPictures();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const openApp = openerOf({ manifest, screens, messages, gates }, createMock);
type View = Awaited<ReturnType<typeof openApp>>;
const open = (at: string, query: Record<string, string> = {}, persona = 'carOwner') =>
  openApp(at, { query, persona });
const main = () => part('main').textContent ?? '';
const says = (text: string) => waitFor(() => expect(main()).toContain(text));
const tap = async ({ user }: View, action: string) =>
  user.click(await waitFor(() => part(`[data-action="${action}"]`)));
const path = (name: string) => `/cib/${name}`;
const sent = async (view: View, name: string) =>
  (await view.journal()).filter((call) => call.path === path(name));
const type = async ({ user }: View, name: string, text: string) => {
  const input = await waitFor(() => field(name) as HTMLInputElement);
  await user.clear(input);
  await user.type(input, text);
};
const refuse = (view: View, name: string, code: string) =>
  view.reply({
    method: 'POST',
    path: path(name),
    times: 1,
    body: { status: 200, code, message: '안내', payload: null },
  });
const choose = async (view: View, date: string, name: RegExp) => {
  await waitFor(() => part('[data-part="calendar"]'));
  const there = () => document.querySelector(`[data-date="${date}"]`);
  if (!there()) await view.user.click(part('[data-part="calendar"] [data-action="next"]'));
  await view.user.click(part(`[data-date="${date}"]`));
  await view.user.click(await screen.findByRole('radio', { name }));
};
async function prove(view: View): Promise<void> {
  await view.user.click(await button(/인증번호 받기|인증번호 보내기/));
  await type(view, 'code', '135790');
}
const confirm = async (view: View, id: string) => view.user.click(await confirmButton(id));

describe('begin', () => {
  test('(R682, R812, R918, R913) who has not begun agrees, proves the phone and adds the first car', async () => {
    const view = await open('FCI00000', {}, 'member');
    await view.shows('FCI00001');
    await view.user.click(await screen.findByRole('checkbox', { name: '전체 동의' }));
    await view.user.click(await button('동의하고 시작하기'));
    await view.shows('FCI00002');
    await view.user.click(await screen.findByRole('radio', { name: '채팅 앱' }));
    await view.user.click(await button(/인증번호 받기/));
    await type(view, 'code', '111111');
    await waitFor(() => expect(main()).toMatch(/인증번호/));
    await type(view, 'code', '135790');
    await view.shows('FCI10000');
    expect((await sent(view, 'base/sendAuthNo'))[0]?.body).toMatchObject({ wayCd: 'CHAT' });
    await type(view, 'plate', '64라 7788');
    await view.user.click(await button('차 찾기'));
    await view.shows('FCI13000');
    expect(main()).toContain('아반떼 1.6');
    await type(view, 'area', '서울 마포구');
    await view.user.click(await button('이 차 등록하기'));
    await view.shows('FCI21100');
    expect(main()).toContain('64라 77**');
  });

  test('(R866, R907, R908, R936) a plate of nobody, of another and of a company are told; one of mine leads to my cars', async () => {
    const view = await open('FCI10000');
    await says('한*석');
    for (const [plate, id] of [
      ['00가0000', '9999'],
      ['64라7788', 'owner'],
      ['90허1234', 'company'],
    ] as const) {
      await type(view, 'plate', plate);
      await view.user.click(await button('차 찾기'));
      const shown = await waitFor(() => part('dialog[open]'));
      expect(shown.textContent).toMatch(
        { 9999: /찾을 수 없어요/, owner: /소유자 정보가 차량과 맞지 않아요/, company: /법인 차/ }[id],
      );
      await view.user.click(part('dialog[open] [data-action="confirm"]'));
    }
    await type(view, 'plate', '12가3456');
    await view.user.click(await button('차 찾기'));
    await confirm(view, 'known');
    await view.shows('FCI21100');
  });

  test('(R918) a notice of the service stands before its home, and is closed', async () => {
    const view = await open('FCI51200');
    const popup = {
      pupID: 'P21',
      pupCtnt: '<p>연말에는 붐벼요</p>',
      pupBttnExprCnt: 1,
      pupBttn1Nm: '알겠어요',
    };
    const body = { status: 200, code: '0000', message: '', payload: { commPupInfo: [popup] } };
    await view.reply({ method: 'POST', path: '/mstr/commPup/commPupInfo', body, times: 1 });
    go('/cib/FCI00000');
    expect(await screen.findByText('연말에는 붐벼요')).toBeTruthy();
    await view.user.click(await button('알겠어요'));
    await waitFor(() => expect(screen.queryByText('연말에는 붐벼요')).toBeNull());
  });

  test('a page of the service opened cold says to begin first', async () => {
    const view = await open('FCI52100', {}, 'member');
    await view.user.click(await button('자동차 검사 시작하기'));
    await view.shows('FCI00001');
  });
});

describe('my cars', () => {
  test('(R912) home tells the late one first; each says how it stands', async () => {
    const view = await open('FCI00000');
    await says('40일 지났어요');
    await says('예상 과태료는 120,000원이에요.');
    await waitFor(() => expect(main()).toContain('30점'));
    await tap(view, 'openFCI21100');
    await view.shows('FCI21100');
    expect(main()).toContain('45일 남았어요');
    expect(main()).not.toContain('12가3456');
    await view.user.click(await button(/가족 차/));
    await view.shows('FCI22100');
    expect(main()).toContain('157다8802');
    expect(main()).toMatch(/아직 검사 기간이 아니에요. 2027년 9월/);
    expect(await button('아직 예약할 수 없어요')).toHaveProperty('disabled', true);
    await says('115일 늦으면600,000원');
    expect((await view.journal()).find((call) => call.path === path('base/baseCarInfo'))?.method).toBe('GET');
  });

  test('a nickname is kept; a car goes only without an open booking', async () => {
    const view = await open('FCI23100', { carId: 'C1' });
    await type(view, 'nickname', '출퇴근 차');
    await view.user.click(await button('저장하기'));
    await view.shows('FCI22100');
    await says('출퇴근 차');
    go('/cib/FCI23100?carId=C1');
    await refuse(view, 'base/deleteBaseCarInfo', 'CIB_HAS_BOOKING');
    await tap(view, 'deleteCar');
    await confirm(view, 'deleteCar');
    await confirm(view, 'hasBooking');
    await tap(view, 'deleteCar');
    await confirm(view, 'deleteCar');
    await view.shows('FCI21100');
    expect(main()).not.toContain('12가');
    go('/cib/FCI22100?carId=C1');
    await view.user.click(await button('내 차 보기'));
    await view.shows('FCI21100');
  });
});

/** From the list of places to the check of what was chosen. */
async function toConfirm(): Promise<View> {
  const view = await open('FCI31100', { carId: 'C1' });
  await view.user.click(await button(/여의도종합정비/));
  await tap(view, 'choosePlace');
  await view.shows('FCI41100');
  await choose(view, '20261123', /^10:00/);
  await view.user.click(await button('다음'));
  await view.shows('FCI42000');
  return view;
}
async function pay(view: View, act: 'pay' | 'close' = 'pay'): Promise<void> {
  const press = async () => view.user.click(await button(/원 결제하기$/));
  await payAtGateway(view, { act, press });
  await view.shows('rsvReturnUrl');
}

describe('an inspection', () => {
  test('(R909, R726) is booked and paid, moved, and cancelled with all of it back', async () => {
    const view = await toConfirm();
    expect(main()).toContain('54,000원');
    await pay(view);
    await says('검사를 예약했어요');
    await tap(view, 'openBooking');
    await view.shows('FCI51100');
    expect(part('[data-part="pass"]').textContent).toContain('12가3456');
    await tap(view, 'openBooking');
    await view.shows('FCI52200');
    await tap(view, 'change');
    await view.shows('FCI41100');
    await choose(view, '20261124', /^09:30/);
    await refuse(view, 'rsv/updateTime', 'CIB_TAKEN');
    await view.user.click(await button('이 시간으로 변경'));
    await confirm(view, 'taken');
    await view.user.click(await screen.findByRole('radio', { name: /^09:30/ }));
    await view.user.click(await button('이 시간으로 변경'));
    await view.shows('FCI52200');
    await says('11.24 (화)');
    await says('09:30');
    await tap(view, 'cancel');
    await says('환불 금액54,000원');
    await tap(view, 'submit');
    await confirm(view, 'cancelBooking');
    await waitFor(() => expect(part('[data-part="pass"]').dataset.state).toBe('cancelled'));
    expect(await view.balance('merchant:cib', 'KRW')).toBe(0);
    go('/cib/FCI52100');
    await view.shows('FCI52100');
    expect(main()).toContain('지난 예약');
  });

  test('a payment that was closed is asked for and gone on with; the address is not believed', async () => {
    const view = await toConfirm();
    await pay(view, 'close');
    await says('결제를 멈췄어요');
    const held = view.path();
    go(held.replace('closed', 'paid'));
    await says('결제를 멈췄어요');
    expect(await button(/원 결제하기$/)).toBeTruthy();
    expect(await sent(view, 'rsv/reserve')).toHaveLength(1);
    go('/cib/rsv/returnUrl');
    await view.user.click(await button('내 예약 보기'));
    await view.shows('FCI52100');
  });

  test('shows neither a paid amount nor a code for a booking that waits for payment', async () => {
    const view = await toConfirm();
    await pay(view, 'close');
    await says('결제를 멈췄어요');
    go('/cib/FCI52100');
    await view.shows('FCI52100');
    await tap(view, 'openBooking');
    await view.shows('FCI52200');
    await says('검사 요금');
    expect(main()).not.toContain('낸 금액');
    expect(document.querySelector('[data-part="pass"] [data-part="codeNumber"]')).toBeNull();
  });

  test('keeps a paid booking visible and cancellable after the member left the service', async () => {
    const view = await toConfirm();
    await pay(view);
    await says('검사를 예약했어요');
    await view.ask('/wApi/mber/user/joinService', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ wltSvcDstcd: '21', joinYn: 'N' }),
    });
    expect(JSON.stringify(await view.askJson('/wApi/mstr/main/comingUp'))).toContain('자동차검사');
    go('/cib/FCI52100');
    await view.shows('FCI52100');
    await tap(view, 'openBooking');
    await says('12가3456');
    await tap(view, 'cancel');
    await tap(view, 'submit');
    await confirm(view, 'cancelBooking');
    await waitFor(() => expect(part('[data-part="pass"]').dataset.state).toBe('cancelled'));
  });

  test('the last slot goes while paying: nothing is charged, and near times are offered', async () => {
    const view = await toConfirm();
    await refuse(view, 'rsv/reserve', 'CIB_TAKEN');
    await view.user.click(await button(/원 결제하기$/));
    await confirm(view, 'taken');
    await view.shows('FCI41100');
    expect(await sent(view, 'rsv/payment')).toHaveLength(0);
  });

  test('a place that has gone leads back; an early car and one without a draft cannot choose', async () => {
    const view = await open('FCI31100', { carId: 'C1' });
    // The region where the car stays comes first.
    await view.user.click(await screen.findByRole('radio', { name: '경기' }));
    await view.user.click(await button(/광명모터스/));
    await tap(view, 'choosePlace');
    await view.user.click(await button('검사소 선택하기'));
    await view.shows('FCI31100');
    go('/cib/FCI31100?carId=C3');
    await says('아직 예약할 수 없어요');
    go('/cib/FCI31100?carId=C2');
    await view.user.click(await button(/여의도종합정비/));
    await waitFor(() => expect(part('[data-action="choosePlace"]')).toBeTruthy());
  });

  test('(R937, A83) a 9999 of the recommended places is told, and the page goes back', async () => {
    const here = { latitude: 60, longitude: 10, accuracy: 10, at: '2026-11-20T10:00:00+09:00' };
    const native = createFakeHost({ answers: { getLocation: here } });
    const view = await openApp('FCI21100', { persona: 'carOwner', native });
    await view.shows('FCI21100');
    go('/cib/FCI31100?carId=C1');
    await view.shows('FCI31100');
    await tap(view, 'locate');
    await view.user.click(await waitFor(() => part('[data-part="terms"] [data-action="asText"]')));
    await view.user.click(part('[data-part="terms"] [data-action="confirm"]'));
    await screen.findByText('가까운 검사소를 찾을 수 없어요.');
    await view.user.click(part('dialog[open] [data-action="confirm"]'));
    await view.shows('FCI21100');
  });

  test('(R934, A83) a 9999 of what is asked about an inspection is told in its own words', async () => {
    const view = await open('FCI21100');
    await view.shows('FCI21100');
    const body = { status: 200, code: '9999', message: '검사 정보를 확인할 수 없어요.', payload: null };
    await view.reply({ method: 'POST', path: '/cib/rsv/validity', times: 1, body });
    go('/cib/FCI31100?carId=C1');
    await screen.findByText('검사 정보를 확인할 수 없어요.');
    await view.user.click(part('dialog[open] [data-action="confirm"]'));
  });

  test('(R911) a wish is kept, told when it is free, and taken up', async () => {
    const view = await open('FCI71100', { carId: 'C1' });
    await view.user.click(await button('알림 받기'));
    await says('자리가 났어요');
    await tap(view, 'take');
    await view.shows('FCI41100');
    expect(await button('다음')).toHaveProperty('disabled', false);
    go('/cib/FCI71100?carId=C1');
    await tap(view, 'stop');
    await waitFor(() => expect(main()).not.toContain('자리가 났어요'));
  });
});

describe('results', () => {
  test('(R910) one of mine is noted, changed, given papers, and removed; an official one is not', async () => {
    const view = await open('FCI61100', { carId: 'C1' });
    await view.user.click(await button(/공단 기록/));
    await says('고칠 수 없어요');
    expect(document.querySelector('[data-action="deleteResult"]')).toBeNull();
    go('/cib/FCI61100?carId=C1');
    await tap(view, 'add');
    await view.shows('FCI64100');
    await view.ask('/wApi/cib/rslt/register', {
      method: 'POST',
      headers: { 'idempotency-key': 'unit-result-1' },
      body: JSON.stringify({
        carId: 'C1',
        inspDe: '20261001',
        plcNm: '한빛정비',
        rsltCd: 'PASS',
        validTo: '20281204',
        memo: '',
      }),
    });
    go('/cib/FCI64100?carId=C1&rsltNo=RO-unit-result-1');
    await waitFor(() => expect((field('place') as HTMLInputElement).value).toBe('한빛정비'));
    await type(view, 'memo', '타이어 교체');
    await view.user.click(await button('저장하기'));
    await view.shows('FCI61100');
    await view.user.click(await button(/한빛정비/));
    await view.shows('FCI64100');
    const picked = new File(['paper'], 'paper.png', { type: 'image/png' });
    const createElement = document.createElement.bind(document);
    vi.spyOn(document, 'createElement').mockImplementation((name: string) => {
      const made = createElement(name);
      if (made instanceof HTMLInputElement)
        made.click = () => {
          Object.defineProperty(made, 'files', { value: [picked] });
          made.dispatchEvent(new Event('change'));
        };
      return made;
    });
    await view.reply({ method: 'POST', path: path('rslt/paperRegister'), drop: 'answer', times: 1 });
    await tap(view, 'addPaper');
    await waitFor(() => expect(main()).toContain('paper.jpg'), { timeout: 8000 });
    expect(
      new Set((await sent(view, 'rslt/paperRegister')).map((one) => one.headers['idempotency-key'])).size,
    ).toBe(1);
    await tap(view, 'deletePaper');
    await confirm(view, 'deletePaper');
    await waitFor(() => expect(main()).not.toContain('paper.jpg'));
    await tap(view, 'deleteResult');
    await confirm(view, 'deleteResult');
    await view.shows('FCI61100');
    expect(main()).not.toContain('한빛정비');
  });
});

describe('the penalty course', () => {
  async function book(): Promise<View> {
    const view = await open('FCI91000');
    await says('신호 위반');
    await tap(view, 'about');
    await view.user.click(await screen.findByRole('checkbox', { name: '전체 동의' }));
    await view.user.click(await button(/동의하고/));
    await view.shows('FCI91300');
    await type(view, 'licence', '112233445566');
    await view.user.click(await button('다음'));
    await says('11-**-******-**');
    await prove(view);
    await view.shows('FCI92000');
    await view.user.click(await button(/서울 서부교육장/));
    await tap(view, 'choosePlace');
    await view.shows('FCI96100');
    await choose(view, '20261124', /^09:00/);
    await type(view, 'secret', '246810');
    await type(view, 'hint', '첫 차를 산 날');
    await view.user.click(await button('교육 예약하기'));
    await view.shows('FCI98000');
    return view;
  }

  test('(R813, R914, R915) is booked, moved by its number, and cancelled', async () => {
    const view = await book();
    expect(part('[data-part="pass"]').textContent).toMatch(/11\.24 \(화\).*09:00~13:00/);
    expect((await sent(view, 'penlt/register'))[0]?.body).toMatchObject({
      cntrId: 'E3',
      eduDate: '20261124',
    });
    await tap(view, 'change');
    await view.shows('FCI98100');
    await choose(view, '20261125', /^14:00/);
    await type(view, 'secret', '111111');
    await view.user.click(await button('시간 변경'));
    await says('4번 더 틀리면');
    await type(view, 'secret', '246810');
    await view.user.click(await button('시간 변경'));
    await view.shows('FCI98000');
    await says('11.25 (수)');
    await says('14:00~18:00');
    await tap(view, 'change');
    await view.user.click(await screen.findByRole('radio', { name: '예약 취소' }));
    await type(view, 'secret', '246810');
    await view.user.click(await button('예약 취소'));
    await confirm(view, 'cancelLesson');
    await says('예약한 교육이 없어요');
  });

  test('(R916) five wrong numbers lock it; its hint helps, and a new one is set after the phone is proved', async () => {
    const view = await book();
    await tap(view, 'change');
    await view.user.click(await screen.findByRole('radio', { name: '예약 취소' }));
    for (let round = 0; round < 5; round++) {
      await type(view, 'secret', '000000');
      await view.user.click(await button('예약 취소'));
      await confirm(view, 'cancelLesson');
      if (round < 4) await says(`${4 - round}번 더 틀리면`);
    }
    await confirm(view, 'locked');
    await view.shows('FCI99000');
    await tap(view, 'find');
    await says('첫 차를 산 날');
    await prove(view);
    await type(view, 'secret', '135791');
    await type(view, 'hint', '새 힌트');
    await view.user.click(await button('이 번호로 바꾸기'));
    await view.shows('FCI98000');
    expect(main()).not.toContain('5번 틀렸어요');
  });

  test.each([
    ['overPoints', '벌점이 40점 이상이라 감경교육을 예약할 수 없어요.'],
    ['trainedOnce', '2027년 1월 20일부터 다시 예약할 수 있어요.'],
  ])('%s reads why there is none', async (persona, why) => {
    const view = await open('FCI91000', {}, persona);
    await says(why);
    await tap(view, 'about');
    await view.shows('FCI91100');
    expect(document.querySelector('[data-field="agreeAll"]')).toBeNull();
  });
});

describe('around it', () => {
  test('(R917, R725) news open one by one; an unknown one says so', async () => {
    const view = await open('FCI80000');
    await view.user.click(await button(/겨울 대비 무료 점검/));
    await view.shows('FCI82100');
    expect(main()).toContain('부동액');
    go('/cib/FCI82100/EV9');
    await says('소식을 찾을 수 없어요');
    await view.user.click(await button('모든 소식 보기'));
    await view.shows('FCI80000');
  });

  test('(R723) a visitor reads the guide and reckons the fine of a day', async () => {
    const view = await open('FCI51200', {}, 'visitor');
    await says('600,000원');
    expect(await button('로그인하고 내 차 보기')).toBeTruthy();
    expect((await view.journal()).filter(({ path: asked }) => asked === path('base/baseCarInfo'))).toEqual(
      [],
    );
  });

  test('what was agreed to is dated; leaving asks first', async () => {
    const view = await open('FCI83000');
    await waitFor(() => expect(main()).toMatch(/\d 동의/));
    await tap(view, 'leave');
    await confirm(view, 'leaveCib');
    await waitFor(async () =>
      expect((await view.journal()).some((call) => call.path === '/mber/user/joinService')).toBe(true),
    );
  });

  test('(R906, R727) developers send a call and see its answer, 9999 among them', async () => {
    const view = await open('CibTestCall', {}, 'developer');
    await view.user.click(await button('보내기'));
    await says('"before":90');
  });
});
