import { waitFor, within } from '@testing-library/react';
import { createFakeHost, enterPin } from '@wallet/kit/testing';
import { describe, expect, it } from 'vitest';
import { button, confirmButton, dialog, open, part } from '../../testing/openScreen.ts';

type Shown = Awaited<ReturnType<typeof open>>;
const pathsOf = async ({ journal }: Shown, path: string) =>
  (await journal()).filter((entry) => entry.path === `/point-fe/${path}`);

describe('the first screen', () => {
  it('(R465) shows points, foreign currency points, what expires, the account and the newest moves', async () => {
    const shown = await open('FPO10000');
    await shown.shows('FPO10000');
    expect(part('[data-part="balances"]').textContent).toContain('18,400');
    expect(part('[data-part="balances"]').textContent).toContain('125.50');
    expect(shown.getByRole('heading', { name: '곧 사라지는 포인트' })).toBeTruthy();
    expect(part('[data-action="accounts"]').textContent).toContain('생활비 통장');
    // What is done most under the sum, what else below it.
    for (const action of ['charge', 'send'])
      expect(part('[data-part="hero"]').querySelector(`[data-action="${action}"]`)).not.toBeNull();
    expect(shown.getByRole('navigation', { name: '바로가기' }).querySelectorAll('button')).toHaveLength(4);
  });

  it('(A24) offers to join where there is no wallet', async () => {
    const shown = await open('FPO10000', { persona: 'noPointWallet' });
    await shown.shows('FPO10000');
    expect(document.querySelector('[data-part="balances"]')).toBeNull();
    await shown.user.click(await button('포인트 지갑 가입하기'));
    await shown.shows('FPO11000');
  });

  it('says that a main account is missing', async () => {
    const shown = await open('FPO10000', { persona: 'noLinkedAccount' });
    await shown.shows('FPO10000');
    expect(part('[data-part="noAccount"]').textContent).toContain('대표 계좌를 정하면');
  });

  it('shows the balance where the history cannot be read', async () => {
    const shown = await open('FPO15000');
    await shown.reply({ method: 'POST', path: '/point-fe/transaction/v1/histories', status: 500, body: {} });
    await shown.user.click(await button('포인트 홈으로'));
    await shown.shows('FPO10000');
    expect(part('[data-part="balances"]').textContent).toContain('18,400');
    expect(part('[data-msg="failedToFetchData"]')).toBeTruthy();
  });

  it('hides amounts from whoever looks on', async () => {
    const shown = await open('FPO10000');
    await shown.shows('FPO10000');
    await shown.user.click(part('[data-action="toggleAmounts"]'));
    expect(part('[data-part="balances"]').textContent).not.toContain('18,400');
  });

  it('never takes an unreadable balance for none', async () => {
    const shown = await open('FPO15000');
    const outData = { walletEwtNo: 'E1', bal: '많음', frcrcyList: [], expList: [], atmtcChrgYn: 'N' };
    await shown.reply({
      method: 'POST',
      path: '/point-fe/bank-book/v1/summary',
      body: { status: 200, code: '0000', payload: { outData, errData: null } },
    });
    await shown.user.click(await button('포인트 홈으로'));
    await shown.shows('FPO10000', 'error');
  });

  it.each(['/point', '/fcpoint'])('(R459) is what %s opens', async (path) => {
    const shown = await open(path);
    await waitFor(() => expect(part('[data-screen]').dataset.state).toBe('ready'));
    expect(shown.getByRole('navigation', { name: '바로가기' })).toBeTruthy();
  });
});

describe('joining', () => {
  async function chooseAccount(shown: Shown) {
    await shown.shows('FPO11000');
    await shown.user.click(shown.getByRole('checkbox', { name: /모두 동의|전체 동의/ }));
    await shown.user.click(await button('동의하고 다음'));
    await shown.shows('FPO13000');
    await shown.user.click(shown.getByRole('radio', { name: /생활비 통장/ }));
    await shown.user.click(await button('비밀번호 정하고 가입하기'));
  }

  it('(R540, R542) joins with terms, an account and a password', async () => {
    const shown = await open('FPO11000', { persona: 'noPointWallet' });
    await chooseAccount(shown);
    await enterPin(shown, '482915');
    await enterPin(shown, '482915');
    await shown.findByText('포인트 지갑에 가입했어요');
    await shown.findByText('E000000020');
    const [sent] = await pathsOf(shown, 'bank-book/v1/join');
    expect(JSON.stringify(sent?.body)).not.toContain('482915');
    await shown.user.click(await button('포인트 홈'));
    await shown.shows('FPO10000');
    expect(part('[data-action="accounts"]').textContent).toContain('생활비 통장');
  });

  it('does not go on without the required terms, or without an account', async () => {
    const shown = await open('FPO11000', { persona: 'noPointWallet' });
    await shown.shows('FPO11000');
    await shown.user.click(await button('동의하고 다음'));
    expect(part('[data-screen]').dataset.screen).toBe('FPO11000');
    await shown.user.click(shown.getByRole('checkbox', { name: /모두 동의|전체 동의/ }));
    await shown.user.click(await button('동의하고 다음'));
    await shown.shows('FPO13000');
    await shown.user.click(await button('비밀번호 정하고 가입하기'));
    expect(part('[data-msg="chooseOne"]')).toBeTruthy();
  });

  it('refuses an easy password at the first entry and lets choose another', async () => {
    const shown = await open('FPO11000', { persona: 'noPointWallet' });
    await chooseAccount(shown);
    const keypad = await waitFor(() => part('[data-part="secureKeypad"]'));
    const one = [...keypad.querySelectorAll('button')].find(({ textContent }) => textContent === '1');
    for (let digit = 0; digit < 6; digit += 1) await shown.user.click(one as Element);
    await waitFor(() => part('[data-part="secureKeypad"] [data-msg="pinEasy"]'));
    await enterPin(shown, '482915');
    await enterPin(shown, '482915');
    await waitFor(async () => expect(await pathsOf(shown, 'bank-book/v1/join')).toHaveLength(1));
  });

  it('whose answer was cut off is done by saying it again', async () => {
    const shown = await open('FPO11000', { persona: 'noPointWallet' });
    await shown.reply({ method: 'POST', path: '/point-fe/bank-book/v1/join', drop: true, times: 1 });
    await chooseAccount(shown);
    await enterPin(shown, '482915');
    await enterPin(shown, '482915');
    await waitFor(() => expect(document.querySelector('dialog[open][data-msg]')).not.toBeNull());
    await shown.user.click(part('dialog[open] [data-action="confirm"]'));
    await shown.user.click(await button('비밀번호 정하고 가입하기'));
    await enterPin(shown, '482915');
    await enterPin(shown, '482915');
    await shown.findByText('포인트 지갑에 가입했어요');
  });

  it('begins with the terms whoever comes by a link, and ends at once for who has joined', async () => {
    const shown = await open('FPO13000', { persona: 'noPointWallet' });
    await shown.shows('FPO11000');
    const joined = await open('FPO11000');
    await joined.findByText('이미 포인트 지갑에 가입하셨어요.');
  });
});

describe('limits', () => {
  it('(R628) shows what is left by kind, and changes limits with the password', async () => {
    const shown = await open('FPO51100');
    await shown.shows('FPO51100');
    await shown.user.click(shown.getByRole('radio', { name: '보내기' }));
    await waitFor(async () => {
      const asked = (await pathsOf(shown, 'transaction/v1/limit-balance')).map(({ body }) => body);
      expect(asked).toEqual([{ tranDsticKey: '01' }, { tranDsticKey: '02' }]);
    });
    const once = shown.getByRole('textbox', { name: /1회 한도/ });
    await shown.user.clear(once);
    await shown.user.type(once, '300000');
    await shown.user.click(await button('한도 바꾸기'));
    await enterPin(shown, '000001');
    await shown.user.click(await confirmButton('passwordWrong'));
    await shown.user.click(await button('한도 바꾸기'));
    await enterPin(shown, '482915');
    await shown.findByText('한도를 바꿨어요.');
    await waitFor(() => expect(part('main').textContent).toContain('300,000'));
  });

  it('refuses a limit at once above that of a day', async () => {
    const shown = await open('FPO51100');
    await shown.shows('FPO51100');
    const daily = shown.getByRole('textbox', { name: /1일 한도/ });
    await shown.user.clear(daily);
    await shown.user.type(daily, '100000');
    await shown.user.click(await button('한도 바꾸기'));
    expect(await shown.findByText('1회 한도는 1일 한도보다 클 수 없어요.')).toBeTruthy();
  });
});

describe('settings', () => {
  it('saves automatic charging and notifications', async () => {
    const shown = await open('FPO91000');
    await shown.shows('FPO91000');
    await shown.user.click(await button(/자동 충전/));
    await shown.shows('FPO92000');
    await shown.user.click(shown.getByRole('switch', { name: '자동 충전 사용' }));
    await shown.user.click(
      within(shown.getByRole('group', { name: '기준 금액' })).getByRole('radio', { name: '50,000P' }),
    );
    await shown.user.click(await button('저장'));
    await shown.findByText('저장했어요.');
    const [sent] = await pathsOf(shown, 'bank-book/v1/auto-charge');
    expect(sent?.body).toMatchObject({ atmtcChrgYn: 'Y', chrgStndAmt: '50000' });
  });

  it('changes the point password; a wrong present one is told', async () => {
    const shown = await open('FPO94000', { native: createFakeHost() });
    await shown.shows('FPO94000');
    await shown.user.click(await button(/비밀번호 변경/));
    await enterPin(shown, '000001');
    await enterPin(shown, '730194');
    await enterPin(shown, '730194');
    await shown.user.click(await confirmButton('passwordWrong'));
    await shown.user.click(await button(/비밀번호 변경/));
    await enterPin(shown, '482915');
    await enterPin(shown, '730194');
    await enterPin(shown, '730194');
    await shown.findByText('포인트 비밀번호를 바꿨어요.');
  });

  it('(R650) only the app can sign', async () => {
    const shown = await open('POINT_EAI_TEST', { persona: 'developer' });
    await shown.shows('POINT_EAI_TEST');
    await shown.user.click(await button('서명하기'));
    expect(await shown.findByText('certificateAppOnly')).toBeTruthy();
  });

  const person = { loginWay: '02', loginAccessMediaDstic: '00' };
  const inApp = (serial: string) =>
    createFakeHost({ answers: { signWithCertificate: { signature: 'S', certSerial: serial } } });

  it('sets a password that was forgotten anew, by the certificate of the sign-in', async () => {
    const native = inApp('4412-01');
    const shown = await open('FPO94000', { native, person });
    await shown.shows('FPO94000');
    await shown.user.click(await button(/비밀번호 다시 정하기/));
    await enterPin(shown, '730194');
    await enterPin(shown, '730194');
    await shown.findByText('포인트 비밀번호를 바꿨어요.');
    expect(native.calls('signWithCertificate')).toMatchObject([{ kind: 'joint' }]);
    expect(await pathsOf(shown, 'bank-book/v1/password/reset')).toHaveLength(1);
  });

  it('does so for a customer with the national certificate as well', async () => {
    const native = inApp('4412-01');
    const shown = await open('FPO94000', { native });
    await shown.shows('FPO94000');
    await shown.user.click(await button(/비밀번호 다시 정하기/));
    await enterPin(shown, '730194');
    await enterPin(shown, '730194');
    await shown.findByText('포인트 비밀번호를 바꿨어요.');
    expect(native.calls('signWithCertificate')).toMatchObject([{ kind: 'national' }]);
  });

  it('(R648) a certificate of somebody else sets nothing', async () => {
    const shown = await open('FPO94000', { native: inApp('9999-99'), person });
    await shown.shows('FPO94000');
    await shown.user.click(await button(/비밀번호 다시 정하기/));
    expect(await dialog('certificateNoMatch')).toBeTruthy();
    expect(await pathsOf(shown, 'bank-book/v1/password/reset')).toEqual([]);
  });

  it('(R647) a phone that fails to sign says so, and one that the customer closes says nothing', async () => {
    const native = inApp('4412-01');
    native.fail('signWithCertificate', 'FAILED');
    const shown = await open('FPO94000', { native, person });
    await shown.shows('FPO94000');
    await shown.user.click(await button(/비밀번호 다시 정하기/));
    await shown.user.click(await confirmButton('certificateCommunication'));
    native.fail('signWithCertificate', 'CANCELLED');
    await shown.user.click(await button(/비밀번호 다시 정하기/));
    await waitFor(() => expect(native.calls('signWithCertificate')).toHaveLength(2));
    expect(document.querySelector('dialog[open]')).toBeNull();
  });

  it('lists the terms with the day of the agreement', async () => {
    const shown = await open('FPO95000', { persona: 'payReady' });
    await shown.shows('FPO95000');
    expect(within(part('main')).getAllByText(/동의$/).length).toBeGreaterThan(0);
  });
});

describe('help and guide', () => {
  it('(issue 14) has its questions by topic, finds them, and names the number to call', async () => {
    const shown = await open('FPO60000');
    await shown.shows('FPO60000');
    const answers = [...document.querySelectorAll('main details')];
    expect(answers.length).toBeGreaterThan(6);
    expect(answers.every((each) => !each.hasAttribute('open'))).toBe(true);
    await shown.user.type(part('[data-field="question"]'), '비밀번호');
    expect([...document.querySelectorAll('main summary')].map(({ textContent }) => textContent)).toEqual([
      '비밀번호를 잊었어요',
    ]);
    expect(part('[data-action="callCenter"]').getAttribute('href')).toBe('tel:15880000');
  });

  it('opens a notice', async () => {
    const shown = await open('FPO60000');
    await shown.shows('FPO60000');
    await shown.user.click(await button(/은행 점검 시간/));
    expect(await shown.findByText(/한 번만 처리돼요/)).toBeTruthy();
  });
});
