import type { Words } from '../language.ts';
import { askFor, verify } from '../proofs/proofs.ts';
import { remembered } from '../room.ts';
import { daysFrom, seoulTime } from '../seoulTime.ts';
import type { At, Kind } from './kinds.ts';
import { cardOf, isShowable } from './wallet.ts';

interface Verifier {
  name: Words;
  purpose: Words;
  needs: readonly string[];
  may?: readonly string[];
  /** what its service code lets it ask */
  allowed: readonly string[];
  kinds?: readonly Kind[];
}

const who = ['NAME', 'IDNO', 'BRTH', 'FOTO', 'ADDR', 'TELN'];
/** Registered verifiers; the last one asks for more than its service code has. */
const verifiers: Readonly<Record<string, Verifier>> = {
  1: {
    name: { ko: '한강편의점 여의도점', en: 'Hangang convenience store' },
    purpose: { ko: '주류 판매 전 성인 확인', en: 'Adult check before selling alcohol' },

    needs: ['AG19'],
    allowed: ['AG19'],
  },
  2: {
    name: { ko: '국민은행 창구', en: 'Bank counter' },
    purpose: { ko: '계좌 개설 본인 확인', en: 'Identity check for a new account' },

    needs: ['NAME', 'IDNO', 'FOTO'],
    may: ['ADDR', 'TELN'],
    allowed: who,
  },
  3: {
    name: { ko: '바로렌터카', en: 'Baro rent-a-car' },
    purpose: { ko: '차량 대여 자격 확인', en: 'Right to drive a rented car' },

    needs: ['NAME', 'LCLS'],
    may: ['FOTO'],
    allowed: [...who, 'LCLS'],
    kinds: ['DLC'],
  },
  4: {
    name: { ko: '김포공항 국내선', en: 'Gimpo domestic gate' },
    purpose: { ko: '탑승객 신분 확인', en: 'Passenger check' },

    needs: ['NAME', 'FOTO'],
    allowed: who,
  },
  5: {
    name: { ko: '서울시립도서관', en: 'Seoul city library' },
    purpose: { ko: '서울 시민 회원 가입', en: 'Membership for residents of Seoul' },

    needs: ['SEOL'],
    may: ['NAME'],
    allowed: ['SEOL', 'NAME'],
  },
  6: {
    name: { ko: '골목맥주', en: 'Alley beer' },
    purpose: { ko: '주류 판매', en: 'Selling beer' },

    needs: ['AG19', 'CINO', 'ADDR'],
    allowed: ['AG19'],
  },
};

/** Places near by where the phone is held to a tag, by verifier. */
export const taggings = [
  { tagId: 'T-1', vrfrNo: '1', dstc: 40 },
  { tagId: 'T-5', vrfrNo: '5', dstc: 320 },
].map(({ vrfrNo, ...tag }) => ({ ...tag, vrfrNo, tagNm: (verifiers[vrfrNo] as Verifier).name }));

/** ANSN: what was asked is not so, as of somebody who is too young. */
type State = 'OFFR' | 'DONE' | 'ANSN' | 'SIGN' | 'USED' | 'LATE' | 'RVKD' | 'WDRW';

interface Asked {
  txId: string;
  vrfrNo: string;
  nonce: string;
  until: number;
  sttus: State;
}

export interface Past {
  hstId: string;
  vpYMS: string;
  vrfrNm: Words;
  puseCtnt: Words;
  attrList: readonly string[];
  vcType: Kind;
  acptYn: 'Y' | 'N';
}

const REQUEST_S = 180;
export const verifierOf = (no: string): Verifier | undefined => verifiers[no];
export const tagOf = (tagId: string) => taggings.find((tag) => tag.tagId === tagId)?.vrfrNo;

const pasts: readonly (readonly [days: number, no: string, vcType: Kind])[] = [
  [-2, '1', 'RRC'],
  [-6, '3', 'DLC'],
  [-24, '4', 'RRC'],
  [-41, '2', 'RRC'],
];
const entry = (hstId: string, vpYMS: string, no: string, vcType: Kind): Past => {
  const { name, purpose, needs } = verifiers[no] as Verifier;
  return { hstId, vpYMS, vrfrNm: name, puseCtnt: purpose, attrList: needs, vcType, acptYn: 'Y' };
};

const shownBy = (context: At) =>
  remembered(context, 'moid.shown', ({ id }, world) => ({
    asked: [] as Asked[],
    past:
      id === 'member'
        ? pasts.map(([days, no, kind], at) =>
            entry(`H-${at}`, daysFrom(world.now(), days, '183000'), no, kind),
          )
        : [],
  }));
export const pastOf = (context: At): Past[] => shownBy(context).past;

/** A verifier asks this wallet: good for three minutes, once. */
export function open(context: At, vrfrNo: string): Asked {
  const world = context.get('world');
  const { name } = verifiers[vrfrNo] as Verifier;
  const asked: Asked = {
    txId: crypto.randomUUID(),
    vrfrNo,
    nonce: askFor(world, name.ko).nonce,
    sttus: 'OFFR',
    until: world.now().getTime() + REQUEST_S * 1000,
  };
  shownBy(context).asked.push(asked);
  return asked;
}

export function askedBy(context: At, txId: string): Asked | undefined {
  const asked = shownBy(context).asked.find((one) => one.txId === txId);
  if (asked?.sttus === 'OFFR' && asked.until <= context.get('world').now().getTime()) asked.sttus = 'LATE';
  return asked;
}

export const isOverasking = ({ vrfrNo }: Asked): boolean => {
  const { needs, may = [], allowed } = verifiers[vrfrNo] as Verifier;
  return [...needs, ...may].some((one) => !allowed.includes(one));
};

const verdicts: Readonly<Record<string, State>> = {
  unreadable: 'SIGN',
  signature: 'SIGN',
  nonce: 'SIGN',
  validity: 'SIGN',

  replayed: 'USED',
  late: 'LATE',
  revoked: 'RVKD',
};

/** What the verifier makes of what the wallet has signed. */
export async function judge(context: At, asked: Asked, presentation: string): Promise<State> {
  const { name, purpose, needs } = verifiers[asked.vrfrNo] as Verifier;
  const verdict = await verify(context.get('world'), presentation);
  if (!verdict.isGood) return verdicts[verdict.because] ?? 'SIGN';
  const card = cardOf(context, verdict.id);
  if (!card || !isShowable(context, card)) return 'RVKD';
  const attrList = Object.keys(verdict.claims);
  if (needs.some((one) => !attrList.includes(one))) return 'SIGN';
  const answers = needs.every((one) => verdict.claims[one] !== 'N');
  asked.sttus = answers ? 'DONE' : 'ANSN';
  shownBy(context).past.unshift({
    hstId: `H${asked.txId}`,
    vpYMS: seoulTime(context.get('world').now()),
    vrfrNm: name,
    puseCtnt: purpose,

    attrList,
    vcType: card.vcType,
    acptYn: answers ? 'Y' : 'N',
  });
  return asked.sttus;
}
