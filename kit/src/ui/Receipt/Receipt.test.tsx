import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { DialogHost } from '../DialogHost/DialogHost.tsx';
import { Money } from '../Money/Money.tsx';
import { closeDialogs } from '../overlays/dialogs.ts';
import { bindPhone, type PhoneBridge } from '../phone/bindPhone.ts';
import { ResultPage } from '../ResultPage/ResultPage.tsx';
import { currentToast, hideToast } from '../ToastHost/toast.ts';
import { renderKorean } from '../testing/renderKorean.tsx';
import { Receipt } from './Receipt.tsx';
import { ReceiptActions } from './ReceiptActions.tsx';

const written: string[] = [];
let isCoarse = false;

beforeEach(() => {
  written.length = 0;
  isCoarse = false;
  const context = {
    measureText: (text: string) => ({ width: text.length * 9 }),
    fillText: (text: string) => written.push(text),
    scale() {},
    fillRect() {},
    beginPath() {},
    roundRect() {},
    fill() {},
  };
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as never);
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done) => done(new Blob(['png'])));
  vi.spyOn(window, 'matchMedia').mockImplementation(() => ({ matches: isCoarse }) as MediaQueryList);
  Object.assign(URL, { createObjectURL: vi.fn(() => 'blob:receipt'), revokeObjectURL: vi.fn() });
});

afterEach(() => {
  hideToast();
  closeDialogs();
  vi.restoreAllMocks();
  for (const name of ['share', 'canShare']) Reflect.deleteProperty(navigator, name);
});

const rows = [
  { label: '보낸 곳', value: '급여 통장 ··1234' },
  { label: '금액', value: <Money amount={50_000} />, isStrong: true },
];

const shown = () =>
  renderKorean(
    <>
      <Receipt title="50,000원을 충전했어요" rows={rows} fileName="charge-1" />
      <DialogHost />
    </>,
  );

/** The phone's own sheet. */
function sheet(share: (what: ShareData) => Promise<void>) {
  Object.assign(navigator, { share: vi.fn(share), canShare: () => true });
  return navigator.share as ReturnType<typeof vi.fn>;
}

function watchDownloads() {
  const names: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download);
  });
  return names;
}

it('is downloaded as a picture that says what the page says', async () => {
  const names = watchDownloads();
  const { user } = await shown();
  await user.click(screen.getByRole('button', { name: '영수증 저장' }));
  await waitFor(() => expect(names).toEqual(['charge-1.png']));
  expect(written).toEqual(['50,000원을 충전했어요', '보낸 곳', '급여 통장 ··1234', '금액', '50,000원']);
  expect(currentToast.value?.text).toBe('영수증을 저장했어요');
});

it('carries a photo, and stands without one that does not come', async () => {
  const names = watchDownloads();
  const drawImage = vi.fn();
  const context = HTMLCanvasElement.prototype.getContext.call(
    document.createElement('canvas'),
    '2d',
  ) as object;
  Object.assign(context, { drawImage });
  const decode = vi.fn(async () => {});
  Object.assign(HTMLImageElement.prototype, { decode });
  onTestFinished(() => void Reflect.deleteProperty(HTMLImageElement.prototype, 'decode'));
  vi.spyOn(HTMLImageElement.prototype, 'width', 'get').mockReturnValue(480);
  vi.spyOn(HTMLImageElement.prototype, 'height', 'get').mockReturnValue(480);
  const { user } = await renderKorean(
    <Receipt title="찾고 있어요" rows={rows} picture="data:image/png;base64," />,
  );
  await user.click(screen.getByRole('button', { name: '영수증 저장' }));
  await waitFor(() => expect(names).toHaveLength(1));
  expect(drawImage).toHaveBeenCalledOnce();
  decode.mockRejectedValue(new Error('broken'));
  await user.click(screen.getByRole('button', { name: '영수증 저장' }));
  await waitFor(() => expect(names).toHaveLength(2));
  expect(drawImage).toHaveBeenCalledOnce();
});

it('is shared by the phone’s own sheet', async () => {
  const share = sheet(async () => {});
  const names = watchDownloads();
  const { user } = await shown();
  await user.click(screen.getByRole('button', { name: '공유' }));
  await waitFor(() => expect(share).toHaveBeenCalledOnce());
  const [{ files, title }] = share.mock.calls[0] as [{ files: File[]; title: string }];
  expect([title, files[0]?.name, files[0]?.type]).toEqual([
    '50,000원을 충전했어요',
    'charge-1.png',
    'image/png',
  ]);
  expect(names).toEqual([]);
});

it('is saved by that sheet on a phone, where a WebView downloads nothing', async () => {
  isCoarse = true;
  const share = sheet(async () => {});
  const { user } = await shown();
  await user.click(screen.getByRole('button', { name: '영수증 저장' }));
  await waitFor(() => expect(share).toHaveBeenCalledOnce());
});

it.each([
  ['nothing when the customer closes the sheet', new DOMException('', 'AbortError'), []],
  ['a download when it cannot be shared', new DOMException('', 'NotAllowedError'), ['charge-1.png']],
])('makes %s', async (_, error, expected) => {
  sheet(() => Promise.reject(error));
  const names = watchDownloads();
  const { user } = await shown();
  await user.click(screen.getByRole('button', { name: '공유' }));
  await waitFor(() =>
    expect(screen.getByRole('button', { name: '공유' }).getAttribute('aria-busy')).toBeNull(),
  );
  await waitFor(() => expect(names).toEqual(expected));
});

it('stands in the receipt of a result as well', async () => {
  const names = watchDownloads();
  const { user } = await renderKorean(
    <ResultPage
      kind="success"
      title="보냈어요"
      rows={[{ label: '받는 사람', value: '홍길동 님의 아주 길고 긴 이름과 계좌 번호와 메모' }]}
      receiptActions={<ReceiptActions title="보냈어요" />}
    />,
  );
  await user.click(screen.getByRole('button', { name: '영수증 저장' }));
  await waitFor(() => expect(names).toEqual(['receipt.png']));
  // Long words go on in the next line.
  expect(written.slice(2).join(' ')).toBe('홍길동 님의 아주 길고 긴 이름과 계좌 번호와 메모');
  expect(written.length).toBeGreaterThan(3);
});

/** The phone app around the page, and what it was asked. */
function phoneApp(answer: { ok: true; value: unknown } | { ok: false; code: string }, knows = true) {
  const call = vi.fn<PhoneBridge['call']>(async () => answer);
  const can = knows ? ({ ok: true } as const) : ({ ok: false, reason: 'unsupported' } as const);
  bindPhone({ isNative: true, canOpen: () => can, call });
  onTestFinished(() => bindPhone(null));
  return call;
}

it('is saved into the photos and shared by the phone app where it can', async () => {
  const names = watchDownloads();
  const call = phoneApp({ ok: true, value: { isSaved: true } });
  const { user } = await shown();
  await user.click(screen.getByRole('button', { name: '영수증 저장' }));
  await waitFor(() => expect(currentToast.value?.text).toBe('영수증을 저장했어요'));
  const [, asked] = call.mock.calls[0] ?? [];
  expect(asked).toMatchObject({ screen: 'saveImage', params: { name: 'charge-1.jpg' } });
  await user.click(screen.getByRole('button', { name: '공유' }));
  await waitFor(() => expect(call).toHaveBeenCalledTimes(2));
  expect(call.mock.calls[1]?.[1]).toMatchObject({
    screen: 'share',
    params: { title: '50,000원을 충전했어요' },
  });
  // The second answer is none of a share sheet.
  await waitFor(() => expect(dialog()?.dataset.msg).toBe('pictureNotShared'));
  expect(names).toEqual([]);
});

const dialog = () => document.querySelector<HTMLElement>('dialog[data-msg]');

it.each([
  ['refused', { ok: false, code: 'DENIED' } as const],
  ['failed', { ok: false, code: 'FAILED' } as const],
  ['not known to the app', { ok: false, code: 'UNSUPPORTED' } as const],
  ['not done', { ok: true, value: { isSaved: false } } as const],
])(
  'a picture whose saving was %s is shown to be held, tried again, and never said to be saved',
  async (_, answer) => {
    const names = watchDownloads();
    const call = phoneApp(answer);
    const { user } = await shown();
    await user.click(screen.getByRole('button', { name: '영수증 저장' }));
    await waitFor(() => expect(dialog()?.dataset.msg).toBe('pictureNotSaved'));
    expect(dialog()?.querySelector('img')?.src).toMatch(/^data:image\/jpeg;base64,/);
    expect([names, currentToast.value]).toEqual([[], null]);
    call.mockResolvedValue({ ok: true, value: { isSaved: true } });
    await user.click(screen.getByRole('button', { name: '다시 시도' }));
    await waitFor(() => expect(currentToast.value?.text).toBe('영수증을 저장했어요'));
  },
);

it('says nothing where the customer leaves the phone’s screen', async () => {
  const names = watchDownloads();
  const call = phoneApp({ ok: false, code: 'CANCELLED' });
  const { user } = await shown();
  await user.click(screen.getByRole('button', { name: '영수증 저장' }));
  await waitFor(() => expect(call).toHaveBeenCalled());
  expect([names, currentToast.value, dialog()]).toEqual([[], null, null]);
});
