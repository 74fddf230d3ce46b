import { isScreenName, type ScreenAnswer, type ScreenName } from '@wallet/kit/bridge';
import { todaySeoul } from '@wallet/kit/format';
import { childrenOf, foundBoardingText, passportOf } from '../../passports.ts';
import type { PhonePersona } from './identity.ts';

/** What a screen of the developer's phone can say, as JSON to start from. */
export interface StandIns {
  drafts: Record<string, string | undefined>;
  /** What is wrong with the damaged one, on its button. */
  damage: string;
  /** Other documents that may lie before the phone: the name of the draft, and what its button says. */
  others: readonly { name: string; label: string }[];
  /** Answered without anything to see. */
  atOnce: boolean;
}

/** A grey square, as JPEG: what stands for every picture. */
const PICTURE =
  '/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAAgGBgcGBQgHBwcJCQgKDBQNDAsLDBkSEw8UHRofHh0aHBwgJC4nICIsIxwcKDcpLDAxNDQ0Hyc5PTgyPC4zNDL/wAALCAABAAEBAREA/8QAFAABAAAAAAAAAAAAAAAAAAAACf/EABQQAQAAAAAAAAAAAAAAAAAAAAD/2gAIAQEAAD8AVN//2Q==';

type Given = Readonly<Record<string, unknown>>;
type Holder = PhonePersona | null;

const century = (birth: string) => `${birth > '26' ? '19' : '20'}${birth}`;

const nobody = { id: 'visitor', person: null };

/** Whose passports lie about: the holder's own first, then those of the children. */
function passportsOf(holder: Holder, now: Date) {
  const today = todaySeoul(now);
  const children = childrenOf(holder?.id ?? '', today);
  return [{ name: '', passport: passportOf(holder ?? nobody, today) }, ...children];
}

/** The chip of the passport whose page was read; of the holder's own where no such passport is here. */
function chipOf({ passportNo }: Given, holder: Holder, now: Date) {
  const all = passportsOf(holder, now).map(({ passport }) => passport);
  const [own] = all;
  const found = all.find((passport) => passport.passportNo === passportNo) ?? own;
  return { ...(found as NonNullable<typeof own>), faceImage: PICTURE, isAuthentic: true };
}

type Maker<S extends ScreenName> = (
  params: Given,
  holder: Holder,
  now: Date,
) => ScreenAnswer<S> | Promise<ScreenAnswer<S>>;

const makers: { [S in ScreenName]: Maker<S> } = {
  D007792: () => ({ completed: true }),
  passportScan: ({ keys }, holder, now) => ({
    OCR: passportOf(holder ?? nobody, todaySeoul(now)),
    ...Object.fromEntries(
      (Array.isArray(keys) ? keys : []).filter((key) => key !== 'OCR').map((key) => [key, PICTURE]),
    ),
  }),
  passportChip: chipOf,
  idCardScan: ({ kind }, holder) => ({
    kind: String(kind ?? '10'),
    name: holder?.person?.custName ?? '김하늘',
    birth: century(holder?.person?.birth ?? '900215'),
    maskedNo: `${holder?.person?.birth ?? '900215'}-2******`,
    issuedOn: '20200301',
    image: PICTURE,
    faceImage: PICTURE,
  }),
  faceCapture: () => ({ image: PICTURE, isLive: true }),
  biometry: () => ({ isVerified: true, kind: 'face' }),
  // Answered by the wallet itself, when the customer has let it.
  identityWallet: () => ({ credentials: [] }),
  // Who looks for the codes of paper holds a boarding pass before the camera.
  qrScan: ({ formats }, holder, now) =>
    Array.isArray(formats) && formats.includes('pdf417')
      ? { text: foundBoardingText(holder ?? nobody, todaySeoul(now)), format: 'qr' }
      : { text: 'WALLET-VERIFY-1', format: 'qr' },
  contacts: () => ({ name: '이지은', phone: '01055551205' }),
  share: () => ({ isShared: true }),
  saveImage: () => ({ isSaved: true }),
  screenLight: () => null,
  externalApp: () => ({ isOpened: true }),
};

/** What can be wrong with an answer that comes all the same. */
const damages: { [S in ScreenName]?: [label: string, change: object] } = {
  passportChip: ['Chip is a copy', { isAuthentic: false }],
  faceCapture: ['Not a living face', { isLive: false }],
  biometry: ['Not the holder', { isVerified: false }],
  share: ['Not shared', { isShared: false }],
  saveImage: ['Photos are full', { isSaved: false }],
  externalApp: ['Not installed', { isOpened: false }],
  idCardScan: ['Name unreadable', { name: '' }],
  identityWallet: ['Signature broken', {}],
};

/** What the wallet only tells a page: nothing comes before the customer. */
const quiet: readonly unknown[] = ['status', 'list', 'issuableList', 'vcIssue'];
/** What else can be wrong with what it signs. */
const otherNonce = { name: 'nonce', label: 'Another nonce' };
/** How the wallet is asked for each of its ends. */
export const walletEnds: Readonly<Record<string, object>> = {
  answer: {},
  damaged: { spoil: 'signature' },
  [otherNonce.name]: { spoil: 'nonce' },
};

/** Codes that may lie before the camera of a phone, beside the first one. */
const codes = ['WALLET-VERIFY-2', 'WALLET-VERIFY-6', 'WALLET-VERIFY-OLD', 'WALLET-OFFICE-7F3K'].map(
  (text) => ({ name: text, label: text, page: { text, format: 'qr' } }),
);

/** The pages of the children's passports, as they come in place of the holder's own. */
function childPages(own: unknown, holder: Holder, now: Date) {
  return passportsOf(holder, now)
    .slice(1)
    .map(({ name, passport }, place) => ({
      name: `child${place + 1}`,
      label: `Passport of ${name}`,
      page: { ...(own as object), OCR: passport },
    }));
}

/** What this screen can answer for the holder of the phone; an unknown one answers what is typed. */
export async function standInsOf(
  screen: string,
  params: Given,
  holder: PhonePersona | null,
  now: Date,
): Promise<StandIns> {
  if (!isScreenName(screen))
    return { drafts: { answer: '{ "completed": true }' }, damage: '', others: [], atOnce: false };
  const answer = await makers[screen](params, holder, now);
  const isPaper = Array.isArray(params.formats) && params.formats.includes('pdf417');
  const others =
    screen === 'passportScan'
      ? childPages(answer, holder, now)
      : screen === 'qrScan' && !isPaper
        ? codes
        : screen === 'identityWallet' && params.purpose === 'vpSubmit'
          ? [{ ...otherNonce, page: answer }]
          : [];
  const [damage = '', change] = damages[screen] ?? [];
  return {
    drafts: {
      answer: JSON.stringify(answer),
      ...(change && { damaged: JSON.stringify({ ...(answer as object), ...change }) }),
      ...Object.fromEntries(others.map(({ name, page }) => [name, JSON.stringify(page)])),
    },
    damage,
    others,
    atOnce: screen === 'screenLight' || (screen === 'identityWallet' && quiet.includes(params.purpose)),
  };
}
