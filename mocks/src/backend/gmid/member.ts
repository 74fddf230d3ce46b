import { addDays, expandBirth, isEasyPin, isOfAge } from '@wallet/kit/format';
import type { Context } from 'hono';
import { type KeyPair, makeKeys } from '../../signing.ts';
import type { Words } from '../language.ts';
import { notify } from '../noti/inbox.ts';
import type { Persona } from '../persona.ts';
import { AnswerError, memberOf, type RoomEnv, remembered, type World } from '../room.ts';
import { seoulDate, seoulTime } from '../seoulTime.ts';

export type At = Context<RoomEnv>;

/** SLEP after a year without use, MOVD used on another phone; how it ended or waits for new facts is its reason's. */
type Status = 'NONE' | 'ISSU' | 'SUSP' | 'BLCK' | 'SLEP' | 'MOVD' | 'UPDT' | 'EXPD' | 'RVKD';

/** What a reason does: 202, 203, 206, 207, 299, 903 and 904 are of s8; the others between 202 and 999 are ours. */
export const reasons: Readonly<Record<string, Status>> = {
  '202': 'UPDT',
  '203': 'UPDT',
  '204': 'UPDT',
  '205': 'SUSP',
  '206': 'BLCK',
  '207': 'RVKD',

  '208': 'SLEP',
  '209': 'MOVD',
  '299': 'BLCK',
  '901': 'EXPD',
  '903': 'UPDT',
  '904': 'UPDT',
  '999': 'RVKD',
};

export interface Shown {
  useYMS: string;
  vrfrNm: Words;
  atrbList: string[];
  /** ANSW answered, RFSD by the customer */
  rsltDstcd: 'ANSW' | 'RFSD';
}

/** A way to an ID, taken up where it was left; no picture of it is kept. */
interface Application {
  traceId: string;
  isPhoneDone: boolean;
  idcdDstcd: string;
  isDeviceDone: boolean;
  isFaceDone: boolean;
  faceFails: number;
  isMember: boolean;
}

export interface Code {
  cpmCode: string;
  until: number;
  sttus: 'WAIT' | 'READ' | 'MOVD';
  vrfrNm: string;
  atrbList: string[];
}

export interface Own {
  sttus: Status;
  sttusRsnCd: string;
  idNo: string;
  isuYmd: string;
  expYmd: string;
  idcdDstcd: string;
  bioYn: 'Y' | 'N';
  device: { dvcNm: string; regYMS: string } | null;
  /** on which it was used before */
  otherDevice: string;
  pin: string;
  failCnt: number;
  isAgreed: boolean;
  wrongDates: number;
  application: Application | null;
  txId: string;
  proofs: Map<string, number>;
  code: Code | null;
  keys: KeyPair | null;
  history: Shown[];
  partners: { ptnrId: string; ptnrNm: Words; since: string }[];
  certificate: { certSerial: string; certExpireDate: string; sttus: 'VALD' | 'RVKD' } | null;
  leads: 'gmid' | 'moid';
  oacx: 'NONE' | 'WAIT' | 'DONE' | 'RFSD';
}

/** The secret number of every persona who has an ID. */
const GMID_PIN = '927351';
export const TRIES = 5;
/** Five wrong dates block a document everywhere: we stop before. */
export const MOST_DATES = 3;
/** What stands on the documents of all personas. */
export const ISSUED_ON = '20200301';
const VALID_YEARS_DAYS = 1096;
const YOUNGEST = 14;
const PROOF_MS = 3 * 60_000;
const DUE_DAYS = 30;

export const refuse = (code: string, message: string, payload?: unknown): never => {
  throw new AnswerError(code, message, { payload });
};

/** Reason by persona; nobody here has one that simply works, those of `without` have none. */
const special: Readonly<Record<string, string>> = {
  employee: '205',
  groupKC0: '208',
  groupKS2: '209',
  groupKN1: '901',
  groupKM0: '206',
  unsynced: '203',
};
const without = ['lite', 'restricted', 'foreigner', 'newMember', 'groupKB0', 'notMember'];

const past: readonly (readonly [days: number, vrfrNm: Words, atrbList: string[]])[] = [
  [-3, { ko: '새벽은행 종로지점', en: 'Dawn Bank, Jongno' }, ['NAME', 'BRTH']],
  [-18, { ko: '한빛서점', en: 'Hanbit Books' }, ['OV19']],
  [-47, { ko: '새벽증권', en: 'Dawn Securities' }, ['NAME', 'PHON']],
];

function start({ id }: Persona, world: World): Own {
  const today = seoulDate(world.now());
  const rsnCd = special[id] ?? '';
  const isuYmd = addDays(today, id === 'starbank' ? 20 - VALID_YEARS_DAYS : -200);
  const has = !without.includes(id);
  const at = (days: number) => `${addDays(today, days)}142500`;
  const begun = { traceId: 'T-begun', idcdDstcd: '10', faceFails: 0, isFaceDone: false, isMember: false };
  return {
    sttus: has ? (reasons[rsnCd] ?? 'ISSU') : 'NONE',
    sttusRsnCd: rsnCd,

    idNo: has ? `GM${410_000 + world.nextNumber('gmid.number')}` : '',
    isuYmd: has ? isuYmd : '',
    expYmd: has ? (rsnCd === '901' ? addDays(today, -10) : addDays(isuYmd, VALID_YEARS_DAYS)) : '',

    idcdDstcd: has ? '10' : '',
    bioYn: 'Y',
    pin: has ? GMID_PIN : '',
    failCnt: 0,
    device: has && rsnCd !== '209' ? { dvcNm: 'Galaxy S26', regYMS: at(-200) } : null,
    otherDevice: rsnCd === '209' ? 'iPhone 18' : '',

    isAgreed: has || id === 'groupKB0',
    wrongDates: 0,
    txId: '',
    code: null,
    keys: null,
    application: id === 'groupKB0' ? { ...begun, isPhoneDone: true, isDeviceDone: true } : null,
    proofs: new Map(),
    history: has
      ? past.map(([days, vrfrNm, atrbList]) => ({ useYMS: at(days), vrfrNm, atrbList, rsltDstcd: 'ANSW' }))
      : [],
    partners: has
      ? [{ ptnrId: 'P-book', ptnrNm: { ko: '한빛서점', en: 'Hanbit Books' }, since: addDays(today, -18) }]
      : [],

    certificate: null,
    leads: 'gmid',
    oacx: 'NONE',
  };
}

/** Who takes the ID for its own members, and what it is told of them once. */
const takers: readonly { ptnrId: string; ptnrNm: Words; atrbList: readonly string[] }[] = [
  { ptnrId: 'P-book', ptnrNm: { ko: '한빛서점', en: 'Hanbit Books' }, atrbList: ['NAME', 'OV19'] },
  { ptnrId: 'P-sec', ptnrNm: { ko: '새벽증권', en: 'Dawn Securities' }, atrbList: ['NAME', 'PHON'] },
];
/** Those that are not connected yet. */
export const openTakers = ({ partners }: Own) =>
  takers.filter(({ ptnrId }) => !partners.some((one) => one.ptnrId === ptnrId));

export const ownOf = (context: At): Own => remembered(context, 'gmid', start);
const today = (context: At) => seoulDate(context.get('world').now());
export const birthOf = (context: At): string => {
  const { birth, custGubn } = memberOf(context);
  return expandBirth(birth, custGubn);
};
export const isYoung = (context: At): boolean => !isOfAge(birthOf(context), YOUNGEST, today(context));
export const isAdult = (context: At): boolean => isOfAge(birthOf(context), 19, today(context));

export function statusOf(context: At): Status | 'YUNG' {
  const own = ownOf(context);
  if (isYoung(context)) return 'YUNG';
  return own.sttus === 'ISSU' && own.expYmd < today(context) ? 'EXPD' : own.sttus;
}

export const isDue = (context: At): boolean =>
  statusOf(context) === 'ISSU' && ownOf(context).expYmd <= addDays(today(context), DUE_DAYS);

/** What can be shown or changed now. */
export function usable(context: At): Own {
  const status = statusOf(context);
  if (status !== 'ISSU') refuse(`GMID_${status}`, '쓸 수 있는 디지털 신분증이 없어요.');
  return ownOf(context);
}

export function applicationOf(context: At): Application {
  return ownOf(context).application ?? refuse('GMID_STEP', '처음부터 다시 해 주세요.');
}

/** Where a way stands, 1 to 6: terms, phone, document, device, face, secret number. */
export function stepOf({ isAgreed, application }: Own): number {
  if (!isAgreed) return 1;
  if (!application?.isPhoneDone) return 2;
  if (!application.idcdDstcd) return 3;
  if (!application.isDeviceDone) return 4;
  return application.isFaceDone ? 6 : 5;
}

export function begin(own: Own): Application {
  const fresh = {
    isPhoneDone: false,
    idcdDstcd: '',
    isDeviceDone: false,
    isFaceDone: false,
    isMember: false,
  };
  own.application = { traceId: crypto.randomUUID(), faceFails: 0, ...fresh };
  return own.application;
}

/** Who was seen, or knew the number: counts once, for three minutes. */
export function giveProof(context: At): string {
  const prfNo = crypto.randomUUID();
  ownOf(context).proofs.set(prfNo, context.get('world').now().getTime() + PROOF_MS);
  return prfNo;
}

export function takeProof(context: At, prfNo: string): void {
  const { proofs } = ownOf(context);
  const until = proofs.get(prfNo) ?? 0;
  proofs.delete(prfNo);
  if (until < context.get('world').now().getTime()) refuse('GMID_PROOF', '본인 확인 시간이 지났어요.');
}

export function setPin(context: At, pin: string, again: string): void {
  if (pin !== again) refuse('GMID_PIN_DIFFERENT', '두 비밀번호가 달라요.');
  const isPhone = memberOf(context).phone.includes(pin);
  if (isPhone || isEasyPin(pin, birthOf(context))) refuse('GMID_PIN_EASY', '쉬운 비밀번호예요.');
  Object.assign(ownOf(context), { pin, failCnt: 0 });
}

/** A new ID of this phone; what stood before has ended. */
export function issueTo(context: At): Own {
  const own = ownOf(context);
  const world = context.get('world');
  const { idcdDstcd } = applicationOf(context);
  return Object.assign(own, {
    sttus: 'ISSU',
    sttusRsnCd: '',
    idcdDstcd,
    application: null,
    keys: null,
    code: null,
    otherDevice: '',

    idNo: `GM${410_000 + world.nextNumber('gmid.number')}`,
    txId: `TX-${crypto.randomUUID()}`,

    isuYmd: today(context),
    expYmd: addDays(today(context), VALID_YEARS_DAYS),
    wrongDates: 0,
  });
}

export async function keysOf(own: Own): Promise<KeyPair> {
  const made = own.keys ?? (await makeKeys());
  own.keys ??= made;
  return own.keys;
}

const told = {
  ISSU: { ko: '디지털 신분증을 발급했어요', en: 'Digital ID issued' },
  SUSP: { ko: '디지털 신분증을 정지했어요', en: 'Digital ID suspended' },
  BACK: { ko: '디지털 신분증을 다시 쓸 수 있어요', en: 'Digital ID works again' },
  RVKD: { ko: '디지털 신분증을 삭제했어요', en: 'Digital ID deleted' },
  SHWN: { ko: '디지털 신분증을 보여 줬어요', en: 'Digital ID shown' },
  LOCK: { ko: '비밀번호를 5번 틀렸어요', en: 'Five wrong passwords' },
} as const;

export function tell(context: At, kind: keyof typeof told): void {
  notify(context.get('world'), memberOf(context).walletMberIdnfiNo, {
    title: told[kind],
    text: { ko: '본인이 아니라면 바로 정지해 주세요.', en: 'If it was not you, suspend it at once.' },
    link: 'FGM71000',
  });
}

export function note(context: At, shown: Omit<Shown, 'useYMS'>): void {
  ownOf(context).history.unshift({ useYMS: seoulTime(context.get('world').now()), ...shown });
}
