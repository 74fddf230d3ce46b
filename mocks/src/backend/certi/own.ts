import { addDays, maskName } from '@wallet/kit/format';
import { childrenOf } from '../../passports.ts';
import type { Words } from '../language.ts';
import type { Persona } from '../persona.ts';
import { AnswerError, type MemberContext, memberOf, remembered, type World } from '../room.ts';
import { daysFrom, seoulDate, seoulTime } from '../seoulTime.ts';
import { type Kind, kindOf } from './kinds.ts';

export type At = MemberContext;

export interface Target {
  trgtId: string;
  trgtNm: string;
  rltnCd: 'SELF' | 'PRNT' | 'CHLD' | 'SBLG';
}

export interface Application {
  reqTxId: string;
  ogtxtIdnfr: string;
  /** the text that is signed */
  ogtxt: string;
  key: string;
  kndId: string;
  trgt: Target;
  prpsCd: string;
  sbmtNm: string;
  rrnoYn: 'Y' | 'N';
  fldList: { fldId: string; val: string }[];
  famAcsTycd: '52' | '53' | '';
  madeAt: number;
  /** in ms, since signed and, where it costs, paid */
  beganAt: number | null;
  signedAt: number | null;
  payToken: string | null;
  paidYn: 'Y' | 'N';
  /** money that went back */
  rfndYn: 'Y' | 'N';
  rspnsCode: string;
  rspnsMssage: string;
  certNo: string;
  walletMberIdnfiNo: string;
}

export interface Issued {
  certNo: string;
  kndId: string;
  docNo: string;
  trgt: Target;
  prpsCd: string;
  sbmtNm: string;
  rrnoYn: 'Y' | 'N';
  issuYMS: string;
  vldYmd: string;
  wdrnYn: 'Y' | 'N';
  dltdYn: 'Y' | 'N';
}

export interface Sending {
  sndId: string;
  key: string;
  certNo: string;
  wayCd: 'ORG' | 'ADDR' | 'ONCE';
  to: string;
  rcvrNm: Words;
  prpsCd: string;
  sentAt: number;
  endYmd: string;
  readAt: number | null;
  rcldYn: 'Y' | 'N';
  /** the reading number; gone once it was told */
  rdNo: string;
}

export interface Own {
  joinYn: 'Y' | 'N';
  addr: string;
  msgYn: 'Y' | 'N';
  pin: string;
  failCnt: number;
  favs: string[];
  applications: Application[];
  issued: Issued[];
  sendings: Sending[];
  tries: number[];
}

export const refuse = (code: string, message: string): never => {
  throw new AnswerError(code, message);
};
export const now = (context: At): number => context.get('world').now().getTime();
export const today = (context: At): string => seoulDate(context.get('world').now());
export const clock = (at: number): string => seoulTime(new Date(at));

/** In a family's register; brothers and sisters stand there, and get none. */
export function targetsOf(context: At, { fmlyYn }: Kind): Target[] {
  const { custName } = memberOf(context);
  const self: Target = { trgtId: 'self', trgtNm: custName, rltnCd: 'SELF' };
  if (fmlyYn === 'N') return [self];
  const { personaId } = context.get('world');
  const children = childrenOf(personaId, today(context)).map(
    ({ name }, at): Target => ({ trgtId: `c${at + 1}`, trgtNm: name, rltnCd: 'CHLD' }),
  );
  return [
    ...[self, { trgtId: 'p1', trgtNm: `${custName.slice(0, 1)}영숙`, rltnCd: 'PRNT' as const }],
    ...children,
    { trgtId: 's1', trgtNm: `${custName.slice(0, 1)}하준`, rltnCd: 'SBLG' },
  ];
}

export function issue(
  world: World,
  { kndId, trgt, prpsCd, sbmtNm, rrnoYn }: Pick<Issued, 'kndId' | 'trgt' | 'prpsCd' | 'sbmtNm' | 'rrnoYn'>,
  issuYMS = seoulTime(world.now()),
): Issued {
  const number = world.nextNumber('certi.issued');
  return {
    certNo: `EC${2000 + number}`,
    kndId,
    trgt,
    prpsCd,
    sbmtNm,
    rrnoYn,
    issuYMS,
    wdrnYn: 'N',
    dltdYn: 'N',
    docNo: `${issuYMS.slice(2, 6)}${String((number * 7_919 + 104_729) * 1_000_003)
      .padStart(12, '0')
      .slice(-12)}`,
    vldYmd: addDays(issuYMS.slice(0, 8), kindOf(kndId)?.days ?? 90),
  };
}

const PIN = '927351';
const walletOf = (custNo: string) => `EW-${custNo.padStart(8, '0').replace(/(\d{4})(\d{4})/, '$1-$2')}`;

function start({ id, person }: Persona, world: World): Own {
  const custName = person?.custName ?? '';
  const trgt: Target = { trgtId: 'self', trgtNm: custName, rltnCd: 'SELF' };
  const made = (kndId: string, daysAgo: number, sbmtNm: string) =>
    issue(
      world,
      { kndId, trgt, prpsCd: 'LOAN', sbmtNm, rrnoYn: 'N' },
      daysFrom(world.now(), -daysAgo, '101500'),
    );
  const isMember = id === 'member';
  // Valid, ending in three days, of forty pages, and one that ended last night.
  const issued = isMember
    ? [
        made('RSDT', 10, '새벽은행'),
        made('HLTH', 87, '한빛은행'),
        made('PNSN', 30, '한국주택금융공사'),
        made('INCM', 91, '새벽은행'),
      ]
    : [];
  // One that stays in work, one that was issued, one that was refused for a name.
  const applied = (kndId: string, daysAgo: number, rspnsCode: string, certNo = ''): Application => {
    const at = world.now().getTime() - daysAgo * 86_400_000;
    return {
      reqTxId: `RQ${kndId}`,
      ogtxtIdnfr: `S-${kndId}`,
      ogtxt: '',
      key: `started-${kndId}`,
      kndId,
      trgt,

      prpsCd: 'LOAN',
      sbmtNm: '',
      rrnoYn: 'N',
      fldList: [],
      famAcsTycd: '',
      madeAt: at,
      signedAt: at,

      beganAt: at,
      payToken: null,
      paidYn: 'N',
      rfndYn: 'N',
      rspnsCode,
      rspnsMssage: '',
      certNo,
      walletMberIdnfiNo: person?.walletMberIdnfiNo ?? '',
    };
  };
  const sending = (at: number, orgId: string, rcvrNm: Words, hoursAgo: number, isRead: boolean): Sending => {
    const sentAt = world.now().getTime() - hoursAgo * 3_600_000;
    return {
      sndId: `SN${900 + at}`,
      key: '',
      certNo: issued[at]?.certNo ?? '',
      wayCd: 'ORG',
      to: orgId,
      rcvrNm,

      prpsCd: 'LOAN',
      sentAt,
      endYmd: addDays(seoulDate(world.now()), 20),
      rcldYn: 'N',
      rdNo: '',
      readAt: isRead ? sentAt + 1_800_000 : null,
    };
  };
  return {
    joinYn: ['member', 'guardian', 'foreigner'].includes(id) ? 'Y' : 'N',
    msgYn: 'Y',
    failCnt: 0,

    addr: walletOf(person?.custNo ?? ''),
    pin: isMember ? PIN : '',
    tries: [],

    favs: isMember ? ['FMLY'] : [],
    issued,
    applications: isMember
      ? [applied('GRAD', 1, '10'), applied('DRIV', 2, '31'), applied('RSDT', 10, '00', issued[0]?.certNo)]
      : [],
    sendings: isMember
      ? [
          sending(0, 'O01', { ko: '새벽은행', en: 'Dawn Bank' }, 30, true),
          sending(2, 'O06', { ko: '한국주택금융공사', en: 'Housing Finance' }, 1, false),
        ]
      : [],
  };
}

export const anyOwn = (context: At): Own => remembered(context, 'certi', start);

/** What stands in an opened wallet. */
export function own(context: At): Own {
  const mine = anyOwn(context);
  return mine.joinYn === 'Y' ? mine : refuse('CTI_NOT_JOINED', '전자문서지갑을 먼저 열어 주세요.');
}

export const isValid = (context: At, one: Issued): boolean =>
  one.wdrnYn === 'N' && one.dltdYn === 'N' && one.vldYmd >= today(context);

/** One that can be shown and sent today. */
export function validOf(context: At, certNo: string): Issued {
  const one = own(context).issued.find((each) => each.certNo === certNo && each.dltdYn === 'N');
  if (!one) return refuse('CTI_NOT_FOUND', '증명서를 찾을 수 없어요.');
  if (one.wdrnYn === 'Y') refuse('CTI_WITHDRAWN', '효력을 없앤 증명서예요.');
  return isValid(context, one) ? one : refuse('CTI_ENDED', '기간이 지나 지워진 증명서예요.');
}

const members = ['member', 'guardian', 'foreigner'];

/** Whose wallet an address is, their name masked. */
export function holderOf(context: At, addr: string): string {
  const world = context.get('world');
  for (const id of members) {
    const person = world.personOf(id);
    if (person && walletOf(person.custNo) === addr && person.custName !== memberOf(context).custName)
      return maskName(person.custName);
  }
  return refuse('CTI_NO_ADDRESS', '이 주소의 전자문서지갑이 없어요.');
}
