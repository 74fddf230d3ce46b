import { waitFor } from '@testing-library/react';
import { Screen } from '@wallet/kit/app';
import type { ScreenEntry } from '@wallet/kit/manifest';
import { createFakeHost, enterPin, renderScreen } from '@wallet/kit/testing';
import { createMock } from '@wallet/mocks/backend';
import { describe, expect, it, vi } from 'vitest';
import { button, dialog, field, go, open, part } from '../../testing/openScreen.ts';
import { manifest } from '../manifest.ts';
import { messages } from '../messages/index.ts';
import { screens } from '../screens.ts';

type Shown = Awaited<ReturnType<typeof open>>;
const tap = async ({ user }: Shown, name: string | RegExp) => user.click(await button(name));
const popup = (name: string) => waitFor(() => part(`dialog[open][data-popup="${name}"]`));
const cddCalls = async ({ journal }: Shown) =>
  (await journal()).filter(({ path }) => path === '/point-fe/bank-book/v1/CDD').length;
const withCode = (way: string, media: string) => ({ loginWay: way, loginAccessMediaDstic: media });

/** The app with a screen beside its own that pays, as those of the payment areas do. */
const paying = {
  manifest: {
    ...manifest,
    screens: {
      ...manifest.screens,
      PAY10000: {
        path: '/point/PAY10000',
        title: { ko: '결제', en: 'Pay' },
        flags: { gpaymentAuthorization: true },
      },
      CERT10000: {
        path: '/point/CERT10000',
        title: { ko: '인증서', en: 'Certificate' },
        flags: { CDDEDD: true, loginCertAuth: true },
      },
    },
  } as const,
  screens: {
    ...screens,
    PAY10000: async () => ({ PAY10000: () => <Screen title="결제">결제</Screen> }),
    CERT10000: async () => ({ CERT10000: () => <Screen title="인증서">인증서</Screen> }),
  },
  messages,
};
const openPaying = (at: string, persona: string) =>
  renderScreen(paying, at, { backend: createMock(), persona });

describe('certificates', () => {
  const inApp = (way: string, media: string) =>
    renderScreen(paying, 'CERT10000', {
      backend: createMock(),
      persona: 'member',

      native: createFakeHost(),
      person: withCode(way, media),
    });

  it.each([
    ['02', '00'],
    ['02', '09'],
    ['02', '13'],
  ])('(R555, E21) a public certificate %s%s opens a certificate screen', async (way, media) => {
    const shown = await inApp(way, media);
    await shown.shows('CERT10000');
  });

  it.each([
    ['02', 'K1'],
    ['09', 'E1'],
    ['02', 'K5'],
    ['', ''],
  ])(
    '(R555, A22, E24) with %s%s a certificate is to be added, and only that popup shows',
    async (way, media) => {
      await inApp(way, media);
      await popup('addCertificate');
      expect(document.querySelectorAll('dialog[open]')).toHaveLength(1);
      expect(document.querySelector('[data-screen]')).toBeNull();
    },
  );

  it.each([
    ['02', 'K1'],
    ['25', 'K5'],
    ['02', '13'],
  ])('(R553, E22) %s%s opens the password in the app', async (way, media) => {
    const shown = await open('FPO94000', { native: createFakeHost(), person: withCode(way, media) });
    await shown.shows('FPO94000');
  });

  it.each([
    ['09', 'E1'],
    ['02', 'K5'],
    ['02', 'Y1'],
    ['', ''],
  ])('(R555, E22, E24) with %s%s the password wants a certificate', async (way, media) => {
    await open('FPO94000', { native: createFakeHost(), person: withCode(way, media) });
    await popup('certificateNeeded');
    expect(document.querySelectorAll('dialog[open]')).toHaveLength(1);
    expect(document.querySelector('[data-screen]')).toBeNull();
  });

  it('(E06) the password is for the app', async () => {
    await open('FPO94000');
    await popup('nativeGuidance');
  });

  it('(E23) outside the app nobody asks how the customer signed in', async () => {
    const shown = await open('FPO21610', { person: withCode('09', 'E1') });
    await shown.shows('FPO21610');
  });

  it('(R553, E21) point screens without that flag take any login', async () => {
    const shown = await open('FPO10000', { native: createFakeHost(), person: withCode('09', 'E1') });
    await shown.shows('FPO10000');
  });

  it('no screen wants a certificate that the customer may not have: whoever leaves signs with their own', () => {
    const all: Readonly<Record<string, ScreenEntry>> = manifest.screens;
    expect(Object.keys(all).filter((code) => all[code]?.flags?.loginCertAuth)).toEqual([]);
  });
});

describe('due diligence', () => {
  it('(R551, R552) whoever is due is asked for it, by one lookup, and the screen does not open', async () => {
    const shown = await open('FPO10000', { persona: 'cddTarget' });
    await popup('cddEdd');
    expect(document.querySelector('[data-screen]')).toBeNull();
    expect(await cddCalls(shown)).toBe(1);
  });

  it('(R551, A27) not with type=starclubPointry', async () => {
    const pointry = await open('FPO10000', { persona: 'cddTarget', query: { type: 'starclubPointry' } });
    await pointry.shows('FPO10000');
    expect(await cddCalls(pointry)).toBe(0);
  });

  it('(R504) a flag of 0 opens the screen', async () => {
    const member = await open('FPO10000');
    await member.shows('FPO10000');
    expect(await cddCalls(member)).toBe(1);
  });

  it('(A27) a lookup that fails lets pass', async () => {
    const shown = await open('FPO15000', { persona: 'cddTarget' });
    await shown.reply({ method: 'POST', path: '/point-fe/bank-book/v1/CDD', status: 500, body: {} });
    go('/point/FPO10000');
    await shown.shows('FPO10000');
  });

  it.each(['FPO15000', 'FPO60000', 'FPO96000', 'FPO97000', 'FPO99000'])(
    '(A27) %s opens for whoever is due',
    async (code) => {
      const shown = await open(code, { persona: 'cddTarget' });
      await shown.shows(code);
      expect(await cddCalls(shown)).toBe(0);
    },
  );

  async function answer(shown: Shown, owner: RegExp) {
    await shown.shows('FPO96000');
    await tap(shown, /시작하기|정보 고치기/);
    await shown.shows('FPO97000');
    await shown.user.click(part('[data-field="job"]'));
    await tap(shown, '회사원');
    await shown.user.type(field('address'), '서울특별시 중구 세종대로 110');
    await tap(shown, '다음');
    await shown.shows('FPO98000');
    await shown.user.click(part('[data-field="purpose"]'));
    await tap(shown, '해외여행');
    await shown.user.click(part('[data-field="fund"]'));
    await tap(shown, '급여');
    await shown.user.click(shown.getByRole('radio', { name: owner }));
    await tap(shown, '제출하기');
    await shown.shows('FPO99000');
  }

  it('leads from the popup to the questions, and back to what was wanted', async () => {
    const shown = await open('FPO51100', { persona: 'cddTarget' });
    const asked = await popup('cddEdd');
    await shown.user.click(asked.querySelector('[data-action="confirm"]') as HTMLElement);
    await answer(shown, /본인의 돈/);
    await shown.findByText('고객확인을 마쳤어요');
    await tap(shown, '하던 일 계속하기');
    await shown.shows('FPO51100');
    expect(shown.path()).toBe('/point/FPO51100');
  });

  it.each(['/gpayment/FGP10000', '/fpayment/FFQ01000'])(
    'leads back to the app that asked: %s',
    async (from) => {
      const leaves = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
      const replaces = vi.spyOn(window.location, 'replace').mockImplementation(() => undefined);
      const shown = await open('FPO96000', { persona: 'cddTarget', query: { returnPath: from } });
      await answer(shown, /본인의 돈/);
      await shown.findByText('고객확인을 마쳤어요');
      await tap(shown, '하던 일 계속하기');
      await waitFor(() => expect([...leaves.mock.calls, ...replaces.mock.calls]).toEqual([[from]]));
      leaves.mockRestore();
      replaces.mockRestore();
    },
  );

  it('(R505) whoever acts for somebody else waits for a person to look', async () => {
    const shown = await open('FPO96000', { persona: 'cddTarget' });
    await answer(shown, /다른 사람/);
    await shown.findByText('답변을 확인하고 있어요');
    go('/point/FPO10000');
    await popup('cddEdd');
  });

  it('the second page without the first begins anew, and unanswered questions say so', async () => {
    const shown = await open('FPO98000');
    await shown.shows('FPO97000');
    await tap(shown, '다음');
    expect(part('[data-msg="chooseOne"]')).toBeTruthy();
  });
});

describe('the wallet itself', () => {
  it('(R540, R646, E55) joining lets the customer into what the guards kept closed', async () => {
    const shown = await openPaying('PAY10000', 'noPointWallet');
    const ask = await dialog('pointNotJoined');
    await shown.user.click(ask.querySelector('[data-action="confirm"]') as HTMLElement);
    await shown.shows('FPO10000');
    await tap(shown, '포인트 지갑 가입하기');
    await shown.shows('FPO11000');
    await shown.user.click(shown.getByRole('checkbox', { name: /전체 동의|모두 동의/ }));
    await tap(shown, '동의하고 다음');
    await shown.shows('FPO13000');
    await shown.user.click(shown.getByRole('radio', { name: /생활비 통장/ }));
    await tap(shown, '비밀번호 정하고 가입하기');
    await enterPin(shown, '482915');
    await enterPin(shown, '482915');
    await tap(shown, '포인트 홈');
    await shown.shows('FPO10000');
    go('/point/PAY10000');
    await shown.shows('PAY10000');
  });

  it('(R542, R645) without a main account the prompt leads to registering one, and then in', async () => {
    const shown = await openPaying('PAY10000', 'noLinkedAccount');
    const ask = await dialog('pointLinkMissing');
    expect(ask.textContent).toContain('자동으로 충전');
    await shown.user.click(ask.querySelector('[data-action="confirm"]') as HTMLElement);
    await shown.shows('FPO21100');
    await tap(shown, /국민은행 계좌/);
    await shown.shows('FPO21200');
    await shown.user.click(shown.getByRole('switch', { name: '대표 계좌로 사용' }));
    await tap(shown, '연결하기');
    await shown.findByText('계좌를 연결했어요');
    go('/point/PAY10000');
    await shown.shows('PAY10000');
  });

  it('(E55) unlinking the last account closes again what was open', async () => {
    const shown = await openPaying('PAY10000', 'member');
    await shown.shows('PAY10000');
    for (const account of [/비상금/, /생활비 통장/]) {
      go('/point/FPO21410');
      await shown.shows('FPO21410');
      await tap(shown, account);
      await tap(shown, '연결 해지');
      await shown.shows('FPO21610');
      await tap(shown, '해지하기');
      const ask = await dialog('unlinkAccount');
      await shown.user.click(ask.querySelector('[data-action="confirm"]') as HTMLElement);
      await shown.shows('FPO21620');
    }
    go('/point/PAY10000');
    await dialog('pointLinkMissing');
  });

  it('(E55) leaving says what is lost, wants the password, and closes what was open', async () => {
    const shown = await openPaying('FPO11000', 'noPointWallet');
    await shown.shows('FPO11000');
    await shown.user.click(shown.getByRole('checkbox', { name: /전체 동의|모두 동의/ }));
    await tap(shown, '동의하고 다음');
    await shown.shows('FPO13000');
    await shown.user.click(shown.getByRole('radio', { name: /생활비 통장/ }));
    await tap(shown, '비밀번호 정하고 가입하기');
    await enterPin(shown, '482915');
    await enterPin(shown, '482915');
    await shown.findByText('포인트 지갑에 가입했어요');
    go('/point/PAY10000');
    await shown.shows('PAY10000');
    go('/point/FPO9A000');
    await shown.shows('FPO9A000');
    await tap(shown, '다음');
    expect(part('[data-msg="chooseOne"]')).toBeTruthy();
    await shown.user.click(shown.getByRole('radio', { name: '혜택이 적어요' }));
    await tap(shown, '다음');
    await shown.shows('FPO9B000');
    await tap(shown, '해지하기');
    await enterPin(shown, '000001');
    const wrong = await dialog('passwordWrong');
    await shown.user.click(wrong.querySelector('[data-action="confirm"]') as HTMLElement);
    await tap(shown, '해지하기');
    await enterPin(shown, '482915');
    await shown.shows('FPO9C000');
    await shown.findByText('포인트 지갑을 해지했어요');
    go('/point/PAY10000');
    await dialog('pointNotJoined');
  });

  it('nobody leaves points behind', async () => {
    const shown = await open('FPO9A000');
    await shown.shows('FPO9A000');
    expect(part('[data-msg="pointsRemain"]')).toBeTruthy();
    expect(await shown.findByText('충전한 포인트')).toBeTruthy();
    expect(part('main').textContent).toContain('11,865');
    expect(part('main').textContent).toContain('6,535');
    expect(document.querySelector('[data-action="next"]')).toBeNull();
    await tap(shown, '출금하러 가기');
    // Money moves in the app only.
    await popup('nativeGuidance');
  });

  it('a step without what the step before left leads to the first screen', async () => {
    const shown = await open('FPO9B000');
    const told = await dialog('stepParamMissing');
    await shown.user.click(told.querySelector('[data-action="confirm"]') as HTMLElement);
    await shown.shows('FPO10000');
  });
});

describe('entries', () => {
  it('(R459) /point/login hands a visitor on to the sign-in and a member on to points', async () => {
    const replace = vi.spyOn(window.location, 'replace').mockImplementation(() => {});
    const visitor = await open('/point/login', { persona: 'visitor' });
    await visitor.shows('POINT_LOGIN');
    await tap(visitor, '로그인');
    await waitFor(() =>
      expect(replace).toHaveBeenCalledWith('/mber/FME11000?returnPath=%2Fpoint%2FFPO10000&directPage=Y'),
    );
    replace.mockRestore();
    const member = await open('/point/login');
    await member.shows('FPO10000');
  });

  it.each(['/point/eai-test', '/point/FPOAPI'])('(R565) %s is for developers', async (path) => {
    const replace = vi.spyOn(window.location, 'replace').mockImplementation(() => {});
    await open(path);
    await waitFor(() => expect(replace).toHaveBeenCalledWith('/'));
    replace.mockRestore();
  });

  it('(R624-R629) the developer’s screen sends each reading call', async () => {
    const shown = await open('FPOAPI', { persona: 'developer' });
    await shown.shows('FPOAPI');
    for (const path of ['bank-book/v1/CDD', 'bank-book/v1/bankbook', 'bank-book/v1/only-link-accounts']) {
      await tap(shown, new RegExp(`^${path}$`));
      await waitFor(() => expect(part('[data-part="answer"]').textContent).not.toContain('실패'));
    }
    const sent = (await shown.journal()).map(({ path }) => path);
    expect(sent).toContain('/point-fe/bank-book/v1/only-link-accounts');
  });
});
