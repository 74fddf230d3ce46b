import { screen, waitFor } from '@testing-library/react';
import {
  button,
  confirmButton,
  createFakeHost,
  dialog,
  enterPin,
  field,
  go,
  openerOf,
  part,
  type RenderScreenOptions,
  refuse,
} from '@wallet/kit/testing';
import { createMock } from '@wallet/mocks/backend';
import { afterEach, expect, test, vi } from 'vitest';
import { manifest } from '../manifest.ts';
import { messages } from '../messages/index.ts';
import { screens } from '../screens.ts';

const NOON = new Date('2026-11-20T12:00:00+09:00').getTime();
afterEach(() => vi.restoreAllMocks());

/** A mock whose clock the test moves. */
async function open(at: string, query: Record<string, string> = {}, more: Partial<RenderScreenOptions> = {}) {
  let now = NOON;
  const mock = createMock({ now: () => new Date(now) });
  const view = await openerOf({ manifest, screens, messages }, () => mock)(at, {
    persona: 'member',
    query,
    ...more,
  });
  const wApi = async (path: string, body: object = {}) =>
    (
      await view.ask(`/wApi/${path}`, {
        method: 'POST',
        body: JSON.stringify(body),
        headers: { 'content-type': 'application/json' },
      })
    ).json();
  return {
    ...view,
    wApi,
    pass: (seconds: number) => {
      now += seconds * 1000;
    },
    sent: async (call: string) => (await view.journal()).filter(({ path }) => path === `/certi/${call}`),
  };
}
type View = Awaited<ReturnType<typeof open>>;
const says = (text: string | RegExp) =>
  waitFor(() => expect(part('main').textContent).toMatch(text), { timeout: 4000 });
const tap = async ({ user }: View, action: string) =>
  user.click(await waitFor(() => part(`[data-action="${action}"]`)));

/** From the kind's page to where it is signed; `more` is done on the way. */
async function toSign(view: View, more?: () => Promise<unknown>): Promise<void> {
  await tap(view, 'apply');
  await view.shows('FCE22100');
  await more?.();
  await tap(view, 'submit');
}

/** In the app, with the certificate's page that signs truly, refuses, or is closed before it answers. */
async function inApp(kndId: string, more: Partial<RenderScreenOptions> = {}) {
  const host = createFakeHost({ platform: 'android', answers: { openWebView: { webViewId: '2' } } });
  const view = await open('FCE21000', { kndId }, { native: host, ...more });
  const ask = async (path: string, body?: object) =>
    (
      await (
        await view.ask(`/wApi${path}`, {
          method: body ? 'POST' : 'GET',
          ...(body && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
        })
      ).json()
    ).payload;
  return {
    ...view,
    host,
    async sign(isSigned: boolean, ends: object = {}) {
      await waitFor(() => expect(host.calls('openWebView').length).toBeGreaterThan(0));
      const { opening = '', url = '' } = host.calls('openWebView').at(-1) ?? {};
      const signId = url.split('signId=')[1] ?? '';
      if (isSigned) {
        const { ogtxt } = await ask(`/bcerti/v1/requests/${signId}`);
        const signed = await ask('/proofs/signatures', { content: ogtxt });
        const prfNo = '';
        await ask(`/bcerti/v1/requests/${signId}/sign`, { ...signed, ogtxt, prfNo, bioYn: 'Y' });
      }
      const result = { kind: 'submitted', value: { signId, isSigned } };
      host.emit('viewClosed', { webViewId: '2', opening, result, ...ends } as never);
    },
  };
}

test('(R791) who has no document wallet opens it with its terms, and is where they were', async () => {
  const view = await open('FCE10000', {}, { persona: 'lite' });
  await view.user.click(await waitFor(() => field('agreeAll')));
  await tap(view, 'next');
  await says('필요한 증명서를 발급받아 보세요');
  expect(await view.sent('join')).toHaveLength(1);
});

test('kinds are found by letters, by event of life, and starred; a closed office says from when', async () => {
  const view = await open('FCE20000');
  await says('주민등록등본');
  await view.user.type(field('words'), '납 세');
  await says('지방세 납세증명서');
  expect(part('main').textContent).not.toContain('주민등록등본');
  await view.user.click(await button(/^납세증명서/));
  await view.shows('FCE21000');
  await tap(view, 'star');
  await waitFor(async () => expect(await view.sent('favourites')).toHaveLength(1));
  view.pass(-4 * 3600);
  go('/certi/FCE21000?kndId=INCM');
  await says('9시부터 할 수 있어요');
  expect(part('[data-action="apply"]').getAttribute('aria-disabled') ?? 'true').toBe('true');
});

test('(R792) a register is signed and issued once, the last part masked unless it is asked for twice', async () => {
  const view = await inApp('RSDT');
  await toSign(view, async () => {
    await view.user.click(await screen.findByRole('radio', { name: '보이기' }));
    await waitFor(() => part('[data-popup="showNumbers"]'));
    await view.user.click(part('[data-popup="showNumbers"] [data-action="cancel"]'));
  });
  await view.shows('FCE22210');
  const main = () => part('[data-action="submit"]').textContent;
  const all = await screen.findByRole('checkbox', { name: '모두 넣기' });
  expect(main()).toBe('모두 빼고 계속하기');
  await view.user.click(await screen.findByRole('checkbox', { name: /^지난 주소/ }));
  expect(main()).toBe('1개 넣고 계속하기');
  await view.user.click(all);
  expect(main()).toBe('모두 넣고 계속하기');
  await view.user.click(all);
  await tap(view, 'submit');
  await view.shows('FCE23000');
  await says('가리기');
  await tap(view, 'sign');
  await view.sign(true);
  await view.shows('FCE24000');
  await says('나가도 다 되면 알려 드려요');
  const [proof] = await view.sent('proof');
  expect(proof?.body).toEqual({ reqTxId: expect.any(String), ogtxtIdnfr: expect.any(String) });
  view.pass(60);
  await waitFor(() => view.shows('FCE24100'), { timeout: 4000 });
  await tap(view, 'read');
  await says('문서확인번호');
  expect(await view.sent('apply')).toHaveLength(1);
});

test('a signature that is refused applies for nothing; a page that was closed is asked about', async () => {
  const view = await inApp('HLTH');
  await toSign(view);
  await view.shows('FCE23000');
  await tap(view, 'sign');
  await view.sign(false);
  await says('서명하지 않아');
  await view.reply({ method: 'POST', path: '/certi/apply', drop: 'answer', times: 1 });
  await tap(view, 'sign');
  await waitFor(() => expect(view.host.calls('openWebView')).toHaveLength(2));
  await view.sign(true, { result: undefined, reason: 'killed' });
  await view.shows('FCE24000');
  const keys = (await view.sent('apply')).map(({ headers }) => headers?.['idempotency-key']);
  expect(new Set(keys).size).toBe(1);
});

test('(R793) a family certificate is issued anew by 52 and again by 53; none of a brother', async () => {
  const view = await inApp('FMLY');
  await toSign(view, async () => {
    expect((await screen.findByRole('radio', { name: /하준/ })).hasAttribute('disabled')).toBe(true);
  });
  await view.shows('FCE22U00');
  await tap(view, 'submit');
  await tap(view, 'sign');
  await view.sign(true);
  await view.shows('FCE24000');
  view.pass(60);
  await waitFor(() => view.shows('FCE24100'), { timeout: 4000 });
  go('/certi/FCE21000?kndId=FMLY');
  await toSign(view, async () => view.user.click(await screen.findByRole('radio', { name: /다시 발급/ })));
  await view.shows('FCE22U00');
  await tap(view, 'submit');
  await view.shows('FCE23000');
  await says('다시 발급');
  await tap(view, 'sign');
  await waitFor(async () =>
    expect((await view.sent('apply')).map(({ body }) => (body as { famAcsTycd: string }).famAcsTycd)).toEqual(
      ['52', '53'],
    ),
  );
});

test('a fee is paid on the payment page before the queue', async () => {
  const view = await inApp('CARR');
  await toSign(view);
  await tap(view, 'sign');
  await view.sign(true);
  await says('수수료 300원');
  await tap(view, 'pay');
  await waitFor(() => expect(view.path()).toContain('/_mocks/pg/pay?token='));
});

test('in a browser it says that signing is the app’s', async () => {
  const view = await open('FCE21000', { kndId: 'HLTH' });
  await toSign(view);
  await view.shows('FCE23000');
  await tap(view, 'sign');
  await dialog('certificateAppOnly');
});

test('a login without a certificate signs nothing', async () => {
  const simple = await inApp('HLTH', { person: { loginAccessMediaDstic: 'E1', loginWay: '09' } });
  await toSign(simple);
  await tap(simple, 'sign');
  await dialog('login');
});

test.each([
  ['31', '등록된 이름과 달라', 'FCE21000'],
  ['20', '어느 주소로', 'FCE22100'],
  ['90', '잠시 답하지 않았어요', 'FCE22100'],
  ['77', '기관 점검', 'FCE21000'],
])('(R791) an answer of %s is told (%s), with a way on to %s', async (rspnsCode, text, next) => {
  const view = await open('FCE25000');
  await view.reply({
    method: 'POST',
    path: '/certi/status',
    body: {
      status: 200,
      code: '0000',
      message: '',
      payload: {
        reqTxId: 'RQ1',
        ogtxtIdnfr: 'S1',
        sttus: 'FAIL',
        certType: 'HLTH',
        kndNm: '확인서',
        fee: 300,

        rspnsCode,
        rspnsMssage: '기관 점검이에요.',
        ecdwTyCode: 'P',
        rfndYn: 'Y',
      },
    },
  });
  go('/certi/FCE24200?reqTxId=RQ1');
  await says(text);
  await says('수수료를 모두 돌려드렸어요');
  await tap(view, 'again');
  await view.shows(next);
});

test('(R791) a PDF that does not open, data alone and one opened once are read all the same', async () => {
  const view = await open('FCE15000');
  for (const ecdwTyCode of ['X', 'O', 'Q']) {
    await view.reply({
      method: 'POST',
      path: '/certi/issued',
      body: {
        status: 200,
        code: '0000',
        message: '',
        payload: {
          certNo: `EC${ecdwTyCode}`,
          certType: 'HPAY',
          certNm: '납부확인서',
          ecdwTyCode,
          docNo: '1234567890123456',

          vldYmd: '20261220',
          sttus: 'VALD',
          trgtNm: '김하늘',
        },
      },
      times: 1,
    });
    go(`/certi/FCE15111?certNo=EC${ecdwTyCode}`);
    if (ecdwTyCode === 'O') {
      await tap(view, 'openOnce');
    }
    await says('1234-5678-9012-3456');
  }
});

async function number(view: View): Promise<string> {
  const { payload } = await view.wApi('certi/wallet');
  return payload.certList[0].docNo;
}

test('one is verified by its number, an unknown one five times', async () => {
  const view = await open('FCE24300');
  const docNo = await number(view);
  await view.user.type(field('number'), docNo);
  await tap(view, 'verify');
  await says('진짜 증명서가 맞아요');
  for (let left = 5; left > 0; left--) {
    await tap(view, 'again');
    await view.user.type(await waitFor(() => field('number')), '1111222233334444');
    await tap(view, 'verify');
    await says('기록이 없는 번호예요');
  }
  await tap(view, 'again');
  await view.user.type(await waitFor(() => field('number')), '1111222233334444');
  await tap(view, 'verify');
  await says('여러 번 틀려');
});

async function sendOnce(view: View): Promise<void> {
  await tap(view, 'openCertificate');
  await tap(view, 'send');
  await tap(view, 'way-once');
  await view.shows('FCE17200');
  await tap(view, 'submit');
  await enterPin(view, '927351');
  await view.shows('FCE17230');
}

test('a one-time reading: its number is told once, a new one ends it, and what was read stays read', async () => {
  const view = await open('FCE15000');
  await sendOnce(view);
  await says('열람번호는 지금 한 번만 보여요');
  const first = /열람번호(\d{6})/.exec(part('main').textContent ?? '')?.[1] ?? '';
  await tap(view, 'follow');
  await waitFor(() => part('[data-action="newNumber"]'));
  expect(part('main').textContent).not.toContain(first);
  await tap(view, 'newNumber');
  await says(/열람번호\d{6}/);
  const second = /열람번호(\d{6})/.exec(part('main').textContent ?? '')?.[1] ?? '';
  const sndId = new URLSearchParams(view.path().split('?')[1]).get('sndId');
  const read = async (rdNo: string) =>
    (await (await view.ask(`/_mocks/certi/read?sndId=${sndId}&rdNo=${rdNo}`)).json()).read;
  expect([await read(first), await read(second)]).toEqual([false, true]);
  await tap(view, 'recall');
  await view.user.click(await confirmButton('recallSending'));
  await dialog('read');
});

test('an address is checked by the name behind it, and a wrong PIN asked for again', async () => {
  const view = await open('FCE15000');
  await tap(view, 'openCertificate');
  await tap(view, 'send');
  await tap(view, 'way-address');
  await view.user.type(await waitFor(() => field('address')), 'ew-9999-9999');
  await says('이 주소의 전자문서지갑이 없어요');
  await view.user.clear(field('address'));
  await view.user.type(field('address'), 'EW-0010-0065');
  await says('이*윤');
  await tap(view, 'submit');
  await enterPin(view, '111111');
  await waitFor(() => expect(document.querySelector('dialog[open]')?.textContent).toContain('달라요'));
  await enterPin(view, '927351');
  await view.shows('FCE17230');
  await says('보냈어요');
});

test('withdrawn it counts no more and is greyed; the history keeps what ended', async () => {
  const view = await open('FCE15000');
  const docNo = await number(view);
  await tap(view, 'openCertificate');
  await tap(view, 'withdraw');
  await view.shows('FCE27000');
  await tap(view, 'withdraw');
  await view.user.click(await confirmButton('certi-withdrawn'));
  await view.shows('FCE15000');
  await says('효력 없음');
  expect((await view.wApi('certi/verify', { docNo })).payload.rslt).toBe('WDRN');
  go('/certi/FCE25000');
  await says('유효기간이 끝나 지워짐');
});

test('a certificate that ends while it is shown is gone', async () => {
  const view = await open('FCE15000');
  const { payload } = await view.wApi('certi/wallet');
  view.pass(200 * 86_400);
  go(`/certi/FCE15111?certNo=${payload.certList[0].certNo}`);
  await says('기간이 지나 지워졌어요');
});

test('(R754) GOAPP24 asks first; then the app on Android, its page elsewhere', async () => {
  const host = createFakeHost({
    platform: 'android',
    answers: { openNativeScreen: { isOpened: true } },
  });
  const view = await open('GOAPP24', {}, { native: host });
  await view.user.click(await confirmButton('openCivilService'));
  await waitFor(() => expect(host.calls('openNativeScreen')).toMatchObject([{ screen: 'externalApp' }]));
});

test('(R754) elsewhere GOAPP24 opens the page', async () => {
  const ios = createFakeHost({
    platform: 'ios',
    answers: { openNativeScreen: refuse('FAILED') },
  });
  const other = await open('GOAPP24', {}, { native: ios });
  await other.user.click(await confirmButton('openCivilService'));
  await waitFor(() => expect(ios.calls('openWindow')).toMatchObject([{ url: 'https://www.gov.kr/' }]));
  expect(ios.calls('openNativeScreen')).toHaveLength(0);
});

test('who has no PIN sets one by their own phone, and can then send', async () => {
  const view = await open('FCE30000', { way: 'pin' }, { persona: 'guardian' });
  await tap(view, 'sendCode');
  await view.user.type(await waitFor(() => part('[data-field="code"]')), '135790');
  await tap(view, 'choose');
  await enterPin(view, '804162');
  await enterPin(view, '804162');
  await waitFor(async () => expect(await view.sent('pin')).toHaveLength(1));
  expect((await view.wApi('certi/wallet')).payload.pinSttus).toBe('GOOD');
});
