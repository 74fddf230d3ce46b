import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { button, dialog, open, part, stopClock } from '../../testing/openScreen.ts';

afterEach(() => {
  vi.useRealTimers();
});

/** The page at a moment in Seoul, and where it sends the customer. */
async function openAt(now: string, persona: string) {
  stopClock(now);
  const replaces = vi.spyOn(window.location, 'replace').mockImplementation(() => {});
  const view = await open('EPO10000', { persona });
  return { ...view, replaces };
}

const during = '2023-11-20T10:00:00+09:00';

async function agree(user: Awaited<ReturnType<typeof open>>['user']) {
  await user.click(await screen.findByRole('checkbox', { name: /개인정보 수집·이용 동의/ }));
}

describe.each(['visitor', 'member'])('the window, for a %s', (persona) => {
  test.each([
    ['(R425) a moment before it opens', '2023-11-13T23:59:59.999+09:00'],
    ['(R426) the moment it is over', '2023-12-14T00:00:00+09:00'],
    ['(R427) (R762) long afterwards', '2026-11-21T12:00:00+09:00'],
    ['(R858) on its last evening by the clocks of another zone', '2023-12-13T20:00:00-09:00'],
  ])('%s leads home, without the login guide (A34)', async (_, now) => {
    const { replaces, journal } = await openAt(now, persona);
    await waitFor(() => expect(replaces).toHaveBeenCalledWith('/main/FMA10000'));
    expect(document.querySelector('[data-screen="EPO10000"], dialog[data-msg]')).toBeNull();
    expect((await journal()).some(({ path }) => path.startsWith('/event'))).toBe(false);
  });
});

describe('within the window', () => {
  test.each([
    ['(R425) its first moment', '2023-11-14T00:00:00+09:00'],
    ['(R426) (E40) its last moment', '2023-12-13T23:59:59.999+09:00'],
    ['(R858) that moment by the clocks of another zone', '2023-11-13T15:00:00Z'],
  ])('%s shows the event to a member', async (_, now) => {
    const { shows, replaces } = await openAt(now, 'member');
    await shows('EPO10000');
    expect(screen.getByText('11월 14일 (화) ~ 12월 13일 (수)')).toBeTruthy();
    expect(replaces).not.toHaveBeenCalled();
  });

  test('(A34) a visitor is asked to sign in', async () => {
    await openAt(during, 'visitor');
    expect(await dialog('loginGuide')).toBeTruthy();
  });
});

describe('taking part', () => {
  test('is done once: after it the page shows that it was, also when it is opened again', async () => {
    const { user, shows, journal } = await openAt(during, 'member');
    await shows('EPO10000');
    await agree(user);
    await user.dblClick(await button('응모하기'));
    await waitFor(() => expect(part('[data-result="success"]').textContent).toContain('12월 21일 (목)'));
    expect(part('[data-result="success"]').textContent).toContain('EPO000001');
    expect(screen.queryByRole('button', { name: '응모하기' })).toBeNull();
    const sent = (await journal()).filter(({ method }) => method === 'POST');
    expect(sent.map(({ body }) => body)).toEqual([
      { stpulInfoList: [{ hirkStpulId: 'EPO_PRIVACY_01', stpulAgrmtYn: 'Y' }] },
    ]);
  });

  test('asks for the consent to use personal data first, which can be read and agreed to', async () => {
    const { user, shows, journal } = await openAt(during, 'member');
    await shows('EPO10000');
    await user.click(await button('응모하기'));
    expect(part('[data-msg="notAgreed"]')).toBeTruthy();
    expect((await journal()).some(({ method }) => method === 'POST')).toBe(false);
    await user.click(part('main [data-action="openTerm"]'));
    expect(await screen.findByText(/보유 기간: 경품 발송 뒤 3개월/)).toBeTruthy();
    await user.click(part('dialog [data-action="confirm"]'));
    await user.click(await button('응모하기'));
    await waitFor(() => expect(part('[data-result="success"]')).toBeTruthy());
  });

  test('who took part elsewhere meanwhile is shown the part they have', async () => {
    const { user, shows, reply } = await openAt(during, 'member');
    await shows('EPO10000');
    const payload = { applyYn: 'Y', applyNo: 'EPO000077', applyYMS: '20231119090000' };
    const body = { status: 200, code: '0000', payload };
    await reply({ method: 'POST', path: '/event/v1/events/EPO10000/applications', body });
    await agree(user);
    await user.click(await button('응모하기'));
    await waitFor(() => expect(part('[data-result="success"]').textContent).toContain('EPO000077'));
    expect(part('[data-result="success"]').textContent).toContain('11월 19일 (일) 오전 9:00');
  });

  test('(E40) a page that was open past the end says so and leads home', async () => {
    const { user, shows, replaces, journal } = await openAt('2023-12-13T23:59:00+09:00', 'member');
    await shows('EPO10000');
    await agree(user);
    stopClock('2023-12-14T00:00:00+09:00');
    await user.click(await button('응모하기'));
    await dialog('eventClosed');
    await user.click(part('dialog [data-action="confirm"]'));
    await waitFor(() => expect(replaces).toHaveBeenCalledWith('/main/FMA10000'));
    expect((await journal()).some(({ method }) => method === 'POST')).toBe(false);
  });

  test('the same where it is over by the clock of the service', async () => {
    const { user, shows, reply, replaces } = await openAt(during, 'member');
    await shows('EPO10000');
    await agree(user);
    const body = { status: 200, code: 'EPO_CLOSED', message: '이벤트 기간이 아니에요.', payload: null };
    await reply({ method: 'POST', path: '/event/v1/events/EPO10000/applications', body });
    await user.click(await button('응모하기'));
    await dialog('eventClosed');
    await user.click(part('dialog [data-action="confirm"]'));
    await waitFor(() => expect(replaces).toHaveBeenCalledWith('/main/FMA10000'));
  });

  test('another failure is told, and what was agreed stays', async () => {
    const { user, shows, reply } = await openAt(during, 'member');
    await shows('EPO10000');
    await agree(user);
    await reply({ method: 'POST', path: '/event/v1/events/EPO10000/applications', status: 500 });
    await user.click(await button('응모하기'));
    await dialog('serverFailed');
    expect(screen.getByRole('checkbox', { name: /개인정보 수집·이용 동의/ })).toHaveProperty('checked', true);
  });
});
