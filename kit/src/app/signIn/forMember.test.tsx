import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { createMock } from '../../../../mocks/src/backend/index.ts';
import { button, createFakeHost, openerOf, part } from '../../testing/index.ts';
import { useShareLink } from '../identity/useShareLink.ts';
import { Screen } from '../Screen.tsx';
import { smallApp } from '../testing/smallApp.tsx';
import { usePolling } from '../usePolling.ts';
import { forMember } from './forMember.tsx';

const words = { title: '내 것이에요', hint: '로그인하면 볼 수 있어요.', action: '로그인하기' };

test('a visitor reads what a screen is and is asked to sign in; a member sees it', async () => {
  const Mine = forMember(
    () => <Screen>mine</Screen>,
    () => words,
  );
  const app = smallApp({ SML10000: Mine }, { entries: { SML10000: { flags: { forVisitor: true } } } });
  const view = await openerOf(app, createMock)('SML10000', { persona: 'visitor' });
  await view.user.click(await button('로그인하기'));
  await view.user.click(await waitFor(() => part('dialog[data-msg="loginGuide"] [data-action="cancel"]')));
  await waitFor(() => expect(view.path()).toContain('returnPath='));
  view.unmount();
  await openerOf(app, createMock)('SML10000');
  expect(await screen.findByText('mine')).toBeTruthy();
});

const link = { title: '선물', text: '쿠폰', url: 'https://www.example.com/1' };
function Sharing({ onCopied }: { onCopied: () => void }) {
  const share = useShareLink(onCopied);
  return (
    <Screen>
      <button type="button" onClick={() => void share(link)}>
        보내기
      </button>
    </Screen>
  );
}

test('a link is given away by the phone app', async () => {
  const onCopied = vi.fn();
  const app = smallApp({ SML10000: () => <Sharing onCopied={onCopied} /> });
  Object.assign(app.manifest, { bridge: ['hello', 'openNativeScreen'], nativeScreens: ['share'] });
  const native = createFakeHost({ answers: { openNativeScreen: { isShared: true } } });
  const view = await openerOf(app, createMock)('SML10000', { native });
  await view.user.click(await button('보내기'));
  await waitFor(() => expect(native.calls('openNativeScreen')).toMatchObject([{ screen: 'share' }]));
  expect(onCopied).not.toHaveBeenCalled();
});

test('without a phone app and a share sheet it is copied', async () => {
  const onCopied = vi.fn();
  const view = await openerOf(
    smallApp({ SML10000: () => <Sharing onCopied={onCopied} /> }),
    createMock,
  )('SML10000');
  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await view.user.click(await button('보내기'));
  await waitFor(() => expect(onCopied).toHaveBeenCalledOnce());
  expect(copied).toHaveBeenCalledWith(link.url);
});

function Counting() {
  const [count, setCount] = useState(0);
  usePolling(async () => setCount((now) => now + 1), 1, count < 3);
  return <Screen>{`asked ${count}`}</Screen>;
}

test('what is asked again and again ends with its reason', async () => {
  await openerOf(smallApp({ SML10000: Counting }), createMock)('SML10000');
  expect(await screen.findByText('asked 3')).toBeTruthy();
});
