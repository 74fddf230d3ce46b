import { addDays, addMonths, isOfAge } from '@wallet/kit/format';
import type { Context } from 'hono';
import { childrenOf, type Passport, passportOf } from '../../passports.ts';
import { passportStanding } from '../pass/standing.ts';
import { type Persona, personaOf } from '../personas.ts';
import { AnswerError, type MemberContext, type RoomEnv, remembered, type World } from '../room.ts';
import { seoulDate } from '../seoulTime.ts';

export type At = Context<RoomEnv>;
export type Relationship = 'SF' | 'CH';

export const refuse = (code: string, message: string): never => {
  throw new AnswerError(code, message);
};

/** A face that is registered; it counts for five years, or until its passport ends. */
export interface SmartPass {
  spsId: string;
  relationship: Relationship;
  name: string;
  passport: Passport;
  rgstYmd: string;
  /** RPLC: another passport has taken its passport's place; INVL: the airport does not know it (1010) */
  sttus: 'ACTV' | 'RPLC' | 'INVL';
  traceId: string;
  /** ms: the airport knows it from then on; absent for one that it has long known */
  usableAt?: number;
}

/** A boarding pass as it was added. */
export interface Ticket {
  tcktId: string;
  spsId: string;
  bcbp: string;
  rgstDstic: 'QR' | 'BAR';
  /** number and planned time of its flight */
  flightKey: string;
  /** as it was when it was added */
  gate: string;
  seat: string;
  sequence: string;
  /** the gate that its holder has been told of */
  toldGate?: string;
}

export interface Own {
  passes: SmartPass[];
  tickets: Ticket[] | null;
  /** classifications whose terms are agreed to */
  agreed: string[];
  /** children were asked of the family register */
  hasFamily: boolean;
  /** passports that were read and wait for chip and face */
  read: { SF?: Passport; CH?: Passport };
  childName: string;
}

const YEARS = 5;
/** The airport knows a face so long after it was registered. */
const READY_MS = 30 * 60_000;
const startOf = (persona: Persona, world: World): SmartPass[] => {
  const today = seoulDate(world.now());
  const own = passportOf(persona, today);
  const pass = (more: Partial<SmartPass>): SmartPass => ({
    spsId: `SPS-${persona.id}-1`,
    relationship: 'SF',
    name: persona.person?.custName ?? '',

    passport: own,
    rgstYmd: addDays(today, -120),
    sttus: 'ACTV',
    traceId: '',
    ...more,
  });
  const [, second] = childrenOf(persona.id, today);
  const starts: Record<string, SmartPass[]> = {
    member: [pass({})],
    employee: [pass({})],
    guardian: [
      pass({}),
      ...(second
        ? [
            pass({
              spsId: 'SPS-guardian-2',
              relationship: 'CH',
              name: second.name,
              passport: second.passport,
            }),
          ]
        : []),
    ],
    newPassport: [pass({ sttus: 'RPLC', passport: { ...own, passportNo: 'M117P0042' } })],
    passInvalid: [pass({ sttus: 'INVL' })],
  };
  return starts[persona.id] ?? [];
};

export const own = (context: MemberContext): Own =>
  remembered(context, 'smps', (persona, world) => {
    const passes = startOf(persona, world);
    return {
      passes,
      tickets: null,
      read: {},
      childName: '',
      agreed: passes.length > 0 ? ['10'] : [],
      hasFamily: passes.some(({ relationship }) => relationship === 'CH'),
    };
  });

export const endOf = ({ rgstYmd, passport }: SmartPass): string => {
  const most = addMonths(rgstYmd, YEARS * 12);
  return most < passport.expiry ? most : passport.expiry;
};

export function passAt(context: MemberContext, spsId: string | undefined): SmartPass {
  const found = own(context).passes.find((pass) => pass.spsId === spsId);
  return found ?? refuse('SMPS_NOT_FOUND', '스마트패스를 찾을 수 없어요.');
}

/** What a pass is by its own state and that of the passport it was made with, which the ministry knows. */
export function standingOf(
  context: MemberContext,
  pass: SmartPass,
): 'ACTV' | 'RPLC' | 'INVL' | 'LOST' | 'RNEW' {
  const own = passportOf(personaOf(context.get('world')), seoulDate(context.get('world').now()));
  if (pass.relationship !== 'SF' || pass.passport.passportNo !== own.passportNo || pass.sttus !== 'ACTV')
    return pass.sttus;
  const passport = passportStanding(context);
  return passport === 'VALD' ? 'ACTV' : passport;
}

/** As above, and it still opens the lane. */
export function goodPass(context: MemberContext, spsId: string | undefined): SmartPass {
  const pass = passAt(context, spsId);
  const isOver = endOf(pass) < seoulDate(context.get('world').now());
  // The code that the specification names for an ID that does not count.
  const isGood = ['ACTV', 'RNEW'].includes(standingOf(context, pass));
  if (!isGood || isOver) refuse('1010', '유효하지 않은 스마트패스예요.');
  return pass;
}

/** Passports that the airport takes: not expired, of somebody who is old enough. */
export function judge(context: At, passport: Passport, relationship: Relationship): void {
  const today = seoulDate(context.get('world').now());
  const isOldEnough = (years: number) => isOfAge(passport.birth, years, today);
  if (passport.expiry < today) refuse('SMPS_EXPIRED', '유효기간이 지난 여권이에요.');
  if (!isOldEnough(7)) refuse('SMPS_AGE', '만 7세부터 등록할 수 있어요.');
  if (relationship === 'SF') {
    const own = passportOf(personaOf(context.get('world')), today);
    const standing = passport.passportNo === own.passportNo ? passportStanding(context) : 'VALD';
    if (standing === 'LOST') refuse('SMPS_LOST', '분실 신고한 여권이에요.');
    if (standing === 'RPLC') refuse('SMPS_REPLACED', '새 여권으로 등록해 주세요.');
    if (own.birth !== passport.birth) refuse('SMPS_OTHER_PERSON', '본인의 여권이 아니에요.');
    if (!isOldEnough(14)) refuse('SMPS_GUARDIAN', '만 14세 미만은 보호자가 등록해 주세요.');
  } else if (isOldEnough(14)) refuse('SMPS_NOT_CHILD', '만 14세부터는 본인이 등록해 주세요.');
}

/** Two pages that register the same passport have one pass. */
export function register(context: At, { name, relationship, passport, traceId }: NewPass): SmartPass {
  const mine = own(context);
  const known = mine.passes.find(
    (pass) =>
      pass.traceId === traceId || (pass.sttus === 'ACTV' && pass.passport.passportNo === passport.passportNo),
  );
  const today = seoulDate(context.get('world').now());
  const usableAt = context.get('world').now().getTime() + READY_MS;
  if (known) {
    if (known.traceId !== traceId) Object.assign(known, { rgstYmd: today, traceId, usableAt });
    return known;
  }
  const isOlder = (pass: SmartPass) =>
    pass.relationship === relationship && pass.passport.birth === passport.birth;
  const older = mine.passes.find(isOlder);
  const spsId = older?.spsId ?? `SPS-${context.get('world').nextNumber('smps.pass') + 1000}`;
  const made: SmartPass = {
    spsId,
    relationship,
    name,
    passport,
    rgstYmd: today,
    sttus: 'ACTV',
    traceId,
    usableAt,
  };
  mine.passes = [...mine.passes.filter((pass) => pass !== older), made];
  return made;
}
type NewPass = Pick<SmartPass, 'name' | 'relationship' | 'passport' | 'traceId'>;
