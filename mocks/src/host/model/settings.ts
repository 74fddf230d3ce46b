import { errorCodes, type MethodParams } from '@wallet/kit/bridge';
import { type Infer, v } from '@wallet/kit/schema';

export type PermissionName = MethodParams<'checkPermission'>['name'];
export type PermissionStatus = 'granted' | 'denied' | 'prompt';

export const permissionNames = [
  'camera',
  'location',
  'contacts',
  'photos',
  'notifications',
  'nfc',
] as const satisfies PermissionName[];

/** How a screen of the app can end. */
export const screenEnds = ['answer', 'damaged', 'cancel', 'fail', 'unsupported', 'silence'] as const;

const status = v.fallback(v.picklist(['granted', 'denied', 'prompt']), 'prompt');
const number = (least: number, most: number, otherwise: number) =>
  v.fallback(v.pipe(v.number(), v.minValue(least), v.maxValue(most)), otherwise);

const permissionSchema = v.object({
  camera: status,
  location: status,
  contacts: status,
  photos: status,
  notifications: status,
  nfc: status,
});

const settingsSchema = v.object({
  platform: v.fallback(v.picklist(['ios', 'android']), 'ios'),
  /** Without the line letter, which follows from the platform. */
  version: v.fallback(v.pipe(v.string(), v.regex(/^\d+(\.\d+)*$/)), '6.4.0'),
  locale: v.fallback(v.picklist(['ko', 'en']), 'ko'),
  theme: v.fallback(v.picklist(['system', 'light', 'dark']), 'system'),
  persona: v.fallback(v.string(), 'member'),
  /** How the customer comes in: the session is there, the app signs in natively, or nobody is known. */
  signIn: v.fallback(v.picklist(['session', 'native', 'visitor']), 'native'),
  /** loginWay and media together, `02K1`; empty for the persona's own, `none` for a missing one. */
  loginCode: v.fallback(v.string(), ''),
  /** Code of the group app the wallet runs in; empty for the wallet's own app, which has no getSsoInfo. */
  group: v.fallback(v.string(), ''),
  start: v.fallback(v.string(), '/forest/FTR10000'),
  latencyMs: number(0, 15_000, 0),
  lossPercent: number(0, 100, 0),
  isSilent: v.fallback(v.boolean(), false),
  denied: v.fallback(v.record(v.string(), v.picklist(errorCodes)), {}),
  /** How a screen of the app always ends, by its name; others ask. */
  screens: v.fallback(v.record(v.string(), v.picklist(screenEnds)), {}),
  permissions: v.fallback(permissionSchema, {
    camera: 'prompt',
    location: 'prompt',
    contacts: 'prompt',
    photos: 'prompt',
    notifications: 'prompt',
    nfc: 'prompt',
  }),
  latitude: number(-90, 90, 37.5663),
  longitude: number(-180, 180, 126.9779),
  /** Whether what an app's manifest does not list is denied to its pages. */
  isLeastPrivilege: v.fallback(v.boolean(), true),
  /** How many WebViews there can be, one on the other. */
  mostWebViews: number(1, 20, 5),
  /** Whether a WebView with runtime and kit running is kept for the next page (`/ready`). */
  keepsReady: v.fallback(v.boolean(), false),
  /** Whether a keyboard comes up under a field that is typed into: not at all, or as each platform does. */
  keyboard: v.fallback(v.picklist(['none', 'resize', 'overlay']), 'none'),
  /** Whether pages reach under the status bar and the home bar, and are told the insets. */
  isEdgeToEdge: v.fallback(v.boolean(), false),
  hasOwnStorage: v.fallback(v.boolean(), true),
});

/** Everything the panel can set. */
export type Settings = Infer<typeof settingsSchema>;

const KEY = '_host.settings';

/** Reads the panel's settings; whatever is missing or broken falls back to its default. */
export function readSettings(storage: Pick<Storage, 'getItem'>): Settings {
  let kept: unknown;
  try {
    kept = JSON.parse(storage.getItem(KEY) ?? '{}');
  } catch {
    kept = {};
  }
  const settings = v.safeParse(settingsSchema, kept);
  return settings.success ? settings.output : v.parse(settingsSchema, {});
}

/** Keeps the panel's settings for the next visit. */
export function keepSettings(storage: Pick<Storage, 'setItem'>, settings: Settings): void {
  try {
    storage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // A full or closed storage costs only the convenience.
  }
}
