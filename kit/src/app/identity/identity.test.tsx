import { screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createMock } from '../../../../mocks/src/backend/index.ts';
import { type FaceProblem, faceProblems, identityWords, type PinVerdict } from '../../identity/index.ts';
import {
  button,
  createFakeHost,
  drawPictures,
  enterPin,
  openerOf,
  part,
  refuse,
} from '../../testing/index.ts';
import { Screen } from '../Screen.tsx';
import { smallApp } from '../testing/smallApp.tsx';
import { AskPin } from './AskPin.tsx';
import { ChooseNumber } from './ChooseNumber.tsx';
import { DocumentScan } from './DocumentScan.tsx';
import { FaceCheck } from './FaceCheck.tsx';
import { useCertificateSign } from './useCertificateSign.ts';

const card = {
  kind: '10',
  name: '김하늘',
  birth: '19900215',
  maskedNo: '900215-2******',
  issuedOn: '20200301',
  image: 'aa',
  faceImage: 'aa',
};

async function show(part: ReactNode, host?: ReturnType<typeof createFakeHost>) {
  const app = smallApp({ SML10000: () => <Screen>{part}</Screen> });
  return openerOf(app, createMock)('SML10000', host ? { native: host } : {});
}
const state = (part: string) => document.querySelector<HTMLElement>(`[data-part="${part}"]`)?.dataset.state;
const scan = (onScan = vi.fn()) => (
  <DocumentScan screen="idCardScan" params={{ kind: '10' }} onScan={onScan} />
);
const face = (
  check: () => Promise<FaceProblem | null>,
  more: Partial<Parameters<typeof FaceCheck>[0]> = {},
) => <FaceCheck purpose="issue" check={check} onGood={() => {}} onOtherWay={() => {}} {...more} />;

test('an ID is read by the phone app: unreadable, camera denied and going back end well', async () => {
  const host = createFakeHost({ answers: { openNativeScreen: { name: '' } } });
  const onScan = vi.fn();
  const { user } = await show(scan(onScan), host);
  const ends: [unknown, string, string][] = [
    [{ name: '' }, 'failed', '신분증을 읽지 못했어요'],
    [refuse('DENIED'), 'denied', '카메라를 사용할 수 없어요'],
    // Nothing new is said of going back.
    [refuse('CANCELLED'), 'denied', '카메라를 사용할 수 없어요'],
    [refuse('FAILED'), 'failed', '신분증을 읽지 못했어요'],
  ];
  for (const [answer, expected, said] of ends) {
    host.answer('openNativeScreen', answer as never);
    await user.click(await button(/촬영하기$/));
    await waitFor(() => expect(state('documentScan')).toBe(expected));
    expect(screen.getByText(new RegExp(said))).toBeTruthy();
  }
  host.answer('openNativeScreen', card);
  await user.click(await button('다시 촬영하기'));
  await waitFor(() => expect(onScan).toHaveBeenCalledExactlyOnceWith(card));
  expect(host.calls('openNativeScreen').at(-1)).toEqual({ screen: 'idCardScan', params: { kind: '10' } });
});

test('a phone that stays silent keeps nobody: a second tap asks anew', async () => {
  const host = createFakeHost();
  const onScan = vi.fn();
  const { user } = await show(scan(onScan), host);
  host.silence();
  await user.click(await button('신분증 촬영하기'));
  host.silence(false);
  host.answer('openNativeScreen', card);
  await user.click(await button('신분증 촬영하기'));
  await waitFor(() => expect(onScan).toHaveBeenCalledOnce());
});

test.each([['a plain browser'], ['an older app']])('%s is guided', async (where) => {
  const host = createFakeHost();
  host.fail('openNativeScreen', 'UNSUPPORTED');
  const { user } = await show(scan(), where === 'a plain browser' ? undefined : host);
  await user.click(await button('신분증 촬영하기'));
  expect(await screen.findByText('앱에서 촬영할 수 있어요')).toBeTruthy();
});

test('(3-identity-and-services s8) each reason why a face was not taken has words and another try, five in all', async () => {
  const host = createFakeHost({ answers: { openNativeScreen: { image: 'aa', isLive: true } } });
  const found: (FaceProblem | null)[] = ['blurry', 'tooSmall', 'covered', 'eyesClosed'];
  const onOtherWay = vi.fn();
  const { user } = await show(
    face(async () => found.shift() ?? 'mismatch', { onOtherWay }),
    host,
  );
  for (const problem of [...found]) {
    await user.click(await button(/촬영하기$/));
    await waitFor(() => expect(state('faceCheck')).toBe(problem));
    expect(screen.getByText(identityWords.ko.face.problems[problem ?? 'mismatch'])).toBeTruthy();
  }
  host.answer('openNativeScreen', { image: 'aa', isLive: false });
  await user.click(await button('다시 촬영하기'));
  await user.click(await button('다른 방법으로 확인하기'));
  expect(onOtherWay).toHaveBeenCalledOnce();
  const { ko, en } = identityWords;
  expect(new Set(faceProblems.map((id) => ko.face.problems[id])).size).toBe(faceProblems.length);
  expect(new Set(faceProblems.map((id) => en.face.problems[id])).size).toBe(faceProblems.length);
});

test('a face that fits leads on', async () => {
  const host = createFakeHost({ answers: { openNativeScreen: { image: 'aa', isLive: true } } });
  const onGood = vi.fn();
  const { user } = await show(
    face(async () => null, { onGood }),
    host,
  );
  await user.click(await button('얼굴 촬영하기'));
  await waitFor(() => expect(onGood).toHaveBeenCalledOnce());
});

test('a plain browser takes the face by the page’s own camera', async () => {
  const { user } = await show(face(async () => null));
  await user.click(await button('얼굴 촬영하기'));
  expect(await button('카메라로 촬영하기')).toBeTruthy();
});

test('a passport and its chip have words of their own; a phone without NFC says how to turn it on', async () => {
  const host = createFakeHost();
  host.fail('openNativeScreen', 'DENIED');
  const chip = { passportNo: 'M1', birth: '19900215', expiry: '20310214' };
  const part = (
    <>
      <DocumentScan screen="passportScan" params={{ keys: ['OCR'] }} onScan={() => {}} />
      <DocumentScan screen="passportChip" params={chip} onScan={() => {}} />
    </>
  );
  const { user } = await show(part, host);
  expect(await button('여권 촬영하기')).toBeTruthy();
  await user.click(await button('여권 칩 읽기'));
  expect(await screen.findByText(/NFC가 꺼져 있어요/)).toBeTruthy();
});

async function typePin(user: { click: (element: Element) => Promise<void> }, digits: string) {
  for (const digit of digits) await user.click(await screen.findByRole('button', { name: digit }));
}

test('a secret number tells the tries that are left, and locks after five with a way out', async () => {
  const verdicts: PinVerdict[] = [{ kind: 'wrong', left: 1 }, { kind: 'locked' }];
  const onReset = vi.fn();
  const { user } = await show(
    <AskPin
      isOpen
      title="인증서 비밀번호"
      check={async () => verdicts.shift() ?? { kind: 'good' }}
      onGood={() => {}}
      onClose={() => {}}
      onReset={onReset}
    />,
  );
  await typePin(user, '135790');
  expect(await screen.findByText(/1번 더 입력할 수 있어요/)).toBeTruthy();
  await typePin(user, '135790');
  expect((await screen.findByText(/본인 확인 후 다시 정해 주세요/)).textContent).toContain('5번 틀렸어요');
  await user.click(await button('본인 확인하고 다시 정하기'));
  await waitFor(() => expect(onReset).toHaveBeenCalledOnce());
});

test('a secret number is chosen on its page, twice; an app that may not ask for a face offers none', async () => {
  const onChosen = vi.fn(async () => {});
  const fresh = { fresh: '새 비밀번호', freshHint: '', again: '한 번 더', againHint: '' };
  const words = { question: '비밀번호를 정해 주세요', rules: ['여섯 자리'], choose: '정하기', fresh };
  const withFace = { ...words, biometry: '얼굴로도', biometryHint: '더 빨라요' };
  const view = await show(<ChooseNumber words={withFace} onChosen={onChosen} />, createFakeHost());
  await view.user.click(await button('정하기'));
  expect(screen.queryByRole('switch')).toBeNull();
  await enterPin(view, '804162');
  await enterPin(view, '804162');
  await waitFor(() => expect(onChosen).toHaveBeenCalledOnce());
  expect(onChosen).toHaveBeenCalledWith(expect.objectContaining({ hasBiometry: false }));
});

function Application({ onEnd }: { onEnd: (end: string) => void }) {
  const sign = useCertificateSign('application', onEnd);
  return (
    <button type="button" onClick={() => void sign('S-1')}>
      서명
    </button>
  );
}

test.each([
  [{ result: { kind: 'submitted', value: { signId: 'S-1', isSigned: true } } }, 'signed'],
  [{ result: { kind: 'submitted', value: { signId: 'S-1', isSigned: false } } }, 'refused'],
  [{ result: { kind: 'submitted', value: 'odd' } }, 'unknown'],
  [{ reason: 'killed' as const }, 'unknown'],
])('a text is signed on the certificate’s page: %j comes back as %s', async (closed, expected) => {
  const host = createFakeHost({ answers: { openWebView: { webViewId: '2' } } });
  const onEnd = vi.fn();
  const { user } = await show(<Application onEnd={onEnd} />, host);
  await user.click(await button('서명'));
  await waitFor(() =>
    expect(host.calls('openWebView')).toMatchObject([{ url: '/bcerti/FBC21000?signId=S-1' }]),
  );
  const opening = host.calls('openWebView')[0]?.opening ?? '';
  host.emit('viewClosed', { webViewId: '2', opening, ...closed });
  await waitFor(() => expect(onEnd).toHaveBeenCalledExactlyOnceWith(expected));
});

test('a selfie of a phone without a capture of its own is made small and looked at; one that cannot be read is told', async () => {
  drawPictures();
  onTestFinished(() => {
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });
  const check = vi.fn(async () => null);
  const onGood = vi.fn();
  const { user } = await show(face(check, { onGood }));
  await user.click(await button(/카메라로 촬영하기|시작|촬영/));
  await user.click(await button(/사진|촬영/));
  const take = async (text: string) => {
    const input = await waitFor(() => part('input[type="file"]') as HTMLInputElement);
    Object.defineProperty(input, 'files', { value: [new File([text], 'me.jpg', { type: 'image/jpeg' })] });
    input.dispatchEvent(new Event('change'));
  };
  await take('broken');
  expect(await screen.findByText(/사진을 열 수 없어요/)).toBeTruthy();
  await user.click(await button('확인'));
  await user.click(await button(/사진|촬영/));
  await take('me');
  await waitFor(() => expect(check).toHaveBeenCalledWith(btoa('me')));
  await waitFor(() => expect(onGood).toHaveBeenCalled());
});
