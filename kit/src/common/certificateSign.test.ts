import { expect, it } from 'vitest';
import { bindBridge, createBridge, type ErrorCode } from '../bridge/index.ts';
import { createFakeHost } from '../testing/createFakeHost.ts';
import { signWithNationalCertificate, signWithWalletCertificate } from './certificateSign.ts';

const app = { app: 'forest', appVersion: '1.0.0', kitVersion: '1.0.0' };
const signer = { loginCode: '02K1', certSerial: '0000000001' };
const request = { content: 'what is agreed', kind: 'contract' };

function inApp() {
  const host = createFakeHost();
  bindBridge(createBridge({ ...app, transport: host.transport }));
  return host;
}

it('(R291) outside the app the certificate is app-only', async () => {
  bindBridge(createBridge({ ...app, transport: null }));
  expect(await signWithNationalCertificate(signer, request)).toEqual({
    kind: 'failed',
    messageId: 'certificateAppOnly',
  });
});

it('signs with the certificate of the login', async () => {
  const host = inApp();
  expect(await signWithNationalCertificate(signer, request)).toEqual({
    kind: 'signed',
    signature: 'fake-signature',
    certSerial: '0000000001',
  });
  expect(host.calls('signWithCertificate')).toEqual([request]);
});

it('(R389) (R648) another certificate than that of the login is no match', async () => {
  inApp().answer('signWithCertificate', { signature: 'x', certSerial: '9' });
  expect(await signWithNationalCertificate(signer, request)).toMatchObject({
    messageId: 'certificateNoMatch',
  });
});

it.each(['09E1', '0200', '02Y1', '27K6', ''])(
  '(R314) (R390) (R649) login code %j cannot sign',
  async (loginCode) => {
    const host = inApp();
    expect(await signWithNationalCertificate({ ...signer, loginCode }, request)).toMatchObject({
      messageId: 'certificateNoLoginType',
    });
    expect(host.calls('signWithCertificate')).toEqual([]);
  },
);

it.each<[ErrorCode, object]>([
  ['FAILED', { kind: 'failed', messageId: 'certificateCommunication' }],
  ['DENIED', { kind: 'failed', messageId: 'certificateAuthFailed' }],
  ['UNSUPPORTED', { kind: 'failed', messageId: 'certificateAppOnly' }],
  ['CANCELLED', { kind: 'cancelled' }],
])('(R388) (R647) %s of the app comes to %j', async (code, outcome) => {
  inApp().fail('signWithCertificate', code);
  expect(await signWithNationalCertificate(signer, request)).toEqual(outcome);
});

it('the wallet certificate signs whoever is signed in by whatever means, in the app', async () => {
  const host = inApp();
  expect(await signWithWalletCertificate('what is agreed')).toMatchObject({ kind: 'signed' });
  expect(host.calls('signWithCertificate')).toEqual([{ content: 'what is agreed', kind: 'wallet' }]);
  bindBridge(createBridge({ ...app, transport: null }));
  expect(await signWithWalletCertificate('x')).toMatchObject({ messageId: 'certificateAppOnly' });
});
