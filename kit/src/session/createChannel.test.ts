import { expect, test } from 'vitest';
import { createChannel, type Notice } from './createChannel.ts';
import { memoryStorage } from './testing/openPages.ts';

const letter = (id: string, notice: unknown = { kind: 'signedIn', mark: 'm' }) =>
  JSON.stringify({ id, notice });
const arrive = (newValue: string | null, key = 'wallet.notice') =>
  window.dispatchEvent(new StorageEvent('storage', { key, newValue }));

test('a notice arrives by local storage, once, and foreign or broken ones do not', () => {
  const channel = createChannel(window, memoryStorage());
  const heard: Notice[] = [];
  channel.on((notice) => heard.push(notice));
  arrive(letter('1'));
  arrive(letter('1'));
  for (const text of [
    null,
    '{',
    '[]',
    letter(''),
    letter('2', { kind: 'ended', mark: 'm' }),
    letter('3', null),
  ])
    arrive(text);
  arrive(letter('4'), 'other');
  expect(heard).toEqual([{ kind: 'signedIn', mark: 'm' }]);
  channel.dispose();
  arrive(letter('5'));
  expect(heard).toHaveLength(1);
});

test('what is posted leaves nothing behind', () => {
  const storage = memoryStorage();
  const channel = createChannel(window, storage);
  channel.post({ kind: 'ended', mark: 'm', reason: 'left', isUnspoken: false });
  expect(storage.length).toBe(0);
  channel.dispose();
});

test('what ends after the page has left is told to nobody, and harms nothing', () => {
  const storage = memoryStorage();
  const written: string[] = [];
  const channel = createChannel(window, {
    ...storage,
    setItem: (_, text) => void written.push(text),
    removeItem: () => {},
  });
  channel.dispose();
  channel.post({ kind: 'ended', mark: 'm', reason: 'left', isUnspoken: false });
  expect(written).toEqual([]);
});
