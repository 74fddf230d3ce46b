import { screen, waitFor } from '@testing-library/react';
import {
  button,
  confirmButton,
  createFakeHost,
  field,
  go,
  openerOf,
  part,
  payAtGateway,
  stopClock,
} from '@wallet/kit/testing';
import { createMock } from '@wallet/mocks/backend';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { manifest } from '../manifest.ts';
import { messages } from '../messages/index.ts';
import { screens } from '../screens.ts';
import { library, recentWords, setLibrary } from '../state/library.ts';

// A Friday morning.
beforeEach(() => stopClock());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  recentWords.forget();
  setLibrary({ joinYn: 'N', nationalLibraryOfKoreaUserYn: 'N', currentLocation: null });
});

let isOff = false;
const open = openerOf({ manifest, screens, messages }, () => {
  isOff = false;
  const mock = createMock();
  return {
    fetch: (request) =>
      isOff && request.url.includes('/wApi/book/')
        ? Promise.reject(new TypeError('cut'))
        : mock.fetch(request),
  };
});
type View = Awaited<ReturnType<typeof open>>;
const main = () => part('main').textContent ?? '';
const posted = async (view: View, path: string) =>
  (await view.journal()).filter((call) => call.method === 'POST' && call.path === path);

describe('the card', () => {
  test('the card stands still: it waits once for each answer', async () => {
    const view = await open('FBK10000');
    await view.shows('FBK10000');
    const waits = vi.spyOn(globalThis, 'setTimeout');
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 200)));
    expect(waits.mock.calls.length).toBeLessThan(10);
  });

  test('(R681) shows its barcode and number, what is on loan and due; every door opens', async () => {
    const view = await open('FBK10000');
    await view.shows('FBK10000');
    const pass = part('[data-part="pass"]');
    expect(pass.dataset.state).toBe('valid');
    expect(part('[data-part="codeNumber"]').textContent?.replaceAll(' ', '')).toMatch(/^2026\d{10}$/);
    expect(pass.textContent).toContain('4권');
    expect(pass.textContent).toContain('오늘까지');
    expect(screen.getByRole('button', { name: /예약과 책바다/ }).textContent).toContain('도착 1권');
    for (const code of ['FBK41000', 'FBK61000', 'FBK62000', 'FBK31000', 'FBK63000', 'FBK64000', 'FBK71000']) {
      await view.user.click(part(`[data-action="${code}"]`));
      await view.shows(code);
      go('/book/FBK10000');
      await view.shows('FBK10000');
    }
  });

  test('without a network the card that was checked stands for a day, then no longer', async () => {
    const view = await open('FBK10000');
    await view.shows('FBK10000');
    const again = async () => {
      go('/book/FBK41000');
      await view.shows('FBK41000');
      go('/book/FBK10000');
    };
    isOff = true;
    vi.setSystemTime(Date.now() + 23 * 3_600_000);
    await again();
    expect(await screen.findByText(/2026.11.20 10:00에 확인한 회원증/)).toBeTruthy();
    expect(part('[data-part="pass"]').dataset.state).toBe('valid');
    vi.setSystemTime(Date.now() + 3_600_001);
    await again();
    await view.shows('FBK10000', 'error');
  });

  test('stopped elsewhere while it is shown, its barcode goes and it says why; a new one has a new number', async () => {
    const view = await open('FBK10000');
    await view.shows('FBK10000');
    const old = part('[data-part="codeNumber"]').textContent;
    go('/book/FBK71000');
    await view.user.click(await button('회원증 정지하기'));
    await view.user.click(await confirmButton('askCard'));
    await button('회원증 다시 발급하기');
    go('/book/FBK10000');
    expect(await screen.findByText(/정지한 회원증이라/)).toBeTruthy();
    expect(document.querySelector('[data-part="codeNumber"]')).toBeNull();
    await view.user.click(await button('회원증 다시 발급하기'));
    await view.shows('FBK71000');
    await view.user.click(await button('회원증 다시 발급하기'));
    await view.user.click(await confirmButton('askCard'));
    await button('회원증 정지하기');
    go('/book/FBK10000');
    await waitFor(() => expect(part('[data-part="codeNumber"]').textContent).not.toBe(old));
  });

  test('six days late, borrowing stops until a day that is told, and nothing is extended or reserved', async () => {
    const view = await open('FBK10000', { persona: 'employee' });
    expect(await screen.findByText(/6일 늦어 11월 26일까지 빌릴 수 없어요/)).toBeTruthy();
    go('/book/FBK61000');
    expect(await screen.findByText(/반납일이 지나 연장할 수 없어요/)).toBeTruthy();
    go('/book/FBK51000?bookId=B001');
    await view.user.click(await button('예약하기'));
    await view.user.click(await confirmButton('stopped'));
  });
});

describe('joining', () => {
  const pin = async (view: View, digits: string) => {
    for (const digit of digits) await view.user.click(await button(digit));
  };

  test('(R848) a link waits for the card: told what it does, joined with terms, library and PIN, joinYn is Y', async () => {
    const view = await open('FBK61000', { persona: 'foreigner' });
    await view.user.click(await button('회원증 만들기'));
    await view.shows('FBK00000');
    await view.user.click(await button('회원증 만들기'));
    await view.shows('FBK21000');
    await view.user.click(await screen.findByRole('checkbox', { name: '전체 동의' }));
    await view.user.click(await button('동의하고 만들기'));
    expect(document.querySelector('dialog')).toBeNull();
    await view.user.click(await button(/대표 도서관/));
    await view.user.click(await button(/샛강도서관/));
    await view.user.click(await button('동의하고 만들기'));
    await pin(view, '1111');
    expect(await screen.findByText(/쉬운|다른 번호/)).toBeTruthy();
    await pin(view, '2581');
    await view.shows('FBK61000');
    expect(library.value.joinYn).toBe('Y');
    const [join] = await posted(view, '/book/join');
    expect(JSON.stringify(join?.body)).not.toContain('2581');
    go('/book/FBK10000');
    expect(await screen.findByText(/첫 방문 때 신분증을 확인하면/)).toBeTruthy();
    go('/book/FBK00000');
    await view.shows('FBK10000');
  });

  test('under 14 a guardian agrees, too', async () => {
    const view = await open('FBK21000', { persona: 'minor' });
    await view.shows('FBK21000');
    expect(main()).toContain('법정대리인 동의');
    const made = await view.ask('/wApi/book/join', {
      method: 'POST',
      body: JSON.stringify({ homeLibId: 'L1', encPin: 'x', agreStpulIdList: ['FBK_01', 'FBK_02'] }),
    });
    expect((await made.json()).code).toBe('BOOK_TERMS');
  });

  test('(R295, R831, E39) joinYn takes Y and N and ignores anything else', () => {
    setLibrary({ joinYn: 'Y' });
    for (const odd of ['y', 'X', '', true, 1, null, undefined]) setLibrary({ joinYn: odd });
    expect(library.value.joinYn).toBe('Y');
    setLibrary({ joinYn: 'N', nationalLibraryOfKoreaUserYn: 'Q' });
    expect(library.value).toMatchObject({ joinYn: 'N', nationalLibraryOfKoreaUserYn: 'N' });
  });

  test('leaving is refused while books are out, and else ends the card', async () => {
    const view = await open('FBK71000');
    await view.user.click(await button('탈퇴하기'));
    await view.user.click(await confirmButton('askCard'));
    await view.user.click(await confirmButton('leaveHolds'));
    expect(document.body.textContent).toContain('반납한 뒤에 탈퇴할 수 있어요.');
    view.unmount();
    const other = await open('FBK41000', { persona: 'foreigner' });
    const agreStpulIdList = ['FBK_01', 'FBK_02'];
    const body = JSON.stringify({ homeLibId: 'L1', encPin: 'x', agreStpulIdList });
    await other.ask('/wApi/book/join', { method: 'POST', body });
    go('/book/FBK71000');
    await other.user.click(await button('탈퇴하기'));
    await other.user.click(await confirmButton('askCard'));
    await other.shows('FBK00000');
    expect(library.value.joinYn).toBe('N');
  });
});

describe('finding', () => {
  const find = async (view: View, words: string) => {
    await view.user.clear(field('words'));
    await view.user.type(field('words'), `${words}{Enter}`);
  };

  test('(R849, R850, R851, R959, E58) words searched for are kept: newest first, once, ten; one is removed, or all', async () => {
    const view = await open('FBK41000');
    await view.shows('FBK41000');
    for (let at = 1; at <= 11; at += 1) recentWords.note(`말${at}`);
    await find(view, '고래');
    expect(await screen.findByText('고래의 편지 1')).toBeTruthy();
    await find(view, '말9');
    expect(await screen.findByText('찾는 책이 없어요')).toBeTruthy();
    go('/book/FBK41000');
    const shown = () =>
      [...document.querySelectorAll('[data-action="recent"]')].map((one) => one.textContent);
    await waitFor(() => expect(shown()).toHaveLength(10));
    expect(shown().slice(0, 3)).toEqual(['말9', '고래', '말11']);
    await view.user.click(await button('고래 지우기'));
    expect(shown()).not.toContain('고래');
    await view.user.click(screen.getByRole('button', { name: '말11' }));
    await waitFor(() => expect(view.path()).toContain('words=%EB%A7%9011'));
    go('/book/FBK41000');
    await view.user.click(await button('모두 지우기'));
    expect(await screen.findByText('어떤 책을 찾으세요?')).toBeTruthy();
  });

  test('what is in a library of mine comes first; the filter leaves what can be borrowed; a book opens', async () => {
    const view = await open('FBK41000', { query: { words: '겨울' } });
    const rows = () =>
      [...document.querySelectorAll('[data-action="openBook"]')].map((one) => one.textContent ?? '');
    await waitFor(() => expect(rows()).toHaveLength(10));
    expect(rows()[0]).toContain('내 도서관');
    await view.user.click(screen.getByRole('checkbox', { name: '지금 빌릴 수 있는 책' }));
    await waitFor(() => expect(rows().length).toBeLessThan(10));
    expect(rows().every((row) => !row.includes('모두 대출 중'))).toBe(true);
    await view.user.click(part('[data-action="openBook"]'));
    await view.shows('FBK51000');
  });

  test('(R935) a 9999 of a book call alerts its message and stays', async () => {
    const view = await open('FBK41000');
    await view.shows('FBK41000');
    const message = '도서관 점검 중이에요.';
    await view.reply({
      method: 'GET',
      path: '/book/search',
      body: { status: 200, code: '9999', message, payload: null },
    });
    await find(view, '고래');
    expect(await screen.findByText(message)).toBeTruthy();
    expect(view.path()).toContain('/book/FBK41000');
  });

  test('libraries by district, and the nearest first once the terms of the position are agreed to', async () => {
    const here = { latitude: 37.566, longitude: 126.911, accuracy: 10, at: '2026-11-20T10:00:00+09:00' };
    const native = createFakeHost({ answers: { getLocation: here } });
    const view = await open('FBK31000', { native });
    await view.shows('FBK31000');
    const names = () =>
      [...document.querySelectorAll('[data-action="openPlace"]')].map((one) => one.textContent ?? '');
    expect(names()).toHaveLength(8);
    // On a Friday one of them rests.
    expect(names().find((name) => name.includes('샛강'))).toContain('운영 종료');
    await view.user.click(screen.getByRole('radio', { name: '서초구' }));
    expect(names()).toHaveLength(1);
    await view.user.click(await button('가까운 곳부터 보기'));
    await view.user.click(await waitFor(() => part('[data-part="terms"] [data-action="asText"]')));
    await view.user.click(part('[data-part="terms"] [data-action="confirm"]'));
    await screen.findByText('가까운 곳부터 보여 드려요.');
    expect(names()[0]).toContain('성산어린이도서관');
    expect(library.value.currentLocation).toMatchObject({ latitude: 37.566 });
    await view.user.click(part('[data-action="openPlace"]'));
    await view.user.click(await button('내 도서관에 추가하기'));
    go('/book/FBK71000');
    await waitFor(() => expect(main()).toContain('성산어린이도서관'));
  });
});

describe('a book', () => {
  test('lent everywhere it is waited for, once, whatever becomes of the answer', async () => {
    const view = await open('FBK51000', { query: { bookId: 'B001' } });
    await view.shows('FBK51000');
    expect(main()).toContain('5명 중 4명이 기다리고 있어요.');
    await view.reply({ method: 'POST', path: '/book/reserve', drop: 'answer', times: 1 });
    await view.user.dblClick(await button('예약하기'));
    await waitFor(() => part('[data-msg="checkingLost"]'));
    await waitFor(() => view.shows('FBK62000'), { timeout: 8000 });
    expect(main()).toContain('5번째로 기다리고 있어요.');
    expect(screen.getAllByText('강 건너 별밤 1')).toHaveLength(1);
    go('/book/FBK51000?isbn=9791100000001');
    await view.user.click(await button('내 예약 보기'));
    await view.shows('FBK62000');
  });

  test('in, it is fetched; in the reading room, read there; with a full line, looked for elsewhere', async () => {
    const view = await open('FBK51000', { query: { bookId: 'B002' } });
    expect(await screen.findByText(/도서관에서 바로 빌릴 수 있어요/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: '예약하기' })).toBeNull();
    go('/book/FBK51000?bookId=B007');
    expect(await screen.findByText('예약이 꽉 찼어요. 다른 도서관에 있는지 볼까요?')).toBeTruthy();
    expect(await button('예약하기')).toHaveProperty('disabled', true);
    go('/book/FBK51000?bookId=B004');
    await waitFor(() => expect(document.querySelectorAll('main li:not(:has(button))')).toHaveLength(7));
    go('/book/FBK51000?bookId=B003');
    expect(await screen.findByText('이 책은 도서관 안에서만 볼 수 있어요.')).toBeTruthy();
    await view.user.click(await button('국립중앙도서관 이용자 등록하기'));
    await view.user.click(await screen.findByRole('switch', { name: /국립중앙도서관 이용자/ }));
    await waitFor(() => expect(library.value.nationalLibraryOfKoreaUserYn).toBe('Y'));
    go('/book/FBK51000?bookId=B999');
    await view.user.click(await button('책 찾기'));
    await view.shows('FBK41000');
  });

  test('from another city it is paid within 48 hours at the company’s page, or lapses', async () => {
    const view = await open('FBK51000', { query: { bookId: 'B007' } });
    await view.user.click(await button('책바다로 받기 1,540원'));
    await view.user.click(await confirmButton('askComing'));
    await view.shows('FBK62000');
    const bank = () => view.balance('bank:W000000001:12345601234567', 'KRW');
    const had = await bank();
    await payAtGateway(view, {
      press: async () => view.user.click(await button('1,540원 결제하기')),
      async meanwhile() {
        go('/book/FBK63000');
        await view.shows('FBK63000');
      },
    });
    expect(await screen.findByText('1,540원을 결제했어요. 대표 도서관으로 보내고 있어요.')).toBeTruthy();
    expect(await bank()).toBe(had - 1540);
    go('/book/FBK51000?bookId=B001');
    await view.user.click(await button('책바다로 받기 1,540원'));
    await view.user.click(await confirmButton('askComing'));
    await button('1,540원 결제하기');
    vi.setSystemTime(Date.now() + 48 * 3_600_000 + 1000);
    await view.user.click(await button('1,540원 결제하기'));
    await view.user.click(await confirmButton('late'));
  });
});

describe('loans', () => {
  test('say when each is due and why one is not extended; one is extended, never twice', async () => {
    const view = await open('FBK61000');
    await view.shows('FBK61000');
    expect(main()).toContain('오늘까지');
    expect(main()).toContain('다른 분이 예약한 책이라 연장할 수 없어요.');
    expect(main()).toContain('이미 한 번 연장했어요.');
    await view.reply({ method: 'POST', path: '/book/extend', drop: 'answer', times: 1 });
    const [first] = await screen.findAllByRole('button', { name: /연장하기$/ });
    await view.user.click(first as HTMLElement);
    expect(await screen.findByText('11월 27일까지 연장했어요.', {}, { timeout: 8000 })).toBeTruthy();
    await waitFor(() => expect(main().match(/이미 한 번 연장했어요/g)).toHaveLength(2));
  });

  test('all are extended at a tap; refused though the list said yes, it says why and shows how it stands', async () => {
    const view = await open('FBK61000');
    await view.reply({
      method: 'POST',
      path: '/book/extend',
      times: 1,
      body: { status: 200, code: 'BOOK_EXT_WANT', message: '', payload: null },
    });
    await view.user.click(await button('2권 모두 연장하기'));
    await view.user.click(await confirmButton('wanted'));
    await view.user.click(await button('2권 모두 연장하기'));
    await waitFor(() => expect(main().match(/이미 한 번 연장했어요/g)).toHaveLength(3));
  });

  test('reservations are cancelled after a question; what is ready says until when', async () => {
    const view = await open('FBK62000');
    expect(await screen.findByText(/도착했어요. 11월 21일까지 찾아가 주세요/)).toBeTruthy();
    expect(main()).toContain('2번째로 기다리고 있어요.');
    await view.user.click((await screen.findAllByRole('button', { name: '취소하기' }))[1] as HTMLElement);
    await view.user.click(await confirmButton('cancelReservation'));
    await waitFor(() => expect(screen.getAllByRole('button', { name: '취소하기' })).toHaveLength(1));
    vi.setSystemTime(Date.now() + 3 * 86_400_000);
    go('/book/FBK61000');
    await view.shows('FBK61000');
    go('/book/FBK62000');
    await waitFor(() => expect(main()).toContain('기간이 지나 끝났어요.'));
  });

  test('what was read stands by year and month; messages wanted are kept; notices open', async () => {
    const view = await open('FBK63000');
    await view.shows('FBK63000');
    expect(screen.getAllByRole('heading', { level: 2 })[0]?.textContent).toBe('10월 3권');
    await view.user.click(screen.getByRole('radio', { name: '2025년' }));
    expect(main()).toContain('2025년 10월 16일 (목)');
    go('/book/FBK64000');
    const stop = await screen.findByRole('switch', { name: '대출 정지 끝' });
    await view.user.click(stop);
    await waitFor(async () =>
      expect((await posted(view, '/book/update')).at(-1)?.body).toEqual({
        alrmList: ['DUE', 'REDY', 'STOP'],
      }),
    );
    expect(main()).toContain('3권, 14일, 연장 없음');
    const [notice] = document.querySelectorAll<HTMLElement>('[data-action="openNotice"]');
    await view.user.click(notice as HTMLElement);
    expect(
      await screen.findByRole('dialog', { name: notice?.querySelector('[lang]')?.textContent ?? '' }),
    ).toBeTruthy();
  });
});
