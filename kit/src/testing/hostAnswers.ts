import type { CallableMethod, MethodResult } from '../bridge/index.ts';

/** What a plain, friendly app answers: a visitor, permissions granted, the phone in front of Seoul city hall. */
export const defaultAnswers: { [M in CallableMethod]: MethodResult<M> } = {
  getLoginInfo: { ci: '', isVisitUser: 'Y', nativeLiteYn: 'N', loginWay: '', loginAccessMediaDstic: '' },
  getSsoInfo: { samlAssertion: '', ci: '', ssoNo: '', kBCrtfiSerno: '', groupCoCd: '' },
  getToken: { token: 'fake-token', expiresAt: '2099-01-01T00:00:00+09:00' },
  openWebView: { webViewId: '2' },
  openWindow: true,
  openInAppView: true,
  openNativeScreen: {},
  closeView: true,
  setTopBar: true,
  checkPermission: { status: 'granted' },
  getLocation: { latitude: 37.5663, longitude: 126.9779, accuracy: 12, at: '2026-11-21T09:00:00+09:00' },
  signWithCertificate: { signature: 'fake-signature', certSerial: '0000000001' },
};
