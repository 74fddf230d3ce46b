import { AnswerError, type World } from '../room.ts';
import { forestState } from './forestState.ts';
import { CODE_MS } from './rules.ts';

/** The forest member of the specification (3-identity-and-services s3); names it does not give are ours. */
export interface ForestMember {
  /** 01 a Korean member, 02 a foreign one. */
  mmberTpcd: '01' | '02';
  mmberBrthd: string;
  /** 1 male, 2 female. */
  sxdstTpcd: '1' | '2';
  mmberId: string;
  /** In the clear, as a mock has nothing to hide; never answered. */
  password: string;
  mmberNm: string;
  mmberMtlno: string;
  zipNo: string;
  bassAdres: string;
  detailAdres: string;
  emailAdres: string;
  emailRecptnYn: 'Y' | 'N';
  smsRecptnYn: 'Y' | 'N';
  eventRecptnYn: 'Y' | 'N';
  stpulAgrmtList: { hirkStpulId: string; stpulAgrmtYn: 'Y' | 'N' }[];
}

export interface PhoneCheck {
  mmberMtlno: string;
  expiresAt: number;
  failCount: number;
  isDone: boolean;
}

const MAX_TRIES = 5;
const TAKEN_IDS = new Set(['forest01', 'admin', 'green2024']);

export function isIdFree(world: World, mmberId: string): boolean {
  const members = [...forestState(world).members.values()];
  return !TAKEN_IDS.has(mmberId) && members.every((member) => member.mmberId !== mmberId);
}

/** 9 to 20 characters with a letter, a digit and a sign. */
export function isGoodPassword(password: string): boolean {
  return /^(?=.*[A-Za-z])(?=.*\d)(?=.*[^A-Za-z\d\s])\S{9,20}$/.test(password);
}

export function startPhoneCheck(world: World, mmberMtlno: string): { vrfcNo: string; expSS: number } {
  const vrfcNo = `V${world.nextNumber('forest.phone')}`;
  const expiresAt = world.now().getTime() + CODE_MS;
  forestState(world).phoneChecks.set(vrfcNo, { mmberMtlno, expiresAt, failCount: 0, isDone: false });
  return { vrfcNo, expSS: CODE_MS / 1000 };
}

/** A check that can still be answered; refused when there is none or its time is up. */
export function openPhoneCheck(world: World, vrfcNo: string): PhoneCheck {
  const check = forestState(world).phoneChecks.get(vrfcNo);
  if (!check || check.expiresAt <= world.now().getTime() || check.failCount >= MAX_TRIES) {
    throw new AnswerError('FTR_CODE_EXPIRED', '인증 시간이 지났어요. 인증번호를 다시 받아 주세요.');
  }
  return check;
}
