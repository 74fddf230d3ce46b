import { type Infer, type Schema, v } from '../../schema/index.ts';

/** One screen of the phone app that a page may open with `openNativeScreen`. */
export interface ScreenContract {
  params: Schema;
  result: Schema;
  /** What a page does where there is no app, or the app does not know the screen. */
  web: 'guidance' | 'camera' | 'keypad' | 'typing' | 'shareSheet' | 'download' | 'nothing' | 'website';
  /** How long the page waits, in milliseconds; absent where the customer decides. */
  limitMs?: number;
}

const filled = v.pipe(v.string(), v.minLength(1));
const date = v.pipe(v.string(), v.regex(/^\d{8}$/));
/** Base64 of at most 1.5 MB. */
const image = v.pipe(v.string(), v.minLength(1), v.maxLength(2_097_152));
const holder = {
  passportNo: filled,
  surname: filled,
  givenNames: v.string(),
  nationality: filled,
  birth: date,
  sex: v.picklist(['M', 'F', 'X']),
  expiry: date,
};

/** What the mobile ID of the phone can be asked to do (3-identity-and-services s3). */
export const walletPurposes = [
  'didIssue',
  'vcIssue',
  'connect',
  'list',
  'detail',
  'issuableList',
  'addressUpdate',
  'delete',
  'secondCa',
  'didUpdate',
  'vpSubmit',
  'disconnect',
  'status',
  'lossCancel',
] as const;

/** How the mobile ID of the phone stands (3-identity-and-services s3). */
export const walletStatuses = [
  'WALLET_NOT_EXIST',
  'WALLET_EXIST_BUT_VC_NOT_EXIST',
  'VC_EXIST',
  'WALLET_EXIST_BUT_NEW_INSTALLED',
] as const;

/**
 * Every screen of the phone app that a page may open, with what it takes and what it answers
 * (contracts/native-screens.md). Types, run-time checks, the developer's phone, the JSON schema and a section of
 * `bridge.md` come from this one table. Pictures are base64 JPEG of at most 1.5 MB, which no page stores.
 */
export const nativeScreens = {
  D007792: {
    params: v.object({ document: v.string(), link: v.string() }),
    result: v.unknown(),
    web: 'guidance',
  },
  passportScan: {
    params: v.object({ keys: v.array(v.picklist(['OCR', 'IMG', 'MASKED_IMG', 'CIMG'])) }),
    result: v.object({
      OCR: v.object(holder),
      IMG: v.optional(image),
      MASKED_IMG: v.optional(image),
      CIMG: v.optional(image),
    }),
    web: 'guidance',
  },
  passportChip: {
    params: v.object({ passportNo: filled, birth: date, expiry: date }),
    result: v.object({ ...holder, faceImage: image, isAuthentic: v.boolean() }),
    web: 'guidance',
  },
  idCardScan: {
    params: v.object({ kind: v.optional(v.string(), '10') }),
    result: v.object({
      kind: filled,
      name: filled,
      birth: date,
      maskedNo: filled,
      issuedOn: date,
      image,
      faceImage: image,
    }),
    web: 'guidance',
  },
  faceCapture: {
    params: v.object({ purpose: filled }),
    result: v.object({ image, isLive: v.boolean() }),
    web: 'camera',
  },
  biometry: {
    params: v.object({ reason: filled }),
    result: v.object({ isVerified: v.boolean(), kind: v.picklist(['face', 'finger', 'pin']) }),
    web: 'keypad',
  },
  identityWallet: {
    params: v.looseObject({ purpose: v.picklist(walletPurposes) }),
    result: v.union([
      v.object({ status: v.picklist(walletStatuses) }),
      v.object({ credentials: v.array(v.record(v.string(), v.unknown())) }),
      v.object({ presentation: filled }),
      v.object({ txId: filled, isDone: v.boolean() }),
      // The wallet's own no, which it counts itself: a wrong PIN and the tries that are left.
      v.object({ refused: filled, left: v.optional(v.number(), 0) }),
    ]),
    web: 'guidance',
  },
  qrScan: {
    params: v.object({ formats: v.optional(v.array(v.string())) }),
    result: v.object({ text: filled, format: v.string() }),
    web: 'camera',
  },
  contacts: {
    params: v.object({}),
    result: v.object({ name: v.string(), phone: filled }),
    web: 'typing',
  },
  share: {
    params: v.object({
      title: v.string(),
      text: v.string(),
      url: v.optional(v.string()),
      image: v.optional(image),
    }),
    result: v.object({ isShared: v.boolean() }),
    web: 'shareSheet',
  },
  saveImage: {
    params: v.object({ image, name: filled }),
    result: v.object({ isSaved: v.boolean() }),
    web: 'download',
  },
  screenLight: {
    params: v.object({ level: v.picklist(['bright', 'normal']) }),
    result: v.unknown(),
    web: 'nothing',
    limitMs: 2_000,
  },
  externalApp: {
    params: v.object({ app: filled, path: v.optional(v.string()) }),
    result: v.object({ isOpened: v.boolean() }),
    web: 'website',
  },
} as const satisfies Record<string, ScreenContract>;

/** A screen's name. */
export type ScreenName = keyof typeof nativeScreens;
/** What a screen takes. */
export type ScreenParams<S extends ScreenName> = v.InferInput<(typeof nativeScreens)[S]['params']>;
/** What a screen answers, checked. */
export type ScreenAnswer<S extends ScreenName> = Infer<(typeof nativeScreens)[S]['result']>;

/** Whether the contract knows a screen of this name. */
export function isScreenName(name: string): name is ScreenName {
  return Object.hasOwn(nativeScreens, name);
}
