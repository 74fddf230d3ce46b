import { isScreenName, type ScreenAnswer, type ScreenName } from '@wallet/kit/bridge';
import type { PhonePersona } from './identity.ts';
import { presentationOf } from './presentation.ts';

/** What a screen of the developer's phone can say, as JSON to start from. */
export interface StandIns {
  drafts: Record<string, string | undefined>;
  /** What is wrong with the damaged one, on its button. */
  damage: string;
  /** Answered without anything to see. */
  atOnce: boolean;
}

/** A grey square, as JPEG: what stands for every picture. */
const PICTURE =
  '/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAAgGBgcGBQgHBwcJCQgKDBQNDAsLDBkSEw8UHRofHh0aHBwgJC4nICIsIxwcKDcpLDAxNDQ0Hyc5PTgyPC4zNDL/wAALCAABAAEBAREA/8QAFAABAAAAAAAAAAAAAAAAAAAACf/EABQQAQAAAAAAAAAAAAAAAAAAAAD/2gAIAQEAAD8AVN//2Q==';

type Given = Readonly<Record<string, unknown>>;
type Holder = PhonePersona['person'];

const century = (birth: string) => `${birth > '26' ? '19' : '20'}${birth}`;

function passportOf(person: Holder) {
  const birth = century(person?.birth ?? '900215');
  return {
    passportNo: 'M12345678',
    surname: 'KIM',
    givenNames: 'HANEUL',
    nationality: 'KOR',
    birth,
    sex: person?.genderGubn === '1' ? ('M' as const) : ('F' as const),
    expiry: '20310214',
  };
}

type Maker<S extends ScreenName> = (
  params: Given,
  person: Holder,
  now: Date,
) => ScreenAnswer<S> | Promise<ScreenAnswer<S>>;

const makers: { [S in ScreenName]: Maker<S> } = {
  D007792: () => ({ completed: true }),
  passportScan: ({ keys }, person) => ({
    OCR: passportOf(person),
    ...Object.fromEntries(
      (Array.isArray(keys) ? keys : []).filter((key) => key !== 'OCR').map((key) => [key, PICTURE]),
    ),
  }),
  passportChip: (_, person) => ({ ...passportOf(person), faceImage: PICTURE, isAuthentic: true }),
  idCardScan: ({ kind }, person) => ({
    kind: String(kind ?? '10'),
    name: person?.custName ?? '김하늘',
    birth: century(person?.birth ?? '900215'),
    maskedNo: `${person?.birth ?? '900215'}-2******`,
    issuedOn: '20200301',
    image: PICTURE,
    faceImage: PICTURE,
  }),
  faceCapture: () => ({ image: PICTURE, isLive: true }),
  biometry: () => ({ isVerified: true, kind: 'face' }),
  async identityWallet(params, _, now) {
    switch (params.purpose) {
      case 'status':
        return { status: 'VC_EXIST' };
      case 'list':
      case 'detail':
      case 'issuableList':
        return { credentials: [] };
      case 'vpSubmit':
        return { presentation: await presentationOf(params) };
      default:
        return { txId: `TX-${now.getTime()}`, isDone: true };
    }
  },
  qrScan: () => ({ text: 'WALLET-VERIFY-1', format: 'qr' }),
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
};

/** What this screen can answer for the holder of the phone; an unknown one answers what is typed. */
export async function standInsOf(
  screen: string,
  params: Given,
  holder: PhonePersona | null,
  now: Date,
): Promise<StandIns> {
  if (!isScreenName(screen))
    return { drafts: { answer: '{ "completed": true }' }, damage: '', atOnce: false };
  const answer = await makers[screen](params, holder?.person ?? null, now);
  const [damage = '', change] = damages[screen] ?? [];
  return {
    drafts: {
      answer: JSON.stringify(answer),
      ...(change && { damaged: JSON.stringify({ ...(answer as object), ...change }) }),
    },
    damage,
    atOnce: screen === 'screenLight',
  };
}
