import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Envelope } from './defineCall.ts';
import { openAnswer } from './openAnswer.ts';

const opened = (envelope: Envelope, body: unknown, status = 200) =>
  openAnswer({ status, type: 'application/json', body: JSON.stringify(body) }, envelope);
const all = ['payload', 'whole', 'header', 'outData', 'file'] as const;

describe('in every envelope', () => {
  test.each(all)('%s: an answer that is no object is broken, or an error of its status', (envelope) => {
    for (const body of [null, 7, 'text', [{ status: 200, code: '0000' }]]) {
      const found = { codes: [], value: body, place: '', payload: undefined };
      expect(opened(envelope, body, 200)).toEqual({ ...found, outcome: 'broken', status: 200 });
      expect(opened(envelope, body, 299)).toEqual({ ...found, outcome: 'broken', status: 299 });
      expect(opened(envelope, body, 300)).toEqual({ ...found, outcome: 'http', status: 300 });
      expect(opened(envelope, body, 199)).toEqual({ ...found, outcome: 'http', status: 199 });
    }
  });

  test.each(all)('%s: (A67) the status is the body’s where it has one of three digits', (envelope) => {
    const status = (of: unknown) => opened(envelope, { status: of, code: '1' }, 418).status;
    expect([status(500), status('500'), status(' 500 ')]).toEqual([500, 500, 500]);
    for (const odd of [undefined, null, '', 'x', 50, 5000, '5000', '20x', 'x200', true, [200]])
      expect(status(odd)).toBe(418);
  });

  test.each(all)('%s: every code is told, as a text, without the space around it', (envelope) => {
    const codes = (code: unknown) => opened(envelope, { status: 200, code }).codes;
    expect(codes(' 1234 ')).toEqual(['1234']);
    expect(codes(1234)).toEqual(['1234']);
    for (const none of [undefined, null, '', '  ', {}, true]) expect(codes(none)).toEqual([]);
  });

  test('(E51) anything at all is opened, and only what says so is ok', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...all),
        fc.integer({ min: 100, max: 599 }),
        fc.dictionary(
          fc.constantFrom('status', 'code', 'message', 'payload', 'header', 'body', 'errData'),
          fc.oneof(
            fc.string(),
            fc.integer(),
            fc.boolean(),
            fc.constant(null),
            fc.object({ maxDepth: 2, values: [fc.string(), fc.integer()] }),
          ),
        ),
        (envelope, status, body) => {
          const answer = opened(envelope, body, status);
          expect(['ok', 'code', 'http', 'broken']).toContain(answer.outcome);
          const isCodeWrong =
            typeof body.code === 'number' || (typeof body.code === 'string' && /^\s*[1-9]/.test(body.code));
          if (isCodeWrong && (envelope === 'payload' || envelope === 'file' || envelope === 'outData'))
            expect(answer.outcome).not.toBe('ok');
        },
      ),
    );
  });
});

describe.each(['payload', 'file'] as const)('%s', (envelope) => {
  test.each([
    [{ status: 200, code: '0000', payload: 1 }, 200, 'ok'],
    [{ code: '0000', payload: 1 }, 200, 'ok'],
    [{ code: '0000', payload: 1 }, 201, 'http'],
    [{ status: 200, code: '0001', payload: 1 }, 200, 'code'],
    [{ status: 500, code: '0001', payload: 1 }, 200, 'code'],
    [{ status: 500, code: '0000', payload: 1 }, 200, 'http'],
    [{ status: 500, payload: 1 }, 200, 'http'],
    [{ payload: 1 }, 200, 'broken'],
  ])('(R189) %j with HTTP %d is %s', (body, status, outcome) => {
    expect(opened(envelope, body, status)).toMatchObject({
      outcome,
      value: 1,
      place: 'payload',
      payload: 1,
    });
  });

  test('says code and message where there are any', () => {
    expect(opened(envelope, { status: 200, code: '0001', message: ' 안 돼요 ' })).toMatchObject({
      code: '0001',
      message: '안 돼요',
    });
    const bare = opened(envelope, { status: 200 });
    expect(bare).not.toHaveProperty('code');
    expect(bare).not.toHaveProperty('message');
  });
});

describe('whole', () => {
  test.each([
    [{ status: 500 }, 200, 'ok'],
    [{ code: '1' }, 500, 'ok'],
    [{ payload: null }, 500, 'ok'],
    [{ message: 'x' }, 200, 'broken'],
    [{ message: 'x' }, 299, 'broken'],
    [{ message: 'x' }, 300, 'http'],
    [{ message: 'x' }, 500, 'http'],
  ])('%j with HTTP %d is %s', (body, status, outcome) => {
    expect(opened('whole', body, status).outcome).toBe(outcome);
  });

  test('is the answer with a text for what is not said', () => {
    expect(opened('whole', { code: 'A', message: 'm', payload: 1 })).toMatchObject({
      value: { status: 200, code: 'A', message: 'm', payload: 1 },
      place: '',
      payload: 1,
      code: 'A',
      message: 'm',
    });
    expect(opened('whole', { payload: 1 }).value).toEqual({ status: 200, code: '', message: '', payload: 1 });
  });
});

describe('header', () => {
  const header = { code: 200 };
  test.each([
    ['at the top', { header, body: { a: 1 } }],
    ['inside the payload', { status: 200, code: '0000', payload: { header, body: { a: 1 } } }],
  ])('(E52) opens the body beside a header %s', (_, body) => {
    expect(opened('header', body)).toMatchObject({
      outcome: 'ok',
      value: { a: 1 },
      place: 'body',
      payload: body,
      code: '200',
    });
  });

  test.each([
    [{ header: { code: 200 } }, 200, 'ok', '200'],
    [{ header: { code: 200 } }, 204, 'ok', '200'],
    [{ header: { code: 200 } }, 300, 'http', '200'],
    [{ header: { code: 200 } }, 500, 'http', '200'],
    [{ header: { code: 200, errMsgCd: 'E1' } }, 500, 'code', 'E1'],
    [{ header: { code: 310 } }, 200, 'code', '310'],
    [{ header: { code: 310 } }, 500, 'code', '310'],
    [{ header: { code: 310, errMsgCd: 'E1' } }, 200, 'code', 'E1'],
    [{ header: {} }, 200, 'code', undefined],
  ])('(R333) %j with HTTP %d is %s', (body, status, outcome, code) => {
    const answer = opened('header', body, status);
    expect(answer).toMatchObject({ outcome, place: 'body', payload: body });
    expect(answer.code).toBe(code);
  });

  test('tells every code, and the words that say most', () => {
    const told = (words: object) =>
      opened('header', { code: 'C', message: 'outer', header: { code: 310, errMsgCd: 'E', ...words } });
    expect(told({}).codes).toEqual(['C', '310', 'E']);
    expect(told({ outptCtnt: 'a', message: 'b' }).message).toBe('a');
    expect(told({ message: 'b' }).message).toBe('b');
    expect(told({}).message).toBe('outer');
  });

  test.each([
    [{}, 200, 'broken'],
    [{ header: 'x', body: {} }, 200, 'broken'],
    [{ header: [{ code: 200 }], body: {} }, 200, 'broken'],
    [{ payload: { body: {} } }, 200, 'broken'],
    [{ payload: null }, 500, 'http'],
    [{ code: '0000', payload: {} }, 200, 'broken'],
    [{ code: '9999', message: 'm', payload: {} }, 200, 'code'],
  ])('%j without a header and with HTTP %d is %s', (body, status, outcome) => {
    expect(opened('header', body, status)).toMatchObject({
      outcome,
      value: undefined,
      place: '',
      payload: body,
      ...('message' in body && { code: '9999', message: 'm' }),
    });
  });
});

describe('outData', () => {
  test.each([
    [{ code: '0000', payload: { outData: 1 } }, 200, 'ok'],
    [{ payload: { outData: 1 } }, 200, 'ok'],
    [{ payload: { outData: 1, errData: { errMsgCd: ' ' } } }, 200, 'ok'],
    [{ payload: { outData: 1 } }, 500, 'http'],
    [{ code: '5000', payload: { outData: 1 } }, 200, 'code'],
    [{ code: '0000', payload: { outData: 1, errData: { errMsgCd: 'P1' } } }, 200, 'code'],
    [{ code: '0000', payload: { outData: 1, errData: { errMsgCd: 'P1' } } }, 500, 'code'],
  ])('(R334) %j with HTTP %d is %s', (body, status, outcome) => {
    expect(opened('outData', body, status)).toMatchObject({
      outcome,
      value: 1,
      place: 'payload.outData',
      payload: body.payload,
    });
  });

  test.each([{}, { payload: null }, { payload: 'x' }, { code: '0000', payload: [1] }])(
    '%j has no payload to open',
    (body) => {
      expect(opened('outData', body)).toMatchObject({ outcome: 'broken', value: undefined });
    },
  );

  test('tells every code, and the words that say most', () => {
    const told = (words: object) =>
      opened('outData', {
        code: '0000',
        message: 'outer',
        payload: { errData: { errMsgCd: 'P1', ...words } },
      });
    expect(told({})).toMatchObject({ codes: ['0000', 'P1'], code: 'P1', message: 'outer' });
    expect(told({ outptCtnt: 'a', errMsgCtnt: 'b', message: 'c' }).message).toBe('a');
    expect(told({ errMsgCtnt: 'b', message: 'c' }).message).toBe('b');
    expect(told({ message: 'c' }).message).toBe('c');
  });
});
