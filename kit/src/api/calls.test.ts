import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Infer, v } from '../schema/index.ts';
import { del, get, post } from './calls.ts';
import { createClient } from './createClient.ts';
import { bindClient } from './currentClient.ts';
import { lostChecks } from './lostAnswers.ts';
import {
  code,
  count,
  day,
  either,
  field,
  filled,
  isYes,
  list,
  listOf,
  only,
  pageOf,
  shape,
  text,
  told,
  turned,
  won,
  words,
  yesNo,
} from './shapes.ts';

const item = shape({
  number: text('itemNo'),
  name: words('itemNm', 'itemEngNm'),
  amount: won('itemAmt'),
  date: day('useYmd'),
  isPaid: yesNo('payYn'),
  state: code('useStcd', { US: 'used', CN: 'cancelled' }),
  kind: code('useTpcd', { A: 'adult' }, 'other'),
  memo: text('memoCtnt', ''),
  left: count('rmndCnt', null),
});

const wire = {
  itemNo: '1',
  itemNm: '기차',
  itemEngNm: 'Train',
  itemAmt: 12000,
  useYmd: '20261121',
  payYn: 'Y',
  useStcd: 'US',
  useTpcd: 'Z',
};

interface Seen {
  method: string;
  url: string;
  key: string | null;
  body: string;
}

let seen: Seen[] = [];
let answers: (() => Response)[] = [];
const ok =
  (payload: unknown, status = '0000') =>
  () =>
    Response.json({ status: 200, code: status, message: '', payload });
const lost = () => {
  throw new TypeError('Failed to fetch');
};

const answering: typeof fetch = async (input, init) => {
  const { method, url, headers } = new Request(new URL(String(input), 'http://localhost'), init);
  const key = headers.get('idempotency-key');
  seen.push({ method, url, key, body: String(init?.body ?? '') });
  return (answers.shift() ?? ok(null))();
};

beforeEach(() => {
  seen = [];
  answers = [];
  bindClient(createClient({ fetch: answering }));
});

describe('a shape', () => {
  it('checks and renames field by field', () => {
    expect(v.parse(item, wire)).toEqual({
      number: '1',
      name: { ko: '기차', en: 'Train' },
      amount: 12000,
      date: '20261121',
      isPaid: true,
      state: 'used',
      kind: 'other',
      memo: '',
      left: null,
    });
    const read: Infer<typeof item> = v.parse(item, { ...wire, rmndCnt: '3' });
    const state: 'used' | 'cancelled' = read.state;
    expect([state, read.left]).toEqual(['used', 3]);
  });

  it.each([
    ['a field that is stated and missing', { itemNo: undefined }, 'itemNo'],
    ['a code that the table lacks', { useStcd: 'XX' }, 'useStcd'],
    ['an amount below zero', { itemAmt: -1 }, 'itemAmt'],
    ['a letter that is neither Y nor N', { payYn: '1' }, 'payYn'],
  ])('does not take %s, and names it as the wire does', (_, change, name) => {
    const found = v.safeParse(item, { ...wire, ...change });
    expect(found.issues && v.getDotPath(found.issues[0])).toBe(name);
  });

  it('takes what the specification does not state as missing where it is odd', () => {
    expect(v.parse(item, { ...wire, memoCtnt: 5, rmndCnt: 'many' })).toMatchObject({ memo: '', left: null });
  });

  it('has lists, pages, parts and the one field that is asked for', () => {
    const page = pageOf('itemList', item, 'nextItemNo');
    expect(v.parse(page, { itemList: [wire], nextItemNo: '' })).toMatchObject({ next: null });
    expect(v.parse(page, { itemList: [], nextItemNo: 7 })).toEqual({ items: [], next: '7' });
    const all = shape({ items: list('itemList', item, []), first: field('frst', item, null) });
    expect(v.parse(all, {})).toEqual({ items: [], first: null });
    expect(v.parse(only(text('payUrl')), { payUrl: '/pay' })).toBe('/pay');
  });
});

describe('fields of areas that send numbers as texts', () => {
  const account = shape({
    number: filled('acNo'),
    alias: told('als'),
    isMain: isYes('mainYn'),
    bank: either('bnkEngName', 'bnkName'),
    kind: turned('knd', (kind) => (kind === '1' ? 'savings' : 'other')),
    cards: listOf('cardList', only(told('cardNo'))),
  });

  it('are empty, no, or without an item where nothing is said', () => {
    expect(v.parse(account, { acNo: 12 })).toEqual({
      number: '12',
      alias: '',
      isMain: false,
      bank: '',
      kind: 'other',
      cards: [],
    });
    const all = {
      acNo: ' 1 ',
      als: 7,
      mainYn: 1,
      bnkEngName: '',
      bnkName: '은행',
      knd: 1,
      cardList: [{ cardNo: 5 }],
    };
    expect(v.parse(account, all)).toEqual({
      number: '1',
      alias: '7',
      isMain: true,
      bank: '은행',
      kind: 'savings',
      cards: ['5'],
    });
  });

  it('a filled one that is empty does not fit', () => {
    expect(v.safeParse(account, { acNo: ' ' }).success).toBe(false);
    expect(v.safeParse(account, {}).success).toBe(false);
  });
});

describe('a call', () => {
  it('(R324) asks by GET or POST, as it was declared', async () => {
    answers = [ok(wire), ok(null)];
    await get('/rail/v1/items/{itemNo}', { answer: item })({ itemNo: '1' });
    await post('/rail/v1/agreements', { lost: 'harmless' })();
    expect(seen.map(({ method }) => method)).toEqual(['GET', 'POST']);
  });

  it('takes the parameters of its path, and hands back what its shape says', async () => {
    const readItem = get('/rail/v1/items/{itemNo}', { answer: item });
    answers = [ok(wire)];
    const read = await readItem({ itemNo: '가/1' });
    expect(read.number).toBe('1');
    expect(seen[0]?.url).toContain('/rail/v1/items/%EA%B0%80%2F1');
  });

  it('says what it sends, and may turn the answer further', async () => {
    const find = get('/rail/v1/items', {
      send: (after: string | undefined) => ({ params: { itemNo: after } }),
      answer: pageOf('itemList', item, 'nextItemNo'),
      to: ({ items }) => items.length,
    });
    answers = [ok({ itemList: [wire] })];
    const found: number = await find('9');
    expect([found, seen[0]?.url.endsWith('?itemNo=9')]).toEqual([1, true]);
  });

  it('without a parameter is called with nothing', async () => {
    const read = get('/rail/v1/limits', { answer: only(won('lmtAmt')) });
    answers = [ok({ lmtAmt: 5 })];
    expect(await read()).toBe(5);
  });
});

describe('where the answer of a change is lost', () => {
  const book = post('/rail/v1/bookings', {
    lost: 'sameKey',
    send: ({ seat }: { seat: string }) => ({ body: { seatNo: seat } }),
    answer: only(text('bkngNo')),
  });
  const keys = () => seen.map(({ key }) => key);

  it('sameKey: the same facts bear the same key until their end is known', async () => {
    answers = [lost, ok({ bkngNo: 'B1' }), ok({ bkngNo: 'B2' })];
    await expect(book({ seat: 'A1' })).rejects.toThrow();
    expect(await book({ seat: 'A1' })).toBe('B1');
    expect(await book({ seat: 'A1' })).toBe('B2');
    expect(keys()[0]).toBe(keys()[1]);
    expect(keys()[2]).not.toBe(keys()[1]);
  });

  it('sameKey: other facts are another order, and a refusal is an end', async () => {
    answers = [lost, lost, ok(null, 'RAL_FULL'), ok({ bkngNo: 'B1' })];
    await expect(book({ seat: 'A1' })).rejects.toThrow();
    await expect(book({ seat: 'A2' })).rejects.toThrow();
    await expect(book({ seat: 'A1' })).rejects.toMatchObject({ code: 'RAL_FULL' });
    await book({ seat: 'A1' });
    expect(keys()[1]).not.toBe(keys()[0]);
    expect(keys()[2]).toBe(keys()[0]);
    expect(keys()[3]).not.toBe(keys()[0]);
  });

  it('sameKey: a key of its own comes first', async () => {
    const hold = post('/rail/v1/holds', {
      lost: 'sameKey',
      send: (intentId: string) => ({ headers: { 'Idempotency-Key': intentId } }),
    });
    await hold('kept-with-the-draft');
    expect(keys()).toEqual(['kept-with-the-draft']);
  });

  it('again: it goes out once more by itself, under the same key, and then the customer is told', async () => {
    const write = post('/rail/v1/questions', { lost: 'sameKey', again: true, answer: only(text('qstnNo')) });
    answers = [lost, ok({ qstnNo: 'Q1' })];
    expect(await write()).toBe('Q1');
    answers = [lost, lost, ok({ qstnNo: 'Q2' })];
    await expect(write()).rejects.toMatchObject({ kind: 'network' });
    expect(await write()).toBe('Q2');
    expect(keys()).toHaveLength(5);
    expect(keys()[1]).toBe(keys()[0]);
    expect(new Set(keys().slice(2)).size).toBe(1);
  });

  it('again: who makes a shared call may ask for it', async () => {
    const agree = post('/rail/v1/agreements', { lost: 'harmless' });
    answers = [lost, ok(null), lost];
    await agree(undefined, { again: true });
    await expect(agree()).rejects.toMatchObject({ kind: 'network' });
    expect(keys()).toHaveLength(3);
  });

  it('again: a refusal is an answer', async () => {
    const agree = post('/rail/v1/agreements', { lost: 'harmless', again: true });
    answers = [ok(null, 'RAL_CLOSED')];
    await expect(agree()).rejects.toMatchObject({ code: 'RAL_CLOSED' });
    expect(keys()).toEqual([null]);
  });

  it('proof: a refusal says that it is done already, but only then', async () => {
    const leave = del('/rail/v1/member', { lost: { proof: 'RAL_NOT_MEMBER' } });
    answers = [ok(null, 'RAL_NOT_MEMBER'), lost, ok(null, 'RAL_NOT_MEMBER'), ok(null, 'RAL_NOT_MEMBER')];
    await expect(leave()).rejects.toMatchObject({ code: 'RAL_NOT_MEMBER' });
    await expect(leave()).rejects.toMatchObject({ kind: 'network' });
    expect(await leave()).toBeUndefined();
    await expect(leave()).rejects.toMatchObject({ code: 'RAL_NOT_MEMBER' });
  });
});

describe('while a customer waits, a change whose answer was lost is asked about by itself', () => {
  const book = post('/rail/v1/bookings', { lost: 'sameKey', answer: only(text('bkngNo')) });
  const pay = post('/rail/v1/payments', { lost: 'inquire', duplicates: 'allow' });
  const set = post('/rail/v1/settings', { lost: 'harmless' });
  const look = post('/rail/v1/searches', { lost: 'harmless', duplicates: 'allow' });
  const begins = () => {
    vi.useFakeTimers();
    bindClient(createClient({ fetch: answering, asksAboutLost: true }));
  };
  afterEach(() => void vi.useRealTimers());

  it('under the same key, after a moment, and says so meanwhile', async () => {
    begins();
    answers = [lost, lost, ok({ bkngNo: 'B1' })];
    const booked = book();
    await vi.advanceTimersByTimeAsync(900);
    expect([lostChecks.value, seen.length]).toEqual([1, 1]);
    await vi.advanceTimersByTimeAsync(2_200);
    expect(await booked).toBe('B1');
    expect(lostChecks.value).toBe(0);
    expect(new Set(seen.map(({ key }) => key)).size).toBe(1);
  });

  it('a refusal that comes then is the answer', async () => {
    begins();
    answers = [lost, ok(null, 'RAL_FULL')];
    const booked = book().catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(await booked).toMatchObject({ code: 'RAL_FULL', mayBeDone: false });
    expect(lostChecks.value).toBe(0);
  });

  it('where no answer comes it is said that it may be done, never to try again', async () => {
    begins();
    answers = [lost, lost, lost];
    const booked = book().catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(3_000);
    expect(await booked).toMatchObject({ kind: 'network', mayBeDone: true });
  });

  it('an order is never sent again, a setting is read again, and a question is no change', async () => {
    begins();
    answers = [lost, lost, lost];
    expect(await pay().catch((error: unknown) => error)).toMatchObject({ mayBeDone: true });
    expect(await set().catch((error: unknown) => error)).toMatchObject({ mayBeDone: true });
    expect(await look().catch((error: unknown) => error)).toMatchObject({ mayBeDone: false });
    expect(seen).toHaveLength(3);
  });

  it('what never left the phone is not lost', async () => {
    begins();
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    answers = [lost];
    expect(await book().catch((error: unknown) => error)).toMatchObject({
      kind: 'offline',
      mayBeDone: false,
    });
  });
});
