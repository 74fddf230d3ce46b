import { describe, expect, it, vi } from 'vitest';
import { ApiError, type ApiErrorFacts, isDoubtful } from '../api/index.ts';
import { type Inquired, settle } from './settle.ts';

type Receipt = { number: string };
const receipt: Receipt = { number: 'T1' };
const waits = [0, 0, 0] as const;

function failure(facts: Pick<ApiErrorFacts, 'kind' | 'status' | 'code'>): ApiError {
  return new ApiError({ method: 'POST', path: '/pay', ...facts });
}

/** An order whose sending ends so, and inquiries that answer one after another; the last one again and again. */
function order(sent: Receipt | Error, ...answers: (Inquired<Receipt> | Error)[]) {
  const left = [...answers];
  const send = vi.fn(async () => {
    if (sent instanceof Error) throw sent;
    return sent;
  });
  const inquire = vi.fn(async () => {
    const answer = left.length > 1 ? left.shift() : left[0];
    if (answer === undefined || answer instanceof Error) throw answer ?? failure({ kind: 'network' });
    return answer;
  });
  return { send, inquire, waits };
}

const done: Inquired<Receipt> = { kind: 'done', receipt };

describe('an order is sent once', () => {
  it('and its answer is its end', async () => {
    const sent = order(receipt);
    expect(await settle(sent)).toEqual({ kind: 'done', receipt });
    expect([sent.send, sent.inquire].map(({ mock }) => mock.calls.length)).toEqual([1, 0]);
  });

  const doubtful: Pick<ApiErrorFacts, 'kind' | 'status' | 'code'>[] = [
    { kind: 'network' },
    { kind: 'offline' },
    { kind: 'timeout' },
    { kind: 'shape' },
    { kind: 'aborted' },
    { kind: 'duplicate' },
    { kind: 'sessionExpired' },
    { kind: 'http', status: 500 },
    { kind: 'http', status: 503 },
    { kind: 'http', status: 408 },
    { kind: 'http' },
    { kind: 'code', code: 'UBFR0202' },
  ];
  it.each(doubtful)('%o leaves it open: it is asked for, never sent again', async (facts) => {
    expect(isDoubtful(failure(facts))).toBe(true);
    const lost = order(failure(facts), done);
    expect(await settle(lost)).toEqual({ kind: 'done', receipt });
    expect([lost.send, lost.inquire].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
  });

  it.each([
    { kind: 'code', code: 'UBFR0301' },
    { kind: 'http', status: 400 },
    { kind: 'http', status: 404 },
  ] as const)('%o is a refusal, and nobody asks', async (facts) => {
    const error = failure(facts);
    const refused = order(error, done);
    const code = 'code' in facts ? { code: facts.code } : {};
    expect(await settle(refused)).toEqual({ kind: 'refused', error, ...code });
    expect(refused.inquire).not.toHaveBeenCalled();
  });
});

it('an order that came after it had been asked for is closed, not refused: nobody asks once more', async () => {
  const late = order(failure({ kind: 'code', code: 'UBFR0409' }), done);
  expect(await settle(late)).toEqual({ kind: 'closed' });
  expect(late.inquire).not.toHaveBeenCalled();
});

describe('what became of it', () => {
  it.each<Inquired<Receipt>>([done, { kind: 'refused', code: 'UBFR0301' }, { kind: 'closed' }])(
    '%o is told as it is',
    async (answer) => {
      expect(await settle(order(failure({ kind: 'network' }), answer))).toEqual(answer);
    },
  );

  it('is asked again while it is being worked on, and while the asking itself fails', async () => {
    const slow = order(
      failure({ kind: 'timeout' }),
      { kind: 'pending' },
      failure({ kind: 'http', status: 500 }),
      done,
    );
    expect(await settle(slow)).toEqual({ kind: 'done', receipt });
    expect([slow.send, slow.inquire].map(({ mock }) => mock.calls.length)).toEqual([1, 3]);
  });

  it('stays unknown when patience is over, with the last reason', async () => {
    const lost = failure({ kind: 'network' });
    const silent = order(failure({ kind: 'timeout' }), lost);
    expect(await settle(silent)).toEqual({ kind: 'unknown', error: lost });
    expect(silent.inquire).toHaveBeenCalledTimes(waits.length);
    const pending = await settle(order(lost, { kind: 'pending' }));
    expect(pending).toMatchObject({ kind: 'unknown', error: { kind: 'timeout' } });
  });

  it('is asked at once where nothing is to be sent', async () => {
    const { inquire } = order(receipt, { kind: 'closed' });
    // Fake timers never run on: a wait before the first inquiry would hang here.
    vi.useFakeTimers();
    const settled = settle({ inquire, waits: [5000] });
    expect(await settled).toEqual({ kind: 'closed' });
    vi.useRealTimers();
  });

  it('waits as long as it was told before each inquiry', async () => {
    vi.useFakeTimers();
    const { send, inquire } = order(failure({ kind: 'network' }), { kind: 'pending' }, done);
    const settled = settle({ send, inquire, waits: [500, 1500] });
    await vi.advanceTimersByTimeAsync(499);
    expect(inquire).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(inquire).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1500);
    expect(await settled).toEqual({ kind: 'done', receipt });
    vi.useRealTimers();
  });
});

describe('a screen that goes', () => {
  it('ends the waiting at once, and what is not known is not called a refusal', async () => {
    const leaving = new AbortController();
    const { send, inquire } = order(failure({ kind: 'network' }), done);
    const settled = settle({ send, inquire, waits: [60_000], signal: leaving.signal });
    leaving.abort();
    expect(await settled).toMatchObject({ kind: 'unknown' });
    expect(inquire).not.toHaveBeenCalled();
  });

  it('hands its signal to the calls', async () => {
    const { signal } = new AbortController();
    const sent = order(failure({ kind: 'network' }), done);
    await settle({ ...sent, signal });
    expect(sent.send).toHaveBeenCalledWith({ signal });
    expect(sent.inquire).toHaveBeenCalledWith({ signal });
  });
});

it('a fault of the caller is no end of an order', async () => {
  const fault = new RangeError('no amount');
  await expect(settle(order(fault))).rejects.toBe(fault);
  await expect(settle(order(failure({ kind: 'network' }), fault))).rejects.toBe(fault);
});
