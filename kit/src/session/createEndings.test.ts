import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Notice } from './createChannel.ts';
import { createEndings } from './createEndings.ts';
import type { SessionEnd } from './Session.ts';
import { memoryStorage } from './testing/openPages.ts';

type Ended = Extract<Notice, { kind: 'ended' }>;

/** One WebView: what it tells the others, what it does, and what they tell it. */
function open(options: { markId?: string | null; lastMarkId?: string | null; isInFront?: boolean } = {}) {
  const { markId = 'M', isInFront = true } = options;
  const { lastMarkId = markId } = options;
  const heard = new Set<(notice: Notice) => void>();
  const did: string[] = [];
  const posted: Notice[] = [];
  const endings = createEndings({
    channel: {
      post: (notice) => void posted.push(notice),
      on(listener) {
        heard.add(listener);
        return () => heard.delete(listener);
      },
      dispose() {},
    },
    storage: memoryStorage(),
    notes: { read: async () => undefined, write: async () => undefined },
    markId: () => markId,
    lastMarkId: () => lastMarkId,
    isInFront: () => isInFront,
    forget: ({ keepsDrafts }) => void did.push(keepsDrafts ? 'forget, keep drafts' : 'forget all'),
    signOut: async () => void did.push('sign out'),
    onSignedIn: (mark) => void did.push(`${mark} signed in`),
  });
  const ends: SessionEnd[] = [];
  const off = endings.onEnded((end) => {
    ends.push(end);
    did.push(`told ${end.reason}`);
  });
  const tell = async (notice: Notice) => {
    for (const listener of heard) listener(notice);
    await vi.advanceTimersByTimeAsync(1);
  };
  return { endings, did, posted, ends, off, tell, heard };
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

describe('who meets an end', () => {
  test.each([
    ['expired', ['forget, keep drafts', 'told expired'], true],
    ['duplicate', ['told duplicate', 'sign out', 'forget all'], true],
    ['left', ['forget all', 'told left'], false],
  ] as const)('%s does this in this order: %j', async (reason, order, speaks) => {
    const { endings, did, posted, ends } = open();
    await endings.end(reason);
    expect(did).toEqual(order);
    expect(posted).toEqual([{ kind: 'ended', mark: 'M', reason, isUnspoken: false }]);
    expect(ends).toEqual([{ reason, speaks }]);
    expect(await endings.told()).toBe(speaks);
  });

  test('out of sight leaves the word to others for 400 ms, but not where somebody has left', async () => {
    const hidden = open({ isInFront: false });
    const meeting = hidden.endings.end('expired');
    await vi.advanceTimersByTimeAsync(399);
    expect(hidden.posted).toEqual([{ kind: 'ended', mark: 'M', reason: 'expired', isUnspoken: true }]);
    expect(hidden.ends).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    await meeting;
    expect(hidden.ends).toEqual([{ reason: 'expired', speaks: true }]);
    const left = open({ isInFront: false });
    await left.endings.end('left');
    expect(left.posted).toMatchObject([{ isUnspoken: false }]);
    expect(left.ends).toEqual([{ reason: 'left', speaks: false }]);
  });

  test('says it once, until a session begins again, and says the words of the server', async () => {
    const { endings, ends } = open();
    expect(await endings.told()).toBe(false);
    await endings.end('duplicate', '다른 기기');
    await endings.end('expired');
    expect(ends).toEqual([{ reason: 'duplicate', speaks: true, message: '다른 기기' }]);
    endings.begin();
    await endings.end('left', '');
    expect(ends[1]).toEqual({ reason: 'left', speaks: false });
  });

  test('names a session that nobody knows the mark of, and the one others last knew', async () => {
    const nobody = open({ markId: null });
    await nobody.endings.end('left');
    expect(nobody.posted).toMatchObject([{ mark: expect.stringMatching(/^\d+-/) }]);
    const other = open({ markId: null, lastMarkId: 'L' });
    await other.endings.end('left');
    expect(other.posted).toMatchObject([{ mark: 'L' }]);
  });

  test('goes on once it is announced, and is told once the customer has read it', async () => {
    const { endings } = open();
    let read: () => void = () => undefined;
    endings.onEnded(() => new Promise<void>((resolve) => (read = resolve)));
    await endings.end('expired');
    const told = vi.fn();
    void endings.told().then(told);
    await vi.advanceTimersByTimeAsync(1);
    expect(told).not.toHaveBeenCalled();
    read();
    await vi.advanceTimersByTimeAsync(1);
    expect(told).toHaveBeenCalledWith(true);
  });
});

describe('who hears of one', () => {
  const ended = (more: Partial<Ended> = {}): Ended => ({
    kind: 'ended',
    mark: 'M',
    reason: 'expired',
    isUnspoken: true,
    ...more,
  });

  test.each([
    [{}, true, ['forget, keep drafts', 'told expired'], true],
    [{}, false, ['forget, keep drafts', 'told expired'], false],
    [{ isUnspoken: false }, true, ['forget, keep drafts', 'told expired'], false],
    [{ reason: 'duplicate' }, true, ['forget all', 'told duplicate'], true],
    [{ reason: 'left', isUnspoken: false }, true, ['forget all', 'told left'], false],
  ] as const)('%j, in sight: %s, does %j', async (more, isInFront, order, speaks) => {
    const { endings, did, ends, tell, posted } = open({ isInFront });
    await tell(ended(more));
    expect(did).toEqual(order);
    expect(ends[0]?.speaks).toBe(speaks);
    expect(await endings.told()).toBe(speaks);
    expect(posted).toEqual([]);
    // It is over here as well: nothing that is met later says it again.
    await endings.end('expired');
    expect(ends).toHaveLength(1);
  });

  test('does nothing of another session’s, of one that it ended itself, or of anything else', async () => {
    const { endings, did, tell } = open();
    await tell(ended({ mark: 'other' }));
    await tell({ kind: 'membership' });
    expect(did).toEqual([]);
    await endings.end('left');
    did.length = 0;
    endings.begin();
    await tell(ended());
    expect(did).toEqual([]);
  });

  test('hears of a login, and of nothing once it is gone', async () => {
    const { endings, did, tell, heard, off, ends } = open();
    await tell({ kind: 'signedIn', mark: 'N' });
    expect(did).toEqual(['N signed in']);
    off();
    await endings.end('expired');
    expect(ends).toEqual([]);
    const gone = open();
    gone.endings.dispose();
    expect([heard.size, gone.heard.size]).toEqual([1, 0]);
    await gone.endings.end('expired');
    expect(gone.ends).toEqual([]);
  });
});
