import { isWalletPath } from '../manifest/index.ts';
import { type Infer, type Schema, v } from '../schema/index.ts';

/** The protocol this contract describes; a message of another `v` is dropped. */
export const PROTOCOL = 1;

/** The app versions, on the iOS (I) and the Android (G) line, that first speak a method. */
export interface Since {
  I: string;
  G: string;
}

/** One request of the contract. */
export interface MethodContract {
  params: Schema;
  result: Schema;
  since: Since;
  /** How long the page waits, in milliseconds; null where the customer decides how long it takes. */
  limitMs: number | null;
  /** True where something comes before the customer; a name where that depends on a flag of the params. */
  prompts: boolean | string;
  /** The permission it stands on, by its name in `checkPermission`. */
  permission?: 'camera' | 'location' | 'contacts' | 'photos' | 'notifications' | 'nfc';
  /** Parameters that came later than the method. An older app ignores them. */
  paramsSince?: { readonly [name: string]: Since };
}

const DATA_MS = 10_000;
const first: Since = { I: '6.0.0', G: '6.0.0' };
/** The versions that first tell openings apart: their own id, one WebView an app, how a WebView ended. */
const openings: Since = { I: '6.4.0', G: '6.4.0' };

const none = v.object({});
const text = v.optional(v.string(), '');
const optionalText = v.fallback(v.optional(v.string()), undefined);
const instant = v.union([v.string(), v.number()]);
// The pattern is what JSON Schema can say of it; what `.` and `..` come to is checked on the page's side.
const ownPath = v.pipe(
  v.string(),
  v.regex(/^\/(?![/\\])[^\s\\]*$/, 'a path on the own origin'),
  v.check(isWalletPath, 'a path of the wallet'),
);
const outsideUrl = v.pipe(
  v.string(),
  v.regex(/^(?!(?:javascript|data|vbscript|blob|file|about):)[a-z][a-z0-9+.-]*:\S+$/i, 'a full address'),
);
const webUrl = v.pipe(v.string(), v.regex(/^https?:\/\/\S+$/i, 'an http address'));
const yes = v.pipe(
  v.picklist(['Y', 'N', '']),
  v.transform((value) => value || undefined),
);
const certiAccess = v.pipe(
  v.picklist(['Y', 'N', 'I', '']),
  v.transform((value) => value || undefined),
);
const topBar = v.object({
  visible: v.optional(v.boolean()),
  title: v.optional(v.string()),
  back: v.optional(v.boolean()),
  close: v.optional(v.boolean()),
});

/**
 * Every request a page can make of the app: shape of the question, shape of the answer, first app
 * versions, limit and whether it prompts. Types, run-time checks, the fake host and the developer's
 * phone all come from this one table (contracts/bridge.md; 1-shell s6).
 */
export const methods = {
  hello: {
    params: v.object({
      protocol: v.literal(PROTOCOL),
      app: v.string(),
      appVersion: v.string(),
      kitVersion: v.string(),
    }),
    // The contract only adds, so an older app's answer is this one with keys missing: a stand-in for each key that a page
    // can do without takes the place of a chain of upgrades (goals-kit.md 7).
    result: v.object({
      platform: v.picklist(['ios', 'android']),
      appVersion: v.pipe(v.string(), v.minLength(1)),
      osVersion: v.fallback(v.string(), ''),
      phoneModel: v.fallback(v.string(), ''),
      deviceId: v.fallback(v.string(), ''),
      webViewId: v.fallback(v.string(), ''),
      openerId: optionalText,
      methods: v.array(v.string()),
      launch: v.fallback(v.optional(v.record(v.string(), v.unknown())), undefined),
      theme: v.fallback(v.optional(v.picklist(['light', 'dark'])), undefined),
      locale: optionalText,
    }),
    since: first,
    limitMs: 5_000,
    prompts: false,
  },
  getLoginInfo: {
    params: none,
    result: v.object({
      ci: v.nullish(v.string(), ''),
      isVisitUser: v.optional(yes),
      nativeLiteYn: v.optional(yes),
      loginWay: text,
      loginAccessMediaDstic: text,
      isCertiAccess: v.optional(certiAccess),
      isServiceJoin: v.optional(yes),
      simpleLiteMain: v.optional(yes),
      originPage: v.optional(v.string()),
    }),
    since: first,
    limitMs: DATA_MS,
    prompts: false,
  },
  getSsoInfo: {
    params: none,
    result: v.object({
      samlAssertion: text,
      ci: text,
      ssoNo: text,
      kBCrtfiSerno: text,
      groupCoCd: text,
      appType: v.optional(v.string()),
    }),
    since: first,
    limitMs: DATA_MS,
    prompts: false,
  },
  getToken: {
    params: v.object({ audience: v.optional(v.string()) }),
    result: v.object({ token: v.pipe(v.string(), v.minLength(1)), expiresAt: instant }),
    since: first,
    limitMs: DATA_MS,
    prompts: false,
  },
  openWebView: {
    params: v.object({
      url: ownPath,
      title: v.optional(v.string()),
      topBar: v.optional(v.union([v.boolean(), topBar])),
      transition: v.optional(v.string()),
      opening: v.optional(v.pipe(v.string(), v.minLength(1))),
      single: v.optional(v.boolean()),
    }),
    result: v.object({ webViewId: v.string(), reopened: v.fallback(v.optional(v.boolean()), undefined) }),
    since: first,
    paramsSince: { opening: openings, single: openings },
    limitMs: DATA_MS,
    prompts: false,
  },
  openWindow: {
    params: v.object({ url: outsideUrl }),
    result: v.literal(true),
    since: first,
    limitMs: DATA_MS,
    prompts: false,
  },
  openInAppView: {
    params: v.object({ url: webUrl, title: v.optional(v.string()) }),
    result: v.literal(true),
    since: first,
    limitMs: DATA_MS,
    prompts: false,
  },
  openNativeScreen: {
    params: v.object({
      screen: v.pipe(v.string(), v.minLength(1)),
      params: v.optional(v.record(v.string(), v.unknown())),
    }),
    result: v.unknown(),
    since: first,
    limitMs: null,
    prompts: true,
  },
  closeView: {
    params: v.object({ result: v.optional(v.unknown()) }),
    result: v.literal(true),
    since: first,
    limitMs: DATA_MS,
    prompts: false,
  },
  setTopBar: {
    params: topBar,
    result: v.literal(true),
    since: first,
    limitMs: DATA_MS,
    prompts: false,
  },
  checkPermission: {
    params: v.object({
      name: v.picklist(['camera', 'location', 'contacts', 'photos', 'notifications', 'nfc']),
      request: v.optional(v.boolean()),
    }),
    result: v.object({ status: v.picklist(['granted', 'denied', 'prompt']) }),
    since: first,
    limitMs: DATA_MS,
    prompts: 'request',
  },
  getLocation: {
    params: v.object({
      timeoutMs: v.optional(v.pipe(v.number(), v.minValue(0))),
      highAccuracy: v.optional(v.boolean()),
    }),
    result: v.object({
      latitude: v.pipe(v.number(), v.minValue(-90), v.maxValue(90)),
      longitude: v.pipe(v.number(), v.minValue(-180), v.maxValue(180)),
      accuracy: v.number(),
      at: instant,
    }),
    since: first,
    limitMs: DATA_MS,
    prompts: false,
    permission: 'location',
  },
  signWithCertificate: {
    params: v.object({ content: v.string(), kind: v.string() }),
    result: v.object({ signature: v.pipe(v.string(), v.minLength(1)), certSerial: v.string() }),
    since: first,
    limitMs: null,
    prompts: true,
  },
} as const satisfies Record<string, MethodContract>;

const nothing = v.pipe(
  v.unknown(),
  v.transform(() => undefined),
);

/** Every event the app can send, with the shape of its data (contracts/bridge.md). */
export const events = {
  viewClosed: v.object({
    webViewId: v.string(),
    result: v.optional(v.unknown()),
    opening: optionalText,
    reason: v.fallback(v.optional(v.picklist(['closed', 'killed'])), undefined),
  }),
  resume: nothing,
  pause: nothing,
  backPressed: nothing,
  loginChanged: v.object({ isLogin: v.boolean() }),
  topBarTapped: v.object({ button: v.string() }),
  go: v.object({
    url: ownPath,
    /** what `hello` would have said of this opening, had the page been loaded for it */
    openerId: optionalText,
    launch: v.fallback(v.optional(v.record(v.string(), v.unknown())), undefined),
  }),
  restarted: nothing,
  reopened: v.object({ url: ownPath }),
} as const satisfies Record<string, Schema>;

/** What the app may answer instead of a result. */
export const errorCodes = ['UNSUPPORTED', 'INVALID', 'DENIED', 'CANCELLED', 'TIMEOUT', 'FAILED'] as const;

/** A request's name. */
export type MethodName = keyof typeof methods;
/** What a request takes. */
export type MethodParams<M extends MethodName> = v.InferInput<(typeof methods)[M]['params']>;
/** What a request answers, checked. */
export type MethodResult<M extends MethodName> = Infer<(typeof methods)[M]['result']>;
/** An event's name. */
export type EventName = keyof typeof events;
/** What an event carries, checked. */
export type EventData<E extends EventName> = Infer<(typeof events)[E]>;
/** An error code the app may answer. */
export type ErrorCode = (typeof errorCodes)[number];
/** What the app says of itself in its reply to `hello`. */
export type HostInfo = MethodResult<'hello'>;

/** Whether the contract knows a request of this name. */
export function isMethod(name: string): name is MethodName {
  return Object.hasOwn(methods, name);
}

/** Whether the contract knows an event of this name. */
export function isEvent(name: string): name is EventName {
  return Object.hasOwn(events, name);
}

/** How long a request with these params may wait, in milliseconds; null while the customer decides. */
export function limitOf(method: MethodName, params: unknown): number | null {
  const { prompts, limitMs }: MethodContract = methods[method];
  if (typeof prompts !== 'string') return limitMs;
  const flags = v.safeParse(v.record(v.string(), v.unknown()), params);
  return flags.success && flags.output[prompts] === true ? null : limitMs;
}
