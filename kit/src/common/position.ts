import { type BridgeFailureCode, currentBridge } from '../bridge/index.ts';
import { type ConsentOf, readLocationConsent } from './location.ts';

/** Where the phone is, in degrees; `accuracy` in metres. */
export interface Position {
  latitude: number;
  longitude: number;
  accuracy: number;
}

/** A position, or why there is none: ask for the consent, or tell `messageId` (1-shell s8). */
export type PositionOutcome =
  | { kind: 'position'; position: Position }
  | { kind: 'consentNeeded' }
  | {
      kind: 'failed';
      messageId:
        | 'locationConsentLookupUnavailable'
        | 'locationPermissionDenied'
        | 'locationUnavailable'
        | 'locationTimeout'
        | 'locationUnknown';
    };

type FailureId = Extract<PositionOutcome, { kind: 'failed' }>['messageId'];

const TIMEOUT_MS = 10_000;
/** A browser may call nobody back, and its own limit does not run while it asks for permission. */
const LOST_MS = TIMEOUT_MS + 2_000;

function failed(messageId: FailureId): PositionOutcome {
  return { kind: 'failed', messageId };
}

const byBridgeCode: Partial<Record<BridgeFailureCode, FailureId>> = {
  DENIED: 'locationPermissionDenied',
  TIMEOUT: 'locationTimeout',
  FAILED: 'locationUnavailable',
  UNSUPPORTED: 'locationUnavailable',
};

/** GeolocationPositionError: 1 denied, 2 unavailable, 3 timeout. */
const byBrowserCode: Record<number, FailureId> = {
  1: 'locationPermissionDenied',
  2: 'locationUnavailable',
  3: 'locationTimeout',
};

async function fromApp(): Promise<PositionOutcome> {
  const reply = await currentBridge().call('getLocation', { timeoutMs: TIMEOUT_MS, highAccuracy: false });
  if (!reply.ok) return failed(byBridgeCode[reply.code] ?? 'locationUnknown');
  const { latitude, longitude, accuracy } = reply.value;
  return { kind: 'position', position: { latitude, longitude, accuracy } };
}

function fromBrowser(geolocation: Geolocation | undefined): Promise<PositionOutcome> {
  if (!geolocation) return Promise.resolve(failed('locationUnavailable'));
  return new Promise((resolve) => {
    setTimeout(() => resolve(failed('locationTimeout')), LOST_MS);
    geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude, accuracy } }) =>
        resolve({ kind: 'position', position: { latitude, longitude, accuracy } }),
      ({ code }) => resolve(failed(byBrowserCode[code] ?? 'locationUnknown')),
      { timeout: TIMEOUT_MS, enableHighAccuracy: false, maximumAge: 0 },
    );
  });
}

/**
 * Where the phone is, by the app or the browser: 10 s, no high accuracy, nothing kept (1-shell s9). No permission asked.
 */
export function readPosition(view: Window = window): Promise<PositionOutcome> {
  return currentBridge().isNative ? fromApp() : fromBrowser(view.navigator.geolocation);
}

/**
 * Where the customer is, if they agreed to be asked: the consent is looked up first, and only a 1 lets the phone be
 * asked (1-shell s4.9, s8, R261). Never rejects; what came of it is told by `kind`.
 */
export async function locateCustomer(of: ConsentOf, view: Window = window): Promise<PositionOutcome> {
  try {
    if ((await readLocationConsent(of)) !== 'agreed') return { kind: 'consentNeeded' };
  } catch {
    return failed('locationConsentLookupUnavailable');
  }
  return readPosition(view);
}
