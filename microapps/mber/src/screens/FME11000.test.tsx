import { screen, waitFor } from '@testing-library/react';
import { type RenderedScreen, renderScreen } from '@wallet/kit/testing';
import { createMock } from '@wallet/mocks/backend';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { manifest } from '../manifest.ts';
import { messages } from '../messages/index.ts';
import { screens } from '../screens.ts';
import { signUpCi } from '../state/signUp.ts';

const app = { manifest, screens, messages };
const backend = createMock();
let shown: RenderedScreen;
const goes = vi.fn<(to: string) => void>();

interface Persona {
  id: string;
  phone: string;
  password: string;
}

async function persona(id: string): Promise<Persona> {
  const answer = await backend.fetch(new Request('http://localhost:4173/_mocks/personas'));
  const found = ((await answer.json()) as Persona[]).find((one) => one.id === id);
  if (!found) throw new Error(`No persona ${id}.`);
  return found;
}

const field = (name: string) => {
  const input = document.querySelector<HTMLInputElement>(`[data-field="${name}"]`);
  if (!input) throw new Error(`No field ${name}.`);
  return input;
};
const says = (id: string) =>
  waitFor(() => expect(document.querySelector(`dialog[data-msg="${id}"]`)).not.toBeNull());
const closed = () => waitFor(() => expect(document.querySelector('dialog[data-msg]')).toBeNull());
const tap = (action: string) => {
  const button = document.querySelector(`[data-action="${action}"]`);
  if (!button) throw new Error(`No button ${action}.`);
  return shown.user.click(button);
};

async function open(query: Record<string, string> = {}, locale: 'ko' | 'en' = 'ko') {
  shown = await renderScreen(app, 'FME11000', { backend, query, locale });
  await shown.shows('FME11000');
}

async function signIn({ phone, password }: Pick<Persona, 'phone' | 'password'>) {
  await shown.user.clear(field('phone'));
  await shown.user.type(field('phone'), phone);
  await shown.user.clear(field('password'));
  await shown.user.type(field('password'), password);
  await tap('submit');
}

beforeEach(() => {
  vi.spyOn(window.location, 'replace').mockImplementation((to) => goes(String(to)));
});

afterEach(() => {
  shown.unmount();
  goes.mockClear();
});

describe('signing in by phone and password', () => {
  it('(R052, R191, R194) a visitor gets in and goes home; the password never leaves as it was typed', async () => {
    const member = await persona('member');
    await open();
    await signIn(member);
    await waitFor(() => expect(goes).toHaveBeenCalledWith('/main/FMA10000?loginAfter=true'));
    const journal = await shown.journal();
    const login = journal.find(({ path }) => path === '/mstr/login/action');
    expect(login?.body).toMatchObject({ phone: member.phone, encPassword: expect.stringMatching(/.{100}/) });
    expect(JSON.stringify(journal)).not.toContain(member.password);
    const after = journal.map(({ method, path }) => `${method} ${path}`);
    const order = ['POST /mstr/login/action', 'POST /mstr/userinfo', 'GET /mstr/userinfo'];
    const seen = after.slice(after.indexOf('POST /mstr/login/action'));
    expect(seen.filter((call) => order.includes(call))).toEqual(order);
  });

  it('(R039, R192) goes back to where the customer came from', async () => {
    await open({ returnPath: '/forest/FTR22000?region=03', directPage: 'Y' });
    await signIn(await persona('member'));
    await waitFor(() => expect(goes).toHaveBeenCalledWith('/forest/FTR22000?region=03'));
  });

  it('shows the phone number as it is written', async () => {
    const { phone } = await persona('member');
    await open();
    await shown.user.type(field('phone'), phone);
    expect(field('phone').value).toBe(phone.replace(/(\d{3})(\d{4})(\d{4})/, '$1-$2-$3'));
  });

  it('(R289) says under each field what it lacks, in its own words, and puts the customer at the first', async () => {
    await open();
    await tap('submit');
    const said = () =>
      [...document.querySelectorAll('main [data-msg]')].map(({ textContent }) => textContent);
    expect(said()).toEqual(['휴대폰 번호를 입력해 주세요.', '비밀번호를 입력해 주세요.']);
    expect(document.querySelectorAll('[data-msg="enterIdPassword"]')).toHaveLength(1);
    expect(document.activeElement).toBe(field('phone'));
    await shown.user.type(field('phone'), '01012345678');
    expect(said()).toEqual(['비밀번호를 입력해 주세요.']);
    await tap('submit');
    expect(document.querySelectorAll('[data-msg="enterIdPassword"]')).toHaveLength(1);
    expect(document.activeElement).toBe(field('password'));
    expect((await shown.journal()).some(({ path }) => path === '/mstr/login/action')).toBe(false);
  });

  it('(R197, R198, E26) warns below five failures, and locks from the fifth; what was typed stays', async () => {
    const { phone } = await persona('member');
    await open();
    for (const left of [4, 3, 2, 1, 0]) {
      await signIn({ phone, password: 'wrong' });
      await says(left > 0 ? 'loginRetry' : 'loginLocked');
      if (left > 0) expect(document.querySelector('dialog[data-msg]')?.textContent).toContain(`${left}번`);
      await tap('confirm');
      await closed();
      if (left > 0) {
        await waitFor(() =>
          expect(document.querySelector('p[data-msg="passwordWrong"]')?.textContent).toContain(`${left}번`),
        );
        expect(document.activeElement).toBe(field('password'));
      }
      expect(field('password').value).toBe('wrong');
    }
    expect(goes).not.toHaveBeenCalled();
  });

  it.each([
    [
      '(R196, R370) 0002 below five failures says to check both, and what comes of five',
      4,
      'loginRetry',
      ['휴대폰 번호', '비밀번호', '5회'],
    ],
    [
      '(R196, R371) 0002 from five failures says to verify the phone and reset the password',
      5,
      'loginLocked',
      ['휴대폰', '비밀번호', '5회'],
    ],
  ] as const)('%s', async (_, loginFailCnt, id, words) => {
    await open();
    await shown.reply({
      method: 'POST',
      path: '/mstr/login/action',
      body: { status: 200, code: '0002', message: '', payload: { loginFailCnt } },
    });
    await signIn({ phone: '01012345678', password: 'x' });
    await says(id);
    const text = document.querySelector(`dialog[data-msg="${id}"]`)?.textContent ?? '';
    for (const word of words) expect(text).toContain(word);
  });

  it('(R199, R202) asks whether to sign up, and does nothing on no', async () => {
    await open();
    await signIn({ phone: '01099998888', password: 'x' });
    await says('signUpAsk');
    await tap('cancel');
    await closed();
    expect(shown.path()).toBe('/mber/FME11000');
    await tap('submit');
    await says('signUpAsk');
    await tap('confirm');
    await waitFor(() => expect(shown.path()).toBe('/mber/FME72000'));
  });

  it('tells a customer whose account sleeps, and leads to waking it up', async () => {
    await open({ pageId: 'FTR10000' });
    await signIn(await persona('dormant'));
    await says('memberDormant');
    await tap('confirm');
    await waitFor(() => expect(shown.path()).toBe('/mber/FME82000?pageId=FTR10000'));
  });

  it('(R200, E29) hands the CI of certificate type 03 on, but not in the address', async () => {
    await open({ pageId: 'FTR10000' });
    await shown.reply({
      method: 'POST',
      path: '/mstr/login/action',
      body: { status: 200, code: '0003', message: '', payload: { certType: '03', ci: 'CI-OF-SOMEBODY' } },
    });
    await signIn({ phone: '01099998888', password: 'x' });
    await says('signUpAsk');
    await tap('confirm');
    await waitFor(() => expect(shown.path()).toBe('/mber/FME74000?pageId=FTR10000'));
    expect(signUpCi.value).toBe('CI-OF-SOMEBODY');
  });

  it('(R190, A46) tells a customer who exists twice, and stays', async () => {
    await open();
    await shown.reply({
      method: 'POST',
      path: '/mstr/login/action',
      body: { status: 200, code: '0000', message: '', payload: { isDupUser: 'Y' } },
    });
    await signIn(await persona('member'));
    await says('duplicateUser');
    await tap('confirm');
    expect(goes).not.toHaveBeenCalled();
  });

  it.each([
    [{ status: 500, body: { status: 500, code: '5000', message: '', payload: null } }],
    [{ rawBody: 'not json' }],
    [{ drop: true }],
  ])('(A47) a failure that is no answer (%j) is told, and loses nothing', async (reply) => {
    await open();
    await shown.reply({ method: 'POST', path: '/mstr/login/action', ...reply });
    await signIn({ phone: '01012345678', password: 'secret' });
    await waitFor(() => expect(document.querySelector('dialog[data-msg]')).not.toBeNull());
    expect(document.querySelector('dialog[data-msg="signUpAsk"]')).toBeNull();
    await tap('confirm');
    expect([field('phone').value, field('password').value]).toEqual(['010-1234-5678', 'secret']);
  });

  it('asks once, however often the button is tapped', async () => {
    await open();
    await shown.reply({
      method: 'POST',
      path: '/mstr/login/action',
      body: { status: 200, code: '0002', message: '', payload: { loginFailCnt: 1 } },
      delayMs: 30,
    });
    await signIn({ phone: '01012345678', password: 'secret' });
    await tap('submit');
    await says('loginRetry');
    const logins = (await shown.journal()).filter(({ path }) => path === '/mstr/login/action');
    expect(logins).toHaveLength(1);
  });

  it('is complete in English', async () => {
    await open({}, 'en');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Sign in');
    expect(document.body.textContent).not.toMatch(/[가-힣]/);
  });
});
