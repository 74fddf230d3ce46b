import { waitFor, within } from '@testing-library/react';
import { addDays } from '@wallet/kit/format';
import { createFakeHost } from '@wallet/kit/testing';
import { createMock, createUnsureNetwork, type Fault } from '@wallet/mocks/backend';
import { describe, expect, test } from 'vitest';
import { button, confirmButton, dialog, field, go, open, part } from '../../testing/openScreen.ts';

type View = Awaited<ReturnType<typeof open>>;

async function calls(view: View, call: string) {
  return (await view.journal()).filter(({ method, path }) => `${method} ${path}` === call);
}

/** A connection that is gone for good loses it each time: the page asks three times, and the client sends each twice. */
const EVERY_TIME = 6;

/** A backend whose next call of this path has a fault. */
function faulty(method: string, path: string, fault: Fault, times = 1) {
  let left = times;
  return createUnsureNetwork(createMock(), (call) => {
    if (call.method !== method || call.path !== path || left === 0) return 'none';
    left -= 1;
    return fault;
  });
}

const headerRefusal = (message: string) => ({ header: { code: 500, message, errMsgCd: '' }, body: null });

describe('exchange rates', () => {
  test('(R481, R668) USD, EUR, JPY and CNY of today and yesterday, in this order', async () => {
    const view = await open('FGP51100');
    await view.shows('FGP51100');
    const rows = [...part('[data-part="rates"]').querySelectorAll('li')].map(
      ({ textContent }) => textContent,
    );
    expect(rows.map((row) => /[A-Z]{3}/.exec(row ?? '')?.[0])).toEqual(['USD', 'EUR', 'JPY', 'CNY']);
    expect(rows[2]).toContain('100 JPY');
    const days = (await calls(view, 'POST /gpayment-fe/inquiry/v1/gln/exrt')).map(
      ({ body }) => (body as { inqYmd: string }).inqYmd,
    );
    expect(new Set(days).size).toBe(2);
  });

  test('a chart says in words and in a table what it draws', async () => {
    const view = await open('FGP51100');
    await view.shows('FGP51100');
    expect(await view.findByText(/두 주 동안/)).toBeTruthy();
    expect(part('[data-part="chart"]').textContent).toMatch(/최고 1,\d{3}\.\d\d.*최저 1,\d{3}\.\d\d/);
    await view.user.click(await view.findByRole('button', { name: '표로 보기' }));
    expect(part('[data-part="chart"] tbody').querySelectorAll('tr')).toHaveLength(14);
  });

  test('another currency of a nation is shown with its own table', async () => {
    const view = await open('FGP51100');
    await view.shows('FGP51100');
    await view.user.click(await view.findByRole('radio', { name: '태국 바트' }));
    expect(await view.findByText(/태국 바트 해외 결제 환율/)).toBeTruthy();
    expect(view.path()).toBe('/gpayment/FGP51100?crncyCd=THB');
  });

  test('(R579, R433) the rupiah leads to the page of its network, and asks it alone', async () => {
    const view = await open('FGP51100');
    await view.shows('FGP51100');
    await view.user.click(await view.findByRole('radio', { name: '인도네시아 루피아' }));
    await view.shows('FGP51100Kftc');
    const asked = await calls(view, 'POST /gpayment-fe/comm/kftc/v1/kftcExrt');
    expect(asked).toHaveLength(2);
    expect(asked.every(({ body }) => (body as { tghtCrncyCd: string }).tghtCrncyCd === 'IDR')).toBe(true);
    await view.user.click(await button('다른 통화 환율 보기'));
    await view.shows('FGP51100');
  });

  test('rates that cannot be had are an error to try again', async () => {
    const view = await open('FGP91000');
    await view.shows('FGP91000');
    await view.reply({
      method: 'POST',
      path: '/gpayment-fe/inquiry/v1/gln/exrt',
      body: headerRefusal('점검 중이에요.'),
      times: 8,
    });
    go('/gpayment/FGP51100');
    await view.shows('FGP51100', 'error');
    expect(part('main').textContent).toContain('점검 중이에요.');
    await view.user.click(await button('다시 시도'));
    await view.shows('FGP51100');
  });
});

describe('history', () => {
  test('(R580, R482) comes in pages, each row with both amounts', async () => {
    const view = await open('FGP61100', { query: { period: '12' } });
    await view.shows('FGP61100');
    await waitFor(() => part('[data-action="openTransaction"]'));
    const [first] = document.querySelectorAll('[data-action="openTransaction"]');
    expect(first?.textContent).toMatch(/원/);
    expect(first?.textContent).toMatch(/THB|JPY|TWD|VND|SGD|USD|IDR/);
    await waitFor(async () => {
      const more = document.querySelector<HTMLElement>('[data-action="more"]');
      if (more) await view.user.click(more);
      expect(document.querySelectorAll('[data-action="openTransaction"]').length).toBeGreaterThan(12);
    });
    const pages = (await calls(view, 'GET /gpayment-fe/inquiry/v1/transaction/histories')).map(
      ({ query }) => query.pageNo,
    );
    expect(pages.slice(0, 2)).toEqual(['1', '2']);
  });

  test('(R513) is filtered by kind and by period', async () => {
    const view = await open('FGP61100');
    await view.shows('FGP61100');
    await view.user.click(await view.findByRole('radio', { name: 'ATM 출금' }));
    await view.user.click(part('[data-field="period"]'));
    await view.user.click(await view.findByRole('button', { name: '1년' }));
    await waitFor(() => expect(view.path()).toContain('kind=11&period=12'));
    await waitFor(() => {
      const rows = [...document.querySelectorAll('[data-action="openTransaction"]')];
      expect(rows.length).toBeGreaterThan(0);
      expect(rows.every(({ textContent }) => textContent?.includes('출금'))).toBe(true);
    });
    const asked = await calls(view, 'GET /gpayment-fe/inquiry/v1/transaction/histories');
    expect(asked.at(-1)?.query).toMatchObject({ tranDstcd: '11', pageNo: '1' });
  });

  test('nothing in a period says what to do; a failure can be tried again', async () => {
    const view = await open('FGP91000');
    await view.shows('FGP91000');
    const histories = { method: 'GET', path: '/gpayment-fe/inquiry/v1/transaction/histories', times: 1 };
    await view.reply({
      ...histories,
      body: { header: { code: '200' }, body: { pageNo: 1, totalPageNo: 1, results: [] } },
    });
    go('/gpayment/FGP61100');
    await view.shows('FGP61100');
    await waitFor(() => expect(part('main').textContent).toContain('이용 내역이 없어요'));
    await view.reply({ ...histories, drop: true });
    await view.user.click(await button(/새로|다시/));
    await waitFor(() => part('[data-action="retry"]'));
    await view.user.click(part('[data-action="retry"]'));
    await waitFor(() => part('[data-action="openTransaction"]'));
  });

  test('one that is not there shows what was paid last, each with its day', async () => {
    const view = await open('FGP61110', { query: { tranSerno: '' } });
    await view.shows('FGP61110');
    await waitFor(() => expect(part('main').textContent).toContain('접근할 수 없는 페이지예요'));
    await waitFor(() => part('[data-action="openTransaction"]'));
    const rows = [...document.querySelectorAll('[data-action="openTransaction"]')];
    expect(rows.length).toBe(3);
    for (const row of rows) expect(row.textContent).toMatch(/\d월 \d+일|오늘|어제/);
    await view.user.click(rows[0] as HTMLElement);
    await waitFor(() => expect(view.path()).toMatch(/tranSerno=P\d{6}/));
  });

  test('(R581, R483, R485, R486) a row opens its receipt: amounts, rate, fee, balance before and after', async () => {
    const view = await open('FGP61100');
    await view.shows('FGP61100');
    await waitFor(() => part('[data-action="openTransaction"]'));
    await view.user.click(part('[data-action="openTransaction"]'));
    await view.shows('FGP61110');
    expect(view.path()).toMatch(/^\/gpayment\/FGP61110\?tranSerno=P\d{6}&tranYmd=\d{8}$/);
    const said = part('main').textContent ?? '';
    for (const label of [
      '현지 금액',
      '적용 환율',
      '수수료',
      '결제 금액',
      '거래번호',
      '거래 전 잔액',
      '거래 후 잔액',
    ]) {
      expect(said).toContain(label);
    }
    expect(said).toContain('결제가 완료됐어요.');
    await view.user.click(await button('이 거래 문의하기'));
    await view.shows('FGP99100');
    expect((field('text') as HTMLElement & { value: string }).value).toContain('P0000');
  });

  test('(R484) what was cancelled says so, and what became of the money', async () => {
    const view = await open('FGP61100', { query: { period: '12' } });
    await view.shows('FGP61100');
    await waitFor(() => expect(document.body.textContent).toContain('취소됨'));
    const row = [...document.querySelectorAll<HTMLElement>('[data-action="openTransaction"]')].find(
      ({ textContent }) => textContent?.includes('취소됨'),
    );
    if (!row) throw new Error('No cancelled payment in the list.');
    await view.user.click(row);
    await view.shows('FGP61110');
    expect(part('main').textContent).toContain('금액은 결제한 계좌로 돌려드렸어요');
    expect(part('main').textContent).toContain('취소 일시');
    // The balances are of the payment: they stand before what came back.
    expect(part('main').textContent).toMatch(/거래 전 잔액.*거래 후 잔액.*돌려받은 금액/);
  });

  test('(R484) what was given back leads to the payment that it gives back', async () => {
    const view = await open('FGP61100', { query: { period: '12' } });
    await view.shows('FGP61100');
    await waitFor(() => expect(document.body.textContent).toContain('환불'));
    const row = await waitFor(() => {
      const rows = [...document.querySelectorAll<HTMLElement>('[data-action="openTransaction"]')];
      const found = rows.find(({ textContent }) => /환불 · 오[전후] \d/.test(textContent ?? ''));
      if (!found) throw new Error('No refund in the list.');
      return found;
    });
    await view.user.click(row);
    await view.shows('FGP61110');
    const refund = new URLSearchParams(view.path().split('?')[1]).get('tranSerno') ?? '';
    expect(refund).toMatch(/R$/);
    await view.user.click(part('[data-action="openOriginal"]'));
    await waitFor(() => expect(view.path()).toContain(`tranSerno=${refund.slice(0, -1)}&`));
    await waitFor(() => expect(part('main').textContent).toContain('취소된 결제예요'));
  });

  test('(R581) stands day by day with what each day took, and finds a shop by its name', async () => {
    const view = await open('FGP61100', { query: { period: '12' } });
    await view.shows('FGP61100');
    await waitFor(() => part('[data-group] [data-part="sum"]'));
    const days = [...document.querySelectorAll<HTMLElement>('[data-group]')];
    expect(days.map(({ dataset }) => dataset.group)).toEqual(
      [...new Set(days.map(({ dataset }) => dataset.group))].sort().reverse(),
    );
    const first = days[0] as HTMLElement;
    // The clock stands right before the figure of its row.
    const won = (text: string | null | undefined) =>
      Number(/([\d,]+)원/.exec(text?.replace(/\d+:\d\d/, '') ?? '')?.[1]?.replaceAll(',', ''));
    const rows = [...first.querySelectorAll('[data-action="openTransaction"]')];
    expect(won(first.querySelector('[data-part="sum"]')?.textContent)).toBe(
      rows.reduce((all, { textContent }) => all + won(textContent), 0),
    );
    await view.user.type(field('words'), 'pad thai');
    await view.user.click(part('[data-action="search"]'));
    await waitFor(() => expect(view.path()).toContain('words=pad'));
    await waitFor(() => {
      const found = [...document.querySelectorAll('[data-action="openTransaction"]')];
      expect(found.length).toBeGreaterThan(0);
      expect(found.every(({ textContent }) => textContent?.includes('Pad Thai'))).toBe(true);
    });
  });

  test('(R581) shows the days that are chosen on its sheet, as the address and the call say', async () => {
    const view = await open('FGP61100', { query: { period: '12' } });
    await view.shows('FGP61100');
    await waitFor(() => part('[data-action="openTransaction"]'));
    const days = () =>
      [...document.querySelectorAll<HTMLElement>('[data-group]')].map(({ dataset }) => dataset.group ?? '');
    const [newest = ''] = days();
    const from = addDays(newest, -3);
    await view.user.click(part('[data-field="period"]'));
    await view.user.click(await waitFor(() => part('dialog[open] [data-value="own"]')));
    await view.user.click(await waitFor(() => part('button[data-field="days"]')));
    for (const day of [from, newest]) {
      const cell = () => document.querySelector<HTMLElement>(`dialog[open] [data-date="${day}"]`);
      // It opens on the first day of what is shown, months ago.
      for (let turn = 0; turn < 14 && !cell(); turn += 1)
        await view.user.click(part('dialog[open] [data-action="next"]'));
      await view.user.click(await waitFor(() => part(`dialog[open] [data-date="${day}"]`)));
    }
    await view.user.click(part('dialog[open] [data-action="confirm"]'));
    await waitFor(() => expect(view.path()).toContain(`period=own&from=${from}&to=${newest}`));
    await waitFor(async () => {
      const asked = (await view.journal()).filter(({ path }) => path.endsWith('/histories')).at(-1);
      expect(asked?.query).toMatchObject({ inqStrtYmd: from, inqEndYmd: newest });
    });
    await waitFor(() => {
      expect(days()).toContain(newest);
      expect(days().every((day) => day >= from && day <= newest)).toBe(true);
    });
  });

  test.each(['', '?tranSerno=P000001', '?tranSerno=P000001&tranYmd=<b>'])(
    'a receipt of nothing leads to the list: %s',
    async (query) => {
      const view = await open(`/gpayment/FGP61110${query}`);
      await view.shows('FGP61110');
      expect(part('[data-msg="wrongAccess"]').textContent).toContain('접근할 수 없는');
      await view.user.click(await button('이용 내역 보기'));
      await view.shows('FGP61100');
    },
  );

  test('an unknown number is an error in words', async () => {
    const view = await open('/gpayment/FGP61110?tranSerno=NONE&tranYmd=20261101');
    await view.shows('FGP61110', 'error');
    expect(part('main').textContent).toContain('거래를 찾을 수 없어요');
  });
});

describe('payment accounts', () => {
  test('(R596, R499) show what is in them, their numbers hidden; the one that pays first', async () => {
    const view = await open('FGP61200', { persona: 'twoPayAccounts' });
    await view.shows('FGP61200');
    const said = part('main').textContent ?? '';
    expect(said).toContain('2,450,000원');
    expect(said).not.toContain('12345601234567');
    await view.user.click(await button('이 계좌로 결제하기'));
    await waitFor(() => expect(part('h2').textContent).toBe('여행 자금'));
    expect(await calls(view, 'POST /gpayment-fe/user/v1/update/final-payment')).toHaveLength(1);
  });

  test('(R598) one is deleted after a yes, once; a no keeps it', async () => {
    const view = await open('FGP61200', { persona: 'twoPayAccounts' });
    await view.shows('FGP61200');
    await view.user.click(await button('여행 자금 삭제'));
    await view.user.click(within(await dialog('deletePayAccount')).getByRole('button', { name: '돌아가기' }));
    expect(await calls(view, 'POST /gpayment-fe/payment-method/v1/delete')).toHaveLength(0);
    await view.user.dblClick(await button('여행 자금 삭제'));
    await view.user.click(await confirmButton('deletePayAccount'));
    await waitFor(() => expect(document.querySelectorAll('[data-action="remove"]')).toHaveLength(1));
    expect(await calls(view, 'POST /gpayment-fe/payment-method/v1/delete')).toHaveLength(1);
  });

  test.each(['lost', 'answerLost', 'doubled'] as const)(
    'one is deleted though the network is %s',
    async (fault) => {
      const backend = faulty('POST', '/gpayment-fe/payment-method/v1/delete', fault);
      const view = await open('FGP61200', { persona: 'twoPayAccounts', backend });
      await view.shows('FGP61200');
      await view.user.click(await button('여행 자금 삭제'));
      await view.user.click(await confirmButton('deletePayAccount'));
      await waitFor(() => expect(document.querySelectorAll('[data-action="remove"]')).toHaveLength(1));
    },
  );

  test('an end that stays open is told, and the list shows what is so', async () => {
    const backend = faulty('POST', '/gpayment-fe/payment-method/v1/delete', 'answerLost', EVERY_TIME);
    const view = await open('FGP61200', { persona: 'twoPayAccounts', backend });
    await view.shows('FGP61200');
    await view.user.click(await button('여행 자금 삭제'));
    await view.user.click(await confirmButton('deletePayAccount'));
    await dialog('changeUncertain');
    await waitFor(() => expect(document.querySelectorAll('[data-action="remove"]')).toHaveLength(1));
  });

  test('with the last one gone the page says how to go on', async () => {
    const view = await open('FGP61200');
    await view.shows('FGP61200');
    await view.user.click(await button('생활비 통장 삭제'));
    await view.user.click(await confirmButton('deletePayAccount'));
    await waitFor(() => expect(part('main').textContent).toContain('등록한 결제 계좌가 없어요'));
    go('/gpayment/FGP10000');
    await view.shows('FGP10000');
    await waitFor(() => expect(part('[data-stage]').dataset.stage).toBe('account'));
  });
});

describe('notices', () => {
  test('(R584, R495, R510) by kind, and one in full', async () => {
    const view = await open('FGP99000', { query: { anounDstcd: '02' } });
    await view.shows('FGP99000');
    await waitFor(() => part('[data-action="openNotice"]'));
    const rows = [...document.querySelectorAll('[data-action="openNotice"]')];
    expect(rows.every(({ textContent }) => textContent?.includes('안내'))).toBe(true);
    const asked = await calls(view, 'GET /gpayment-fe/cust/v1/notice-list');
    expect(asked.some(({ query }) => query.anounDstcd === '02')).toBe(true);
  });

  test('(R495) pupYn pops up, and stays away when asked to', async () => {
    localStorage.clear();
    const view = await open('FGP99000');
    const popup = await waitFor(() => part('[data-popup="notice"]'));
    expect(popup.textContent).toContain('연말 해외결제 이용 안내');
    await view.user.click(part('[data-popup="notice"] [data-field="hide"]'));
    await view.user.click(part('[data-popup="notice"] [data-action="confirm"]'));
    await waitFor(() => expect(document.querySelector('[data-popup="notice"]')).toBeNull());
    // Its button leads to the whole.
    await waitFor(() => expect(part('[data-part="notice"] h2').textContent).toContain('연말 해외결제'));
    view.unmount();
    const again = await open('FGP99000');
    await waitFor(() => part('[data-action="openNotice"]'));
    await again.shows('FGP99000');
    expect(document.querySelector('[data-popup="notice"]')).toBeNull();
    localStorage.clear();
  });

  test('a link opens a notice of a later page; one that is gone leads to the list', async () => {
    const view = await open('/gpayment/FGP99000?anounSerno=GN0005');
    await view.shows('FGP99000');
    await waitFor(() => expect(part('[data-part="notice"] h2').textContent).toContain('싱가포르'));
    view.unmount();
    const gone = await open('/gpayment/FGP99000?anounSerno=nope');
    await gone.shows('FGP99000');
    await gone.user.click(await button('목록 보기'));
    await waitFor(() => part('[data-action="openNotice"]'));
  });

  test('(R495) html of a notice is cleaned', async () => {
    const view = await open('FGP91000');
    await view.shows('FGP91000');
    const notice = {
      anounSerno: 'N1',
      anounTitl: '제목',
      pupYn: 'N',
      anounDstcd: '01',
      natnlCd: '',
      anounCtnt: '<p>본문</p><img src=x onerror="window.broken=1"><script>window.broken=1</script>',
      anounRegiYMS: '20261121090000',
    };
    await view.reply({
      method: 'GET',
      path: '/gpayment-fe/cust/v1/notice-list',
      body: { header: { code: 200 }, body: { pageNo: 1, totalPageNo: 1, results: [notice] } },
    });
    go('/gpayment/FGP99000?anounSerno=N1');
    await waitFor(() => expect(part('[data-part="notice"]').textContent).toContain('본문'));
    expect(part('[data-part="notice"]').innerHTML).not.toMatch(/onerror|<script/);
  });
});

describe('questions', () => {
  test('(R585) come with their answers, in pages', async () => {
    const view = await open('FGP99100');
    await view.shows('FGP99100');
    await waitFor(() =>
      expect(document.querySelectorAll('[data-inquiry]').length).toBeGreaterThanOrEqual(10),
    );
    const said = part('main').textContent ?? '';
    for (const words of ['답변 완료', '답변 대기', '결제할 때 환율은']) expect(said).toContain(words);
  });

  test('(R586) one is written: what is missing is said, a double tap sends one', async () => {
    const view = await open('FGP99100', { query: { tab: 'write' } });
    await view.shows('FGP99100');
    await view.user.click(await button('문의 보내기'));
    expect(document.querySelectorAll('[data-msg="required"]')).toHaveLength(3);
    await view.user.type(field('title'), '환불 문의');
    await view.user.type(field('text'), '언제 환불되나요?');
    await view.user.click(part('button[data-field="kind"]'));
    await view.user.click(part('[data-value="01"]'));
    await view.user.dblClick(await button('문의 보내기'));
    await waitFor(() => expect(part('[data-inquiry] h2').textContent).toBe('환불 문의'));
    const sent = await calls(view, 'POST /gpayment-fe/cust/v1/inquiry');
    expect(sent.map(({ body }) => body)).toEqual([
      { inqyDstcd: '01', inqyTitl: '환불 문의', inqyCtnt: '언제 환불되나요?' },
    ]);
  });

  test('a tap that comes while the list opens sends no second one', async () => {
    const view = await open('FGP99100', { query: { tab: 'write' } });
    await view.shows('FGP99100');
    await view.user.type(field('title'), '환불 문의');
    await view.user.type(field('text'), '언제 환불되나요?');
    await view.user.click(part('button[data-field="kind"]'));
    await view.user.click(part('[data-value="01"]'));
    await view.user.click(await button('문의 보내기'));
    // As often as the button stands there, until the list is in its place.
    await waitFor(
      () => {
        document.querySelector<HTMLButtonElement>('main [data-action="submit"]')?.click();
        expect(document.querySelector('[data-inquiry]')).toBeTruthy();
      },
      { interval: 1 },
    );
    expect(await calls(view, 'POST /gpayment-fe/cust/v1/inquiry')).toHaveLength(1);
  });

  test.each(['lost', 'answerLost', 'doubled', 'late'] as const)(
    'one question stays one though the network is %s',
    async (fault) => {
      const backend = faulty('POST', '/gpayment-fe/cust/v1/inquiry', fault);
      const view = await open('FGP99100', { query: { tab: 'write' }, backend });
      await view.shows('FGP99100');
      await view.user.type(field('title'), '두 번 보내지 마세요');
      await view.user.type(field('text'), '내용');
      await view.user.click(part('button[data-field="kind"]'));
      await view.user.click(part('[data-value="04"]'));
      await view.user.click(await button('문의 보내기'));
      await waitFor(() => part('[data-inquiry]'));
      const titles = [...document.querySelectorAll('[data-inquiry] h2')].map(
        ({ textContent }) => textContent,
      );
      expect(titles.filter((title) => title === '두 번 보내지 마세요')).toHaveLength(1);
    },
  );

  test('a connection that is gone keeps what was written, and the next press sends it once', async () => {
    const backend = faulty('POST', '/gpayment-fe/cust/v1/inquiry', 'answerLost', EVERY_TIME);
    const view = await open('FGP99100', { query: { tab: 'write' }, backend });
    await view.shows('FGP99100');
    await view.user.type(field('title'), '신호가 끊겼어요');
    await view.user.type(field('text'), '내용');
    await view.user.click(part('button[data-field="kind"]'));
    await view.user.click(part('[data-value="04"]'));
    await view.user.click(await button('문의 보내기'));
    await view.user.click(await confirmButton('changeUncertain'));
    expect(field('title').value).toBe('신호가 끊겼어요');
    await view.user.click(await button('문의 보내기'));
    await waitFor(() => part('[data-inquiry]'));
    const titles = [...document.querySelectorAll('[data-inquiry] h2')].map(({ textContent }) => textContent);
    expect(titles.filter((title) => title === '신호가 끊겼어요')).toHaveLength(1);
  });

  test('(R587) one is deleted by PUT after a yes, once', async () => {
    const view = await open('FGP99100');
    await view.shows('FGP99100');
    await waitFor(() => part('[data-inquiry]'));
    const id = part('[data-inquiry]').dataset.inquiry;
    await view.user.dblClick(part('[data-inquiry] [data-action="remove"]'));
    await view.user.click(await confirmButton('deleteInquiry'));
    await waitFor(() => expect(document.querySelector(`[data-inquiry="${id}"]`)).toBeNull());
    await waitFor(() => part('[data-inquiry]'));
    const sent = await calls(view, 'PUT /gpayment-fe/cust/v1/inquiry');
    expect(sent.map(({ body }) => body)).toEqual([{ inqySerno: id }]);
  });

  test('who has asked nothing is told what to do', async () => {
    const view = await open('FGP99100', { persona: 'noGpaymentUser' });
    await view.shows('FGP99100');
    await waitFor(() => expect(part('main').textContent).toContain('문의한 내용이 없어요'));
  });
});

describe('nations', () => {
  test('(R479, R508) how to pay there, network by network', async () => {
    const view = await open('FGP10100', { query: { natCd: 'JP' } });
    await view.shows('FGP10100');
    const said = part('main').textContent ?? '';
    expect(said).toContain('일본 · SMART CODE');
    expect(said).toContain('가맹점 QR 스캔');
    expect(said).not.toContain('ATM 출금');
  });

  test('(R433) choosing Indonesia leads to the variant', async () => {
    const view = await open('FGP10100');
    await view.shows('FGP10100');
    await view.user.click(part('button[data-field="nation"]'));
    await view.user.click(part('[data-value="ID"]'));
    await view.shows('FGP10100Kftc');
    expect(part('main').textContent).toContain('인도네시아 · QRIS');
    const asked = await calls(view, 'GET /gpayment-fe/inquiry/v1/nations');
    expect(asked.at(-1)?.query).toEqual({ natnlCd: 'ID' });
  });

  test('(R576) banners and news of a nation', async () => {
    const view = await open('FGP95000', { query: { natCd: 'VN' } });
    await view.shows('FGP95000');
    await waitFor(() => part('[data-part="banner"]'));
    // With the picture of what it leads to, on its tint.
    expect(part('[data-part="banner"]').dataset.tile).toBe('blue');
    await waitFor(() => expect(part('main').textContent).toContain('베트남 QR 결제 방법'));
    await view.user.click(part('[data-part="banner"] [data-action="open"]'));
    await view.shows('FGP10100');
    expect(view.path()).toBe('/gpayment/FGP10100?natCd=VN');
  });

  test('a nation nobody knows counts as the first', async () => {
    const view = await open('FGP10100', { query: { natCd: '<script>' } });
    await view.shows('FGP10100');
    expect(part('main').textContent).toContain('태국');
  });
});

test('(R635) everything is there in English', async () => {
  for (const code of ['FGP10000', 'FGP10100', 'FGP51100', 'FGP61200', 'FGP91000', 'FGP91000Kftc']) {
    const view = await open(code, { locale: 'en' });
    await view.shows(code);
    const own = (part('main').textContent ?? '').replace(/생활비 통장|국민은행|연말 해외결제 이용 안내/g, '');
    expect(own).not.toMatch(/[가-힣]/);
    view.unmount();
  }
});

describe('(2-payment s3.1) fields that a page tells', () => {
  test('the guide is offered once, and reading it is remembered at the service (utznGuidYn)', async () => {
    const native = createFakeHost({ platform: 'android' });
    const view = await open('FGP31000', { native });
    await view.shows('FGP31000');
    await view.user.click(await waitFor(() => part('[data-part="guide"] [data-action="openGuide"]')));
    await view.shows('FGP10100');
    await waitFor(async () =>
      expect(
        (await calls(view, 'POST /gpayment-fe/user/v1/update/final-payment')).map(({ body }) => body),
      ).toEqual([{ utznGuidYn: 'Y' }]),
    );
    go('/gpayment/FGP31000');
    await view.shows('FGP31000');
    expect(document.querySelector('[data-part="guide"]')).toBeNull();
  });

  test('a new phone pays from what was paid from last (gpyMethdDstcd)', async () => {
    const native = createFakeHost({ platform: 'android' });
    const view = await open('FGP10100', { native });
    await view.shows('FGP10100');
    await view.reply({
      method: 'GET',
      path: '/gpayment-fe/user/v1/inquiry',
      body: {
        header: { code: 200 },
        body: { fxPyaccMberIdnfiNo: 'F1', gpyMethdDstcd: '1', utznGuidYn: 'Y' },
      },
    });
    go('/gpayment/FGP31000');
    await view.shows('FGP31000');
    expect(part('[data-part="balance"]').textContent).toContain('18,400');
  });

  test('an account says its kind of deposit (dpostKnd)', async () => {
    const view = await open('FGP61200');
    await view.shows('FGP61200');
    expect(part('main').textContent).toContain('예금 종류입출금');
  });

  test('a receipt tells the code that was read, what was asked for, and the rate of either side', async () => {
    const view = await open('FGP61100');
    await view.shows('FGP61100');
    await view.reply({
      method: 'GET',
      path: '/gpayment-fe/inquiry/v1/transaction/detail',
      body: {
        header: { code: 200 },
        body: {
          tranSerno: 'P9',
          tranYmd: '20261101',
          tranYMS: '20261101101010',
          tranRsltDstcd: '1',

          fxPyaccModDstcd: '02',
          uplcName: 'Cafe',
          recvCrncyCd: 'JPY',
          recvTranAmt: 1150,

          recvExcgClmAmt: 1200,
          recvExrt: '912.5',
          recvExcgUnit: '100',
          sendCrncyCd: 'KRW',

          sendTranAmt: 10_494,
          sendExcgClmAmt: 10_950,
          sendFee: 55,
          barcode: '88001234',
          qrCode: '',
        },
      },
    });
    go('/gpayment/FGP61110?tranSerno=P9&tranYmd=20261101');
    await view.shows('FGP61110');
    const said = part('main').textContent ?? '';
    for (const told of ['읽은 코드88001234', '매장 청구 금액1,200', '환산 청구 금액10,950', '912.5']) {
      expect(said).toContain(told);
    }
  });
});
