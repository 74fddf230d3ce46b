import { waitFor } from '@testing-library/react';
import { enterPin } from '@wallet/kit/testing';
import { describe, expect, it } from 'vitest';
import { button, confirmButton, field, open, part } from '../../testing/openScreen.ts';

type Shown = Awaited<ReturnType<typeof open>>;
const cards = () => [...document.querySelectorAll('[data-account-main]')];
const tap = async ({ user }: Shown, name: string | RegExp) => user.click(await button(name));

/** What can be done with an account stands in a sheet that its row opens. */
async function act(shown: Shown, account: RegExp, name: string) {
  await tap(shown, account);
  await tap(shown, name);
}

async function proveOtherBank(shown: Shown, digits = '3519') {
  await shown.user.click(part('[data-field="bank"]'));
  await shown.user.click(await button(/신한은행/));
  await shown.user.type(field('accountNo'), '110-987-654321-01');
  await tap(shown, '1원 보내기');
  await shown.findByText('입금 내역의 숫자 4자리를 입력해 주세요');
  await shown.user.type(field('digits'), digits);
  await tap(shown, '확인');
}

describe('registering an account', () => {
  it('(R464, A26) begins with the bank; one of our own is linked at once', async () => {
    const shown = await open('FPO21100', { persona: 'noLinkedAccount' });
    await shown.shows('FPO21100');
    await tap(shown, /국민은행 계좌/);
    await shown.shows('FPO21200');
    await shown.user.click(shown.getByRole('switch', { name: '대표 계좌로 사용' }));
    await tap(shown, '연결하기');
    await shown.findByText('계좌를 연결했어요');
    await tap(shown, '연결 계좌 보기');
    await shown.shows('FPO21410');
    expect(cards().map((card) => card.getAttribute('data-account-main'))).toEqual(['false', 'true']);
  });

  it('offers no account that is linked already', async () => {
    const shown = await open('FPO21200');
    await shown.shows('FPO21200');
    expect(shown.getByRole('radio', { name: /생활비 통장/ })).toHaveProperty('disabled', true);
    expect(shown.getByRole('radio', { name: /여행 자금/ })).toHaveProperty('checked', true);
  });

  it('an account of another bank is proved by four digits', async () => {
    const shown = await open('FPO13000', { persona: 'noPointWallet' });
    await shown.shows('FPO11000');
    await shown.user.click(shown.getByRole('checkbox', { name: /전체 동의|모두 동의/ }));
    await tap(shown, '동의하고 다음');
    await shown.shows('FPO13000');
    await tap(shown, '다른 은행 계좌로 가입');
    await proveOtherBank(shown, '0000');
    await shown.user.click(await confirmButton('certificationWrong'));
    await shown.user.type(field('digits'), '3519');
    await tap(shown, '확인');
    await enterPin(shown, '482915');
    await enterPin(shown, '482915');
    await shown.findByText('포인트 지갑에 가입했어요');
    await shown.findByText(/신한은행/);
  });

  it('says which account it wants, and which it cannot find', async () => {
    const shown = await open('FPO21300');
    await shown.shows('FPO21300');
    await tap(shown, '1원 보내기');
    await shown.findByText('계좌번호 8~16자리를 입력해 주세요.');
    await shown.user.click(part('[data-field="bank"]'));
    await shown.user.click(await button(/우리은행/));
    await shown.user.type(field('accountNo'), '1002123456789');
    await tap(shown, '1원 보내기');
    await shown.user.click(await confirmButton('notYourAccount'));
    await shown.shows('FPO21300');
  });

  it('leads who has no wallet to joining', async () => {
    const shown = await open('FPO21100', { persona: 'noPointWallet' });
    await shown.shows('FPO21100');
    await tap(shown, '포인트 지갑 가입하기');
    await shown.shows('FPO11000');
  });
});

describe('linked accounts', () => {
  it('another one becomes the main one', async () => {
    const shown = await open('FPO21410');
    await shown.shows('FPO21410');
    await act(shown, /비상금/, '대표로 쓰기');
    await shown.shows('FPO21420');
    expect(shown.getByRole('radio', { name: /비상금/ })).toHaveProperty('checked', true);
    await shown.user.click(shown.getByRole('radio', { name: /비상금/ }));
    await tap(shown, '대표 계좌로 바꾸기');
    await shown.shows('FPO21410');
    expect(cards().map((card) => card.getAttribute('data-account-main'))).toEqual(['false', 'true']);
  });

  it('gets another name, and no account number stands in an address', async () => {
    const shown = await open('FPO21410');
    await shown.shows('FPO21410');
    await act(shown, /비상금/, '별칭 변경');
    await shown.shows('FPO21430');
    expect(shown.path()).toBe('/point/FPO21430');
    await shown.user.clear(field('alias'));
    await shown.user.type(field('alias'), '여름 휴가');
    await tap(shown, '저장');
    await shown.shows('FPO21410');
    expect(await shown.findByText('여름 휴가')).toBeTruthy();
  });

  it('one that is not the main one is unlinked, after asking', async () => {
    const shown = await open('FPO21410');
    await shown.shows('FPO21410');
    await act(shown, /비상금/, '연결 해지');
    await shown.shows('FPO21610');
    await tap(shown, '해지하기');
    await shown.user.click(await confirmButton('unlinkAccount'));
    await shown.shows('FPO21620');
    expect(part('[data-result="success"]').textContent).toContain('1개');
    expect(part('main').textContent).not.toContain('11098765432101');
    await tap(shown, '연결 계좌 보기');
    await shown.shows('FPO21410');
    expect(cards()).toHaveLength(1);
  });

  it('the main one is not unlinked while there is another', async () => {
    const shown = await open('FPO21410');
    await shown.shows('FPO21410');
    await act(shown, /생활비 통장/, '연결 해지');
    await shown.shows('FPO21610');
    await tap(shown, '대표 계좌 변경');
    await shown.shows('FPO21420');
  });

  it('a screen that was not told which account says so', async () => {
    const shown = await open('FPO21610');
    await shown.shows('FPO21610');
    expect(await shown.findByText('계좌를 찾을 수 없어요')).toBeTruthy();
  });

  it('an unlinking that was cut off is told, and done by saying it again', async () => {
    const shown = await open('FPO21410');
    await shown.shows('FPO21410');
    const path = '/point-fe/bank-book/v1/link-account/delete';
    await shown.reply({ method: 'POST', path, drop: true, times: 1 });
    await act(shown, /비상금/, '연결 해지');
    await shown.shows('FPO21610');
    await tap(shown, '해지하기');
    await shown.user.click(await confirmButton('unlinkAccount'));
    await waitFor(() => expect(document.querySelector('dialog[open][data-msg]')).not.toBeNull());
    await shown.user.click(part('dialog[open] [data-action="confirm"]'));
    await tap(shown, '해지하기');
    await shown.user.click(await confirmButton('unlinkAccount'));
    await shown.shows('FPO21620');
  });
});
