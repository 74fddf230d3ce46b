import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { memoryKeys, storedKeys } from './keyStore.ts';
import { createSharedNotes } from './sharedNotes.ts';
import { openDatabase } from './testing/openDatabase.ts';

// A browser has the class as a global, the page of these tests has not.
beforeEach(async () => {
  vi.stubGlobal('CryptoKey', Object.getPrototypeOf(await memoryKeys().key()).constructor);
});

afterEach(() => {
  vi.useRealTimers();
});

describe('the key', () => {
  test('is one for all pages of the origin, and cannot be carried away', async () => {
    const { view, held, counted } = openDatabase();
    const key = await storedKeys(view).key();
    expect(key).toBeInstanceOf(CryptoKey);
    expect(key).toMatchObject({
      extractable: false,
      algorithm: { name: 'AES-GCM', length: 256 },
      usages: expect.arrayContaining(['encrypt', 'decrypt']),
    });
    expect(held).toEqual(new Map([['wallet/keys/session', key]]));
    expect(await storedKeys(view).key()).toBe(key);
    expect(counted).toEqual({ opened: 2, closed: 2 });
  });

  test('is asked for once a page', async () => {
    const { view, counted } = openDatabase();
    const keys = storedKeys(view);
    const [first, second] = await Promise.all([keys.key(), keys.key()]);
    expect(first).toBe(second);
    expect(counted.opened).toBe(1);
  });

  test('of a page that was quicker counts', async () => {
    const { view, held, fails } = openDatabase();
    const two = [storedKeys(view).key(), storedKeys(view).key()];
    const [first, second] = await Promise.all(two);
    expect(first).toBe(second);
    expect(held.get('wallet/keys/session')).toBe(first);
    held.set('wallet/keys/session', 'of an older wallet');
    fails.add = 'it is there';
    expect(await storedKeys(view).key()).toBe('of an older wallet');
  });

  test.each(['open', 'get'] as const)('is none where the database refuses to %s', async (name) => {
    const { view, fails, counted } = openDatabase();
    fails[name] = 'no';
    expect(await storedKeys(view).key()).toBeNull();
    expect(counted.closed).toBe(counted.opened);
  });

  test('is none where the database does not answer in 2 s', async () => {
    vi.useFakeTimers();
    const { view, fails } = openDatabase();
    fails.open = 'silent';
    const key = vi.fn();
    void storedKeys(view).key().then(key);
    await vi.advanceTimersByTimeAsync(1_999);
    expect(key).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(key).toHaveBeenCalledWith(null);
  });

  test('leaves no clock running', async () => {
    vi.useFakeTimers();
    const { view, held } = openDatabase();
    held.set('wallet/keys/session', await memoryKeys().key());
    const key = storedKeys(view).key();
    await vi.advanceTimersByTimeAsync(100);
    expect(await key).not.toBeNull();
    expect(vi.getTimerCount()).toBe(0);
  });

  test('is none without a database or without WebCrypto', async () => {
    expect(await storedKeys({} as Window).key()).toBeNull();
    expect(await memoryKeys().key()).toBeInstanceOf(CryptoKey);
    const { view, counted } = openDatabase();
    for (const without of [undefined, {}, { subtle: {} }]) {
      vi.stubGlobal('crypto', without);
      expect(await memoryKeys().key()).toBeNull();
      expect(await storedKeys(view).key()).toBeNull();
    }
    expect(counted.opened).toBe(0);
  });
});

describe('notes', () => {
  test('are read by every page, one after the other', async () => {
    const { view, held, counted } = openDatabase();
    const [one, two] = [createSharedNotes(view), createSharedNotes(view)];
    expect(await one.read('spoken')).toBeUndefined();
    await one.write('spoken', ['a']);
    await two.write('renewed', 0);
    expect(held).toEqual(
      new Map<string, unknown>([
        ['wallet.notes/notes/spoken', ['a']],
        ['wallet.notes/notes/renewed', 0],
      ]),
    );
    expect([await two.read('spoken'), await one.read('renewed')]).toEqual([['a'], 0]);
    expect(counted).toEqual({ opened: 5, closed: 5 });
  });

  test('are written when they are kept, not when they are taken', async () => {
    const { view, held, fails } = openDatabase();
    fails.commit = 'full';
    await expect(createSharedNotes(view).write('spoken', 1)).resolves.toBeUndefined();
    expect(held.size).toBe(1);
  });

  test.each(['open', 'get', 'put'] as const)(
    'fail for nobody where the database refuses to %s',
    async (name) => {
      const { view, fails } = openDatabase();
      const notes = createSharedNotes(view);
      await notes.write('spoken', 1);
      fails[name] = 'no';
      if (name === 'put')
        await expect(Promise.race([notes.write('spoken', 2), 'waits'])).resolves.toBe('waits');
      else expect(await notes.read('spoken')).toBeUndefined();
    },
  );

  test('are waited for 15 s and no longer', async () => {
    vi.useFakeTimers();
    const { view, fails } = openDatabase();
    fails.open = 'silent';
    const read = vi.fn();
    void createSharedNotes(view).read('spoken').then(read);
    await vi.advanceTimersByTimeAsync(14_999);
    expect(read).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(read).toHaveBeenCalledWith(undefined);
  });
});
