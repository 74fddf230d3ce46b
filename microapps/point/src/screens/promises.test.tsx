import { waitFor, within } from '@testing-library/react';
import { createFakeHost, enterPin } from '@wallet/kit/testing';
import { describe, expect, it } from 'vitest';
import { enter, enterPassword, openInApp, press, result } from '../../testing/moneyHands.ts';
import { button, confirmButton, go, open, part } from '../../testing/openScreen.ts';

type Shown = Awaited<ReturnType<typeof open>>;

/** The member's points in the ledger of the screen's own world. */
const pointsIn = ({ balance }: Shown): Promise<number> => balance('points:W000000001', 'PNT');

describe('what becomes money again', () => {
  it('the page offers to withdraw what was charged, says why no more, and the rest is refused', async () => {
    const view = await openInApp('FPO23100');
    const screen = await view.shows('FPO23100');
    expect(screen.textContent).toMatch(/지금 11,865P까지 옮길 수 있어요/);
    expect(screen.textContent).toContain('적립하거나 선물, 이벤트로 받은 포인트는 출금할 수 없어요');
    await enter(view, 'amount', '18400');
    expect(part('[data-msg="max"]')).toBeTruthy();
    expect(part('[data-action="next"]').matches(':disabled')).toBe(true);
  });

  it('currency points are bought with charged points alone', async () => {
    const view = await openInApp('FFP20000');
    const screen = await view.shows('FFP20000');
    expect(screen.textContent).toMatch(/충전한 [\d,]+P/);
    await enter(view, 'amount', '13');
    await waitFor(() => expect(part('[data-screen]').textContent).toContain('충전한 포인트만'));
    expect(part('[data-action="next"]').matches(':disabled')).toBe(true);
  });
});

describe('automatic charging', () => {
  it('says what it will do, does it, and home says it too', async () => {
    const view = await open('FPO92000');
    await view.shows('FPO92000');
    await view.user.click(view.getByRole('switch', { name: '자동 충전 사용' }));
    expect(part('[data-part="promise"]').textContent).toContain('10,000P보다 적어지면 바로 30,000P');
    await view.user.click(
      within(view.getByRole('group', { name: '기준 금액' })).getByRole('radio', { name: '30,000P' }),
    );
    expect(part('main').textContent).toContain('지금 18,400P가 있어 저장하면 바로 충전해요');
    await view.user.click(await button('저장'));
    await view.findByText('저장했어요.');
    expect(await pointsIn(view)).toBe(48_400);
    go('/point/FPO10000');
    await view.shows('FPO10000');
    expect(part('main').textContent).toContain('30,000P보다 적어지면 이 계좌에서 30,000P를 자동으로');
  });
});

describe('what was sent', () => {
  it('shows the same masked name before and after, and is taken back while nobody has it', async () => {
    const view = await openInApp('FPO24110');
    await view.shows('FPO24110');
    await press(view, 'chooseReceiver');
    await view.shows('FPO24121');
    await enter(view, 'amount', '3000');
    await press(view, 'next');
    await view.shows('FPO24122');
    await press(view, 'next');
    const check = await view.shows('FPO24123');
    expect(check.textContent).toContain('이*준 (010-****-3333)');
    await press(view, 'next');
    await view.shows('FPO24124');
    await enterPassword(view);
    const done = await view.shows('FPO24125');
    expect(result()).toBe('success');
    expect(done.textContent).toContain('상대이*준');
    expect(await pointsIn(view)).toBe(15_400);
    await press(view, 'sentGifts');
    await view.shows('FPO24200');
    await press(view, 'takeBackGift');
    await view.user.click(await confirmButton('takeBackGift'));
    await waitFor(() => expect(result()).toBe('success'));
    expect(part('[data-screen="FPO24200"]').textContent).toContain('상대이*준');
    expect(await pointsIn(view)).toBe(18_400);
  });
});

describe('doors', () => {
  it('home leads to gifts and requests, with what waits, and to where points come from and go to', async () => {
    const view = await open('FPO10000');
    await view.shows('FPO10000');
    expect(part('[data-action="FPO24200"]').textContent).toContain('3건');
    expect(part('[data-action="FPO24330"]').textContent).toContain('2건');
    for (const code of ['FPO25100', 'FPO26100', 'FPO24200', 'FPO24330']) {
      go('/point/FPO10000');
      await view.shows('FPO10000');
      await press(view, code);
      await view.shows(code);
    }
  });

  it.each(['FPO22100', 'FPO23100', 'FFP20000', 'FFP30000'])(
    'without a main account %s leads to registering one',
    async (code) => {
      const view = await openInApp(code, { persona: 'noLinkedAccount' });
      await view.shows(code);
      expect(part('[data-part="noAccount"]').textContent).toContain('대표 연결 계좌를 먼저 등록해 주세요');
      await press(view, 'register');
      await view.shows('FPO21100');
    },
  );

  it('without a wallet it leads to joining', async () => {
    const view = await openInApp('FPO22100', { persona: 'noPointWallet' });
    await view.shows('FPO22100');
    await view.user.click(await button('포인트 지갑 가입하기'));
    await view.shows('FPO11000');
  });
});

describe('leaving in the app', () => {
  async function toLeave(native: ReturnType<typeof createFakeHost>) {
    const view = await open('FPO11000', { native, persona: 'noPointWallet' });
    await view.shows('FPO11000');
    await view.user.click(view.getByRole('checkbox', { name: /전체 동의|모두 동의/ }));
    await view.user.click(await button('동의하고 다음'));
    await view.shows('FPO13000');
    await view.user.click(view.getByRole('radio', { name: /생활비 통장/ }));
    await view.user.click(await button('비밀번호 정하고 가입하기'));
    await enterPin(view, '482915');
    await enterPin(view, '482915');
    await view.findByText('포인트 지갑에 가입했어요');
    go('/point/FPO9A000');
    await view.shows('FPO9A000');
    await view.user.click(view.getByRole('radio', { name: '혜택이 적어요' }));
    await press(view, 'next');
    await view.shows('FPO9B000');
    return view;
  }

  it('asks for the certificate that the customer has: who signed in with the national one signs with it', async () => {
    const native = createFakeHost();
    native.fail('signWithCertificate', 'FAILED');
    const view = await toLeave(native);
    await press(view, 'submit');
    await view.user.click(await confirmButton('certificateCommunication'));
    native.answer('signWithCertificate', { signature: 'S', certSerial: '4412-20' });
    expect(document.querySelector('[data-part="secureKeypad"]')).toBeNull();
    await press(view, 'submit');
    await enterPin(view, '482915');
    await view.shows('FPO9C000');
    await view.findByText('포인트 지갑을 해지했어요');
    expect(native.calls('signWithCertificate').at(-1)).toMatchObject({ kind: 'national' });
    const sent = (await view.journal()).find(({ path }) => path === '/point-fe/bank-book/v1/leave');
    expect(sent?.body).toMatchObject({ signature: 'S', frftAgrmtYn: 'N' });
  });

  it('says what is lost of points that cannot be withdrawn, and wants a yes to it', async () => {
    const view = await open('FPO15000', { persona: 'noPointWallet' });
    const outData = {
      walletEwtNo: 'E1',
      bal: '700',
      chrgBlnc: '0',
      frcrcyList: [],
      expList: [],
      atmtcChrgYn: 'N',
    };
    await view.reply({
      method: 'POST',
      path: '/point-fe/bank-book/v1/summary',
      body: { status: 200, code: '0000', payload: { outData, errData: null } },
    });
    go('/point/FPO9A000');
    await view.shows('FPO9A000');
    await view.user.click(view.getByRole('radio', { name: '혜택이 적어요' }));
    await press(view, 'next');
    expect(part('[data-screen]').dataset.screen).toBe('FPO9A000');
    await view.user.click(view.getByRole('checkbox', { name: /700P를 포기/ }));
    await press(view, 'next');
    await view.shows('FPO9B000');
    expect(document.querySelector('dialog[open]')).toBeNull();
  });
});
