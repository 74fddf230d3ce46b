import { screen, waitFor } from '@testing-library/react';
import {
  button,
  createFakeHost,
  describeOrder,
  enterPin,
  field,
  go,
  openerOf,
  part,
  refuse,
  stopClock,
} from '@wallet/kit/testing';
import { createMock } from '@wallet/mocks/backend';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { askQuote, holdQuote, saveRate, saveSignature } from '../api/calls.ts';
import { fxOrder } from '../flows/orders.ts';
import { manifest } from '../manifest.ts';
import { messages } from '../messages/index.ts';
import { signedContent } from '../model/signing.ts';
import { screens } from '../screens.ts';

const PIN = '246810';
const EXAMPLE = {
  bases: { USD: '1452.30', JPY: '938.47' },
  pocket: { crncyCd: 'USD', amt: 50_000, costAmt: 712_345 },
};
/** of the developer, and of the member */
const [SERIAL, MEMBER] = ['4412-05', '4412-01'];

beforeEach(() => stopClock('2026-11-23T10:00:00+09:00'));
afterEach(() => {
  vi.useRealTimers();
});

interface Options {
  query?: Record<string, string>;
  persona?: string;
  set?: object;
  /** what the phone answers to signing; null in a browser */
  sign?: unknown;
  person?: Record<string, string>;
}

/** Opens a screen, by a developer unless told: only they may set the stand-in's rates. */
async function open(
  at: string,
  {
    query = {},
    persona = 'developer',
    set = EXAMPLE,
    sign = { signature: 'S', certSerial: SERIAL },
    person,
  }: Options = {},
) {
  const marketAt = '/wApi/fcpurs-fe/test/v1/set';
  const native =
    sign === null
      ? undefined
      : createFakeHost({
          platform: 'android',
          appVersion: 'G6.4.0',
          answers: { signWithCertificate: sign } as never,
        });
  const view = await openerOf({ manifest, screens, messages }, createMock)(at, {
    query,
    persona,
    before: async (ask) => persona === 'developer' && ask(marketAt, set),
    ...(native ? { native } : {}),
    ...(person ? { person } : {}),
  });
  const held = async (currency: string) => {
    const { balances, totals } = (await view.askJson('/_mocks/ledger')) as {
      balances: Record<string, Record<string, number>>;
      totals: Record<string, number>;
    };
    expect(Object.values(totals).every((sum) => sum === 0)).toBe(true);
    const own = Object.entries(balances).find(([account]) => account.startsWith('fxwallet:'));
    return own?.[1][currency] ?? 0;
  };
  const market = (settings: object) => view.askJson(marketAt, settings);
  return { ...view, market, held };
}
type View = Awaited<ReturnType<typeof open>>;

const main = () => part('main').textContent ?? '';
const says = (text: string | RegExp) => screen.findByText(text);
const tap = async (view: View, name: string) =>
  view.user.click(await waitFor(() => part(`[data-action="${name}"]`)));
const toSign = async (view: View, digits: string, name = 'amount') => {
  await view.user.type(await waitFor(() => field(name)), digits);
  await tap(view, 'next');
  await view.shows('FFC23000');
  await tap(view, 'sign');
  await view.shows('FFC24000');
};

describe('home (R022, R470)', () => {
  test('with several currencies: worth and gain of all, then each; ordered by hand; doors lead on', async () => {
    const view = await open('FFC10000');
    await view.shows('FFC10000_1');
    await says('미국 달러');
    expect(main()).toMatch(/내 외화[\d,]+원/);
    await tap(view, 'order');
    await view.user.click((await screen.findAllByRole('button', { name: /아래로/ }))[0] as HTMLElement);
    await tap(view, 'ordered');
    await waitFor(() => expect(part('[data-action="openPocket"]')).toBeDefined());
    expect((await view.journal()).some(({ path }) => path.endsWith('/wallet/v1/arrange'))).toBe(true);
    for (const code of ['FFC12000', 'FFC26000', 'FFC51000', 'FFC53000']) {
      go('/fcpurs/FFC10000_1');
      await view.shows('FFC10000_1');
      await tap(view, `open${code}`);
      await view.shows(code);
    }
  });

  test('with one currency: its balance', async () => {
    const view = await open('FFC10000_1', { persona: 'fxOne' });
    await view.shows('FFC10000');
    await waitFor(() => expect(main()).toContain('500.00'));
  });

  test('without a wallet: what it is, then terms, check, account, PIN', async () => {
    const view = await open('FFC10000', { persona: 'fxNew' });
    await view.user.click(await button('외화 지갑 만들기'));
    await view.shows('FFC11000');
    await view.user.click(await screen.findByRole('checkbox', { name: '전체 동의' }));
    await view.user.click(await button('동의하고 다음'));
    await view.user.click(await screen.findByRole('radio', { name: '외화 모으기' }));
    await view.user.click(screen.getByRole('radio', { name: '저축과 투자' }));
    await view.user.click(await button('다음'));
    await view.user.click(await button('외화 지갑 만들기'));
    await enterPin(view, PIN);
    await says('외화 지갑을 만들었어요');
    await tap(view, 'fxHome');
    await says(/아직 외화가 없어요/);
  });
});

describe('exchanging at a signed rate (R529, R631, R632, R633)', () => {
  test('300,000 won buy 206.36 USD for 299,995; the paper and what was signed stand there afterwards', async () => {
    const view = await open('FFC21000', { query: { crncyCd: 'USD' } });
    await view.user.click(await button('원화로 입력'));
    await toSign(view, '300000', 'won');
    await waitFor(() => expect(main()).toContain('내는 돈299,995원'));
    await view.market({ bases: { USD: '1500.00' } });
    await view.user.click(await button('인증서로 서명하기'));
    await enterPin(view, PIN);
    await says('외화를 샀어요');
    expect(main()).toContain('206.36\u00a0USD');
    expect(main()).toContain('299,995원');
    expect(await view.held('USD')).toBe(70_636);
    const calls = (await view.journal()).filter(({ path }) => /BFA75O10R0|save-sise|v1\/order$/.test(path));
    expect(calls.map(({ path }) => path.split('/').at(-1))).toEqual(['BFA75O10R0', 'save-sise', 'order']);
    expect(Object.keys(calls[0]?.body as object)).toEqual(['custIdnfr', 'electronSignatureContent', 'gubun']);
    expect(Object.keys(calls[1]?.body as object)).toEqual(['ogtxtSerno']);
    await tap(view, 'certificate');
    await view.shows('FFC24300');
    await view.user.click(await button('메일로 받기'));
    await says(/@example.com로 보냈어요/);
    await tap(view, 'signed');
    await view.shows('FFC24310');
    await says('206.36 USD');
    const back = (await view.journal()).find(({ path }) => path.endsWith('BFA72O10S0'));
    expect(back?.body).toMatchObject({ inquryDstic: '1', ogtxtSerno: expect.any(String) });
  });

  test('30,000 JPY cost 281,817', async () => {
    const view = await open('FFC21000', { query: { crncyCd: 'JPY' } });
    await view.user.type(await waitFor(() => field('amount')), '30000');
    await says('약 281,817원');
  });

  test('120.55 USD bring 174,899 with 3,153 gain and no tax', async () => {
    const view = await open('FFC25000', { query: { crncyCd: 'USD' } });
    await view.user.type(await waitFor(() => field('amount')), '120.55');
    await tap(view, 'next');
    await waitFor(() => expect(main()).toContain('174,899원'));
    expect(main()).toContain('171,746원');
    expect(main()).toMatch(/▲.3,153원 이익/);
    expect(main()).toContain('세금없음');
  });

  test('200 USD come to 30,889 JPY, by two rates', async () => {
    const view = await open('FFC26000', { query: { from: 'USD', to: 'JPY' } });
    await toSign(view, '200');
    await view.user.click(await button('인증서로 서명하기'));
    await enterPin(view, PIN);
    await says('통화를 바꿨어요');
    expect(main()).toContain('30,889\u00a0JPY');
    expect(await view.held('USD')).toBe(30_000);
    expect(await view.held('JPY')).toBe(78_889);
    go('/fcpurs/FFC51000?crncyCd=JPY');
    await tap(view, 'openEntry');
    await view.shows('FFC52000');
    await says('바꿨어요');
  });

  test.each([
    ['R647', 'certificateCommunication', { fail: 'FAILED' }, {}, ''],
    ['R648', 'certificateNoMatch', { signature: 'S', certSerial: '9999' }, {}, ''],
    [
      'R649',
      'certificateNoLoginType',
      undefined,
      { loginWay: '09', loginAccessMediaDstic: 'E1' },
      'certificateNeeded',
    ],
    ['R650', 'certificateAppOnly', null, {}, 'nativeGuidance'],
  ] as const)('%s: %s has its page and its way on, and books nothing', async (_, id, sign, person, popup) => {
    const answer = sign !== null && sign !== undefined && 'fail' in sign ? refuse('FAILED') : sign;
    const view = await open('FFC25000', {
      query: { crncyCd: 'USD' },
      ...(answer === undefined ? {} : { sign: answer }),
      person: { ...person },
    });
    await toSign(view, '100');
    await view.user.click(await button('인증서로 서명하기'));
    await view.shows('FFC24400');
    await waitFor(() => part(`[data-msg="${id}"]`));
    expect(main()).toContain('돈은 그대로예요');
    expect(await view.held('USD')).toBe(50_000);
    await tap(view, 'goOn');
    if (popup === '') await view.shows('FFC24000');
    else await waitFor(() => part(`[data-popup="${popup}"]`));
  });

  test('signed but not bound to the rate: nothing is booked, and it says so', async () => {
    const view = await open('FFC25000', { query: { crncyCd: 'USD' } });
    await toSign(view, '100');
    await view.reply({ method: 'POST', path: '/fcpurs-fe/exchange/v1/save-sise', status: 500, times: 1 });
    await view.user.click(await button('인증서로 서명하기'));
    await says('서명은 했지만 환전은 되지 않았어요. 돈은 그대로예요.');
    expect(await view.held('USD')).toBe(50_000);
    await tap(view, 'goOn');
    await view.shows('FFC23000');
  });

  test('another WebView sold meanwhile: what was told is not so any more, and nothing is booked', async () => {
    const view = await open('FFC25000', { query: { crncyCd: 'USD' } });
    await toSign(view, '100');
    await view.market({ pocket: { crncyCd: 'USD', amt: 20_000, costAmt: 300_000 } });
    await view.user.click(await button('인증서로 서명하기'));
    await enterPin(view, PIN);
    await says('외화를 팔지 않았어요');
    await says('환율이 바뀌었어요. 새 환율로 다시 확인해 주세요.');
    expect(await view.held('USD')).toBe(20_000);
  });

  test.each([
    [{ feedSeconds: 61 }, /새 환율을 기다리고/],
    [{ feedSeconds: 601 }, /새 환율을 받지 못해/],
    [{ isClosed: true }, /11월 24일 \(화\) 오전 9:00부터 할 수 있어요/],
    [{ isHeld: true }, /24시간 동안 거래를 멈췄어요/],
    [{ isLinkClosed: true }, /연결된 계좌가 해지됐어요/],
  ])('%j is said before anything is entered', async (set, text) => {
    await open('FFC21000', { set: { ...EXAMPLE, ...set } });
    await says(text);
  });

  test('more than there is, less than the least: said while typing', async () => {
    const view = await open('FFC21000', { query: { crncyCd: 'USD' } });
    await view.user.type(await waitFor(() => field('amount')), '0.01');
    await says('1,000원부터 살 수 있어요.');
    await view.user.clear(field('amount'));
    await view.user.type(field('amount'), '9000');
    await says('계좌에 있는 돈보다 많아요.');
  });
});

describe('rates, limits, closing, developers', () => {
  test('rates of all; of one its course as line and table, and an alert', async () => {
    const view = await open('FFC12000');
    await view.user.click(await button(/일본 엔/));
    await says('살 때');
    expect(main()).toContain('100 JPY = 939.39원');
    await button('표로 보기');
    await view.user.click(await button('알림 받기'));
    await button('알림 끄기');
    await view.market({ bases: { ...EXAMPLE.bases, JPY: '938.47' } });
    const { payload } = await view.askJson('/wApi/fcpurs-fe/rate/v1/alerts', {});
    expect(payload.alrtList).toMatchObject([{ crncyCd: 'JPY', strkYMS: '20261123100000' }]);
  });

  test('what is left of each limit; a wallet that is not empty is not closed', async () => {
    const view = await open('FFC53000');
    await says('오늘 사기');
    expect(main()).toContain('10,000.00\u00a0USD');
    await tap(view, 'close');
    await says(/외화 지갑 USD/);
    expect(main()).toContain('먼저 팔거나 출금해 주세요');
    expect(part('[data-action="submit"]')).toHaveProperty('disabled', true);
  });

  test('before a full customer check there is a limit a day', async () => {
    await open('FFC53000', { persona: 'cddTarget' });
    await says('고객확인 전 오늘 사기');
  });

  test('R471, R472: a form for every call, and states by a button', async () => {
    const view = await open('FFC99999');
    await tap(view, 'held');
    go('/fcpurs/FFCAPITEST');
    await tap(view, 'send');
    await says(/wltStcd/);
    go('/fcpurs/FFC10000_1');
    await says(/24시간 동안 거래를 멈췄어요/);
  });
});

describeOrder(fxOrder, {
  backend: (now) => createMock({ now }),
  secret: PIN,
  runs: 500,
  wish: async (random) => {
    const side = (['buy', 'sell', 'exchange'] as const)[random(3)] ?? 'buy';
    const to = side === 'exchange' ? 'JPY' : undefined;
    const { id } = await askQuote({ side, currency: 'USD', to, minor: 100 + random(5000) });
    const { text } = await holdQuote(id);
    const content = signedContent(text, { signature: 'S', certSerial: MEMBER });
    const { signedNo } = await saveSignature({ customerId: 'K000000001', content, side });
    await saveRate(signedNo);
    return { kind: side, ref: signedNo };
  },
  books: async (ask) => {
    const { balances } = (await ask('/_mocks/ledger')) as {
      balances: Record<string, Record<string, number>>;
    };
    return balances['fxwallet:W000000001']?.USD ?? 0;
  },
  moves: ({ entry }) => (entry ? (entry.kind === 'buy' ? entry.toMinor : -entry.fromMinor) : 0),
});
