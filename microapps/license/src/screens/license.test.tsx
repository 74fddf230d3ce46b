import { screen, waitFor } from '@testing-library/react';
import {
  button,
  confirmButton,
  createFakeHost,
  field,
  go,
  openerOf,
  part,
  refuse,
  stopClock,
} from '@wallet/kit/testing';
import { createMock, signAway } from '@wallet/mocks/backend';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { manifest } from '../manifest.ts';
import { messages } from '../messages/index.ts';
import { screens } from '../screens.ts';

// Noon of 21 November 2026.
beforeEach(() => stopClock());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

async function open(persona: string, native?: ReturnType<typeof createFakeHost>) {
  const opener = openerOf({ manifest, screens, messages }, createMock);
  const view = await opener('KFC20000', { persona, ...(native && { native }) });
  /** What anybody sees who has the number. */
  const check = async (no: string) => (await view.askJson(`/wApi/license/v1/verify?no=${no}`)).payload;
  return { ...view, check };
}
type View = Awaited<ReturnType<typeof open>>;

async function connect(view: View): Promise<void> {
  await view.user.click(await button('금융연수원 연결하기'));
  await view.shows('KFC12000');
  await view.user.click(await screen.findByRole('checkbox', { name: '전체 동의' }));
  await view.user.click(await button('동의하고 가져오기'));
}
async function opened(persona: string, native?: ReturnType<typeof createFakeHost>): Promise<View> {
  const view = await open(persona, native);
  await connect(view);
  await view.shows('KFC20000');
  return view;
}
/** The number in a link that was handed over. */
const numberOf = (url: unknown) => new URL(String(url)).pathname.split('/').at(-1) ?? '';
const row = (name: RegExp) => screen.findByRole('button', { name });
const checkNo = () =>
  document.body.textContent?.match(/확인 번호((?:[0-9a-f]{4} ?){4})/)?.[1]?.replaceAll(' ', '');

test('(R685) the list comes with consent only, and ends with it: what was sent does not open any more', async () => {
  const view = await opened('employee');
  await row(/신용분석사/);
  expect(document.querySelectorAll('[data-action="openQualification"]').length).toBe(3);
  expect((await row(/신용분석사/)).textContent).toContain('보수교육을 40일 안에 받아 주세요.');
  expect((await row(/여신심사역/)).textContent).toContain('1부에 합격했어요.');

  await view.user.click(await row(/외환전문역/));
  await view.user.click(await row(/^자격증/));
  await view.shows('KFC21000');
  const no = checkNo() ?? '';
  expect(await view.check(no)).toMatchObject({ vldYn: 'Y', custNm: '박*훈', qlfcNo: '18-****-08' });

  go('/license/KFC12000');
  expect((await view.shows('KFC12000')).textContent).toContain('3개');
  await view.user.click(await button('연결 끊기'));
  await view.user.click(await confirmButton('endConsent'));
  await button('동의하고 가져오기');
  expect(await view.check(no)).toEqual({ vldYn: 'N' });
  go('/license/KFC20000');
  expect(await button('금융연수원 연결하기')).toBeTruthy();
});

test('(R743) a card has its holder, masked number and live second; another address leads to the list', async () => {
  const view = await opened('employee');
  await view.user.click(await row(/신용분석사/));
  await waitFor(() => expect(part('[data-part="credentialCard"]').dataset.state).toBe('due'));
  const text = part('[data-part="credentialCard"]').textContent;
  for (const each of ['한국금융연수원', '박지훈', '18-****-07', '국가공인']) expect(text).toContain(each);
  expect(view.path()).toMatch(/^\/license\/KFC20000\/\w+$/);
  await view.user.click(await button('신용분석사 크게 보기'));
  expect(part('[data-part="liveMark"]').textContent).toContain('2026.11.');
  go('/license/KFC20000/q999');
  await view.user.click(await button('내 자격 보기'));
  await view.shows('KFC20000');
  go('/license/KFC21000/q999/poster');
  expect(await screen.findByText('찾을 수 없어요')).toBeTruthy();
  go('/license/KFC21000');
  expect(await button('내 자격 보기')).toBeTruthy();
});

test.each([
  ['member', /자산관리사/, 'suspended', '보수교육을 받지 않아 효력이 멈췄어요.', 0],
  ['developer', /신용위험분석사/, 'pending', '실무 경력 1년이 더 필요해요.', 1],
  ['manyQualifications', /은행텔러/, 'revoked', '취소된 자격이에요.', 0],
] as const)('of %s the card says how it stands, and offers the documents there are', async (...row_) => {
  const [persona, name, state, said, documents] = row_;
  const view = await opened(persona);
  await view.user.click(await row(name));
  await waitFor(() => expect(part('[data-part="credentialCard"]').dataset.state).toBe(state));
  expect(screen.getByText(new RegExp(said))).toBeTruthy();
  expect(document.querySelectorAll('[data-action="openDocument"]').length).toBe(documents);
  expect(document.querySelector('[data-action="enlargeCard"]')).toBeNull();
});

test('nothing held, another name and the night work are each told with a way on', async () => {
  await opened('lite');
  expect(await screen.findByText('가진 자격이 없어요')).toBeTruthy();
  expect(await button('금융연수원 열기')).toBeTruthy();
});

test.each([
  ['LIC_NAME', '이름이 달라서 찾지 못했어요. 금융연수원에 문의해 주세요.'],
  ['LIC_CLOSED', '금융연수원 점검 시간이에요.'],
])('the look-up that is refused with %s says why, and stays', async (code, said) => {
  const view = await open(code === 'LIC_NAME' ? 'foreigner' : 'employee');
  if (code === 'LIC_CLOSED') vi.setSystemTime(new Date('2026-11-21T23:40:00+09:00'));
  await connect(view);
  expect((await screen.findByRole('dialog')).textContent).toContain(said);
  await view.user.click(await button('확인'));
  await view.shows('KFC12000');
});

test('a document has one number however often it is asked for; revoked meanwhile it is refused with its reason', async () => {
  const view = await opened('manyQualifications');
  await view.user.click(await row(/신용분석사/));
  await view.user.click(await row(/^합격확인서/));
  await view.shows('KFC21000');
  const no = checkNo();
  go(view.path());
  await view.shows('KFC21000');
  expect(checkNo()).toBe(no);
  const file = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  Object.assign(URL, { createObjectURL: vi.fn(() => 'blob:pdf'), revokeObjectURL: vi.fn() });
  await view.user.click(await button('PDF 저장'));
  await waitFor(() => expect(file).toHaveBeenCalledOnce());

  const path = '/license/v1/document';
  await view.reply({
    method: 'POST',
    path,
    body: { status: 200, code: 'LIC_REVOKED', message: '', payload: null },
  });
  go(view.path().replace('confirmation', 'certificate'));
  expect(await screen.findByText('취소된 자격이라 문서를 받을 수 없어요')).toBeTruthy();
});

test('it is sent to somebody of the contacts for a time, seen, and taken back', async () => {
  const host = createFakeHost({
    answers: {
      getLoginInfo: { ci: '', isVisitUser: 'N', loginWay: '', loginAccessMediaDstic: '' },
      openNativeScreen: ({ screen: name }) =>
        name === 'contacts' ? { name: '이지은', phone: '01055551205' } : { isShared: true },
    },
  });
  const view = await opened('employee', host);
  await view.user.click(await row(/외환전문역/));
  await view.user.click(await row(/^영문 자격증/));
  expect(screen.queryByRole('button', { name: 'PDF 저장' })).toBeNull();
  await view.user.click(await button('다른 사람에게 보내기'));
  await view.user.click(await button('링크 보내기'));
  await waitFor(() => expect(part('[data-msg="required"]')).toBeTruthy());
  await view.user.click(await button('연락처에서 선택하기'));
  await waitFor(() => expect(field('to')).toHaveProperty('value', '이지은'));
  await view.user.click(screen.getByRole('radio', { name: '30일' }));
  await view.user.click(await button('링크 보내기'));
  expect(await screen.findByText('아직 열지 않음')).toBeTruthy();

  const asked = host.calls('openNativeScreen').find(({ screen: name }) => name === 'share');
  const no = numberOf(asked?.params?.url);
  expect(String(asked?.params?.url)).not.toMatch(/박지훈|q80/);
  expect(await view.check(no)).toMatchObject({ vldYn: 'Y', qlfcNm: '외환전문역 Ⅰ' });
  await view.user.click(await button('거둬들이기'));
  expect(await screen.findByText('거둬들임')).toBeTruthy();
  expect(await view.check(no)).toEqual({ vldYn: 'N' });
});

test('where the receiver asks for a signature the link opens once it is given, and not before', async () => {
  const host = createFakeHost({
    answers: {
      getLoginInfo: { ci: '', isVisitUser: 'N', loginWay: '', loginAccessMediaDstic: '' },
      openWebView: { webViewId: '2' },
      openNativeScreen: { isShared: true },
    },
  });
  const view = await opened('employee', host);
  await view.user.click(await row(/외환전문역/));
  await view.user.click(await row(/^자격증/));
  await view.user.click(await button('다른 사람에게 보내기'));
  await view.user.type(field('to'), '새벽은행');
  await view.user.click(screen.getByRole('switch', { name: /서명해서 보내기/ }));
  await view.user.click(await button('서명하고 보내기'));
  const page = async (count: number) => {
    await waitFor(() => expect(host.calls('openWebView')).toHaveLength(count));
    return host.calls('openWebView').at(-1) as { url: string; opening: string };
  };
  const first = await page(1);
  host.emit('viewClosed', { webViewId: '2', opening: first.opening, reason: 'killed' });
  await view.user.click(await button('서명하기'));
  const { url, opening } = await page(2);
  expect(url).toBe(first.url);
  host.emit('viewClosed', { webViewId: '2', opening, result: await signAway(view.ask, url) });
  expect(await screen.findByText('아직 열지 않음')).toBeTruthy();
  const asked = host.calls('openNativeScreen').find(({ screen: name }) => name === 'share');
  const no = numberOf(asked?.params?.url);
  expect(await view.check(no)).toMatchObject({ vldYn: 'Y', sgntYn: 'Y' });
});

test('a link ends with its time by the server’s clock, and one that nobody knows is not valid', async () => {
  const host = createFakeHost({ answers: { openNativeScreen: refuse('CANCELLED') } });
  const view = await opened('employee', host);
  await view.user.click(await row(/외환전문역/));
  await view.user.click(await row(/^자격증/));
  await view.user.click(await button('다른 사람에게 보내기'));
  await view.user.type(field('to'), '새벽은행');
  await view.user.click(await button('링크 보내기'));
  expect(await screen.findByText('새벽은행')).toBeTruthy();
  const asked = host.calls('openNativeScreen').find(({ screen: name }) => name === 'share');
  const no = numberOf(asked?.params?.url);
  vi.setSystemTime(new Date('2026-11-30T12:00:00+09:00'));
  expect(await view.check(no)).toEqual({ vldYn: 'N' });
  expect(await view.check('nothing')).toEqual({ vldYn: 'N' });
});

const papers = ['자격증', '합격확인서', '영문 자격증'] as const;
const paperText = async () => (await waitFor(() => part('[data-part="documentPaper"]'))).textContent ?? '';

test('the three documents differ, name the holder, and have the whole number where there is one', async () => {
  const view = await opened('employee');
  await view.user.click(await row(/신용분석사/));
  const card = view.path();
  const texts: string[] = [];
  for (const name of papers) {
    go(card);
    await view.user.click(await row(new RegExp(`^${name}`)));
    await view.shows('KFC21000');
    texts.push(await paperText());
  }
  const [certificate = '', confirmation = '', english = ''] = texts;
  expect(certificate).toMatch(/^자격증자격 번호18-\d{4}-07이름박지훈/);
  expect(certificate).toContain('이 증서를 드립니다.');
  expect(confirmation).toContain('합격하였음을 확인합니다.');
  expect(confirmation).not.toContain('자격 번호');
  expect(english).toContain('PARK JIHUN');
  expect(english).toMatch(/Registration number18-\d{4}-07/);
  expect(english).toContain('Date of birth30 November 1985');
  // English throughout.
  expect(english).not.toMatch(/[가-힣]/);
  for (const text of texts) expect(text).not.toContain('****');
  expect(part('[data-part="documentPaper"]').lang).toBe('en');
});

test('who gets a link without a wallet sees who sent what, and opens the document; a preview opens nothing', async () => {
  const host = createFakeHost({
    answers: {
      getLoginInfo: { ci: '', isVisitUser: 'N', loginWay: '', loginAccessMediaDstic: '' },
      openNativeScreen: { isShared: true },
    },
  });
  const view = await opened('employee', host);
  await view.user.click(await row(/신용분석사/));
  await view.user.click(await row(/^영문 자격증/));
  await view.user.click(await button('다른 사람에게 보내기'));
  await view.user.type(field('to'), '새벽은행');
  await view.user.click(await button('링크 보내기'));
  await screen.findByText('아직 열지 않음');
  const asked = host.calls('openNativeScreen').find(({ screen: name }) => name === 'share');
  const no = numberOf(asked?.params?.url);
  await view.ask('/wApi/mstr/logout', { method: 'POST' });
  go(`/license/KFC21000/${no}`);
  await view.shows('KFC21002');
  expect(await screen.findByText(/박\*훈 님이 새벽은행에/)).toBeTruthy();
  expect(document.body.textContent).toContain('신용분석사');
  expect(document.body.textContent).not.toContain('박지훈');
  // A messenger fetches the address, and what the page reads.
  await view.check(no);
  await view.user.click(await button('영문 자격증 열기'));
  expect(await paperText()).toContain('PARK JIHUN');
});

test.each(['unknown', 'taken back'])('a link that is %s says so without a sign-in', async (which) => {
  const view = await open('employee');
  await view.ask('/wApi/mstr/logout', { method: 'POST' });
  go(`/license/KFC21000/${which === 'unknown' ? 'nothing' : 'S0123456789abcdef'}`);
  await view.shows('KFC21002');
  expect(await screen.findByText('확인할 수 없는 번호예요')).toBeTruthy();
});

test('consent names the institute as the third party', async () => {
  const view = await open('employee');
  await view.user.click(await button('금융연수원 연결하기'));
  expect(await screen.findByText(/제3자\(한국금융연수원\) 제공 동의/)).toBeTruthy();
  expect(document.body.textContent).not.toContain('서비스 이용약관');
});

test('the sentence about the refresher is there once', async () => {
  await opened('employee');
  await row(/신용분석사/);
  expect(document.body.textContent?.match(/보수교육을 40일 안에/g)).toHaveLength(1);
});
