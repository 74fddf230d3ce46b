import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { PopupHost } from '../PopupHost/PopupHost.tsx';
import { renderKorean } from '../testing/renderKorean.tsx';
import { closeDialogs } from './dialogs.ts';
import { hasPopup, openPopup, type PopupProps, registerPopup } from './popups.ts';

afterEach(() => act(closeDialogs));

const popups = () => [...document.querySelectorAll<HTMLElement>('[data-popup]')];

it.each([
  ['nativeGuidance', '앱에서 이용해 주세요'],
  ['addCertificate', '인증서를 추가해 주세요'],
  ['certificateNeeded', '인증서 로그인이 필요해요'],
  ['availableCert', '이용할 수 있는 인증서를 확인해 주세요'],
  ['cddEdd', '고객확인이 필요해요'],
])('(R171, R179, R180, R182) knows %s from the start: one element, no message id', async (name, title) => {
  await renderKorean(<PopupHost />);
  void openPopup(name);
  const dialog = await screen.findByRole('dialog', { name: title });
  expect(popups()).toEqual([dialog]);
  expect(dialog.dataset).toEqual({ popup: name });
});

it.each(['confirm', 'cancel', 'close'] as const)('(R114) reports %s to the caller', async (action) => {
  const { user } = await renderKorean(<PopupHost />);
  const answer = openPopup('cddEdd');
  await screen.findByRole('dialog');
  await user.click(document.querySelector(`[data-popup] [data-action="${action}"]`) as HTMLElement);
  expect(await answer).toBe(action);
  await waitFor(() => expect(popups()).toEqual([]));
});

it('(R114) hands the argument to a popup of an app', async () => {
  registerPopup('voucher', ({ argument, answer, titleId }: PopupProps<{ title: string }>) => (
    <>
      <h2 id={titleId}>{argument.title}</h2>
      <button type="button" onClick={() => answer('confirm')}>
        받기
      </button>
    </>
  ));
  const { user } = await renderKorean(<PopupHost />);
  const answer = openPopup('voucher', { title: '쿠폰 2장' });
  expect((await screen.findByRole('dialog', { name: '쿠폰 2장' })).dataset.popup).toBe('voucher');
  await user.click(screen.getByRole('button', { name: '받기' }));
  expect(await answer).toBe('confirm');
});

it('joins a second popup of the same name', async () => {
  await renderKorean(<PopupHost />);
  const both = Promise.all([openPopup('cddEdd'), openPopup('cddEdd')]);
  await waitFor(() => expect(popups()).toHaveLength(1));
  act(closeDialogs);
  expect(await both).toEqual(['close', 'close']);
});

it('answers close for a name nobody registered', async () => {
  expect(hasPopup('cddEdd')).toBe(true);
  expect(hasPopup('nobody')).toBe(false);
  expect(await openPopup('nobody')).toBe('close');
});
