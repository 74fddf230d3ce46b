import { act, screen, waitFor } from '@testing-library/react';
import { addDays, todaySeoul } from '@wallet/kit/format';
import { go } from '@wallet/kit/testing';
import { expect, it, vi } from 'vitest';
import { dialog, find, leftFor, openApp, phone, tap } from '../../testing/openApp.ts';
import { registryAnswer } from '../testing/registryAnswer.ts';

const services = () =>
  [...document.querySelectorAll<HTMLElement>('[data-action^="service-"]')].map((row) =>
    row.dataset.action?.replace('service-', ''),
  );

it.each(['FMA11000', 'FMA16100', 'FMA20000'])('(R074, R299) %s asks a visitor to sign in', async (code) => {
  await openApp(code);
  await waitFor(() => expect(dialog()).toBe('loginGuide'));
  expect(document.querySelector(`[data-screen="${code}"]`)).toBeNull();
});

it('(R002, R074) FMA11000 lists what can be used now, and what is coming', async () => {
  const shown = await openApp('FMA11000', { persona: 'member' });
  await shown.shows('FMA11000');
  expect(services()).toEqual(['book', 'rail', 'forest']);
  expect(document.body.textContent).toContain('디지털 신분증');
  await tap(shown, '[data-action="service-forest"]');
  await leftFor('/forest/FTR10000');
});

it('FMA11000 chooses the category that is being read, one at a time, and the one that is tapped', async () => {
  const titleOf = (group: Element) => group.querySelector('h2')?.textContent ?? '';
  let watched: Element[] = [];
  let tell: (seen: Record<string, boolean>) => void = () => {};
  type Heard = (entries: { target: Element; isIntersecting: boolean }[]) => void;
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      #elements: Element[] = [];
      heard: Heard;
      constructor(heard: Heard) {
        this.heard = heard;
      }
      observe(element: Element) {
        this.#elements.push(element);
        // The header has one of its own.
        if (titleOf(element) === '') return;
        watched = this.#elements;
        tell = (seen) =>
          this.heard(
            watched
              .filter((target) => titleOf(target) in seen)
              .map((target) => ({ target, isIntersecting: seen[titleOf(target)] === true })),
          );
      }
      disconnect() {}
    },
  );
  const shown = await openApp('FMA11000', { persona: 'member' });
  await shown.shows('FMA11000');
  const chosen = () =>
    [...document.querySelectorAll('fieldset input:checked')].map((one) => one.parentElement?.textContent);
  await waitFor(() => expect(watched.map(titleOf)).toEqual(['신분증·증명', '여행·환전', '나들이']));
  expect(chosen()).toEqual(['신분증·증명']);
  act(() => tell({ 신분증·증명: true, 여행·환전: false }));
  expect(chosen()).toEqual(['신분증·증명']);
  act(() => tell({ 여행·환전: true }));
  expect(chosen()).toEqual(['여행·환전']);
  await shown.user.click(screen.getByRole('radio', { name: '나들이' }));
  // What the page scrolls past on its way there is not chosen.
  act(() => tell({ 여행·환전: true }));
  expect(chosen()).toEqual(['나들이']);
});

it('(R305) a customer under 14 sees their own list', async () => {
  const shown = await openApp('FMA11000', { persona: 'minor' });
  await shown.shows('FMA11000');
  expect(services()).toEqual(['book', 'forest']);
  expect(document.body.textContent).not.toContain('해외 QR 결제');
});

it('(R304) group KC0 is offered nothing that is hidden from it', async () => {
  const domains = ['forest', 'gold-saving'];
  const shown = await openApp('FMA11000', { persona: 'groupKC0', domains });
  await shown.shows('FMA11000');
  expect(services()).toEqual(['forest']);
  expect(document.body.textContent).not.toContain('금 모으기');
});

it('FMA11000 opens a service in a WebView of its own in the app', async () => {
  const native = phone({ openWebView: { webViewId: '2' } });
  const shown = await openApp('FMA11000', { persona: 'member', native });
  await shown.shows('FMA11000');
  await tap(shown, '[data-action="service-rail"]');
  await waitFor(() => expect(native.calls('openWebView')).toMatchObject([{ url: '/rail/FKS10000' }]));
});

it('FMA11000 says so where nobody knows what is released, and tries again', async () => {
  const shown = await openApp('/main/FMA10000', { persona: 'member' });
  await shown.shows('FMA10000');
  vi.stubGlobal('fetch', async () => new Response('', { status: 503 }));
  await tap(shown, '[data-action="tab-all"]');
  await shown.shows('FMA11000', 'error');
  vi.stubGlobal('fetch', async () => registryAnswer());
  await tap(shown, '[data-action="retry"]');
  await shown.shows('FMA11000');
});

it.each([
  ['기차', ['rail']],
  ['숲 나들', ['forest']],
  ['FOREST', ['forest']],
  ['lib card', ['book']],
])('(R074) FMA20000 finds a service by any of its names: %s', async (typed, found) => {
  const shown = await openApp('FMA20000', { persona: 'member' });
  await shown.shows('FMA20000');
  expect(services()).toEqual([]);
  await shown.user.type(find('input[data-field="keyword"], [data-field="keyword"] input'), typed);
  expect(services()).toEqual(found);
});

it('FMA20000 says that nothing was found, and sends what was typed to nobody', async () => {
  const shown = await openApp('FMA20000', { persona: 'member' });
  await shown.shows('FMA20000');
  await shown.user.type(find('input[data-field="keyword"], [data-field="keyword"] input'), '900215-2');
  expect(find('main [role="status"]').textContent).toBe('검색 결과 0건');
  expect(document.body.textContent).toContain('찾는 것이 없어요');
  expect(JSON.stringify(await shown.journal())).not.toContain('900215-2');
  expect(shown.path()).toBe('/main/FMA20000');
});

it('FMA20000 says in the rows of actions how things stand, and says nothing where it cannot be read', async () => {
  const shown = await openApp('FMA20000', { persona: 'member', domains: ['point'] });
  await waitFor(() => expect(find('[data-action="do-charge"]').textContent).toMatch(/지금 [\d,]+P/));
  await shown.reply({ method: 'GET', path: '/mstr/main/assets', status: 500, times: 9 });
  go('/main/FMA11000');
  await shown.shows('FMA11000');
  go('/main/FMA20000');
  await shown.shows('FMA20000');
  expect(find('[data-action="do-charge"]').textContent).toBe('포인트 충전하기');
});

it('(R074, R152) FMA16100 arranges the cards and keeps it', async () => {
  const shown = await openApp('FMA16100', { persona: 'member' });
  await shown.shows('FMA16100');
  const order = () =>
    [...document.querySelectorAll<HTMLElement>('[data-setting]')].map((one) => one.dataset.setting);
  expect(order().slice(0, 3)).toEqual(['gmid', 'moid', 'book']);
  await shown.user.click(screen.getByRole('button', { name: '도서관 회원증 위로' }));
  expect(order().slice(0, 3)).toEqual(['gmid', 'book', 'moid']);
  await tap(shown, '[data-action="submit"]');
  await shown.shows('FMA10000');
  await waitFor(async () => {
    const calls = await shown.journal();
    expect(
      calls.filter(({ method, path }) => method === 'POST' && path === '/mstr/main/cardSetting'),
    ).toHaveLength(1);
  });
});

it('(R073) FMA10000_old shows a visitor the services and the way to the new home', async () => {
  const shown = await openApp('FMA10000_old');
  await shown.shows('FMA10000_old');
  expect(document.querySelectorAll('[data-card]')).toHaveLength(3);
  await tap(shown, '[data-action="newHome"]');
  await shown.shows('FMA10000');
});

it('FMA11000 and the search know the wallet’s own pages too', async () => {
  const shown = await openApp('FMA11000', { persona: 'member', domains: ['noti', 'mber'] });
  await shown.shows('FMA11000');
  expect(find('[data-action="page-FMY10000"]').textContent).toContain('내 정보');
  await tap(shown, '[data-action="search"]');
  await shown.shows('FMA20000');
  await shown.user.type(find('[data-field="keyword"]'), '알림');
  await tap(shown, '[data-action="page-FAL11000"]');
  await leftFor('/noti/FAL11000');
});

it('(R072, R299) home offers a visitor only what visitors may open', async () => {
  const shown = await openApp('/main/FMA10000', { domains: ['noti', 'mber'] });
  await shown.shows('FMA10000');
  await waitFor(() => find('[data-action="page-FAL11000"]'));
  expect(document.querySelector('[data-action="page-FMY10000"]')).toBeNull();
  await tap(shown, '[data-action="page-FAL11000"]');
  await leftFor('/noti/FAL11000');
});

it('FMA20000 tells the dollar where rates are found, and the services that have some', async () => {
  const domains = ['gpayment', 'exchange', 'fcpurs'];
  const shown = await openApp('FMA20000', { persona: 'member', domains });
  await shown.shows('FMA20000');
  await shown.user.type(find('[data-field="keyword"]'), '환율');
  await waitFor(() => expect(find('[data-action="do-rates"]').textContent).toMatch(/1달러 [\d,]+\.\d{2}원/));
  expect(services()).toEqual(expect.arrayContaining(['exchange', 'fcpurs']));
});

it('FMA11000 says of a service how things stand there', async () => {
  const shown = await openApp('FMA11000', { persona: 'member', domains: ['gold-saving'] });
  await shown.shows('FMA11000');
  await waitFor(() => expect(find('[data-action^="service-gold"]').textContent).toMatch(/, [\d,.]+\s?g/));
});

it('FMA16100 keeps what is hidden apart, and the focus on the switch that hid it', async () => {
  const shown = await openApp('FMA16100', { persona: 'member' });
  await shown.shows('FMA16100');
  await tap(shown, '[data-field="active-moid"]');
  expect(screen.getByRole('list', { name: '숨겼어요' }).textContent).toContain('모바일 신분증');
  expect(document.activeElement).toBe(find('[data-field="active-moid"]'));
});

it('FMA16100 finds a card to send to the top, and goes back to the first order', async () => {
  const shown = await openApp('FMA16100', { persona: 'member' });
  await shown.shows('FMA16100');
  const order = () =>
    [...document.querySelectorAll<HTMLElement>('[data-setting]')].map((row) => row.dataset.setting);
  await waitFor(() => expect(order()).toHaveLength(5));
  const start = order();
  expect(document.querySelector('[data-action="firstOrder"]')).toBeNull();

  await shown.user.type(find('[data-field="keyword"]'), 'ㄱㅊ');
  expect(order()).toEqual(['rail']);
  expect(screen.getByText('찾은 서비스 1개')).not.toBeNull();
  await shown.user.click(screen.getByRole('button', { name: '기차 예매 맨 위로' }));
  await shown.user.clear(find('[data-field="keyword"]'));
  expect(order()[0]).toBe('rail');

  await tap(shown, '[data-action="firstOrder"]');
  expect(order()).toEqual(start);
  expect(document.querySelector('[data-action="firstOrder"]')).toBeNull();
});

const coming = (kndCd: string, className: string, routeName: string, days: number, at = '') => {
  const day = addDays(todaySeoul(), days);
  return {
    comngId: `${className} ${kndCd} ${days}${at}`,
    kndCd,
    className,
    routeName,
    comngNm: `${className} ${days}${at}`,
    comngEngNm: className,
    bgngDttm: `${day}${at}`,
    endDttm: `${day}${at === '' ? '' : '235959'}`,
  };
};

it('all that comes in every service is one page by date, with what is long overdue at its end', async () => {
  const shown = await openApp('FMA20000', { persona: 'member', domains: ['forest', 'rail', 'book'] });
  await shown.shows('FMA20000');
  const comingUpList = [
    coming('DUE', 'book', 'FBK10000', -60),
    coming('BOOK', 'rail', 'FKS10000', 1, '235900'),
    coming('BOOK', 'rail', 'FKS10000', 3),
    coming('EXPR', 'book', 'FBK10000', 0),
    coming('BOOK', 'exchange', 'FEX01101', 2),
  ];
  await shown.reply({
    method: 'GET',
    path: '/mstr/main/comingUp',
    body: { status: 200, code: '0000', message: '', payload: { comingUpList } },
  });
  await act(() => go('/main/FMA11000?view=coming'));
  await screen.findByRole('heading', { name: '내 예약' });
  const headings = () => [...document.querySelectorAll('main h2')].map(({ textContent }) => textContent);
  await waitFor(() => expect(headings()).toHaveLength(4));
  expect([headings()[0], headings()[1], headings()[3]]).toEqual(['오늘', '내일', '기한이 지났어요']);
  // A service that is not released has no row: it leads nowhere.
  expect(document.body.textContent).not.toContain('exchange');
  await shown.user.click(screen.getByRole('radio', { name: '예약' }));
  await waitFor(() => expect(document.querySelectorAll('[data-action="comingUp"]')).toHaveLength(2));
  expect(document.querySelector('[data-action="due"]')).toBeNull();
  await tap(shown, '[data-action="comingUp"]');
  await leftFor('/rail/FKS10000');
});

it('a member with nothing before them is told so, and led to the services', async () => {
  const shown = await openApp('/main/FMA11000?view=coming', { persona: 'justJoined' });
  await screen.findByText('예약이나 할 일이 없어요');
  await tap(shown, '[data-action="services"]');
  await waitFor(() => expect(services()).not.toEqual([]));
});
