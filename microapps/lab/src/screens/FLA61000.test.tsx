import { screen, waitFor } from '@testing-library/react';
import { createFakeHost } from '@wallet/kit/testing';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { button, dialog, go, open, part, stopClock } from '../../testing/openScreen.ts';

beforeEach(() => stopClock());
afterEach(() => {
  vi.useRealTimers();
});

describe('(R036) the lab', () => {
  test('FLA61000 lists what can be tried first, and one opens by its type', async () => {
    const { user, shows, path } = await open('FLA61000');
    await shows('FLA61000');
    const names = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(names[0]).toContain('안심노트');
    expect(names[0]).toContain('준비');
    expect(names.at(-1)).toContain('종료');
    await user.click(await button(/걸음 모으기/));
    await waitFor(() => expect(path()).toBe('/lab/FLA61000?type=walk'));
    expect(await screen.findByRole('heading', { name: '걸음 모으기' })).toBeTruthy();
  });

  test('(R163) needs a login', async () => {
    await open('FLA61000', { persona: 'visitor' });
    expect(await dialog('loginGuide')).toBeTruthy();
  });

  test.each(['visitor', 'member', 'developer'])('(R782) FLA90000 leads a %s home (A35)', async (persona) => {
    const replaces = vi.spyOn(window.location, 'replace').mockImplementation(() => {});
    await open('/lab/FLA90000', { persona });
    await waitFor(() => expect(replaces).toHaveBeenCalledWith('/main/FMA10000'));
    expect(document.querySelector('dialog[data-msg]')).toBeNull();
  });
});

describe('one content', () => {
  const walk = { query: { type: 'walk' }, persona: 'developer' };

  // Customers have none to try yet; developers have.
  test('is tried, judged and left', async () => {
    const { user, shows, journal } = await open('FLA61000', walk);
    await shows('FLA61000');
    await user.click(await button('체험하기'));
    expect(await screen.findByText('2026.11.20부터 체험하고 계세요.')).toBeTruthy();
    await user.click(await button('의견 보내기'));
    expect(part('[data-msg="required"]')).toBeTruthy();
    await user.click(screen.getByRole('radio', { name: '좋아요' }));
    await user.type(screen.getByRole('textbox'), '걷는 재미가 있어요');
    await user.click(await button('의견 보내기'));
    await button('의견 고치기');
    const [, opinion] = (await journal()).filter(({ method }) => method === 'POST');
    expect(opinion).toMatchObject({
      path: '/lab/v1/contents/walk/opinion',
      body: { evalScr: 4, evalCtnt: '걷는 재미가 있어요' },
    });
    await user.click(await button('체험 그만두기'));
    await dialog('stopTrialAsk');
    await user.click(part('dialog [data-action="cancel"]'));
    expect(await button('체험 그만두기')).toBeTruthy();
  });

  test.each([
    ['safebox', /아직 준비 중이에요/],
    ['walk', /아직 준비 중이에요/],
    ['drive', /아직 준비 중이에요/],
    ['voice', /종료된 실험이에요/],
  ])('%s cannot be tried and says why', async (type, words) => {
    const { shows } = await open('FLA61000', { query: { type } });
    await shows('FLA61000');
    expect(screen.getByText(words)).toBeTruthy();
    expect(screen.queryByRole('button', { name: '체험하기' })).toBeNull();
  });

  test('(R090) (E16) the safe note with an event is a page of the lab, and leads to that event', async () => {
    const host = createFakeHost();
    const query = { type: 'safebox', event: 'GRP/7' };
    const { user, shows } = await open('FLA61000', { query, native: host });
    await shows('FLA61000');
    expect(screen.getByRole('heading', { name: '안심노트' })).toBeTruthy();
    await user.click(await button('이벤트 보기'));
    await waitFor(() => expect(host.calls('openWebView')).toMatchObject([{ url: '/noti/FAL31100/GRP%2F7' }]));
  });

  test('without an event nothing is said of one', async () => {
    const { shows } = await open('FLA61000', walk);
    await shows('FLA61000');
    expect(document.querySelector('[data-action="openEvent"]')).toBeNull();
  });

  test('an unknown type says so and shows the way on', async () => {
    const { user, shows, path } = await open('FLA61000', { query: { type: 'rocket' }, locale: 'en' });
    await shows('FLA61000');
    await user.click(await button('All experiments'));
    await waitFor(() => expect(path()).toBe('/lab/FLA61000'));
    expect(await screen.findByRole('list', { name: 'Experiments' })).toBeTruthy();
  });

  test('what the service refuses is told in its words', async () => {
    const { user, shows, reply } = await open('FLA61000', walk);
    await shows('FLA61000');
    const body = { status: 200, code: 'FLA_CLOSED', message: '지금은 체험하실 수 없어요.', payload: null };
    await reply({ method: 'POST', path: '/lab/v1/contents/walk/trial', body });
    await user.click(await button('체험하기'));
    expect((await dialog('serverMessage')).textContent).toContain('지금은 체험하실 수 없어요.');
  });

  test('a lab without contents leads home, a failed call can be tried again', async () => {
    const { shows, reply, user } = await open('FLA61000', walk);
    await shows('FLA61000');
    await reply({ method: 'GET', path: '/lab/v1/contents', status: 500, times: 1 });
    go('/lab/FLA61000');
    await shows('FLA61000', 'error');
    const body = { status: 200, code: '0000', payload: { lbCtntList: null } };
    await reply({ method: 'GET', path: '/lab/v1/contents', body });
    await user.click(part('[data-action="retry"]'));
    expect(await screen.findByText('진행 중인 실험이 없어요')).toBeTruthy();
  });
});
