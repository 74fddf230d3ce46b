import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createMock } from '../../../mocks/src/backend/index.ts';
import { button, createFakeHost, openerOf, refuse } from '../testing/index.ts';
import { useNativeScreen } from './identity/useNativeScreen.ts';
import { Screen } from './Screen.tsx';
import { smallApp } from './testing/smallApp.tsx';
import { useWallet } from './WalletContext.ts';

function Scans() {
  const { bridge } = useWallet();
  const scanner = useNativeScreen('qrScan');
  return (
    <Screen>
      {bridge.canOpen('qrScan').ok ? (
        <button type="button" onClick={() => void scanner.open({})}>
          scan
        </button>
      ) : (
        <p>type</p>
      )}
    </Screen>
  );
}

const app = smallApp({ SML10000: Scans });
Object.assign(app.manifest, { bridge: ['hello', 'openNativeScreen'], nativeScreens: ['qrScan'] });
const open = openerOf(app, createMock);

test('a screen offers what the phone can once a slow phone app has said so', async () => {
  const host = createFakeHost();
  host.hold();
  await open('SML10000', { native: host });
  expect(await screen.findByText('type')).toBeTruthy();
  await act(async () => host.release());
  expect(await button('scan')).toBeTruthy();
});

test('a screen no longer offers what the phone turns out to lack', async () => {
  const host = createFakeHost({ answers: { openNativeScreen: refuse('UNSUPPORTED') } });
  const { user } = await open('SML10000', { native: host });
  await user.click(await button('scan'));
  expect(await screen.findByText('type')).toBeTruthy();
});
