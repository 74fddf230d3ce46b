import { act, screen, waitFor, within } from '@testing-library/react';
import { showAmounts } from '@wallet/kit/common';
import { addDays, todaySeoul } from '@wallet/kit/format';
import { setLocale } from '@wallet/kit/messages';
import { createFakeHost, type RenderedScreen, renderScreen } from '@wallet/kit/testing';
import { createMock } from '@wallet/mocks/backend';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { manifest } from '../manifest.ts';
import { messages } from '../messages/index.ts';
import { screens } from '../screens.ts';
import { closed } from '../state/closed.ts';
import { forgetReleased } from '../state/released.ts';
import { registryAnswer } from '../testing/registryAnswer.ts';

const app = { manifest, screens, messages };
const backend = createMock();
const goes = vi.fn<(to: string) => void>();
let shown: RenderedScreen;

async function open(options: Partial<Parameters<typeof renderScreen>[2]> = {}) {
  shown = await renderScreen(app, 'FMA10000', { backend, persona: 'member', ...options });
  await shown.shows('FMA10000');
}

function find(selector: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`Nothing matches ${selector}.`);
  return found;
}

const tap = (selector: string) => shown.user.click(find(selector));
const part = (name: string) => find(`[data-part="${name}"]`);
const cardIds = () =>
  [...document.querySelectorAll<HTMLElement>('[data-card]')].map((card) => card.dataset.card);
const callsTo = async (method: string, path: string) =>
  (await shown.journal()).filter((call) => call.method === method && call.path === path);

beforeEach(() => {
  localStorage.clear();
  showAmounts();
  forgetReleased();
  closed.value = new Set();
  vi.stubGlobal('fetch', async () => registryAnswer({ domains: ['forest', 'rail', 'book', 'gold-saving'] }));
  vi.spyOn(window.location, 'assign').mockImplementation((to) => goes(String(to)));
});

afterEach(() => {
  shown.unmount();
  goes.mockClear();
});

it('a service says its next booking, which need not be among the rows of what comes', async () => {
  const day = (days: number) => addDays(todaySeoul(), days);
  const one = (kndCd: string, className: string, routeName: string, days: number) => ({
    comngId: `${className}${days}`,
    kndCd,
    className,
    routeName,
    comngNm: className,

    comngEngNm: className,
    bgngDttm: day(days),
    endDttm: day(days + 1),
  });
  const comingUpList = [
    one('BOOK', 'rail', 'FKS10000', 1),
    one('DUE', 'book', 'FBK10000', 2),
    one('EXPR', 'book', 'FBK10000', 3),
    one('BOOK', 'forest', 'FTR10000', 5),
  ];
  const body = { status: 200, code: '0000', message: '', payload: { comingUpList } };
  const host = createFakeHost();
  await open({ native: host });
  await shown.reply({ method: 'GET', path: '/mstr/main/comingUp', body });
  act(() => host.emit('resume'));
  await waitFor(() => expect(document.querySelectorAll('[data-action="comingUp"]')).toHaveLength(1));
  await waitFor(() => expect(find('[data-card="forest"]').textContent).toContain('5일 뒤'));
});

describe('assets on home', () => {
  it('(R143, R144) are shown with their units', async () => {
    await open();
    const assets = within(part('assets'));
    expect(await assets.findByText(/18,400/)).toBeTruthy();
    const words = (id: string) => find(`[data-asset="${id}"]`).textContent;
    expect(words('point')).toContain('18,400P');
    expect(words('coupon')).toBe('쿠폰, 14장');
    expect(words('gold')).toBe('금 모으기, 5g');
    expect(words('nft')).toBe('NFT 지갑, 7개');
    expect(words('canp')).toBe('탄소중립포인트, 참여하고 받기');
  });

  it('say at the door to coupons how many there are, in the words of the language', async () => {
    vi.stubGlobal('fetch', async () => registryAnswer({ domains: ['forest', 'cpon'] }));
    await open();
    const door = () => find('[data-action="quick-coupons"]').textContent;
    await waitFor(() => expect(door()).toBe('쿠폰 14장'));
    // Said once is enough.
    expect(document.querySelector('[data-asset="coupon"]')).toBeNull();
    await act(() => setLocale('en'));
    expect(door()).toBe('14\u00a0coupons');
    await act(() => setLocale('ko'));
    await tap('[data-action="toggleAmounts"]');
    expect(door()).toBe('쿠폰');
  });

  it('keep apart what there is to begin', async () => {
    await open();
    await within(part('assets')).findByText(/18,400/);
    const list = (name: string) => screen.getByRole('list', { name }).textContent;
    expect(list('시작해 보세요')).toBe('탄소중립포인트, 참여하고 받기');
    expect(list('내 자산')).not.toContain('탄소중립포인트');
  });

  it('stand under a greeting that leads to the own page, where that is released', async () => {
    await open();
    expect(document.querySelector('[data-action="page-FMY10000"]')).toBeNull();
    vi.stubGlobal('fetch', async () => registryAnswer({ domains: ['forest', 'mber'] }));
    await open();
    await tap('[data-action="page-FMY10000"]');
    await waitFor(() => expect(goes).toHaveBeenCalledWith('/mber/FMY10000'));
  });

  it('(R145, A73) list the foreign wallet as EUR, USD, JPY, CNY', async () => {
    await open();
    await within(part('assets')).findByText(/48,000/);
    const rows = [...document.querySelectorAll<HTMLElement>('[data-currency]')];
    expect(rows.map((row) => row.dataset.currency)).toEqual(['EUR', 'USD', 'JPY', 'CNY']);
  });

  it('hide and show their amounts, and remember it', async () => {
    await open();
    await within(part('assets')).findByText(/18,400/);
    await tap('[data-action="toggleAmounts"]');
    expect(part('assets').textContent).not.toMatch(/18,400|48,000/);
    expect(localStorage.getItem('wallet.home.amountsHidden')).toBe('Y');
    await tap('[data-action="toggleAmounts"]');
    expect(part('assets').textContent).toContain('18,400');
  });

  it('lead to their domain only where it is there', async () => {
    await open();
    await within(part('assets')).findByText(/18,400/);
    expect(document.querySelector('button[data-asset="nft"]')).toBeNull();
    await tap('button[data-asset="gold"]');
    await waitFor(() => expect(goes).toHaveBeenCalledWith('/gold-saving/FGS11000'));
  });

  it('fail on their own, with another try', async () => {
    shown = await renderScreen(app, 'FMA10000', { backend, persona: 'member' });
    await shown.shows('FMA10000');
    await within(part('assets')).findByText(/18,400/);
    await shown.reply({ method: 'GET', path: '/mstr/main/assets', status: 500, body: {}, times: 1 });
    act(() => void window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })));
    await within(part('assets')).findByRole('alert');
    expect(cardIds()).toContain('forest');
    await tap('[data-part="assets"] [data-action="retry"]');
    await within(part('assets')).findByText(/18,400/);
  });
});

describe('cards on home', () => {
  it('are those whose domain is released, in their order, new ones marked', async () => {
    await open();
    expect(cardIds()).toEqual(['book', 'forest', 'rail', 'gold']);
    expect(find('[data-card="forest"]').textContent).toContain('새로 나온 서비스');
    expect(find('[data-card="rail"]').textContent).not.toContain('새로 나온');
  });

  it('(R149, R304) leave out what KC0 does not see, and KC0 has the card menu', async () => {
    await open({ persona: 'groupKC0' });
    expect(cardIds()).toEqual(['book', 'forest', 'rail']);
    await tap('[data-action="cardMenu"]');
    expect(within(find('dialog')).getByText('기차 예매')).toBeTruthy();
  });

  it('(R102, A90) it comes up where another screen’s header led to it, and is closed for good', async () => {
    await open({ persona: 'groupKC0', query: { cardMenu: 'Y' } });
    expect(within(find('dialog')).getByText('기차 예매')).toBeTruthy();
    await shown.user.keyboard('{Escape}');
    await waitFor(() => expect(window.location.search).toBe(''));
    expect(document.querySelector('dialog')).toBeNull();
  });

  it('(R304) nobody else has the card menu', async () => {
    await open();
    expect(document.querySelector('[data-action="cardMenu"]')).toBeNull();
  });

  it('(R008, R305, R671) are a list of their own for a customer under 14', async () => {
    await open({ persona: 'minor' });
    expect(cardIds()).toEqual(['book', 'forest']);
  });

  it('open their domain in this window in a browser', async () => {
    await open();
    await tap('[data-card="forest"]');
    await waitFor(() => expect(goes).toHaveBeenCalledWith('/forest/FTR10000'));
  });

  it('open a new WebView in the app, once, however often they are tapped', async () => {
    const host = createFakeHost();
    await open({ native: host });
    host.hold();
    await tap('[data-card="forest"]');
    await tap('[data-card="forest"]');
    await tap('[data-card="rail"]');
    host.release();
    await waitFor(() => expect(host.calls('openWebView')).toEqual([{ url: '/forest/FTR10000' }]));
    expect(goes).not.toHaveBeenCalled();
  });

  it('say so when they cannot be read, and come with another try', async () => {
    shown = await renderScreen(app, '/main/FMA10000', { backend, persona: 'visitor' });
    await shown.shows('FMA10000');
    await shown.reply({ method: 'GET', path: '/mstr/main/cards', rawBody: '<html>', times: 1 });
    act(() => void window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })));
    await within(part('cards')).findByRole('alert');
    expect(find('[data-screen]').dataset.state).toBe('ready');
    await tap('[data-part="cards"] [data-action="retry"]');
    await waitFor(() => expect(cardIds()).toContain('forest'));
  });

  it('are not guessed when nobody knows what is released', async () => {
    vi.stubGlobal('fetch', async () => new Response('', { status: 500 }));
    await open();
    expect(cardIds()).toEqual([]);
    expect(within(part('cards')).getByRole('alert')).toBeTruthy();
  });

  /** What is released is asked for, and not answered until it is let go. */
  function holdRegistry() {
    let asked = 0;
    let letGo = (_answer: Response) => {};
    vi.stubGlobal('fetch', () => {
      asked += 1;
      return new Promise<Response>((resolve) => (letGo = resolve));
    });
    return { asked: () => asked, letGo: (answer: Response) => letGo(answer) };
  }

  it('come from what was last known while what is released is asked for, and the newer answer counts', async () => {
    await open();
    shown.unmount();
    const held = holdRegistry();
    await open();
    expect(cardIds()).toEqual(['book', 'forest', 'rail', 'gold']);
    expect(document.querySelector('[data-action="tab-all"]')).not.toBeNull();
    expect(held.asked()).toBe(1);
    held.letGo(registryAnswer({ domains: ['forest', 'rail'] }));
    await waitFor(() => expect(cardIds()).toEqual(['forest', 'rail']));
  });

  it('stay as they were last known where nobody can say what is released now', async () => {
    await open();
    shown.unmount();
    vi.stubGlobal('fetch', async () => new Response('', { status: 503 }));
    await open();
    expect(cardIds()).toContain('forest');
    await tap('[data-card="forest"]');
    await waitFor(() => expect(goes).toHaveBeenCalledWith('/forest/FTR10000'));
  });

  it('what was kept and is no index is none', async () => {
    localStorage.setItem('wallet.home.released', '{"apps":[{"id":7}]}');
    window.dispatchEvent(
      new StorageEvent('storage', { key: 'wallet.home.released', newValue: '{"apps":[{"id":7}]}' }),
    );
    vi.stubGlobal('fetch', async () => new Response('', { status: 500 }));
    await open();
    expect(cardIds()).toEqual([]);
  });

  it('(G34) of a domain that is closed say so, whatever they were drawn from, and open nothing', async () => {
    await open();
    shown.unmount();
    const answer = (await registryAnswer().json()) as { apps: { id: string; killed?: object[] }[] };
    for (const app of answer.apps)
      if (app.id === 'forest') app.killed = [{ text: { ko: '눈이 많이 와서 닫았어요.', en: 'Snow.' } }];
    vi.stubGlobal('fetch', async () => Response.json(answer));
    await open();
    await tap('[data-card="forest"]');
    await waitFor(() =>
      expect(find('dialog[data-msg="serviceStopped"]').textContent).toContain('눈이 많이 와서'),
    );
    await tap('dialog [data-action="confirm"]');
    expect(goes).not.toHaveBeenCalled();
  });

  it('and the tabs, the bell and the doors beside them ask once what is released', async () => {
    let asked = 0;
    vi.stubGlobal('fetch', async () => {
      asked += 1;
      return registryAnswer({ domains: ['forest', 'noti'] });
    });
    await open();
    await waitFor(() => expect(document.querySelector('[data-action="notifications"]')).not.toBeNull());
    expect(asked).toBe(1);
  });

  it('are read again when home comes back to the front', async () => {
    const host = createFakeHost();
    await open({ native: host });
    const before = (await callsTo('GET', '/mstr/main/cards')).length;
    act(() => host.emit('resume'));
    await waitFor(async () => expect(await callsTo('GET', '/mstr/main/cards')).toHaveLength(before + 1));
  });
});

describe('card settings', () => {
  const order = () =>
    [...document.querySelectorAll<HTMLElement>('[data-setting]')].map((one) => one.dataset.setting);
  const saves = () => callsTo('POST', '/mstr/main/cardSetting');

  async function openSettings() {
    await open();
    await tap('[data-action="cardSettings"]');
    await shown.shows('FMA16100');
    await waitFor(() => expect(order()).toHaveLength(6));
  }

  async function goHome() {
    await tap('[data-action="submit"]');
    await shown.shows('FMA10000');
    await waitFor(() => expect(cardIds().length).toBeGreaterThan(0));
  }

  it('(R152) stand as gmid, moid, book before what else home shows, and say which are not there yet', async () => {
    await openSettings();
    expect(order()).toEqual(['gmid', 'moid', 'book', 'forest', 'rail', 'gold']);
    expect(find('[data-setting="gmid"]').textContent).toContain('준비 중');
    expect(find('[data-setting="book"]').textContent).not.toContain('준비 중');
  });

  it('(R153) put a fixed book first, and save themselves at the server', async () => {
    await openSettings();
    await tap('[data-field="fix-book"]');
    expect(order().slice(0, 3)).toEqual(['book', 'gmid', 'moid']);
    await waitFor(async () => expect(await saves()).toHaveLength(1));
    expect((await saves())[0]).toMatchObject({
      status: 200,
      body: {
        cardSettingList: [
          { type: 'book', order: 0, fix: 'Y' },
          { type: 'gmid', order: 1, fix: 'N' },
          { type: 'moid', order: 2, fix: 'N' },
        ],
      },
    });
    await goHome();
    expect(cardIds()[0]).toBe('book');
    await tap('[data-action="cardSettings"]');
    await waitFor(() => expect(order().slice(0, 3)).toEqual(['book', 'gmid', 'moid']));
  });

  it('move by buttons', async () => {
    await openSettings();
    await shown.user.click(screen.getByRole('button', { name: '도서관 회원증 위로' }));
    expect(order().slice(0, 3)).toEqual(['gmid', 'book', 'moid']);
    await waitFor(async () => expect(await saves()).toHaveLength(1));
  });

  it('take a card off home and put it back: the toast takes back what was done', async () => {
    await openSettings();
    await tap('[data-field="active-book"]');
    const undo = await screen.findByRole('button', { name: '되돌리기' });
    await waitFor(async () => expect(await saves()).toHaveLength(1));
    await shown.user.click(undo);
    await waitFor(async () => expect(await saves()).toHaveLength(2));
    expect(find('[data-field="active-book"]')).toHaveProperty('checked', true);
    await tap('[data-field="active-book"]');
    await goHome();
    expect(cardIds()).toEqual(['forest', 'rail', 'gold']);
  });

  it('keep on this phone what the server has no settings for, and say so', async () => {
    await openSettings();
    expect(document.body.textContent).toContain('순서와 숨김은 휴대폰마다 다를 수 있어요.');
    await shown.user.click(screen.getByRole('button', { name: '기차 예매 위로' }));
    await tap('[data-field="active-gold"]');
    await screen.findByRole('button', { name: '되돌리기' });
    await goHome();
    expect(cardIds()).toEqual(['book', 'rail', 'forest']);
    expect(await saves()).toEqual([]);
  });

  it('save one change after the other, the last of them in the end', async () => {
    await openSettings();
    await shown.reply({ method: 'POST', path: '/mstr/main/cardSetting', delayMs: 80, times: 1 });
    await tap('[data-field="active-gmid"]');
    await tap('[data-field="active-moid"]');
    await waitFor(async () => expect(await saves()).toHaveLength(2));
    expect((await saves())[1]?.body).toMatchObject({
      cardSettingList: [{ active: 'N' }, { active: 'N' }, { active: 'Y' }],
    });
  });

  it('lose nothing when they cannot be saved, and are saved by the next try', async () => {
    await openSettings();
    await shown.reply({ method: 'POST', path: '/mstr/main/cardSetting', status: 500, body: {}, times: 1 });
    await tap('[data-field="fix-book"]');
    await waitFor(() => expect(document.querySelector('dialog[data-msg]')).not.toBeNull());
    await tap('dialog[data-msg] [data-action="confirm"]');
    expect(order().slice(0, 3)).toEqual(['book', 'gmid', 'moid']);
    expect(screen.queryByRole('button', { name: '되돌리기' })).toBeNull();
    await goHome();
    expect((await saves()).map(({ status }) => status)).toEqual([500, 200]);
  });
});

describe('the banner of home', () => {
  it('(R249, R250) is shown, and closing hides it', async () => {
    await open();
    await waitFor(() => part('banner'));
    await tap('[data-part="banner"] [data-action="close"]');
    expect(document.querySelector('[data-part="banner"]')).toBeNull();
  });

  it('(R252) leads to the page it names', async () => {
    await open();
    await waitFor(() => part('banner'));
    await tap('[data-part="banner"] [data-action="open"]');
    await waitFor(() => expect(goes).toHaveBeenCalledWith('/forest/FTR10000'));
  });

  const banner = (link: string) => ({ bnrWrds1Ctnt: '배너', bnrLinkUrlCtnt: link });

  it.each([
    ['(R252, E45) with its query', 'FTR10000|region=03&note=a=b', '/forest/FTR10000?region=03&note=a%3Db'],
    ['(A09) to the catch-all where no such page is released', 'FAL11000|tab=notice', '/notFound'],
  ])('leads %s', async (_name, link, to) => {
    await open();
    await shown.reply({
      method: 'GET',
      path: '/comm/common/bannerInfo',
      body: { status: 200, code: '0000', message: '', payload: { bannerInfoList: [banner(link)] } },
    });
    act(() => void window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })));
    await waitFor(() => within(part('banner')).getByText('배너'));
    await tap('[data-part="banner"] [data-action="open"]');
    await waitFor(() => expect(goes).toHaveBeenCalledWith(to));
    expect(document.querySelector('dialog[open]')).toBeNull();
  });

  it('(R090) leads to the safe box by way of its introduction, in this WebView', async () => {
    await open();
    await shown.reply({
      method: 'GET',
      path: '/comm/common/bannerInfo',
      body: {
        status: 200,
        code: '0000',
        message: '',
        payload: { bannerInfoList: [banner('FLA61000|type=safebox')] },
      },
    });
    act(() => void window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })));
    await waitFor(() => within(part('banner')).getByText('배너'));
    await tap('[data-part="banner"] [data-action="open"]');
    await shown.shows('SAFE_NOTE_INTRO');
    expect(goes).not.toHaveBeenCalled();
  });

  it.each([
    ['a script', 'javascript:alert(1)', 'linkBroken'],
    ['(R253) a document, in a browser,', 'edoc://1', 'linkAppOnly'],
  ])('%s that it leads to is told', async (_name, link, id) => {
    await open();
    await shown.reply({
      method: 'GET',
      path: '/comm/common/bannerInfo',
      body: { status: 200, code: '0000', message: '', payload: { bannerInfoList: [banner(link)] } },
    });
    act(() => void window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })));
    await waitFor(() => within(part('banner')).getByText('배너'));
    await tap('[data-part="banner"] [data-action="open"]');
    await waitFor(() => expect(document.querySelector(`dialog[open][data-msg="${id}"]`)).not.toBeNull());
    expect(goes).not.toHaveBeenCalled();
  });

  it('(R251) opens an http address outside', async () => {
    const host = createFakeHost();
    await open({ native: host });
    await shown.reply({
      method: 'GET',
      path: '/comm/common/bannerInfo',
      body: {
        status: 200,
        code: '0000',
        message: '',
        payload: { bannerInfoList: [banner('https://example.com/a')] },
      },
    });
    act(() => host.emit('resume'));
    await waitFor(() => within(part('banner')).getByText('배너'));
    await tap('[data-part="banner"] [data-action="open"]');
    await waitFor(() => expect(host.calls('openWindow')).toEqual([{ url: 'https://example.com/a' }]));
  });

  it.each([
    ['an empty list', { body: { status: 200, code: '0000', message: '', payload: { bannerInfoList: [] } } }],
    ['no list', { body: { status: 200, code: '0000', message: '', payload: {} } }],
    ['another status', { status: 500, body: { status: 500, code: '5000', message: '', payload: null } }],
  ])('(R249, E46) is not there on %s, and the rest is', async (_name, reply) => {
    await open();
    await shown.reply({ method: 'GET', path: '/comm/common/bannerInfo', ...reply });
    act(() => void window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })));
    await waitFor(() => expect(document.querySelector('[data-part="banner"]')).toBeNull());
    expect(cardIds()).toContain('forest');
    expect(document.querySelector('dialog')).toBeNull();
  });
});

describe('the emergency notice', () => {
  it('(R106) is shown on top and can be closed', async () => {
    await open();
    await waitFor(() => part('noticeBar'));
    expect(part('noticeBar').textContent).toContain('점검');
    await tap('[data-part="noticeBar"] [data-action="close"]');
    expect(document.querySelector('[data-part="noticeBar"]')).toBeNull();
  });
});

describe('the notice popup', () => {
  const popup = () => document.querySelector('[data-popup="notice"]');

  it('(R242, R243) does not come again before its days are over, if the customer says so', async () => {
    await open({ persona: 'noticePopup' });
    await waitFor(() => expect(popup()).not.toBeNull());
    await tap('[data-popup="notice"] [data-action="hide"]');
    await tap('[data-popup="notice"] [data-action="cancel"]');
    await waitFor(() => expect(popup()).toBeNull());
    expect(goes).not.toHaveBeenCalled();
    shown.unmount();
    closed.value = new Set();
    await open({ persona: 'noticePopup' });
    await waitFor(async () => expect(await callsTo('POST', '/mstr/commPup/commPupInfo')).toHaveLength(1));
    expect(popup()).toBeNull();
  });

  it('(R247) follows the link of a button', async () => {
    await open({ persona: 'noticePopup' });
    await waitFor(() => expect(popup()).not.toBeNull());
    await tap('[data-popup="notice"] [data-action="confirm"]');
    await waitFor(() => expect(goes).toHaveBeenCalledWith('/noti/FAL21100?anounSerno=N1012'));
    expect(popup()).toBeNull();
  });

  it('keeps a popup away with the one it belongs under (hrPupID)', async () => {
    localStorage.setItem('wallet.notice.PUP0000000', String(Date.now() + 60_000));
    await open({ persona: 'noticePopup' });
    await waitFor(async () => expect(await callsTo('POST', '/mstr/commPup/commPupInfo')).toHaveLength(1));
    expect(popup()).toBeNull();
    localStorage.removeItem('wallet.notice.PUP0000000');
  });

  it('(R248) a link that leads elsewhere opens outside', async () => {
    const host = createFakeHost();
    shown = await renderScreen(app, '/notFound', { backend, persona: 'noticePopup', native: host });
    await shown.shows('NOT_FOUND');
    const popups = {
      commPupInfo: [
        {
          pupID: 'P-OUT',
          hrPupID: 'P-OUT',
          pupNonActvTrmNoday: 1,
          pupCtnt: '<p>밖으로</p>',
          pupBttnExprCnt: 1,
          pupBttn1Nm: '보기',
          pupBttnUrl1Ctnt: 'https://event.example/now',
        },
      ],
    };
    const body = { status: 200, code: '0000', message: '', payload: popups };
    await shown.reply({ method: 'POST', path: '/mstr/commPup/commPupInfo', body });
    await tap('main [data-action], [data-action="home"]');
    await waitFor(() => expect(popup()).not.toBeNull());
    await tap('[data-popup="notice"] [data-action="confirm"]');
    await waitFor(() => expect(host.calls('openWindow')).toEqual([{ url: 'https://event.example/now' }]));
    expect(goes).not.toHaveBeenCalled();
  });

  it('asks for those of the web in a browser, of the app in the app', async () => {
    await open();
    await waitFor(async () => expect(await callsTo('POST', '/mstr/commPup/commPupInfo')).toHaveLength(1));
    expect((await callsTo('POST', '/mstr/commPup/commPupInfo'))[0]?.body).toMatchObject({
      expsChnlDstVal: '2',
    });
  });
});

describe('a visitor on home', () => {
  it('(R072) sees the cards and the way to sign in, and nothing of anybody', async () => {
    await open({ persona: 'visitor' });
    expect(cardIds()).toContain('forest');
    expect(document.querySelector('[data-part="assets"]')).toBeNull();
    expect(document.querySelector('[data-action="cardSettings"]')).toBeNull();
    await tap('[data-action="login"]');
    await waitFor(() => expect(goes).toHaveBeenCalledWith('/mber/FME11000'));
    expect(await callsTo('GET', '/mstr/main/assets')).toEqual([]);
  });
});

describe('home that comes back to the front', () => {
  const figures = () =>
    [...document.querySelectorAll('[data-asset], [data-currency]')].map(({ textContent }) => textContent);

  it('(G22) keeps its rows, and shows no figure of before until it is read again', async () => {
    const host = createFakeHost();
    await open({ native: host });
    await within(part('assets')).findByText(/18,400/);
    const rows = document.querySelectorAll('[data-asset], [data-currency]').length;
    act(() => host.emit('pause'));
    expect(document.querySelectorAll('[data-asset], [data-currency]')).toHaveLength(rows);
    expect(figures().join('')).not.toMatch(/\d/);
    expect(cardIds()).toContain('forest');
    act(() => host.emit('resume'));
    expect(document.querySelectorAll('[data-asset], [data-currency]')).toHaveLength(rows);
    await within(part('assets')).findByText(/18,400/);
  });
});

describe('the bell of home', () => {
  const bell = () => find('[data-action="notifications"]');

  it('says how many notifications are unread, and counts again on return', async () => {
    vi.stubGlobal('fetch', async () => registryAnswer({ domains: ['forest', 'noti'] }));
    const host = createFakeHost();
    await open({ native: host });
    await waitFor(() => expect(bell().querySelector('[data-part="news"]')).not.toBeNull());
    expect(bell().getAttribute('aria-label')).toMatch(/^알림, 읽지 않은 알림 [1-9]\d*건$/);
    const unreadList = [{ alrmDstcd: '01', unreadCnt: 0 }];
    const body = { status: 200, code: '0000', message: '', payload: { unreadList } };
    await shown.reply({ method: 'GET', path: '/noti/v1/notifications/unread', body });
    act(() => host.emit('resume'));
    await waitFor(() => expect(bell().querySelector('[data-part="news"]')).toBeNull());
    expect(bell().getAttribute('aria-label')).toBe('알림');
  });

  it('counts nothing for a visitor', async () => {
    vi.stubGlobal('fetch', async () => registryAnswer({ domains: ['forest', 'noti'] }));
    await open({ persona: 'visitor' });
    await waitFor(() => bell());
    expect(await callsTo('GET', '/noti/v1/notifications/unread')).toEqual([]);
  });

  it('a page that is not there offers what most customers want', async () => {
    vi.stubGlobal('fetch', async () => registryAnswer({ domains: ['forest', 'noti'] }));
    shown = await renderScreen(app, '/notFound', { backend, persona: 'visitor' });
    await shown.shows('NOT_FOUND');
    await waitFor(() => expect(document.querySelector('[data-action^="popular-"]')).toBeTruthy());
  });

  it('stands where the cards cannot be read', async () => {
    vi.stubGlobal('fetch', async () => registryAnswer({ domains: ['forest', 'noti'] }));
    shown = await renderScreen(app, '/notFound', { backend, persona: 'member' });
    await shown.shows('NOT_FOUND');
    await shown.reply({ method: 'GET', path: '/mstr/main/cards', status: 500, body: {} });
    await tap('[data-action="home"]');
    await waitFor(() => within(part('cards')).getByRole('alert'));
    await waitFor(() => bell());
  });

  it.each(['member', 'visitor'])('leads a %s to the notifications', async (persona) => {
    vi.stubGlobal('fetch', async () => registryAnswer({ domains: ['forest', 'noti'] }));
    const host = createFakeHost();
    await open({ persona, native: host });
    await tap('[data-action="notifications"]');
    await waitFor(() => expect(host.calls('openWebView')).toMatchObject([{ url: '/noti/FAL11000' }]));
  });

  it('is there only where notifications are released', async () => {
    await open();
    expect(cardIds()).toContain('forest');
    expect(document.querySelector('[data-action="notifications"]')).toBeNull();
  });
});

describe('the settings of the wallet', () => {
  async function openSettings() {
    await waitFor(() => find('[data-action="tab-all"]'));
    await tap('[data-action="tab-all"]');
    await shown.shows('FMA11000');
    await tap('[data-action="menu"]');
  }

  it('switches the language, of everything on it', async () => {
    await open();
    await within(part('assets')).findByText(/18,400/);
    await openSettings();
    await shown.user.click(screen.getByLabelText('English'));
    await waitFor(() => expect(document.documentElement.lang).toBe('en'));
    await tap('dialog [data-action="close"]');
    await tap('[data-action="tab-home"]');
    await shown.shows('FMA10000');
    await within(part('assets')).findByText(/18,400/);
    await waitFor(() => expect(find('[data-card="forest"]').textContent).toContain('Forest lodges'));
    // Names and texts of people and of the wallet API stay as they are.
    const copy = find('[data-screen]').cloneNode(true) as HTMLElement;
    for (const said of copy.querySelectorAll('[data-part="noticeBar"], [data-part="banner"]')) said.remove();
    const own = copy.textContent.replaceAll('김하늘', '');
    expect(own).not.toMatch(/[가-힣]/);
  });

  it('signs out after asking, and shows home to a visitor', async () => {
    await open();
    await openSettings();
    await tap('[data-action="logout"]');
    await waitFor(() => expect(document.querySelector('dialog[data-msg="logout"]')).not.toBeNull());
    await tap('dialog[data-msg="logout"] [data-action="confirm"]');
    await waitFor(() => expect(document.documentElement.dataset.login).toBe('visitor'));
    await waitFor(() => expect(document.querySelector('[data-part="assets"]')).toBeNull());
    expect(await callsTo('POST', '/mstr/logout')).toHaveLength(1);
  });
});
