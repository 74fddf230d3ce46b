import { expect, test } from 'vitest';
import { type KeyPair, makeKeys, payloadOf, signed } from '../../signing.ts';
import { NOON, openMock } from '../testing/openMock.ts';

const keys: Promise<KeyPair> = makeKeys();

/** A credential of the holder, signed together with the verifier's nonce. */
async function presentationOf(
  { nonce, verifier }: { nonce: string; verifier: string },
  issueTo: (holderKey: JsonWebKey) => Promise<string>,
): Promise<string> {
  const own = await keys;
  return signed({ credential: await issueTo(own.publicKey), nonce, verifier }, own);
}

async function counter() {
  let now = NOON;
  const mock = openMock(() => now);
  await mock.reset('member');
  const post = async (path: string, body: unknown) =>
    (await mock.post(`/wApi/proofs/${path}`, body)).body.payload;
  const issueTo = async (publicKey: JsonWebKey): Promise<string> =>
    (await post('credentials', { holderKey: publicKey })).credential;
  const ask = (): Promise<{ nonce: string; verifier: string }> => post('requests', { verifier: '구청 창구' });
  return {
    post,
    ask,
    issueTo,
    present: async () => presentationOf(await ask(), issueTo),
    judge: (presentation: string) => post('verifications', { presentation }),
    pass(ms: number) {
      now = new Date(now.getTime() + ms);
    },
  };
}

test('what the phone presents is good at the counter that asked, once', async () => {
  const { present, judge } = await counter();
  const text = await present();
  expect(await judge(text)).toMatchObject({ isGood: true, claims: { custName: '김하늘' } });
  expect(await judge(text)).toEqual({ isGood: false, because: 'replayed' });
});

test('a changed word, another holder or issuer, a foreign nonce, time that ran out and a lost card are not', async () => {
  const { ask, issueTo, present, judge, pass, post } = await counter();
  const because = async (text: string) => (await judge(text)).because;
  const thief = await makeKeys();
  const good = await present();
  const said = payloadOf(good) as { credential: string };

  expect(await because('no.text')).toBe('unreadable');
  expect(await because(`${good.slice(0, -8)}AAAAAAAA`)).toBe('signature');
  expect(await because(await signed(said, thief))).toBe('signature');
  const forged = await signed({ ...payloadOf(said.credential), holderKey: thief.publicKey }, thief);
  expect(await because(await signed({ ...said, credential: forged }, thief))).toBe('signature');
  expect(await because(await presentationOf({ nonce: 'x', verifier: '구청 창구' }, issueTo))).toBe('nonce');
  const { nonce } = await ask();
  expect(await because(await presentationOf({ nonce, verifier: '다른 곳' }, issueTo))).toBe('nonce');

  const late = await present();
  pass(181_000);
  expect(await because(late)).toBe('late');
  const lost = await present();
  const { id } = payloadOf((payloadOf(lost) as { credential: string }).credential) as { id: string };
  await post('revocations', { id });
  expect(await because(lost)).toBe('revoked');
  const own = await makeKeys();
  const credential = await issueTo(own.publicKey);
  pass(4 * 365 * 86_400_000);
  expect(await because(await signed({ credential, ...(await ask()) }, own))).toBe('validity');
});
