import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { closeDialogs } from '../overlays/dialogs.ts';
import { renderKorean } from '../testing/renderKorean.tsx';
import { NoticePopup, type NoticePopupButton } from './NoticePopup.tsx';

async function renderPopup(buttons: NoticePopupButton[]) {
  const onClose = vi.fn();
  return {
    onClose,
    ...(await renderKorean(
      <NoticePopup html="<p>안내</p>" hideDays={7} buttons={buttons} onClose={onClose} />,
    )),
  };
}

const actions = () =>
  [...document.querySelectorAll<HTMLElement>('[data-popup="notice"] button')].map(
    ({ dataset, textContent }) => `${dataset.action} ${textContent}`.trim(),
  );

it('(R403) has one confirm where the server names no button', async () => {
  const { onClose, user } = await renderPopup([]);
  const popup = screen.getByRole('dialog', { name: '안내' });
  expect(popup.dataset).toEqual({ popup: 'notice' });
  expect(actions()).toEqual(['close', 'confirm 확인']);
  await user.click(screen.getByRole('button', { name: '확인' }));
  expect(onClose).toHaveBeenCalledExactlyOnceWith({ by: 'confirm', isHideTicked: false, link: '' });
});

it('(R245) makes the first of two a cancel', async () => {
  const { onClose, user } = await renderPopup([
    { name: '나중에' },
    { name: '보러 가기', link: '/forest/FTR10000' },
  ]);
  expect(actions()).toEqual(['close', 'cancel 나중에', 'confirm 보러 가기']);
  await user.click(screen.getByRole('button', { name: '보러 가기' }));
  expect(onClose).toHaveBeenLastCalledWith({ by: 'confirm', isHideTicked: false, link: '/forest/FTR10000' });
});

it('(R246) makes all three of three a confirm', async () => {
  await renderPopup([{ name: '하나' }, { name: '둘' }, { name: '셋' }]);
  expect(actions()).toEqual(['close', 'confirm 하나', 'confirm 둘', 'confirm 셋']);
});

it('(R242) says that "do not show again" was ticked, and for how long that is', async () => {
  const { onClose, user } = await renderPopup([]);
  const box = screen.getByRole('checkbox', { name: '7일 동안 보지 않기' });
  expect(box.dataset.action).toBe('hide');
  await user.click(box);
  await user.click(document.querySelector('[data-action="close"]') as HTMLElement);
  expect(onClose).toHaveBeenCalledExactlyOnceWith({ by: 'close', isHideTicked: true, link: '' });
});

it('(R188) is closed, and not confirmed, by a route change', async () => {
  const { onClose } = await renderPopup([]);
  closeDialogs();
  expect(onClose).toHaveBeenCalledExactlyOnceWith({ by: 'close', isHideTicked: false, link: '' });
});

it.each([
  [7, '7일 동안 보지 않기'],
  [9998, '9998일 동안 보지 않기'],
  [9999, '다시 보지 않기'],
])('(R402) offers to hide it for %i days as "%s"', async (hideDays, label) => {
  await renderKorean(<NoticePopup html="<p>안내</p>" hideDays={hideDays} buttons={[]} onClose={() => {}} />);
  expect(screen.getByRole('checkbox', { name: label }).dataset.action).toBe('hide');
});
