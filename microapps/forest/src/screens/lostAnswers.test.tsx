import { screen, waitFor } from '@testing-library/react';
import { encryptField } from '@wallet/kit/api';
import { addDays } from '@wallet/kit/format';
import { currentSession } from '@wallet/kit/session';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { button, confirmButton, field, go, open, part, stopClock } from '../../testing/openScreen.ts';
import { cancelBooking, holdRoom, listBookings } from '../api/bookingCalls.ts';
import { listEducationBookings } from '../api/educationCalls.ts';
import { answerPhoneCode, joinForest, readMember, sendPhoneCode } from '../api/memberCalls.ts';
import { readRoomBook } from '../api/readRoomBook.ts';
import { listTickets } from '../api/ticketCalls.ts';
import type { BookingDraft } from '../model/bookingDraft.ts';
import { joinPassword } from '../state/joinPassword.ts';

// Each action that changes something: the server does it, the answer is lost, and the page asks by itself how it ended.

beforeEach(() => stopClock());
afterEach(() => {
  joinPassword.value = '';
  vi.useRealTimers();
});

type Shown = Awaited<ReturnType<typeof open>>;
const lose = (path: string, method = 'POST') => ({ method, path, drop: 'answer', times: 1 });
const password = 'green!2026';
const newPassword = 'leaves#2027';

/** The page says that it looks how it ended, and does: nobody is asked to try again. */
async function asked(_: Shown) {
  await waitFor(() => part('[data-msg="checkingLost"]'));
  await waitFor(() => expect(document.querySelector('[data-msg="checkingLost"]')).toBeNull(), {
    timeout: 5000,
  });
  expect(document.querySelector('dialog[data-msg="networkFailed"]')).toBeNull();
}

async function openAt(code: string, query: Record<string, string> = {}) {
  const shown = await open('FTR81090');
  await shown.shows('FTR81090');
  const visit = async (to: string, asks: Record<string, string>) => {
    go(`/forest/${to}?${new URLSearchParams(asks)}`);
    await shown.shows(to);
  };
  if (code !== 'FTR81090') await visit(code, query);
  return { ...shown, visit };
}

const filled = {
  agreements: { FTR_JOIN_01: true, FTR_JOIN_02: true, FTR_JOIN_03: true },

  phone: '01055551201',
  name: '김하늘',
  birth: '19900215',
  sex: '2' as const,
  id: 'sky2026',

  postcode: '12400',
  address: '경기도 가평군',
  addressDetail: '',
  email: '',
  receipts: { email: false, sms: false, event: false },
};

/** A number of a phone check that was passed. */
async function checkedPhone() {
  const { id } = await sendPhoneCode(filled.phone);
  await answerPhoneCode({ id, code: '135790' });
  return id;
}

async function join() {
  const [first, again] = await Promise.all([encryptField(password), encryptField(password)]);
  const draft = { ...filled, phoneCheckId: await checkedPhone() };
  await joinForest({ draft, isForeigner: false, secrets: { password: first, passwordAgain: again } });
}

describe('the membership', () => {
  test('a phone code that was sent and lost is sent again, and one that was checked counts', async () => {
    const shown = await openAt('FTR01002');
    for (const box of await screen.findAllByRole('checkbox', { name: /필수/ })) await shown.user.click(box);
    await shown.user.click(await button('동의하고 다음'));
    await shown.shows('FTR01003');
    await shown.reply(lose('/forest/v1/member/phone-checks'));
    await shown.user.click(await button('인증번호 받기'));
    await shown.user.click(await confirmButton('networkFailed'));
    await shown.user.click(await button('인증번호 받기'));
    await shown.reply(lose('/forest/v1/member/phone-checks/{no}/answer'));
    // With its last figure it sends itself.
    await shown.user.type(await screen.findByLabelText(/^인증번호/), '135790');
    await shown.user.click(await confirmButton('networkFailed'));
    await shown.user.click(await button('인증하기'));
    await shown.shows('FTR01004');
  });

  test('joining: once, and the member is welcomed', async () => {
    const shown = await openAt('FTR81090');
    await currentSession().setStepParam('forest.joining', { ...filled, phoneCheckId: await checkedPhone() });
    joinPassword.value = password;
    await shown.visit('FTR01008', {});
    await shown.reply(lose('/forest/v1/member'));
    await shown.user.click(await button('가입하기'));
    await shown.user.click(await confirmButton('networkFailed'));
    expect((await readMember())?.id).toBe('sky2026');
    await shown.user.click(await button('가입하기'));
    await shown.shows('FTR01009');
  });

  test('a password that was changed is not called wrong: it is said that it may be the new one', async () => {
    const shown = await openAt('FTR81090');
    await join();
    await shown.visit('FTR01011', {});
    await shown.user.type(field('current'), password);
    await shown.user.type(field('password'), newPassword);
    await shown.user.type(field('passwordAgain'), newPassword);
    await shown.reply(lose('/forest/v1/member/password', 'PUT'));
    await shown.user.click(await button('변경하기'));
    await shown.user.click(await confirmButton('networkFailed'));
    await shown.user.click(await button('변경하기'));
    await shown.user.click(await confirmButton('passwordUnsure'));
    await shown.user.clear(field('current'));
    await shown.user.type(field('current'), newPassword);
    for (const name of ['password', 'passwordAgain']) {
      await shown.user.clear(field(name));
      await shown.user.type(field(name), 'third!2028');
    }
    await shown.user.click(await button('변경하기'));
    await shown.shows('FTR01010');
  });

  test('a password that is wrong from the start is called wrong', async () => {
    const shown = await openAt('FTR81090');
    await join();
    await shown.visit('FTR01011', {});
    await shown.user.type(field('current'), newPassword);
    await shown.user.type(field('password'), 'third!2028');
    await shown.user.type(field('passwordAgain'), 'third!2028');
    await shown.user.click(await button('변경하기'));
    expect(await confirmButton('passwordWrong')).toBeTruthy();
  });

  test('leaving: once, and it says that it is done', async () => {
    const shown = await openAt('FTR81090');
    await join();
    await shown.visit('FTR01012', {});
    await shown.user.type(field('password'), password);
    await shown.reply(lose('/forest/v1/member/leave'));
    await shown.user.click(await button('탈퇴하기'));
    await shown.user.click(await confirmButton('leaveMembership'));
    await shown.user.click(await confirmButton('networkFailed'));
    await shown.user.click(await button('탈퇴하기'));
    await shown.user.click(await confirmButton('leaveMembership'));
    await shown.shows('FTR01001');
    expect(await readMember()).toBeNull();
    expect(document.querySelector('dialog[data-msg]')).toBeNull();
    expect(document.body.textContent).toContain('탈퇴했어요.');
  });

  test('who never was a member is told so, not that they have left', async () => {
    const shown = await openAt('FTR01012');
    await shown.user.type(field('password'), password);
    await shown.user.click(await button('탈퇴하기'));
    await shown.user.click(await confirmButton('leaveMembership'));
    await shown.user.click(await confirmButton('notMember'));
    await shown.shows('FTR01001');
  });
});

describe('tickets', () => {
  const tickets = '/forest/v1/tickets';

  test('reserved without an answer: it is asked about, and is one ticket', async () => {
    const shown = await openAt('FTR61200');
    await shown.reply(lose(tickets));
    await shown.user.click(await waitFor(() => part('[data-action="submit"]')));
    await asked(shown);
    await shown.shows('FTR61240');
    expect(await listTickets()).toHaveLength(1);
  });

  test('cancelled without an answer: the ticket shows it', async () => {
    const shown = await openAt('FTR61200');
    await shown.user.click(await waitFor(() => part('[data-action="submit"]')));
    await shown.shows('FTR61240');
    await shown.reply(lose(`${tickets}/{no}/cancel`));
    await shown.user.click(await waitFor(() => part('[data-action="cancelTicket"]')));
    await shown.user.click(await confirmButton('cancelTicket'));
    await asked(shown);
    await waitFor(() => expect(document.querySelector('[data-action="cancelTicket"]')).toBeNull());
    expect((await listTickets())[0]?.status).toBe('cancelled');
  });

  test('without any connection the ticket stands as it was, and is cancelled by the next try', async () => {
    const shown = await openAt('FTR61200');
    await shown.user.click(await waitFor(() => part('[data-action="submit"]')));
    await shown.shows('FTR61240');
    await shown.reply({ ...lose(`${tickets}/{no}/cancel`), drop: true, times: 3 });
    await shown.user.click(await waitFor(() => part('[data-action="cancelTicket"]')));
    await shown.user.click(await confirmButton('cancelTicket'));
    await shown.user.click(await waitFor(() => confirmButton('networkFailed'), { timeout: 8000 }));
    expect(part('[data-action="cancelTicket"]')).toBeTruthy();
    await shown.user.click(part('[data-action="cancelTicket"]'));
    await shown.user.click(await confirmButton('cancelTicket'));
    await waitFor(() => expect(document.querySelector('[data-action="cancelTicket"]')).toBeNull());
  });
});

describe('educations', () => {
  const apply = '/forest/v1/educations/{id}/bookings';
  const openForm = async ({ user }: Shown) => {
    await user.click(await waitFor(() => part('[data-action="apply"]')));
    return waitFor(() => part('dialog [data-action="submit"]'));
  };

  test('applied for without an answer: it is asked about, and is one application', async () => {
    const shown = await openAt('FTR42000');
    await shown.reply(lose(apply));
    await shown.user.click(await openForm(shown));
    await asked(shown);
    await shown.shows('FTR61250');
    expect(await listEducationBookings()).toHaveLength(1);
  });

  test('where nobody answers it is said that it may be done, and the same form is the same application', async () => {
    const shown = await openAt('FTR42000');
    await shown.reply({ ...lose(apply), times: 3 });
    await shown.user.click(await openForm(shown));
    await shown.user.click(await waitFor(() => confirmButton('networkFailed'), { timeout: 8000 }));
    await shown.user.click(part('dialog [data-action="close"]'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await shown.user.click(await openForm(shown));
    await shown.shows('FTR61250');
    expect(await listEducationBookings()).toHaveLength(1);
  });

  test('cancelled without an answer: the application shows it', async () => {
    const shown = await openAt('FTR42000');
    await shown.user.click(await openForm(shown));
    await shown.shows('FTR61250');
    await shown.reply(lose('/forest/v1/education-bookings/{no}/cancel'));
    await shown.user.click(await waitFor(() => part('[data-action="cancelBooking"]')));
    await shown.user.click(await confirmButton('cancelEducation'));
    await asked(shown);
    await waitFor(() => expect(document.querySelector('[data-action="cancelBooking"]')).toBeNull());
    expect((await listEducationBookings())[0]?.status).toBe('cancelled');
  });
});

/** A room that is held for the member; its number. */
async function holdOne() {
  const { room, book } = await readRoomBook('F01R3');
  const checkIn = '20261130';
  const night = book.days.find(({ date }) => date === checkIn);
  const draft: BookingDraft = {
    intentId: 'intent-of-this-test',
    roomId: room.id,
    checkIn,
    checkOut: addDays(checkIn, 1),

    agreedTerms: ['FTR_BOOK_01', 'FTR_BOOK_02'],
    guests: 2,
    cars: 1,
    bookerName: '김하늘',

    bookerPhone: filled.phone,
    needs: [],
    request: '',
  };
  return (await holdRoom({ draft, total: night?.price ?? 0 })).number;
}

test('a room: its payment that was started without an answer is asked about, and leads on once', async () => {
  const shown = await openAt('FTR81090');
  const assigns = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
  const number = await holdOne();
  await shown.visit('FTR61110', { bookingNo: number });
  await shown.reply(lose('/forest/v1/bookings/{no}/payment'));
  await shown.user.click(await waitFor(() => part('[data-action="resumePayment"]')));
  await asked(shown);
  await waitFor(() => expect(assigns).toHaveBeenCalledTimes(1));
  expect((await listBookings()).filter(({ payment }) => payment === 'pending')).toHaveLength(1);
});

test('a room: cancelled twice is cancelled once, and shown as cancelled', async () => {
  const shown = await openAt('FTR81090');
  const number = await holdOne();
  await shown.visit('FTR61120', { bookingNo: number });
  await shown.reply(lose('/forest/v1/bookings/{no}/cancel'));
  await shown.user.click(await waitFor(() => part('[data-action="submit"]')));
  await shown.user.click(await confirmButton('cancelBooking'));
  await asked(shown);
  await shown.shows('FTR61110');
  expect((await listBookings())[0]?.status).toBe('cancelled');
  expect(await screen.findByText('취소됨')).toBeTruthy();
});

test('a room that was cancelled without an answer is shown as cancelled where the page is opened anew', async () => {
  const shown = await openAt('FTR81090');
  const number = await holdOne();
  await cancelBooking({ bookingNo: number, fee: 0 });
  go(`/forest/FTR61120?bookingNo=${number}`);
  await shown.shows('FTR61110');
  expect(await screen.findByText('취소됨')).toBeTruthy();
});
