import { afterEach, expect, test, vi } from 'vitest';
import { bindClient, createClient } from '../api/index.ts';
import { findMemberByCi, readJoinInfo } from './calls.ts';
import { createChannel, type Notice } from './createChannel.ts';
import { memoryStorage } from './testing/openPages.ts';

/** A BroadcastChannel whose messages arrive at once at all others of its name. */
class Broadcast extends EventTarget {
  static all = new Set<Broadcast>();
  readonly name: string;
  constructor(name: string) {
    super();
    this.name = name;
    Broadcast.all.add(this);
  }
  postMessage(data: unknown) {
    for (const other of Broadcast.all)
      if (other !== this && other.name === this.name)
        other.dispatchEvent(new MessageEvent('message', { data }));
  }
  close() {
    Broadcast.all.delete(this);
  }
}

afterEach(() => {
  vi.unstubAllGlobals();
  Broadcast.all.clear();
});

const signedIn: Notice = { kind: 'signedIn', mark: 'm' };
const heardBy = (channel: ReturnType<typeof createChannel>) => {
  const heard: Notice[] = [];
  const off = channel.on((notice) => heard.push(notice));
  return { heard, off };
};
const store = (text: string, key = 'wallet.notice') =>
  window.dispatchEvent(new StorageEvent('storage', { key, newValue: text }));

test('a notice reaches all others once, whichever way it comes, and not who sent it', () => {
  vi.stubGlobal('BroadcastChannel', Broadcast);
  const written: string[] = [];
  const storage = { ...memoryStorage(), setItem: (_: string, text: string) => void written.push(text) };
  const [one, two] = [createChannel(window, storage), createChannel(window, null)];
  const [own, other] = [heardBy(one), heardBy(two)];
  one.post(signedIn);
  expect(written).toHaveLength(1);
  store(written[0] ?? '');
  expect([own.heard, other.heard]).toEqual([[], [signedIn]]);
  two.post({ kind: 'membership' });
  expect(own.heard).toEqual([{ kind: 'membership' }]);
  other.off();
  one.post(signedIn);
  expect(other.heard).toHaveLength(1);
  one.dispose();
  two.dispose();
  expect(Broadcast.all.size).toBe(0);
});

test.each([
  ['no BroadcastChannel', undefined, null],
  [
    'a storage that refuses',
    undefined,
    {
      setItem() {
        throw new DOMException('full', 'QuotaExceededError');
      },
    } as unknown as Storage,
  ],
])('with %s nothing fails', (_, broadcast, storage) => {
  vi.stubGlobal('BroadcastChannel', broadcast);
  const channel = createChannel(window, storage);
  const { heard } = heardBy(channel);
  expect(() => channel.post(signedIn)).not.toThrow();
  store(JSON.stringify({ id: 'other', notice: signedIn }));
  expect(heard).toEqual([signedIn]);
  channel.dispose();
  store(JSON.stringify({ id: 'later', notice: signedIn }));
  expect(heard).toHaveLength(1);
});

test('of the last fifty each counts once', () => {
  vi.stubGlobal('BroadcastChannel', undefined);
  const channel = createChannel(window, null);
  const { heard } = heardBy(channel);
  const arrive = (id: number) => store(JSON.stringify({ id: `n${id}`, notice: signedIn }));
  for (let id = 1; id <= 50; id += 1) arrive(id);
  arrive(1);
  expect(heard).toHaveLength(50);
  arrive(51);
  arrive(2);
  expect(heard).toHaveLength(51);
  arrive(1);
  expect(heard).toHaveLength(52);
  channel.dispose();
});

test.each([
  ['Y', true],
  ['N', false],
  ['', undefined],
])('(R343) (R344) who is about to join is known by the CI; under 14: %j', async (under14Yn, isMinor) => {
  const bodies: unknown[] = [];
  const payload = { joinYn: 'Y', svcPtrnDstCd: '05', under14Yn, userIdnfiNo: null };
  bindClient(
    createClient({
      async fetch(_, init) {
        bodies.push(JSON.parse(String(init?.body)));
        return Response.json({ status: 200, code: '0000', message: '', payload });
      },
    }),
  );
  expect(await readJoinInfo('C')).toEqual({ isMember: true, servicePattern: '05', isMinor });
  expect(await findMemberByCi('C')).toBe('');
  expect(bodies).toEqual([{ ci: 'C' }, { cnifNo: 'C' }]);
});
