import { addDays } from '@wallet/kit/format';
import { languageOf, spoken, type Words } from '../language.ts';
import type { World } from '../room.ts';
import { seoulTime } from '../seoulTime.ts';
import { agencyAt } from './agencies.ts';
import { type Animal, type At, animalsNow, firstDay, memberId, refuse, tell, today } from './animals.ts';

export interface Application {
  rceptNo: string;
  memberId: string;
  intentId: string;
  anmlId: string;
  agncId: string;
  vstYmd: string;
  /** ms */
  aplyAt: number;
  sttus: 'OPEN' | 'RJCT' | 'CNCL' | 'DONE';
  rfslCd: '' | 'PHTO';
  /** the day it was mended: from then on it lies with the town alone */
  crctYmd: string;
  /** the number of the chip that was read at the vet's, or what was typed */
  regNo: string;
}

const MINUTE = 60_000;
const TOWN_DAYS = 3;
const photoUnclear: Words = { ko: '사진 불명확', en: 'Photo unclear' };

function seeded(world: World): Application[] {
  const at = (days: number) => addDays(firstDay(world), days);
  return [
    {
      rceptNo: 'PM2026110012',
      memberId: 'W000000092',
      intentId: 'seeded-0',
      anmlId: 'A5',
      agncId: 'G1',

      vstYmd: at(-4),
      aplyAt: world.now().getTime() - 6 * 24 * 60 * MINUTE,
      sttus: 'RJCT',

      rfslCd: 'PHTO',
      crctYmd: '',
      regNo: '410160010000041',
    },
  ];
}

export const applicationsNow = (world: World): Application[] => world.room('pems.applications', seeded);

/** Where it lies: each look moves on what the clock has moved on, and enters in the register what the town has approved. */
export function stepOf(context: At, one: Application): 'SENT' | 'VET' | 'TOWN' | 'DONE' | 'RJCT' | 'CNCL' {
  if (one.sttus !== 'OPEN') return one.sttus;
  const day = today(context);
  const since = one.crctYmd || one.vstYmd;
  if (!one.crctYmd && context.get('world').now().getTime() - one.aplyAt < MINUTE) return 'SENT';
  if (!one.crctYmd && day <= one.vstYmd) return 'VET';
  if (day < addDays(since, TOWN_DAYS)) return 'TOWN';
  one.sttus = 'DONE';
  const animal = animalsNow(context.get('world')).find(({ anmlId }) => anmlId === one.anmlId);
  if (animal) {
    Object.assign(animal, { sttus: 'REGD', regNo: one.regNo, rgstYmd: addDays(since, TOWN_DAYS) });
    tell(
      context,
      one.memberId,
      [`${animal.anmlNm}의 동물등록이 끝났어요`, `${animal.anmlNm} is registered`],
      [{ ko: `등록번호 ${one.regNo}`, en: `Number ${one.regNo}` }, `/pems/FML33100?anmlId=${one.anmlId}`],
    );
  }
  return 'DONE';
}

export function ownApplications(context: At): Application[] {
  const mine = applicationsNow(context.get('world')).filter((one) => one.memberId === memberId(context));
  for (const one of mine) stepOf(context, one);
  return mine.toReversed();
}
export const applicationAt = (context: At, rceptNo: string): Application =>
  ownApplications(context).find((one) => one.rceptNo === rceptNo) ??
  refuse('PEMS_NOT_FOUND', '신청을 찾을 수 없어요.');

/** So many are booked there by customers of this world. */
export const bookedOn = (context: At, agncId: string, ymd: string): number =>
  applicationsNow(context.get('world')).filter(
    (one) => one.agncId === agncId && one.vstYmd === ymd && one.sttus === 'OPEN',
  ).length;

export function applicationToWire(context: At, one: Application): object {
  const animal = animalsNow(context.get('world')).find(({ anmlId }) => anmlId === one.anmlId) as Animal;
  const { agncNm, telno } = agencyAt(one.agncId);
  const since = one.crctYmd || one.vstYmd;
  return spoken(
    {
      rceptNo: one.rceptNo,
      aplySttus: stepOf(context, one),
      anmlId: one.anmlId,
      anmlNm: animal.anmlNm,

      anmlKnd: animal.anmlKnd,
      image: animal.image,
      agncNm,
      telno,
      vstYmd: one.vstYmd,
      aplyYMS: seoulTime(new Date(one.aplyAt)),

      rfslCd: one.rfslCd,
      rfslCtnt: one.rfslCd ? photoUnclear : '',
      cmplYmd: addDays(since, TOWN_DAYS),
    },
    languageOf(context),
  );
}
