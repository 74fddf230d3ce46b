import { waitFor } from '@testing-library/react';
import { createFakeHost } from '@wallet/kit/testing';
import { createMock, createUnsureNetwork, type Fault } from '@wallet/mocks/backend';
import { expect, test } from 'vitest';
import { button, confirmButton, dialog, field, go, open, part } from '../../testing/openScreen.ts';

const phone = () => createFakeHost({ platform: 'android', appVersion: 'G6.3.0' });
type View = Awaited<ReturnType<typeof open>>;

async function bodies(view: View, call: string) {
  const journal = await view.journal();
  return journal.filter(({ method, path }) => `${method} ${path}` === call).map(({ body }) => body);
}

async function agreeAll(view: View) {
  await view.shows('FGP21000');
  await view.user.click(field('agreeAll'));
  await view.user.click(await button('동의하고 계속하기'));
  await waitFor(() => part('[data-step="name"]'));
}

async function nameOther(view: View, accountNo: string, bankCode: string) {
  await view.user.click(part('input[value="other"]'));
  await view.user.type(field('accountNo'), accountNo);
  await view.user.click(part('button[data-field="bankCode"]'));
  await view.user.click(part(`[data-value="${bankCode}"]`));
}

async function writeName(view: View, surname = 'No', givenName = 'Haeoe') {
  await view.user.type(field('surname'), surname);
  await view.user.type(field('givenName'), givenName);
}

async function enterPin(view: View, digits: string) {
  await view.user.click(part('[data-action="enter"]'));
  await pressDigits(view, digits);
}

/** On a keypad that is open: the last digit sends them. */
async function pressDigits(view: View, digits: string) {
  const keypad = await waitFor(() => part('[data-part="secureKeypad"]'));
  for (const digit of digits) {
    const key = [...keypad.querySelectorAll('button')].find(({ textContent }) => textContent === digit);
    if (!key) throw new Error(`The keypad has no ${digit}.`);
    await view.user.click(key);
  }
}

const joining = (options: Parameters<typeof open>[1] = {}) =>
  open('FGP21000', { persona: 'noGpaymentUser', native: phone(), ...options });

/** A connection that is gone for good loses it each time: the page asks three times, and the client sends each twice. */
const EVERY_TIME = 6;

/** A backend whose next call of this path has a fault. */
function faulty(method: string, path: string, fault: Fault, times = 1) {
  let left = times;
  return createUnsureNetwork(createMock(), (call) => {
    if (call.method !== method || call.path !== path || left === 0) return 'none';
    left -= 1;
    return fault;
  });
}

test('from nothing to ready: terms, name, account, password', async () => {
  const view = await joining();
  await agreeAll(view);
  await writeName(view);
  await view.user.click(await button('가입하기'));
  await view.shows('FGP21300');
  expect(await bodies(view, 'POST /gpayment-fe/user/v1/users')).toEqual([{ custEngName: 'NO HAEOE' }]);
  expect(await bodies(view, 'POST /comm/common/locationSave')).toHaveLength(1);
  await view.user.click(part('input[value="12345609876543"]'));
  await view.user.dblClick(await button('이 계좌로 등록하기'));
  await view.shows('FGP21510');
  // No account pays without a password: it is registered with it.
  expect(await bodies(view, 'POST /gpayment-fe/payment-method/v1/account')).toHaveLength(0);
  await enterPin(view, '928374');
  await view.shows('FGP21520');
  await enterPin(view, '928374');
  await waitFor(() => part('[data-result="success"]'));
  expect(await bodies(view, 'POST /gpayment-fe/payment-method/v1/account')).toEqual([
    { bnkCd: '004', acNo: '12345609876543' },
  ]);
  const sent = JSON.stringify(await view.journal());
  expect(sent).not.toContain('928374');
  expect(view.path()).toBe('/gpayment/FGP21520');
  await view.user.click(await button('결제하러 가기'));
  await waitFor(() => expect(view.path()).toBe('/gpayment/FGP31000'));
});

test('mandatory terms are asked for, the location may be left out', async () => {
  const view = await joining();
  await view.shows('FGP21000');
  await view.user.click(await button('동의하고 계속하기'));
  expect(await bodies(view, 'POST /comm/common/insertStpulInfo')).toEqual([]);
  for (const box of document.querySelectorAll<HTMLInputElement>(
    'main input[type="checkbox"]:not(:checked)',
  )) {
    if (box.dataset.field !== 'agreeAll' && box.closest('li')?.textContent?.includes('[필수]')) {
      await view.user.click(box);
    }
  }
  await view.user.click(await button('동의하고 계속하기'));
  await waitFor(() => part('[data-step="name"]'));
  expect(await bodies(view, 'POST /comm/common/locationSave')).toEqual([]);
});

test('(R572) the name is in capital letters, and both parts are needed', async () => {
  const view = await joining();
  await agreeAll(view);
  await view.user.click(await button('가입하기'));
  expect(document.querySelectorAll('[data-msg="required"]')).toHaveLength(2);
  await writeName(view, 'no 1', 'hae-oe');
  expect(field('surname').value).toBe('NO ');
  await view.user.clear(field('surname'));
  await view.user.type(field('surname'), '-NO');
  await view.user.click(await button('가입하기'));
  expect(part('[data-msg="invalidEnglishName"]').textContent).toContain('영문 대문자');
  expect(await bodies(view, 'POST /gpayment-fe/user/v1/users')).toEqual([]);
});

test('(R643, R652) without an English name at the bank the customer is sent to a branch', async () => {
  const view = await joining({ persona: 'noEnglishName' });
  await agreeAll(view);
  await writeName(view);
  await view.user.click(await button('가입하기'));
  expect((await dialog('englishNameMissing')).textContent).toContain('영업점');
  await view.user.click(await confirmButton('englishNameMissing'));
  expect(field('surname').value).toBe('NO');
});

test('who has joined already is told so', async () => {
  const view = await open('FGP21000', { native: phone() });
  await view.shows('FGP21000');
  await view.user.click(await button('계속하기'));
  await view.shows('FGP10000');
});

test.each(['lost', 'answerLost', 'doubled', 'slow'] as const)(
  'joining once though the network is %s',
  async (fault) => {
    const path = '/gpayment-fe/user/v1/users';
    const view = await joining({ backend: faulty('POST', path, fault) });
    await agreeAll(view);
    await writeName(view);
    await view.user.click(await button('가입하기'));
    await view.shows('FGP21300');
    const keys = (await view.journal())
      .filter((call) => call.path === path)
      .map(({ headers }) => headers['idempotency-key']);
    expect(new Set(keys).size).toBe(1);
  },
);

test('a connection that is gone is told plainly; the next press, with the connection back, joins', async () => {
  const view = await joining({
    backend: faulty('POST', '/gpayment-fe/user/v1/users', 'lost', EVERY_TIME),
  });
  await agreeAll(view);
  await writeName(view);
  await view.user.click(await button('가입하기'));
  expect((await dialog('changeUncertain')).textContent).toContain('두 번 처리되지 않아요');
  await view.user.click(await confirmButton('changeUncertain'));
  expect(field('surname').value).toBe('NO');
  await view.user.click(await button('가입하기'));
  await view.shows('FGP21300');
});

test('a joining whose answer never comes is shown as done, and the next press goes on from there', async () => {
  const view = await joining({
    backend: faulty('POST', '/gpayment-fe/user/v1/users', 'answerLost', EVERY_TIME),
  });
  await agreeAll(view);
  await writeName(view);
  await view.user.click(await button('가입하기'));
  await view.user.click(await confirmButton('changeUncertain'));
  await view.user.click(await button('계속하기'));
  await view.shows('FGP31000');
  await view.user.click(await waitFor(() => part('[data-action="register"]')));
  await view.shows('FGP21300');
});

test('(R540) after joining the membership is asked anew', async () => {
  const view = await open('FGP10000', { persona: 'noGpaymentUser', native: phone() });
  await view.shows('FGP10000');
  await view.user.click(await button('가입하기'));
  await agreeAll(view);
  await writeName(view);
  await view.user.click(await button('가입하기'));
  await view.shows('FGP21300');
});

const start = { native: phone() };

test('an account of another bank is proved by one won', async () => {
  const view = await open('FGP21300', start);
  await view.shows('FGP21300');
  await view.user.click(part('input[value="other"]'));
  await view.user.click(await button('본인 확인하기'));
  expect(document.querySelectorAll('[data-msg="required"]')).toHaveLength(2);
  await view.user.type(field('accountNo'), '110-98765432101');
  await view.user.click(part('button[data-field="bankCode"]'));
  await view.user.click(part('[data-value="088"]'));
  await view.user.click(await button('본인 확인하기'));
  await view.shows('FGP21410');
  expect(view.path()).toBe('/gpayment/FGP21410');
  await view.user.dblClick(await button('1원 보내기'));
  await waitFor(() => part('[data-part="countdown"]'));
  expect(
    await bodies(view, 'PUT /gpayment-fe/payment-method/v1/certification/transfer-account'),
  ).toHaveLength(1);
  // With its last figure it sends itself.
  await view.user.type(field('number'), '1111');
  await dialog('transferNumberWrong');
  await view.user.click(await confirmButton('transferNumberWrong'));
  await view.user.clear(field('number'));
  await view.user.type(field('number'), '2468');
  await view.shows('FGP61200');
  expect(part('main').textContent).toContain('비상금');
});

test('(R604) an account of another bank is proved by a call; too early is told, and the number stays', async () => {
  const view = await open('FGP21300', { native: phone() });
  await view.shows('FGP21300');
  await nameOther(view, '11098765432101', '088');
  await view.user.click(part('input[value="FGP21420"]'));
  await view.user.click(await button('본인 확인하기'));
  await view.shows('FGP21420');
  await view.user.click(await button('전화 받기'));
  await waitFor(() => part('[data-part="callNumber"]'));
  await view.user.click(await button('번호를 눌렀어요'));
  await dialog('callNotAnswered');
  await view.user.click(await confirmButton('callNotAnswered'));
  expect(part('[data-part="callNumber"]').textContent).toBe('37');
});

test('an account that is not the customer’s is refused in words', async () => {
  const view = await open('FGP21300', { native: phone() });
  await view.shows('FGP21300');
  await nameOther(view, '1002123456789', '020');
  await view.user.click(part('input[value="FGP21420"]'));
  await view.user.click(await button('본인 확인하기'));
  await view.shows('FGP21420');
  await view.user.click(await button('전화 받기'));
  await dialog('accountUnknown');
});

test.each(['FGP21410', 'FGP21420'])('%s without an account leads to the choice', async (code) => {
  const view = await open(code, { native: phone() });
  await view.shows(code);
  await view.user.click(await button('계좌 선택하기'));
  await view.shows('FGP21300');
});

test.each(['lost', 'answerLost', 'doubled'] as const)(
  'an account is added once though the network is %s',
  async (fault) => {
    const backend = faulty('POST', '/gpayment-fe/payment-method/v1/account', fault);
    const view = await open('FGP21300', { backend, native: phone() });
    await view.shows('FGP21300');
    await view.user.click(part('input[value="12345609876543"]'));
    await view.user.click(await button('이 계좌로 등록하기'));
    await view.shows('FGP61200');
    expect(document.querySelectorAll('[data-action="remove"]')).toHaveLength(2);
  },
);

async function toPassword(options: Parameters<typeof open>[1] = {}) {
  const view = await joining(options);
  await agreeAll(view);
  await writeName(view);
  await view.user.click(await button('가입하기'));
  await view.shows('FGP21300');
  await view.user.click(part('input[value="12345601234567"]'));
  await view.user.click(await button('이 계좌로 등록하기'));
  await view.shows('FGP21510');
  return view;
}

test('(R600) two entries that differ begin again', async () => {
  const view = await toPassword();
  await enterPin(view, '928374');
  await view.shows('FGP21520');
  await enterPin(view, '928375');
  await dialog('passwordsDiffer');
  await view.user.click(await confirmButton('passwordsDiffer'));
  await view.shows('FGP21510');
});

test.each(['111111', '345678', '900215', '121212'])(
  '(R600) %s is refused at the first entry, and the keypad asks anew',
  async (weak) => {
    const view = await toPassword();
    await enterPin(view, weak);
    await waitFor(() => part('[data-part="secureKeypad"] [data-msg="pinEasy"]'));
    expect(view.path()).toBe('/gpayment/FGP21510');
    expect(await bodies(view, 'POST /gpayment-fe/payment-method/v1/certification/password')).toEqual([]);
    await pressDigits(view, '928374');
    await view.shows('FGP21520');
    await enterPin(view, '928374');
    await waitFor(() => part('[data-result="success"]'));
  },
);

test('an account whose answer is lost after the password is finished by the next press, once', async () => {
  const path = '/gpayment-fe/payment-method/v1/account';
  const view = await toPassword({ backend: faulty('POST', path, 'lost', EVERY_TIME) });
  await enterPin(view, '928374');
  await view.shows('FGP21520');
  await enterPin(view, '928374');
  await view.user.click(await confirmButton('changeUncertain'));
  await view.user.click(await button('등록 마치기'));
  await waitFor(() => part('[data-result="success"]'));
  expect(await bodies(view, 'POST /gpayment-fe/payment-method/v1/certification/password')).toHaveLength(1);
  expect(await bodies(view, `POST ${path}`)).toHaveLength(1);
});

test('who stops after joining is led back to the account from where payments begin', async () => {
  const view = await joining();
  await agreeAll(view);
  await writeName(view);
  await view.user.click(await button('가입하기'));
  await view.shows('FGP21300');
  go('/gpayment/FGP10000');
  await view.shows('FGP31000');
  await view.user.click(await waitFor(() => part('[data-action="register"]')));
  await view.shows('FGP21300');
});
