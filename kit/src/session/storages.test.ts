import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { v } from '../schema/index.ts';
import { claimVoice } from './claimVoice.ts';
import { createDrafts } from './createDrafts.ts';
import { createVault } from './createVault.ts';
import { memoryKeys } from './keyStore.ts';
import { openSealed, sealText } from './sealText.ts';
import { createMarkStore, knownLoginType, newId, type SessionMark } from './sessionMark.ts';
import { memoryStorage } from './testing/openPages.ts';
import { withLock } from './withLock.ts';

const refuse = () => {
  throw new DOMException('no', 'QuotaExceededError');
};
/** A storage that refuses everything, as in a private window. */
const refusing = {
  length: 0,
  clear: refuse,
  key: refuse,

  getItem: refuse,
  setItem: refuse,
  removeItem: refuse,
} as unknown as Storage;

const mark: SessionMark = { id: 'M', loginType: 'ci', isSso: true, groupCode: 'KS2', renewals: 2 };

describe('the mark', () => {
  test('is the same for all pages', () => {
    const storage = memoryStorage();
    const [one, two] = [createMarkStore(storage), createMarkStore(storage)];
    expect([one.read(), one.left()]).toEqual([null, null]);
    one.write(mark);
    expect(two.read()).toEqual(mark);
    two.leave('M');
    expect(one.left()).toBe('M');
    expect(one.read()).toEqual(mark);
    one.stay();
    expect(two.left()).toBeNull();
    two.clear();
    expect([one.read(), storage.length]).toEqual([null, 0]);
  });

  test.each([null, refusing])('is a page’s own where there is no storage', (storage) => {
    const marks = createMarkStore(storage);
    expect([marks.read(), marks.left()]).toEqual([null, null]);
    marks.write(mark);
    marks.leave('M');
    expect([marks.read(), marks.left()]).toEqual([mark, 'M']);
    marks.stay();
    expect([marks.read(), marks.left()]).toEqual([mark, null]);
    marks.clear();
    expect(marks.read()).toBeNull();
    expect(createMarkStore(storage).read()).toBeNull();
  });

  test.each([
    ['no id', { id: '' }],
    ['no way of signing in', { loginType: 'x' }],
    ['no count', { renewals: 1.5 }],
    ['no word on single sign-on', { isSso: 'Y' }],
  ])('with %s is none', (_, change) => {
    const storage = memoryStorage();
    storage.setItem('wallet.session', JSON.stringify({ ...mark, ...change }));
    expect(createMarkStore(storage).read()).toBeNull();
  });

  test('of an older wallet has no group', () => {
    const storage = memoryStorage();
    const { groupCode: _, ...older } = mark;
    storage.setItem('wallet.session', JSON.stringify(older));
    expect(createMarkStore(storage).read()).toEqual({ ...mark, groupCode: '' });
    expect(knownLoginType({ localStorage: storage } as Window)).toBe('ci');
    expect(knownLoginType({ localStorage: memoryStorage() } as Window)).toBeUndefined();
    const closed = Object.defineProperty({}, 'localStorage', { get: refuse }) as Window;
    expect(knownLoginType(closed)).toBeUndefined();
  });

  test('has a name that nobody else has', () => {
    const names = Array.from({ length: 50 }, newId);
    expect(new Set(names).size).toBe(50);
    for (const name of names) expect(name).toMatch(/^\d+-\d+-\d+-\d+$/);
  });
});

describe('a sealed text', () => {
  test('is opened by its key, at its place, whole', async () => {
    const [key, other] = await Promise.all([memoryKeys().key(), memoryKeys().key()]);
    if (!key || !other) throw new Error('no WebCrypto');
    const text = `김하늘 ${'x'.repeat(300)}\u0000é`;
    const box = await sealText(key, 'here', text);
    expect(box).not.toBe(await sealText(key, 'here', text));
    expect(atob(box.split('.')[0] ?? '')).toHaveLength(12);
    expect(await openSealed(key, 'here', box)).toBe(text);
    expect(await openSealed(key, 'there', box)).toBeNull();
    expect(await openSealed(other, 'here', box)).toBeNull();
    for (const broken of ['', '.', 'x', box.slice(0, -8), box.replace('.', ''), `${box}!`, `A${box}`])
      expect(await openSealed(key, 'here', broken)).toBeNull();
  });
});

describe('a vault', () => {
  const keys = memoryKeys();
  const open = (storage: Storage | null, more = {}) =>
    createVault({ storage, storageKey: 'K', keys, ...more });

  test('keeps values for other pages, each at its place', async () => {
    const storage = memoryStorage();
    const vault = open(storage);
    expect([await vault.read('a'), vault.has('a')]).toEqual([undefined, false]);
    await vault.write('a', { n: 1 });
    await vault.write('b', null);
    expect(vault.has('a')).toBe(true);
    const other = open(storage);
    expect([await other.read('a'), await other.read('b'), other.has('b')]).toEqual([{ n: 1 }, null, true]);
    // A box moved to another name is opened by nobody, and dropped.
    const boxes = JSON.parse(storage.getItem('K') ?? '') as Record<string, string>;
    storage.setItem('K', JSON.stringify({ ...boxes, c: boxes.a }));
    expect([await other.read('c'), other.has('c'), other.has('a')]).toEqual([undefined, false, true]);
    await other.clear('a');
    await other.write('b', undefined);
    expect([vault.has('a'), vault.has('b'), storage.getItem('K')]).toEqual([false, false, null]);
  });

  test.each([
    ['no storage', null, {}],
    ['no key', memoryStorage(), { keys: { key: async () => null } }],
    ['a storage that refuses', refusing, {}],
    ['a key that cannot encrypt', memoryStorage(), { keys: { key: async () => ({}) as CryptoKey } }],
  ])('with %s keeps values in this page', async (_, storage, more) => {
    const vault = open(storage, more);
    await vault.write('a', [1]);
    expect([await vault.read('a'), vault.has('a')]).toEqual([[1], true]);
    expect(await open(storage, more).read('a')).toBeUndefined();
    await vault.clear('a');
    expect([await vault.read('a'), vault.has('a')]).toEqual([undefined, false]);
    await vault.write('b', 2);
    vault.wipe();
    expect([await vault.read('b'), vault.has('b')]).toEqual([undefined, false]);
  });

  test('puts what it held in memory into the storage once that takes it', async () => {
    const storage = memoryStorage();
    let isFull = true;
    const vault = open({ ...storage, setItem: (...set) => (isFull ? refuse() : storage.setItem(...set)) });
    await vault.write('a', 'first');
    expect(await vault.read('a')).toBe('first');
    isFull = false;
    await vault.write('a', 'second');
    expect([await vault.read('a'), await open(storage).read('a')]).toEqual(['second', 'second']);
    await vault.clear('a');
    expect(await vault.read('a')).toBeUndefined();
  });

  test('is wiped at once: what is on its way comes to nothing', async () => {
    const storage = memoryStorage();
    const vault = open(storage);
    await vault.write('a', 1);
    const late = [vault.write('a', 2), vault.read('a'), vault.clear('b')];
    vault.wipe();
    expect([vault.has('a'), storage.getItem('K')]).toEqual([false, null]);
    expect(await Promise.all(late)).toEqual([undefined, undefined, undefined]);
    expect([await vault.read('a'), storage.getItem('K')]).toEqual([undefined, null]);
    await vault.write('a', 3);
    expect(await vault.read('a')).toBe(3);
  });

  test('that is wiped while a box is sealed or opened shows and keeps nothing', async () => {
    const storage = memoryStorage();
    let give: (key: CryptoKey | null) => void = () => undefined;
    const slow = open(storage, { keys: { key: () => new Promise((resolve) => (give = resolve)) } });
    await open(storage).write('a', 1);
    const reading = slow.read('a');
    await vi.waitFor(() => expect(give).not.toHaveLength(0));
    slow.wipe();
    await open(storage).write('a', 'of the next');
    give(await keys.key());
    expect(await reading).toBeUndefined();
    expect(await open(storage).read('a')).toBe('of the next');
    give = () => undefined;
    const writing = slow.write('a', 2);
    await vi.waitFor(() => expect(give).not.toHaveLength(0));
    slow.wipe();
    give(await keys.key());
    await writing;
    expect([slow.has('a'), storage.getItem('K')]).toEqual([false, null]);
  });

  test('goes on after a value that is no JSON', async () => {
    const vault = open(memoryStorage());
    await expect(vault.write('a', 1n)).rejects.toThrow();
    await vault.write('a', 1);
    expect(await vault.read('a')).toBe(1);
  });
});

describe('a draft', () => {
  let time = 0;
  let me = 'W1';
  const open = () => {
    const vault = createVault({ storage: null, storageKey: 'D', keys: memoryKeys() });
    return { vault, drafts: createDrafts({ vault, memberId: () => me, now: () => time }) };
  };
  beforeEach(() => {
    time = 1_000_000_000;
    me = 'W1';
  });
  const number = v.number();

  test.each([
    [0, 1],
    [30 * 60_000 - 1, 1],
    [30 * 60_000, undefined],
    [-1, undefined],
  ])('read %d ms after it was written is %j', async (later, value) => {
    const { drafts, vault } = open();
    await drafts.write('d', 1);
    time += later;
    expect(await drafts.read('d', number)).toBe(value);
    expect(vault.has('d')).toBe(value !== undefined);
    time -= later;
    expect(await drafts.read('d', number)).toBe(value);
  });

  test('is gone for another member, and waits while nobody is signed in', async () => {
    const { drafts, vault } = open();
    await drafts.write('d', 1);
    me = '';
    expect([await drafts.read('d', number), vault.has('d')]).toEqual([undefined, true]);
    await drafts.write('d', 2);
    me = 'W1';
    expect(await drafts.read('d', number)).toBe(1);
    me = 'W2';
    expect([await drafts.read('d', number), vault.has('d')]).toEqual([undefined, false]);
  });

  test('of a visitor is a visitor’s, and goes with the login', async () => {
    const { drafts } = open();
    me = '';
    await drafts.write('d', 1);
    await drafts.write('d', 2);
    expect(await drafts.read('d', number)).toBe(2);
    me = 'W1';
    expect(await drafts.read('d', number)).toBeUndefined();
    me = '';
    expect(await drafts.read('d', number)).toBeUndefined();
  });

  test('of a visitor is handed to who signs in, where the screen asks for it', async () => {
    const { drafts } = open();
    me = '';
    await drafts.write('d', 1);
    me = 'W1';
    expect(await drafts.read('d', number, { fromVisitor: true })).toBe(1);
    expect(await drafts.read('d', number)).toBe(1);
    me = 'W2';
    expect(await drafts.read('d', number, { fromVisitor: true })).toBeUndefined();
  });

  test('of a member that is too old makes room for a visitor’s', async () => {
    const { drafts } = open();
    await drafts.write('d', 1);
    me = '';
    time += 30 * 60_000;
    await drafts.write('d', 2);
    expect(await drafts.read('d', number)).toBe(2);
    await drafts.clear('d');
    expect(await drafts.read('d', number)).toBeUndefined();
  });

  test('of a form that has changed, or that is none, is dropped', async () => {
    const { drafts, vault } = open();
    await drafts.write('d', 'x');
    expect([await drafts.read('d', number), vault.has('d')]).toEqual([undefined, false]);
    await vault.write('d', { value: 1 });
    expect([await drafts.read('d', number), vault.has('d')]).toEqual([undefined, false]);
  });
});

describe('the word', () => {
  const noted = () => {
    const notes = new Map<string, unknown>();
    return {
      notes,
      read: async (name: string) => notes.get(name),
      write: async (name: string, value: unknown) => void notes.set(name, value),
    };
  };

  test('is had once for each end, of the last five', async () => {
    const [storage, notes] = [memoryStorage(), noted()];
    expect(await claimVoice(storage, notes, 'e1')).toBe(true);
    expect(await claimVoice(storage, notes, 'e1')).toBe(false);
    for (const end of ['e2', 'e3', 'e4', 'e5']) expect(await claimVoice(storage, notes, end)).toBe(true);
    expect(await claimVoice(storage, notes, 'e1')).toBe(false);
    expect(await claimVoice(storage, notes, 'e6')).toBe(true);
    expect([storage.getItem('wallet.spoken'), notes.notes.get('spoken')]).toEqual([
      'e2,e3,e4,e5,e6',
      ['e2', 'e3', 'e4', 'e5', 'e6'],
    ]);
  });

  test('was had also where only the storage, or only the notes, tell of it', async () => {
    const storage = memoryStorage();
    const nothing = { read: async () => undefined, write: async () => undefined };
    expect(await claimVoice(storage, nothing, 'e1')).toBe(true);
    expect(await claimVoice(storage, nothing, 'e1')).toBe(false);
    const notes = noted();
    notes.notes.set('spoken', ['e2']);
    expect(await claimVoice(storage, notes, 'e2')).toBe(false);
  });

  test('is everybody’s where nobody can be asked', async () => {
    const broken = { read: () => Promise.reject(new Error('no')), write: async () => undefined };
    expect(await claimVoice(null, broken, 'e1')).toBe(true);
    expect(await claimVoice(memoryStorage(), broken, 'e1')).toBe(true);
    expect(await claimVoice(refusing, noted(), 'e1')).toBe(true);
  });
});

describe('a lock', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
  });
  const later = (value: string, order: string[]) => async () => {
    order.push(`${value} in`);
    await new Promise((resolve) => setTimeout(resolve, 2));
    order.push(`${value} out`);
    return value;
  };

  test('without Web Locks holds in this page, and outlives who fails', async () => {
    vi.stubGlobal('navigator', {});
    const order: string[] = [];
    const failing = withLock('l', () => Promise.reject(new Error('no')));
    const all = [withLock('l', later('a', order)), withLock('l', later('b', order))];
    await expect(failing).rejects.toThrow('no');
    expect(await Promise.all(all)).toEqual(['a', 'b']);
    expect(order).toEqual(['a in', 'a out', 'b in', 'b out']);
    order.length = 0;
    await Promise.all([withLock('x', later('a', order)), withLock('y', later('b', order))]);
    expect(order.slice(0, 2)).toEqual(['a in', 'b in']);
    vi.stubGlobal('navigator', undefined);
    expect(await withLock('l', async () => 7)).toBe(7);
  });

  test('with Web Locks is theirs', async () => {
    const request = vi.fn((_name: string, work: () => Promise<void>) => work());
    vi.stubGlobal('navigator', { locks: { request } });
    const work = vi.fn(async () => undefined);
    expect(await withLock('l', work)).toBeUndefined();
    expect(work).toHaveBeenCalledOnce();
    expect(request).toHaveBeenCalledExactlyOnceWith('l', expect.any(Function));
    await expect(withLock('l', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  });
});
