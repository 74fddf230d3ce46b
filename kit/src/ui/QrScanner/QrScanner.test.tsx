import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { setLocale } from '../../messages/index.ts';
import { renderKorean } from '../testing/renderKorean.tsx';
import { cameraProblem, type OpenCamera, openCamera } from './camera.ts';
import { QrScanner, type QrScannerProps } from './QrScanner.tsx';

/** A camera as far as a page without pictures needs one: it is on, until it is stopped. */
class FakeTrack extends EventTarget {
  readyState = 'live';
  torch = false;
  stop() {
    this.readyState = 'ended';
  }
  getSettings() {
    return { deviceId: 'back' };
  }
  getCapabilities() {
    return { torch: true };
  }
  async applyConstraints({ advanced }: { advanced: { torch: boolean }[] }) {
    this.torch = advanced[0]?.torch === true;
  }
}

function fakeCamera() {
  const tracks: FakeTrack[] = [];
  const open = vi.fn(async (_deviceId?: string) => {
    const track = new FakeTrack();
    tracks.push(track);
    const stream = new MediaStream();
    Object.assign(stream, { getTracks: () => [track], getVideoTracks: () => [track] });
    return stream;
  });
  return { open, tracks, live: () => tracks.filter(({ readyState }) => readyState === 'live').length };
}

const refusing = (name: string): OpenCamera => {
  return () => Promise.reject(new DOMException('', name));
};

const state = () => document.querySelector<HTMLElement>('[data-part="qrScanner"]')?.dataset.state;
// A camera in use is asked for three times, which takes 1.6 s.
const becomes = (wanted: string) => waitFor(() => expect(state()).toBe(wanted), { timeout: 10_000 });

function setHidden(hidden: boolean) {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(hidden);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
}

function scanner(props: Partial<QrScannerProps> = {}) {
  return <QrScanner onCode={() => {}} {...props} />;
}

afterEach(() => {
  vi.restoreAllMocks();
  Reflect.deleteProperty(navigator, 'mediaDevices');
});

it('asks for the camera, says so, and shows a frame for the code', async () => {
  const { open, live } = fakeCamera();
  await renderKorean(scanner({ open }));
  await becomes('scanning');
  expect(screen.getAllByRole('status')[0]?.textContent).toBe('QR코드를 사각형 안에 맞춰 주세요.');
  expect([open.mock.calls, live()]).toEqual([[[undefined]], 1]);
});

it.each([
  ['NotAllowedError', 'denied', '카메라를 사용할 수 없어요'],
  ['NotFoundError', 'noCamera', '카메라를 찾을 수 없어요'],
  ['NotReadableError', 'inUse', '다른 앱이 카메라를 사용하고 있어요'],
  ['SecurityError', 'insecure', '안전하지 않은 연결이에요'],
  ['SomethingElse', 'failed', '카메라를 열지 못했어요'],
])('tells what %s means, and offers the other ways', async (name, wanted, title) => {
  await renderKorean(scanner({ open: refusing(name), manual: <button type="button">직접 입력</button> }));
  await becomes(wanted);
  expect(screen.getByRole('alert').textContent).toContain(title);
  expect(screen.getByText('사진에서 찾기')).toBeTruthy();
  expect(screen.getByRole('button', { name: '직접 입력' })).toBeTruthy();
  // There is no use in asking again where there can be no camera.
  expect(screen.queryByRole('button', { name: '다시 시도' }) === null).toBe(wanted === 'insecure');
});

it.each([undefined, null, 'toString', { name: '__proto__' }, {}])(
  'takes %j for a failure like any other',
  (error) => {
    expect(cameraProblem(error)).toBe('failed');
  },
);

it('asks for no camera where the page is not secure', async () => {
  await expect(openCamera()).rejects.toMatchObject({ name: 'SecurityError' });
});

it('asks for the camera at the back, without sound', async () => {
  const getUserMedia = vi.fn(async () => new MediaStream());
  Object.defineProperty(navigator, 'mediaDevices', { value: { getUserMedia }, configurable: true });
  Object.defineProperty(window, 'isSecureContext', { value: true, configurable: true });
  await openCamera();
  await openCamera('front');
  Reflect.deleteProperty(window, 'isSecureContext');
  expect(getUserMedia.mock.calls).toMatchObject([
    [{ audio: false, video: { facingMode: { ideal: 'environment' } } }],
    [{ audio: false, video: { deviceId: { exact: 'front' } } }],
  ]);
});

it('tries again when asked', async () => {
  const { open: works, live } = fakeCamera();
  let isHeld = true;
  const open = vi.fn((id?: string) =>
    isHeld ? Promise.reject(new DOMException('', 'NotReadableError')) : works(id),
  );
  const { user } = await renderKorean(scanner({ open }));
  await becomes('inUse');
  expect(open).toHaveBeenCalledTimes(3);
  isHeld = false;
  await user.click(screen.getByRole('button', { name: '다시 시도' }));
  await becomes('scanning');
  expect(live()).toBe(1);
});

it.each(['NotReadableError', 'AbortError'])(
  'waits for a WebView that still holds the camera: %s',
  async (name) => {
    const { open: works, live } = fakeCamera();
    const open = vi.fn(works).mockRejectedValueOnce(new DOMException('', name));
    await renderKorean(scanner({ open }));
    await becomes('scanning');
    expect([open.mock.calls.length, live()]).toEqual([2, 1]);
    expect(screen.queryByRole('alert')).toBeNull();
  },
);

it('asks no more for a camera once the customer has gone', async () => {
  const open = vi.fn(refusing('NotReadableError'));
  const { unmount } = await renderKorean(scanner({ open }));
  await waitFor(() => expect(open).toHaveBeenCalledTimes(1));
  unmount();
  await new Promise((resolve) => setTimeout(resolve, 1000));
  expect(open).toHaveBeenCalledTimes(1);
});

it('turns the camera off when it goes, is paused, or is out of sight, and on again after', async () => {
  const { open, tracks, live } = fakeCamera();
  const { rerender, unmount } = await renderKorean(scanner({ open }));
  await becomes('scanning');
  rerender(scanner({ open, isPaused: true }));
  expect([state(), live()]).toEqual(['paused', 0]);
  rerender(scanner({ open }));
  await becomes('scanning');
  setHidden(true);
  expect([state(), live()]).toEqual(['paused', 0]);
  setHidden(false);
  await becomes('scanning');
  expect(live()).toBe(1);
  unmount();
  expect([live(), tracks.length]).toEqual([0, 3]);
});

it('turns off a camera that was allowed only after the customer had gone', async () => {
  const { open: works, live } = fakeCamera();
  let allow: () => void = () => {};
  const open: OpenCamera = (id) =>
    new Promise((resolve) => {
      allow = () => resolve(works(id));
    });
  const { unmount } = await renderKorean(scanner({ open }));
  expect(state()).toBe('asking');
  unmount();
  await act(async () => allow());
  expect(live()).toBe(0);
});

it('says when the camera was taken away', async () => {
  const { open, tracks } = fakeCamera();
  await renderKorean(scanner({ open }));
  await becomes('scanning');
  act(() => void tracks[0]?.dispatchEvent(new Event('ended')));
  expect(state()).toBe('inUse');
});

it('switches the light where the camera has one', async () => {
  const { open, tracks } = fakeCamera();
  const { user } = await renderKorean(scanner({ open }));
  const light = await screen.findByRole('button', { name: '조명' });
  expect(light.getAttribute('aria-pressed')).toBe('false');
  await user.click(light);
  await waitFor(() => expect(light.getAttribute('aria-pressed')).toBe('true'));
  expect(tracks[0]?.torch).toBe(true);
});

it('goes from camera to camera where there are several', async () => {
  const devices = ['back', 'front'].map((deviceId) => ({ kind: 'videoinput', deviceId }));
  Object.defineProperty(navigator, 'mediaDevices', {
    value: { enumerateDevices: async () => [...devices, { kind: 'audioinput', deviceId: 'ear' }] },
    configurable: true,
  });
  const { open, live } = fakeCamera();
  const { user } = await renderKorean(scanner({ open }));
  await user.click(await screen.findByRole('button', { name: '카메라 전환' }));
  await becomes('scanning');
  expect(open.mock.calls).toEqual([[undefined], ['front']]);
  expect(live()).toBe(1);
});

it('can be closed, and speaks English', async () => {
  const onClose = vi.fn();
  const { user } = await renderKorean(scanner({ open: refusing('NotAllowedError'), onClose }));
  await act(() => setLocale('en'));
  expect(await screen.findByText('Can’t use the camera')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(onClose).toHaveBeenCalledOnce();
});
