import { screen, waitFor } from '@testing-library/react';
import {
  button,
  confirmButton,
  drawPictures,
  field,
  go,
  openerOf,
  part,
  stopClock,
} from '@wallet/kit/testing';
import { createMock } from '@wallet/mocks/backend';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { gates } from '../gates.ts';
import { manifest } from '../manifest.ts';
import { messages } from '../messages/index.ts';
import { screens } from '../screens.ts';
import { skipsIntro } from '../state/intro.ts';

// A Friday morning in November.
beforeEach(() => stopClock());
afterEach(() => {
  skipsIntro.set(false);
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const open = openerOf({ manifest, screens, messages, gates }, createMock);
type View = Awaited<ReturnType<typeof open>>;
const main = () => part('main').textContent ?? '';
const posted = async (view: View, name: string) =>
  (await view.journal()).filter(({ method, path }) => method === 'POST' && path === `/pems/${name}`);
const tap = async (view: View, action: string) =>
  view.user.click(await waitFor(() => part(`[data-action="${action}"]`)));
const tapIn = async (view: View, name: string | RegExp) => view.user.click(await button(name));
const radio = async (view: View, name: string | RegExp) =>
  view.user.click(await screen.findByRole('radio', { name }));
const read = async (view: View, path: string) =>
  (await (await view.ask(`/wApi/pems/${path}`)).json()).payload;

/** A photo comes from the picker and is made small. */
function photoComes() {
  drawPictures();
  vi.spyOn(HTMLInputElement.prototype, 'click').mockImplementation(function (this: HTMLInputElement) {
    const file = new File(['x'], 'dog.jpg', { type: 'image/jpeg' });
    Object.defineProperty(this, 'files', { value: [file] });
    this.dispatchEvent(new Event('change'));
  });
}

describe('home', () => {
  test('(R683) says what is due first, and leads on to all there is', async () => {
    const view = await open('FML30000');
    await view.shows('FML30000');
    expect(part('[data-part="hero"]').textContent).toContain('초코 심장사상충 예방6일 남음');
    expect(main()).toContain('두부 동물등록');
    for (const [act, code] of [
      ['openDue', 'FML33100'],
      ['openAnimal', 'FML33100'],
      ['applications', 'FML41000'],
      ['changes', 'FML50000'],
      ['lost', 'FML60000'],
      ['guide', 'FML80000'],
      ['register', 'FML40000'],
    ] as const) {
      await tap(view, act);
      await view.shows(code);
      go('/pems/FML30000');
      await view.shows('FML30000');
    }
  });

  test('without an animal it says why', async () => {
    const view = await open('FML30000', { persona: 'lite' });
    await view.shows('FML30000');
    expect(main()).toContain('잃어버려도 찾을 수 있어요');
    go('/pems/FML50000');
    expect(await screen.findByText('등록된 반려동물이 없어요')).toBeTruthy();
    go('/pems/FML41000');
    expect(await screen.findByText('진행 중인 신청이 없어요')).toBeTruthy();
  });

  test('an animal is kept for where no network is, a shot is noted', async () => {
    const view = await open('FML33100', { query: { anmlId: 'A1' } });
    await view.shows('FML33100');
    expect(part('[data-part="credentialCard"]').textContent).toContain('410 1600 1000 0017');
    await tap(view, 'openShot');
    await tap(view, 'keepShot');
    await waitFor(async () => expect(await posted(view, 'vaccination')).toHaveLength(1));
    await waitFor(() => expect(main()).toContain('다음 11월 20일 (토)'));
    await view.reply({ method: 'GET', path: '/pems/animal', drop: true });
    go('/pems/FML30000');
    await view.shows('FML30000');
    go('/pems/FML33100?anmlId=A1');
    expect(await screen.findByText(/인터넷 연결이 없어 .*에 본 내용/)).toBeTruthy();
    go('/pems/FML33100?anmlId=A2');
    await view.shows('FML33100', 'error');
  });
});

/** The puppy, as far as where it is registered. */
async function toAgency(): Promise<View> {
  const view = await open('FML40000', { query: { anmlId: 'A2' } });
  await tap(view, 'next');
  await view.shows('FML42000');
  await tap(view, 'next');
  await view.shows('FML42200');
  await tap(view, 'next');
  await view.shows('FML42300');
  expect(field('name').value).toBe('두부');
  await tap(view, 'next');
  await view.shows('FML42400');
  await tapIn(view, /한강동물병원/);
  await tap(view, 'chooseAgency');
  await waitFor(() => part('[data-part="calendar"]'));
  return view;
}

describe('registering', () => {
  test('(R423, R763, R764) the introduction is gone past once it was told so, also later', async () => {
    const view = await open('FML42000');
    await view.shows('FML42000');
    await view.user.click(await screen.findByRole('checkbox', { name: '다시 보지 않기' }));
    await tap(view, 'next');
    await view.shows('FML42200');
    expect(localStorage.getItem('wallet.pems.doNotSeeAgain')).not.toBeNull();
    go('/pems/FML42000');
    await view.shows('FML42200');
    skipsIntro.set(false);
    go('/pems/FML42000');
    await view.shows('FML42000');
  });

  test('on an island where nobody has to register it is said and asked, and nothing is due', async () => {
    const view = await open('FML42200');
    await view.shows('FML42200');
    const island = '인천광역시 옹진군 덕적면 울도길 1';
    await view.user.clear(field('address'));
    await view.user.type(field('address'), island);
    await tap(view, 'next');
    await screen.findByText(/이 섬에서는 등록하지 않아도 돼요/);
    await view.user.click(await button('다시 생각하기'));
    await view.shows('FML42200');
    await tap(view, 'next');
    await view.user.click(await button('등록할게요'));
    await view.shows('FML42300');
  });

  test('goes from the owner to a booked day; a lost answer sends no second application', async () => {
    const view = await toAgency();
    await view.user.click(part('[data-date="20261123"]'));
    await view.user.click(await screen.findByRole('checkbox', { name: '전체 동의' }));
    await view.reply({ method: 'POST', path: '/pems/apply', drop: 'answer', times: 1 });
    await tap(view, 'submit');
    await waitFor(() => view.shows('FML41000'), { timeout: 8000 });
    expect(main()).toContain('두부의 등록을 신청했어요');
    const sent = await posted(view, 'apply');
    expect(new Set(sent.map(({ headers }) => headers['idempotency-key'])).size).toBe(1);
    expect((await read(view, 'applications')).aplyList).toHaveLength(1);
    stopClock('2026-11-24T10:00:00+09:00');
    go('/pems/FML30000');
    await view.shows('FML30000');
    go('/pems/FML41000');
    expect(await screen.findByText(/구청에서 확인하고 있어요/)).toBeTruthy();
  });

  test('the last place goes meanwhile: another day is chosen; a step without its draft begins anew', async () => {
    const view = await toAgency();
    await view.user.click(part('[data-date="20261123"]'));
    await view.user.click(await screen.findByRole('checkbox', { name: '전체 동의' }));
    const body = { status: 200, code: 'PEMS_FULL', message: '', payload: null };
    await view.reply({ method: 'POST', path: '/pems/apply', body, times: 1 });
    await tap(view, 'submit');
    await view.user.click(await confirmButton('full'));
    expect(document.querySelector('[data-action="submit"]')).toBeNull();
    await view.user.click(part('[data-date="20261124"]'));
    expect(await button(/11월 24일 \(화\) 방문으로 신청하기/)).toBeTruthy();
  });

  test('a number is checked by its shape, then by the register; breeds are searched', async () => {
    const view = await open('FML40000');
    await radio(view, /칩이 이미 있어요/);
    await tap(view, 'next');
    await view.shows('FML42000');
    await tap(view, 'next');
    await view.shows('FML42200');
    await tap(view, 'next');
    await view.shows('FML42300');
    await view.user.type(field('name'), '모카');
    await tap(view, 'next');
    expect(await screen.findByText('품종을 선택해 주세요.')).toBeTruthy();
    await view.user.click(field('breedCode'));
    await view.user.type(field('breed'), '골든');
    await tap(view, 'pickBreed');
    await radio(view, '수컷');
    await view.user.click(await button(/태어난 날/));
    await view.user.click(await waitFor(() => part('dialog [data-date="20261101"]')));
    await view.user.click(part('dialog[open] [data-action="confirm"]'));
    for (const [number, text] of [
      ['410 1600', '숫자 15자리를 입력해 주세요.'],
      ['410-160-010-000-025', /다른 보호자에게 등록된 번호예요/],
      ['410160010000017', /이미 내 동물로 등록한 번호/],
      ['410999999999991', /아직 조회되지 않는 번호/],
    ] as const) {
      await view.user.clear(field('number'));
      await view.user.click(field('number'));
      await view.user.paste(number);
      await tap(view, 'next');
      expect(await screen.findByText(text)).toBeTruthy();
    }
    await view.user.clear(field('number'));
    await view.user.type(field('number'), '410160010000033');
    await tap(view, 'next');
    await view.shows('FML42400');
  });

  test('one that came back for its photo is mended, one that waits is cancelled', async () => {
    photoComes();
    const view = await open('FML41000', { persona: 'petLost' });
    expect(await screen.findByText('사진이 또렷하지 않아 돌려보냈어요. 다시 찍어 주세요.')).toBeTruthy();
    await tap(view, 'mend');
    await tap(view, 'choosePhoto');
    await tap(view, 'sendPhoto');
    expect(await screen.findByText(/구청에서 확인하고 있어요/)).toBeTruthy();
    expect((await posted(view, 'correct'))[0]?.body).toMatchObject({ image: 'data:image/jpeg;base64,eA==' });
  });
});

describe('changes', () => {
  test('a loss of nine days is told, then the dog is back', async () => {
    const view = await open('FML50000', { persona: 'petLost' });
    await view.shows('FML50000');
    expect(main()).toContain('잃어버린 날부터 10일 안에 신고해야 해요. 하루 남았어요.');
    await tap(view, 'tellLost');
    await view.user.click(await confirmButton('tell-lost'));
    await waitFor(() => expect(main()).not.toContain('하루 남았어요'));
    await tap(view, 'found');
    await view.user.click(await confirmButton('tell-found'));
    await waitFor(() => expect(document.querySelector('[data-action="lost"]')).not.toBeNull());
    expect((await read(view, 'report?rprtId=R1')).sttus).toBe('RNTD');
  });

  test('address and phone are changed for all at once, after one more look, and sent once', async () => {
    const view = await open('FML52000');
    await view.shows('FML52000');
    await view.user.clear(field('address'));
    await view.user.type(field('address'), '서울 마포구 백범로 1');
    await tap(view, 'next');
    await view.shows('FML52200');
    expect(main()).toContain('서울 마포구 백범로 1');
    await view.reply({ method: 'POST', path: '/pems/change', drop: true, times: 1 });
    await tap(view, 'submit');
    await view.user.click(await confirmButton('networkFailed'));
    await tap(view, 'submit');
    expect(await screen.findByText('변경을 신고했어요')).toBeTruthy();
    expect(await read(view, 'owner')).toMatchObject({
      addr: '서울 마포구 백범로 1',
      rgstPhone: '01055551201',
    });
    go('/pems/FML52200');
    await view.shows('FML52200');
    expect(main()).not.toContain('이렇게 바꿀까요?');
    go('/pems/FML52200?what=tag&anmlId=A1');
    await tap(view, 'submit');
    expect(await screen.findByText('신고했어요')).toBeTruthy();
    await tap(view, 'done');
    await view.shows('FML80000');
  });

  test('a death is told in quiet words, once, and the record stays', async () => {
    const view = await open('FML53000', { query: { anmlId: 'A1' } });
    expect(await screen.findByText('초코를 떠나보내셨군요')).toBeTruthy();
    await tap(view, 'submit');
    await view.user.click(await confirmButton('tellDeath'));
    await view.shows('FML33100');
    expect(main()).toContain('초코와의 기록은 그대로 남겨 둘게요.');
    go('/pems/FML53000?anmlId=A1');
    await tapIn(view, '목록 보기');
    await view.shows('FML50000');
  });

  test('an animal is offered, waits seven days, and is taken back', async () => {
    const view = await open('FML51000', { query: { anmlId: 'A1' } });
    await view.user.type(await waitFor(() => field('phone')), '01055551201');
    await tap(view, 'offer');
    await view.user.click(await confirmButton('offerOwner'));
    await view.user.click(await confirmButton('offerSelf'));
    await view.user.clear(field('phone'));
    await tap(view, 'offer');
    await view.user.click(await confirmButton('offerOwner'));
    expect(await screen.findByText('초코의 새 보호자를 기다리고 있어요')).toBeTruthy();
    await tap(view, 'recall');
    await view.user.click(await confirmButton('recallOffer'));
    await view.shows('FML50000');
  });

  test('one that waits for me is accepted; taken by then, it says so', async () => {
    const view = await open('FML30000', { persona: 'petLost' });
    await tap(view, 'openOffer');
    await view.shows('FML51000');
    expect(main()).toContain('콩이의 새 보호자가 될까요?');
    expect(main()).not.toContain('410160010000066');
    await tap(view, 'accept');
    await view.shows('FML33100');
    expect(part('[data-part="credentialCard"]').textContent).toContain('콩이');
    go('/pems/FML51000?offerId=O1');
    expect(await screen.findByText('이미 받은 소유자 변경이에요')).toBeTruthy();
    go('/pems/FML51000?offerId=gone');
    expect(await screen.findByText('소유자 변경을 찾을 수 없어요')).toBeTruthy();
  });
});

describe('lost and found', () => {
  test('(R747) a visitor reads notices, filters them, and signs in to write', async () => {
    const view = await open('FML60000', { persona: 'visitor' });
    await radio(view, '보호 공고');
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(3));
    expect(main()).toContain('공고 1일 남음');
    go('/pems/FML60000?kind=cat&region=YDP');
    await tap(view, 'reset');
    await waitFor(() => expect(window.location.search).toBe(''));
    go('/pems/FML70200?rprtId=R2');
    expect(await button('로그인하고 연락하기')).toBeTruthy();
    go('/pems/FML70200?rprtId=R7');
    expect(await screen.findByText('기간이 지나 끝난 알림이에요.')).toBeTruthy();
    expect(document.querySelector('[data-action="send"]')).toBeNull();
    go('/pems/FML70200?rprtId=R99');
    await tapIn(view, '목록 보기');
    await view.shows('FML60000');
    go('/pems/FML80000?part=shots');
    expect(await button('로그인하고 내 동물 알림 보기')).toBeTruthy();
  });

  test('what a visitor wrote waits for the login', async () => {
    const view = await open('FML70000', { persona: 'visitor', query: { type: 'found' } });
    await radio(view, '마포구');
    await view.user.type(field('place'), '공덕역 2번 출구');
    await tap(view, 'submit');
    await waitFor(() => expect(document.querySelector('[data-msg="loginGuide"]')).not.toBeNull());
    expect(await posted(view, 'report')).toHaveLength(0);
  });

  test('my dog is lost: one notice, told to the register, with a poster and its end', async () => {
    const view = await open('FML70000', { query: { type: 'lost', anmlId: 'A1' } });
    expect(await screen.findByText('초코의 분실 신고도 함께 해요.')).toBeTruthy();
    await tap(view, 'submit');
    expect(await screen.findByText('동네를 선택해 주세요.')).toBeTruthy();
    await radio(view, '영등포구');
    await view.user.type(field('place'), '여의도공원');
    await tap(view, 'submit');
    await view.shows('FML70200');
    expect(main()).toContain('초코를 찾고 있어요');
    expect(main()).not.toContain('010');
    expect((await read(view, 'animal?anmlId=A1')).sttus).toBe('LOST');
    await tap(view, 'renew');
    await waitFor(async () => expect(await posted(view, 'reportRenew')).toHaveLength(1));
    await tap(view, 'end');
    await view.user.click(await confirmButton('endReport'));
    expect(await screen.findByText('가족을 만나 끝난 알림이에요.')).toBeTruthy();
    expect((await read(view, 'animal?anmlId=A1')).sttus).toBe('REGD');
  });

  test('a word goes to who put it up, and neither sees the other', async () => {
    const view = await open('FML70200', { query: { rprtId: 'R1' } });
    await view.user.type(await waitFor(() => field('text')), '공원에서 봤어요');
    await tap(view, 'send');
    await waitFor(() => expect(field('text').value).toBe(''));
    expect(await posted(view, 'message')).toHaveLength(1);
    go('/pems/FML70000');
    await tap(view, 'found');
    expect(await screen.findByText('가족이 알아볼 수 있게 적어 주세요.')).toBeTruthy();
  });
});

test('the guide tells law, shots of mine and clinics at night', async () => {
  const view = await open('FML80000', { query: { part: 'owner' } });
  expect(await screen.findByText('번호가 다른 보호자에게 있다면')).toBeTruthy();
  go('/pems/FML80000?part=shots');
  await tap(view, 'openDue');
  await view.shows('FML33100');
  go('/pems/FML80000?part=vets');
  await tapIn(view, /공덕24시동물병원/);
  expect(await button('지도 앱에서 보기')).toBeTruthy();
});
