import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, onTestFinished, vi } from 'vitest';
import { DialogHost } from '../DialogHost/DialogHost.tsx';
import { closeDialogs } from '../overlays/dialogs.ts';
import { currentToast, hideToast } from '../ToastHost/toast.ts';
import { renderKorean } from '../testing/renderKorean.tsx';
import { bindPhone, type PhoneBridge } from './bindPhone.ts';
import { copyText, saveFile, shareLink } from './give.ts';

const link = { title: '선물', text: '쿠폰', url: 'https://wallet.example/1' };
const quote = () => document.querySelector('dialog[data-msg] [data-part="quote"]')?.textContent;

afterEach(() => {
  hideToast();
  closeDialogs();
  vi.restoreAllMocks();
  for (const name of ['share', 'canShare', 'clipboard']) Reflect.deleteProperty(navigator, name);
});

function clipboard(writeText?: (text: string) => Promise<void>) {
  const value = writeText && { writeText };
  Object.defineProperty(navigator, 'clipboard', { value, configurable: true });
}
const refusing = () => Promise.reject(new DOMException('', 'NotAllowedError'));

/** The phone app around the page. */
function phone(answer: Awaited<ReturnType<PhoneBridge['call']>>) {
  bindPhone({ isNative: true, canOpen: () => ({ ok: true }), call: async () => answer });
  onTestFinished(() => bindPhone(null));
}

it('a text is said to be copied once it is', async () => {
  const writeText = vi.fn(async () => {});
  clipboard(writeText);
  expect(await copyText('1234', '복사했어요')).toBe(true);
  expect(writeText).toHaveBeenCalledWith('1234');
  expect(currentToast.value?.text).toBe('복사했어요');
});

it.each([
  ['refused', () => clipboard(refusing)],
  ['missing', () => clipboard()],
])('where the clipboard is %s the text stands there to be selected', async (_, prepare) => {
  const { user } = await renderKorean(<DialogHost />);
  prepare();
  const copied = copyText('0x12ab', '복사했어요');
  await waitFor(() => expect(quote()).toBe('0x12ab'));
  expect(currentToast.value).toBeNull();
  await user.click(screen.getByRole('button', { name: '확인' }));
  expect(await copied).toBe(false);
});

it.each(['DENIED', 'FAILED'])(
  'a share that the phone app answers with %s leaves the link to be selected',
  async (code) => {
    await renderKorean(<DialogHost />);
    phone({ ok: false, code });
    const onCopied = vi.fn();
    void shareLink(link, onCopied);
    await waitFor(() => expect(quote()).toBe(link.url));
    expect(onCopied).not.toHaveBeenCalled();
  },
);

it('an app without a share sheet has the link copied, or shown where that is refused too', async () => {
  await renderKorean(<DialogHost />);
  phone({ ok: false, code: 'UNSUPPORTED' });
  const onCopied = vi.fn();
  clipboard(async () => {});
  expect(await shareLink(link, onCopied)).toBe('copied');
  expect(onCopied).toHaveBeenCalledOnce();
  clipboard(refusing);
  void shareLink(link, onCopied);
  await waitFor(() => expect(quote()).toBe(link.url));
  expect(onCopied).toHaveBeenCalledOnce();
});

it('a sheet that the customer closes is no fault, one that does not open is none at all', async () => {
  const onCopied = vi.fn();
  clipboard(async () => {});
  Object.assign(navigator, { share: () => Promise.reject(new DOMException('', 'AbortError')) });
  expect(await shareLink(link, onCopied)).toBe('left');
  Object.assign(navigator, { share: refusing });
  expect(await shareLink(link, onCopied)).toBe('copied');
});

it('a file is downloaded in a browser; in the app, where nothing is downloaded, the page says so', async () => {
  await renderKorean(<DialogHost />);
  Object.assign(URL, { createObjectURL: () => 'blob:file', revokeObjectURL: vi.fn() });
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  const file = new File(['x'], 'a.pdf', { type: 'application/pdf' });
  expect(await saveFile(file, '저장했어요')).toBe('done');
  expect([click.mock.calls.length, currentToast.value?.text]).toEqual([1, '저장했어요']);
  hideToast();
  phone({ ok: false, code: 'UNSUPPORTED' });
  void saveFile(file, '저장했어요');
  await waitFor(() => expect(document.querySelector('dialog[data-msg="fileNotSaved"]')).toBeTruthy());
  expect([click.mock.calls.length, currentToast.value]).toEqual([1, null]);
});
