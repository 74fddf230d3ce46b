import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { bindBridge, createBridge, type ErrorCode } from '../bridge/index.ts';
import { createFakeHost } from '../testing/createFakeHost.ts';
import { locateCustomer, readPosition } from './position.ts';
import { bindAnswers, good } from './testing/bindAnswers.ts';

const app = { app: 'forest', appVersion: '1.0.0', kitVersion: '1.0.0' };
const of = { memberId: 'M1', groupCode: 'KB0' };
const consent = (value: string) =>
  bindAnswers(good({ walletMberIdnfiNo: 'M1', locationInfoAgreement: value }));

function inApp() {
  const host = createFakeHost();
  bindBridge(createBridge({ ...app, transport: host.transport }));
  return host;
}

type Locate = Geolocation['getCurrentPosition'];

/** A browser whose geolocation does this; what it was asked with is kept. */
function inBrowser(locate: Locate | null) {
  bindBridge(createBridge({ ...app, transport: null }));
  const getCurrentPosition = vi.fn<Locate>(locate ?? (() => undefined));
  const geolocation = locate ? ({ getCurrentPosition } as unknown as Geolocation) : undefined;
  return { getCurrentPosition, view: { navigator: { geolocation } } as unknown as Window };
}

beforeEach(() => void consent('1'));
afterEach(() => vi.restoreAllMocks());

describe('consent', () => {
  it.each(['0', '', 'Y', '11'])('(R261) a consent of %j asks no phone for its position', async (value) => {
    consent(value);
    const host = inApp();
    expect(await locateCustomer(of)).toEqual({ kind: 'consentNeeded' });
    expect(host.calls('getLocation')).toEqual([]);
  });

  it('(R261) somebody who was never asked is asked first', async () => {
    bindAnswers({ status: 200, code: '0001', message: '', payload: null });
    const host = inApp();
    expect(await locateCustomer(of)).toEqual({ kind: 'consentNeeded' });
    expect(host.calls('getLocation')).toEqual([]);
  });

  it('(R385) a consent that cannot be looked up is told by its own message', async () => {
    bindAnswers({ status: 500, code: '9000', message: '', payload: null });
    const host = inApp();
    expect(await locateCustomer(of)).toEqual({
      kind: 'failed',
      messageId: 'locationConsentLookupUnavailable',
    });
    expect(host.calls('getLocation')).toEqual([]);
  });
});

describe('in the app', () => {
  it('(R406) the phone is asked with 10 s and no high accuracy', async () => {
    const host = inApp();
    expect(await locateCustomer(of)).toEqual({
      kind: 'position',
      position: { latitude: 37.5663, longitude: 126.9779, accuracy: 12 },
    });
    expect(host.calls('getLocation')).toEqual([{ timeoutMs: 10_000, highAccuracy: false }]);
  });

  it.each<[ErrorCode, string]>([
    ['DENIED', 'locationPermissionDenied'],
    ['FAILED', 'locationUnavailable'],
    ['TIMEOUT', 'locationTimeout'],
    ['UNSUPPORTED', 'locationUnavailable'],
    ['INVALID', 'locationUnknown'],
  ])('(R381) (R382) (R383) (R384) %s is told as %s', async (code, messageId) => {
    inApp().fail('getLocation', code);
    expect(await readPosition()).toEqual({ kind: 'failed', messageId });
  });
});

describe('in a browser', () => {
  it('(R406) it is asked with 10 s, no high accuracy and nothing kept', async () => {
    const coords = { latitude: 1, longitude: 2, accuracy: 3 } as GeolocationCoordinates;
    const { view, getCurrentPosition } = inBrowser((found) => found({ coords } as GeolocationPosition));
    expect(await locateCustomer(of, view)).toEqual({ kind: 'position', position: { ...coords } });
    expect(getCurrentPosition.mock.calls[0]?.[2]).toEqual({
      timeout: 10_000,
      enableHighAccuracy: false,
      maximumAge: 0,
    });
  });

  it.each([
    [1, 'locationPermissionDenied'],
    [2, 'locationUnavailable'],
    [3, 'locationTimeout'],
    [9, 'locationUnknown'],
  ])('(R381) (R382) (R383) (R384) code %i is told as %s', async (code, messageId) => {
    const { view } = inBrowser((_, failed) => failed?.({ code } as GeolocationPositionError));
    expect(await readPosition(view)).toEqual({ kind: 'failed', messageId });
  });

  it('without geolocation there is no position', async () => {
    const { view } = inBrowser(null);
    expect(await readPosition(view)).toEqual({ kind: 'failed', messageId: 'locationUnavailable' });
  });
});

it('a browser that never answers is waited for no longer than 12 s', async () => {
  vi.useFakeTimers();
  const { view } = inBrowser(() => undefined);
  const outcome = readPosition(view);
  await vi.advanceTimersByTimeAsync(12_000);
  vi.useRealTimers();
  expect(await outcome).toEqual({ kind: 'failed', messageId: 'locationTimeout' });
});
