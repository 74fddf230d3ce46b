import { expect, test, vi } from 'vitest';
import { createMock } from '../../../mocks/src/backend/index.ts';
import { createClient } from '../api/index.ts';
import { createBridge } from '../bridge/index.ts';
import { createSession } from './createSession.ts';
import { memoryKeys } from './keyStore.ts';
import type { SessionEnd } from './Session.ts';

const origin = 'http://localhost:4173';

interface Persona {
  id: string;
  phone: string;
  password: string;
  ci: string;
}

/** A page of the wallet before the same backend that `npm start` serves. */
async function openPage(signedInAs?: string, person?: object) {
  const mock = createMock();
  const ask = (path: string, init?: RequestInit) => mock.fetch(new Request(`${origin}${path}`, init));
  const put = (path: string, method: string, body: unknown) =>
    ask(path, { method, body: JSON.stringify(body) });
  await put('/_mocks/reset', 'POST', { persona: signedInAs, person });
  const personas = (await (await ask('/_mocks/personas')).json()) as Persona[];
  const client = createClient({ fetch: (input, init) => ask(String(input), init) });
  const bridge = createBridge({ app: 'test', appVersion: '0', kitVersion: '0', transport: null });
  const session = createSession({ bridge, client, keys: memoryKeys() });
  const ends: SessionEnd[] = [];
  session.onEnded((end) => ends.push(end));
  const persona = (id: string) => {
    const found = personas.find((one) => one.id === id);
    if (!found) throw new Error(`no persona ${id}`);
    return found;
  };
  return { session, client, ends, persona, reply: (body: unknown) => put('/_mocks/replies', 'PUT', body) };
}

test('(R156) (R337, R930) who is signed in is found by cookie, and nobody is a visitor', async () => {
  const member = await openPage('member');
  expect(await member.session.restore()).toMatchObject({
    name: '김하늘',
    birth: '19900215',
    loginCode: '02K1',
  });
  const visitor = await openPage('visitor');
  expect(await visitor.session.restore()).toBeNull();
});

test('roles come through', async () => {
  const roles = {
    minor: { isMinor: true },
    foreigner: { isForeigner: true },
    developer: { isDeveloper: true },
  };
  for (const [role, fact] of Object.entries(roles)) {
    expect(await (await openPage(role)).session.restore()).toMatchObject(fact);
  }
});

test('(R194) (R196) a customer signs in by phone and password, after a wrong try', async () => {
  const { session, persona } = await openPage();
  const { phone, password } = persona('member');
  expect(await session.login({ phone, password: 'wrong' })).toEqual({ kind: 'retry', failCount: 1 });
  expect(await session.login({ phone, password })).toMatchObject({
    kind: 'success',
    person: { name: '김하늘' },
  });
  await session.leave();
  expect(await session.restore()).toBeNull();
});

test('the other outcomes of a login', async () => {
  const { session, persona } = await openPage();
  const outcome = (id: string) => session.login({ phone: persona(id).phone, password: persona(id).password });
  expect(await outcome('locked')).toMatchObject({ kind: 'locked' });
  expect(await outcome('duplicateUser')).toEqual({ kind: 'dup' });
  expect(await outcome('notMember')).toMatchObject({ kind: 'signUp', to: '/mber/FME72000' });
  expect(await outcome('notMember03')).toMatchObject({
    kind: 'signUp',
    to: '/mber/FME74000',
    certType: '03',
  });
});

test('(R214) a native login syncs a customer without ids', async () => {
  const { session, persona } = await openPage();
  expect(await session.nativeLogin({ ci: persona('unsynced').ci })).toMatchObject({
    kind: 'success',
    person: { customerId: expect.stringMatching(/^K/) as string },
  });
});

test('(R230) a group sign-on, and a book token', async () => {
  const { session, persona } = await openPage();
  const info = {
    samlAssertion: 's',
    ci: persona('member').ci,
    ssoNo: '1',
    kBCrtfiSerno: '2',
    groupCoCd: 'KS2',
  };
  expect(await session.groupSignIn(info)).toMatchObject({ kind: 'success', person: { loginCertType: '04' } });
  expect(await session.groupSignIn({ ...info, samlAssertion: 'INVALID' })).toMatchObject({
    kind: 'ssoFailed',
  });
  const agree = async () => true;
  await session.leave();
  expect(await session.bookSignIn({ token: 'book-notMember', agree })).toMatchObject({ kind: 'bookSignUp' });
  expect(await session.bookSignIn({ token: 'book-member', agree })).toMatchObject({ kind: 'success' });
  // Nobody is signed in over somebody, whatever the token says.
  expect(await session.bookSignIn({ token: 'book-employee', agree })).toEqual({ kind: 'declined' });
  expect(session.person.value?.name).toBe('김하늘');
});

test('(R238) a session that was replaced elsewhere is told and left', async () => {
  const { session, reply, ends } = await openPage('member');
  await session.restore();
  await reply({
    method: 'GET',
    path: '/mstr/userinfo',
    body: { status: 200, code: 'DUPLICATE_LOGIN', message: '다른 기기' },
  });
  await session.reread();
  await vi.waitFor(() => expect(ends).toEqual([{ reason: 'duplicate', speaks: true, message: '다른 기기' }]));
});
