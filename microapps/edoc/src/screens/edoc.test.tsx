import { screen, waitFor, within } from '@testing-library/react';
import { formatMoney } from '@wallet/kit/format';
import {
  button,
  createFakeHost,
  dialog,
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
import { entry, picked } from '../state/entry.ts';

// A Friday morning, 20 November 2026.
beforeEach(() => {
  stopClock();
  drawPictures();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  entry.value = null;
  picked.value = [];
});

const openScreen = openerOf({ manifest, screens, messages, gates }, createMock);
const holder = 'receiptMember';
async function open(at: string, persona = holder, native?: ReturnType<typeof createFakeHost>) {
  const view = await openScreen(at, { persona, ...(native && { native }) });
  const tap = async (action: string, nth = 0) =>
    view.user.click(
      await waitFor(() => {
        const all = document.querySelectorAll<HTMLElement>(`[data-action="${action}"]:not([disabled])`);
        if (!all[nth]) throw new Error(`no ${action}`);
        return all[nth];
      }),
    );
  const bodies = async (path: string) =>
    (await view.journal())
      .filter((call) => call.method === 'POST' && call.path === path)
      .map(({ body }) => body);
  const posted = (path: string) => bodies(`/edoc/v1/erceitp/${path}`);
  const refused = (path: string, code: string, method = 'POST') =>
    view.reply({
      method,
      path: `/edoc/v1/erceitp/${path}`,
      body: { status: 200, code, message: '' },
      times: 1,
    });
  const summary = async () => (await (await view.ask('/wApi/edoc/v1/erceitp/summary')).json()).payload;
  const found = async (query: string) =>
    (await (await view.ask(`/wApi/edoc/v1/erceitp/receipts?${query}`)).json()).payload;
  return { ...view, tap, bodies, posted, refused, summary, found };
}
type View = Awaited<ReturnType<typeof open>>;

const main = () => part('main').textContent ?? '';
const said = (text: string | RegExp) => screen.findByText(text);
const idOf = async (view: View, query: string) => (await view.found(query)).rceitpList[0].rceitpNo as string;
const status = '/ercs/getElctrRceitpUserStus';
const terms = '/edoc/v1/erceitp/selectStpulInfo';

describe('the gate', () => {
  test('(R768, R769, R879, R881) who has not agreed joins first: the number goes in memory, terms, ways, till', async () => {
    const view = await open('FEC21300', 'member');
    await view.shows('FEC10000');
    expect(view.path()).toBe('/receipt/FEC10000');
    expect(entry.value?.why).toBe('notAgreed');
    expect((await view.bodies(terms))[0]).toEqual({
      wltMberIdnfiNo: entry.value?.memberId,
      hirkStpulID: 'CML000008',
    });
    await said('약관에 동의하면 내 영수증이 열려요.');
    await view.user.click(await screen.findByRole('checkbox', { name: '전체 동의' }));
    await view.user.click(await button('동의하고 시작하기'));
    await view.shows('FEC11000');
    await view.user.click(await screen.findByRole('switch', { name: /구름커피/ }));
    await view.user.click(await button('영수증 받기 시작'));
    await view.shows('FEC12000');
    expect((await view.posted('join'))[0]).toMatchObject({ telYn: 'Y', cardYn: 'Y' });
    await view.user.click(await button('내 영수증 보기'));
    await view.shows('FEC21300');
    await said('아직 받은 영수증이 없어요');
  });

  test('(R770, R880, R882, R954) who has agreed is asked about as KB0, whatever their own group', async () => {
    const view = await open('FEC21300', 'receiptPaused');
    await said(/영수증 받기를 멈췄어요/);
    expect((await view.bodies(status))[0]).toMatchObject({ groupCoCd: 'KB0' });
    await view.tap('resume');
    await waitFor(() => expect(main()).not.toContain('영수증 받기를 멈췄어요'));
    go('/receipt/FEC10000');
    await view.user.click(await button('내 영수증 보기'));
    await view.shows('FEC21300');
  });

  test('(A95) opens on the stated fields alone, and asks for the status', async () => {
    const view = await open('FEC10000');
    await view.reply({
      method: 'POST',
      path: terms,
      body: {
        status: 200,
        code: '0000',
        payload: { stpulInfoList: [{ hirkStpulID: 'CML000008', stpulAgrmtYn: 'Y' }] },
      },
    });
    await view.reply({ method: 'POST', path: status, body: { status: 200, code: '0000', payload: {} } });
    go('/receipt/FEC21300');
    await view.shows('FEC21300');
    await waitFor(async () => expect(await view.bodies(status)).toHaveLength(1));
  });

  test('says what a receipt earns as the service states it, before and after joining', async () => {
    const view = await open('FEC12000');
    await said(/영수증 한 장에 10원, 1년에 10,000원까지/);
    await view.reply({
      method: 'GET',
      path: '/edoc/v1/erceitp/rules',
      body: { status: 200, code: '0000', payload: { pntUnitAmt: 20, pntMaxAmt: 5000 } },
    });
    await view.ask('/wApi/edoc/v1/erceitp/standIn', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ agrmtYn: 'N' }),
    });
    go('/receipt/FEC10000');
    await said(/영수증 한 장에 20원, 1년에 5,000원까지/);
  });

  test('(A39) a gate that gets no answer leads to joining, and says why; a withdrawal meanwhile is told', async () => {
    const view = await open('FEC21100');
    await view.reply({ method: 'POST', path: terms, status: 500, rawBody: 'x' });
    go('/receipt/FEC21300');
    await view.shows('FEC10000');
    await said(/동의했는지 확인하지 못했어요/);
    await view.refused('sums', 'ERC_TERMS', 'GET');
    go('/receipt/FEC23000');
    await view.user.click(await button('동의하러 가기'));
    await view.shows('FEC10000');
  });

  test.each(['FEC26000', 'FEC26200', 'FEC26500'])(
    '(R751) %s opened by its address begins at joining',
    async (code) => {
      const view = await open(code);
      await view.shows('FEC10000');
    },
  );
});

describe('a month', () => {
  test('its sum, what ends soon and the newest stand on the first page; the list where the status fails', async () => {
    const view = await open('FEC21300');
    const { sumAmt, cnt } = await view.summary();
    await waitFor(() => expect(part('[data-part="hero"]').textContent).toContain(formatMoney(sumAmt)));
    expect(main()).toContain(`${cnt}장`);
    await said('교환·환불은 오늘까지예요');
    await said(/무선 청소기/);
    expect(screen.getAllByText(/예상 [\d,]+원/)).toHaveLength(1);
    await view.reply({ method: 'POST', path: status, status: 500, rawBody: 'x', times: 1 });
    go('/receipt/FEC12000');
    await view.shows('FEC12000', 'error');
  });

  test('goes by days, back as far as there are receipts; refunds make its sum smaller', async () => {
    const view = await open('FEC21100');
    await said(/합계/);
    // The refund itself and the sum of its day have the same sign.
    expect(main().match(/−59,900원/g)).toHaveLength(2);
    expect(main()).not.toContain('+59,900');
    expect(part('[data-action="later"]').getAttribute('aria-disabled')).toBe('true');
    await view.tap('earlier');
    await said('2026년 10월');
    expect(view.path()).toContain('ym=202610');
    await waitFor(() => expect(main()).toContain('오후\u00a011:59'));
  });

  test('a refund leads to the purchase that it closes', async () => {
    const view = await open('FEC21100');
    const row = await waitFor(() => {
      const found = [...document.querySelectorAll('button')].find((one) =>
        one.textContent?.includes('점환불'),
      );
      if (!found) throw new Error(`no refund in ${main()}`);
      return found;
    });
    await view.user.click(row);
    await view.tap('openOriginal');
    await waitFor(() => expect(main()).toMatch(/일부 환불됨99,800원/));
  });

  test('is filtered by kind, means and amount; the list keeps to it and to the sum', async () => {
    const view = await open('FEC21100');
    await view.tap('filter');
    await view.shows('FEC21200');
    await view.user.click(await screen.findByLabelText('카페'));
    await view.user.type(field('min'), '4000');
    const { totCnt, sumAmt } = await view.found('from=20261101&to=20261130&knd=CAFE&min=4000');
    await view.user.click(await button(`${totCnt}장 보기`));
    await view.shows('FEC21100');
    await said(`${totCnt}장, 합계 ${formatMoney(sumAmt)}원`);
    expect(view.path()).toContain('kinds=cafe');
    await view.tap('removeFilter');
    await waitFor(() => expect(view.path()).not.toContain('kinds'));
  });

  test('lists every kind that explains the change against the month before', async () => {
    const view = await open('FEC23000');
    await said('종류별로');
    const answer = await view.ask('/wApi/edoc/v1/erceitp/sums?ym=202611');
    const { sumAmt, befAmt, kndList } = (await answer.json()).payload;
    const changed = kndList.filter((one: { sumAmt: number; befAmt: number }) => one.sumAmt || one.befAmt);
    const rows = document.querySelectorAll('[data-action="openKind"]');
    expect(rows).toHaveLength(changed.length);
    const changes = [...rows].map((row) => {
      const [, sign, figures] = /([▲▼]) ([\d,]+)원/.exec(row.textContent ?? '') ?? [];
      return (sign === '▼' ? -1 : 1) * Number((figures ?? '0').replaceAll(',', ''));
    });
    expect(changes.reduce((sum, each) => sum + each, 0)).toBe(sumAmt - befAmt);
  });

  test('by kind and over twelve months, with the way to what makes a sum', async () => {
    const view = await open('FEC23000');
    await said('종류별로');
    expect(document.querySelector('[data-part="chart"]')).not.toBeNull();
    await view.user.click(await screen.findByRole('radio', { name: '한 해' }));
    await said('2026년');
    await view.tap('openKind');
    await view.shows('FEC21200');
  });

  test('a word is found in shops and items, and kept encrypted', async () => {
    const view = await open('FEC21600');
    await view.user.type(await waitFor(() => field('word')), '니트');
    await view.user.click(await button('찾기'));
    await waitFor(() => expect(screen.getAllByText(/온결의류/).length).toBeGreaterThan(1));
    expect(JSON.stringify({ ...localStorage })).not.toContain('니트');
    go('/receipt/FEC21600');
    await screen.findByRole('heading', { name: '최근에 찾은 말' });
  });
});

describe('one receipt', () => {
  const see = async (view: View, query: string, code = 'FEC21510') => {
    const id = await idOf(view, query);
    go(`/receipt/${code}?rceitpNo=${id}`);
    await view.shows(code);
    return id;
  };

  test('says what the paper would; its kind and memo may be changed, and the sum follows', async () => {
    const view = await open('FEC21300');
    const id = await see(view, 'word=장보기');
    await waitFor(() => expect(main()).toContain('62. 장보기 품목 62'));
    for (const each of ['품목 62개', '공급가액', '부가세', '107-85-20011']) expect(main()).toContain(each);
    await view.user.type(field('memo'), '사무실');
    await view.tap('saveMemo');
    await waitFor(async () =>
      expect((await view.posted(`receipts/${id}/note`))[0]).toEqual({ memo: '사무실' }),
    );
    await view.user.click(part('[data-field="kind"]'));
    await view.user.click(await screen.findByRole('button', { name: '생활' }));
    await waitFor(async () => expect((await view.found('knd=LIVG&word=장보기')).totCnt).toBe(1));
    await view.tap('openBarcode');
    await view.shows('FEC26200');
    await said('매장에 이 바코드를 보여 주세요');
  });

  test('a double, foreign money, points and an unknown barcode are told', async () => {
    const view = await open('FEC21300');
    await see(view, 'word=seattle');
    await said('USD 12.50');
    await said(/이 바코드는 그릴 수 없어요/);
    await see(view, 'from=20261119&to=20261119&word=아메리카노');
    await said('매장이 같은 영수증을 두 번 보낸 것 같아요.');
    await see(view, 'mnsKnd=PNT');
    await said('5,200P 사용');
  });

  test('goes back until the end of its last day, by the rule of its shop', async () => {
    const view = await open('FEC21300');
    const id = await see(view, 'from=20261106&to=20261106&word=양말', 'FEC21530');
    await said('교환·환불은 오늘까지예요.');
    await view.user.click(await screen.findByRole('switch', { name: /끝나기 전에 알려 주기/ }));
    await waitFor(async () =>
      expect((await view.posted(`receipts/${id}/note`))[0]).toEqual({ exchngRmndYn: 'Y' }),
    );
    await see(view, 'from=20261105&to=20261105&word=니트', 'FEC21530');
    await said('교환 기간이 하루 지났어요');
    await said(/매장에 먼저 물어보세요/);
  });

  test('keeps its warranty, with the card’s photo', async () => {
    const view = await open('FEC21300');
    const id = await see(view, 'word=청소기&from=20251210&to=20251210', 'FEC21540');
    await said('무상 보증이 20일 남았어요');
    await view.user.type(field('model'), 'X');
    await view.tap('takePhoto');
    await view.user.upload(
      await waitFor(() => part('input[type="file"]') as HTMLInputElement),
      new File([new Uint8Array(2000)], 'card.png', { type: 'image/png' }),
    );
    await waitFor(() => part('img'));
    await view.user.click(await button('저장하기'));
    await waitFor(async () =>
      expect((await view.posted(`receipts/${id}/warranty`))[0]).toMatchObject({
        wrntyMdl: 'HB-V700X',
        wrntyRmndYn: 'Y',
      }),
    );
  });

  test('is sent by a link that opens once with its number, and is taken back', async () => {
    const host = createFakeHost({ answers: { openNativeScreen: { isShared: true } as never } });
    const view = await open('FEC21300', holder, host);
    await see(view, 'word=장보기', 'FEC21560');
    await view.tap('send');
    const code = await said(/확인 번호 \d{6}/);
    const sent = host.calls('openNativeScreen').find(({ screen: name }) => name === 'share');
    const path = new URL(String(sent?.params?.url)).pathname;
    expect((await view.ask(path)).status).toBe(200);
    const right = `${path}?cd=${code.textContent?.match(/\d{6}/)?.[0]}`;
    expect(await (await view.ask(right)).text()).toContain('장보기 품목 1');
    expect((await view.ask(right)).status).toBe(410);
    await view.tap('send');
    await said('열어 봤어요');
    await view.tap('takeBack');
    await waitFor(() => expect(screen.getAllByText('거둬들임').length).toBe(1));
  });

  test('deleted in another WebView it is gone; one that is hidden leaves the sum, and comes back', async () => {
    const view = await open('FEC21300');
    const before = (await view.summary()).sumAmt;
    const id = await see(view, 'word=장보기');
    await view.tap('hide');
    await waitFor(async () => expect((await view.summary()).sumAmt).toBeLessThan(before));
    await view.ask('/wApi/edoc/v1/erceitp/delete', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ rceitpNoList: [id], delYn: 'Y' }),
    });
    go(`/receipt/FEC21560?rceitpNo=${id}`);
    await said('영수증을 찾을 수 없어요');
  });
});

describe('a paper receipt', () => {
  const shoot = async (view: View, bytes: number, type = 'image/png') => {
    await view.tap('camera');
    await view.user.upload(
      await waitFor(() => part('input[type="file"]') as HTMLInputElement),
      new File([new Uint8Array(bytes)], 'receipt.png', { type }),
    );
  };

  test('is read, corrected, saved once, and asked about where it seems to be there', async () => {
    const view = await open('FEC22100');
    await shoot(view, 10);
    await said('글자를 읽지 못했어요. 밝은 곳에서 다시 찍어 주세요.');
    await view.user.click(await button('확인'));
    await shoot(view, 1_500_001);
    await said('파일이 너무 커요. 1.5MB까지 올릴 수 있어요.');
    await view.user.click(await button('확인'));
    for (const round of [1, 2]) {
      go('/receipt/FEC22100');
      await view.shows('FEC22100');
      await shoot(view, 2000);
      await view.shows('FEC22200');
      await said('잘 읽히지 않았어요. 확인해 주세요.');
      await view.user.click(await button('저장하기'));
      if (round === 2) {
        await dialog('double');
        await view.user.click(await button('그래도 저장'));
      }
      await view.shows('FEC22300');
    }
    expect(await view.posted('register')).toMatchObject(['N', 'N', 'Y'].map((frcYn) => ({ frcYn })));
    await view.user.click(await button('영수증 보기'));
    await view.shows('FEC21510');
    await said('직접 등록한 영수증은 세금 증빙으로 쓸 수 없어요.');
    await view.tap('openFEC26000');
    await view.shows('FEC26000');
    await waitFor(() => part('img'));
  });

  test('whose answer is lost is sent under the same key', async () => {
    const view = await open('FEC22100');
    await shoot(view, 2000);
    await view.shows('FEC22200');
    await view.reply({ method: 'POST', path: '/edoc/v1/erceitp/register', drop: 'answer', times: 1 });
    await view.user.click(await button('저장하기'));
    await waitFor(() => view.shows('FEC22300'), { timeout: 8000 });
    expect((await view.found('word=도토리식당&from=20261119&to=20261119&min=23000&max=23000')).totCnt).toBe(
      1,
    );
  });
});

describe('several', () => {
  test('are hidden, brought back by undo and from the bin, and exported', async () => {
    const view = await open('FEC21100');
    await said(/합계/);
    await view.tap('tidy');
    await view.shows('FEC26500');
    await view.tap('pick');
    await view.tap('pick', 1);
    await view.tap('deleteAll');
    await said('2장을 휴지통에 넣었어요');
    await view.user.click(await button('되돌리기'));
    await waitFor(async () => expect((await view.found('binYn=Y')).totCnt).toBe(0));
    await view.tap('pick');
    await view.tap('hideAll');
    await waitFor(async () => expect((await view.found('hideYn=Y')).totCnt).toBe(1));
    go('/receipt/FEC26500?of=hidden');
    await said('숨긴 영수증은 합계에서 빠져요.');
    await view.tap('pick');
    await view.tap('restore');
    await waitFor(async () => expect((await view.found('hideYn=Y')).totCnt).toBe(0));
    go('/receipt/FEC26500');
    await said(/휴지통에서 30일/);
    await view.tap('pick');
    await view.tap('export');
    await view.shows('FEC24000');
    await view.tap('make');
    await waitFor(async () => expect((await view.posted('exports')).at(-1)).toMatchObject({ frmt: 'PDF' }));
  });

  test('as a table: with a byte order mark, and no cell that a spreadsheet would run', async () => {
    const view = await open('FEC24000');
    const id = await idOf(view, 'from=20261101&to=20261130');
    await view.ask(`/wApi/edoc/v1/erceitp/receipts/${id}/note`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ memo: '=HYPERLINK("x")' }),
    });
    await view.user.click(await screen.findByRole('radio', { name: '엑셀 표' }));
    await view.tap('make');
    const saved = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:x');
    vi.spyOn(URL, 'revokeObjectURL').mockReturnValue();
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
    await view.tap('takeFile');
    await waitFor(() => expect(saved).toHaveBeenCalled());
    const file = saved.mock.calls[0]?.[0] as File;
    expect(file.name).toBe('receipts-20261101-20261130.csv');
    const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(await file.arrayBuffer());
    expect(text.startsWith('\uFEFF"날짜","매장"')).toBe(true);
    expect(text).toContain(`"'=HYPERLINK(""x"")"`);
  });

  test('a large export is made while the customer is elsewhere, and asked for again', async () => {
    const view = await open('FEC24000');
    const body = JSON.stringify({ from: '20250101', to: '20261120', frmt: 'PDF', knd: [], rceitpNoList: [] });
    const headers = { 'content-type': 'application/json', 'idempotency-key': 'another-view-1' };
    for (const _ of [1, 2])
      expect((await view.ask('/wApi/edoc/v1/erceitp/exports', { method: 'POST', headers, body })).ok).toBe(
        true,
      );
    go('/receipt/FEC21300');
    await view.shows('FEC21300');
    go('/receipt/FEC24000');
    const row = (await said(/^PDF · 180장$/)).closest('li');
    expect(row && within(row).getByText('만드는 중')).toBeTruthy();
  });
});

test('leaving keeps receipts for a while or deletes them, and the agreement ends', async () => {
  const view = await open('FEC25000');
  await view.user.click(await screen.findByRole('switch', { name: /새 영수증 알림/ }));
  await waitFor(async () => expect((await view.posted('settings'))[0]).toEqual({ msgYn: 'N' }));
  await view.tap('leave');
  await view.user.click(await screen.findByRole('radio', { name: /지금 모두 삭제/ }));
  await view.tap('confirmLeave');
  await view.shows('FEC10000');
  expect((await view.posted('leave'))[0]).toEqual({ keepYn: 'N' });
  await said('동의하고 시작하기');
});

test('a developer sends each call, and makes a receipt of a kind', async () => {
  const view = await open('EdocIndex', 'developer');
  await view.user.click(await screen.findByRole('switch', { name: /CML000008/ }));
  await waitFor(async () => expect((await view.posted('standIn'))[0]).toEqual({ agrmtYn: 'Y' }));
  await view.user.click(await screen.findByLabelText('카페'));
  await waitFor(async () => expect((await view.posted('standIn'))[1]).toEqual({ knd: 'CAFE' }));
  await view.tap('summary');
  await said(/구름커피/);
});
