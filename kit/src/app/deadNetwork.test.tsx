import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { createMock } from '../../../mocks/src/backend/index.ts';
import { button, confirmButton, dialog, openerOf, part } from '../testing/index.ts';
import { onMissingFile } from './missingFile.ts';
import { Screen } from './Screen.tsx';
import { smallApp } from './testing/smallApp.tsx';
import { useWallet } from './WalletContext.ts';

afterEach(() => vi.unstubAllGlobals());

function First() {
  const { navigate } = useWallet();
  return (
    <Screen>
      <input aria-label="메모" />
      <button type="button" onClick={() => navigate.push('SML20000')}>
        다음
      </button>
    </Screen>
  );
}

/** The app, whose second screen has a file that comes once `isThere`. */
async function openWith(network: { isThere: boolean; answers: boolean }) {
  const app = smallApp({ SML10000: First, SML20000: () => <Screen>둘째</Screen> });
  const loaders = app.screens as Record<string, () => Promise<Record<string, unknown>>>;
  const { SML20000: load = async () => ({}) } = loaders;
  const screens = {
    ...loaders,
    SML20000: () => (network.isThere ? load() : Promise.reject(new TypeError('Failed to fetch'))),
  };
  const asked = vi.fn(async () => {
    if (!network.answers) throw new TypeError('Failed to fetch');
    return new Response(null, { status: 200 });
  });
  vi.stubGlobal('fetch', asked);
  const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => {});
  const view = await openerOf({ ...app, screens }, createMock)('SML10000');
  return { view, asked, reload };
}

test('in a dead network a tap keeps the page and what was typed, says so, and opens it once there is one', async () => {
  const network = { isThere: false, answers: false };
  const { view, reload } = await openWith(network);
  await view.user.type(screen.getByLabelText('메모'), '우산');
  await view.user.click(await button('다음'));
  expect((await dialog('screenUnreachable')).textContent).toContain('지금 화면은 그대로');
  expect(reload).not.toHaveBeenCalled();
  expect(screen.getByLabelText('메모')).toHaveProperty('value', '우산');
  await waitFor(() => expect(view.path()).toBe('/small/SML10000'));
  network.isThere = true;
  await view.user.click(await confirmButton('screenUnreachable'));
  await view.shows('SML20000');
});

test('a file that a replaced release has taken along reloads the page, once the server has answered', async () => {
  const network = { isThere: false, answers: true };
  const { view, asked, reload } = await openWith(network);
  await view.user.click(await button('다음'));
  await waitFor(() => expect(reload).toHaveBeenCalledOnce());
  expect(asked).toHaveBeenCalledWith('/registry.json', expect.objectContaining({ method: 'HEAD' }));
  await view.user.click(await button('다음'));
  await waitFor(() => part('[data-msg="chunkMissing"]'));
  expect(reload).toHaveBeenCalledOnce();
});

test('a file that comes at the second try is the screen', async () => {
  vi.stubGlobal('fetch', async () => new Response(null, { status: 200 }));
  const facts = { id: 'small', version: '1', kit: '1' } as Parameters<typeof onMissingFile>[0];
  expect(await onMissingFile(facts, async () => 7)).toEqual({ found: 7 });
  vi.stubGlobal('fetch', async () => new Response(null, { status: 502 }));
  expect(await onMissingFile(facts, async () => 7)).toBe('noAnswer');
});
