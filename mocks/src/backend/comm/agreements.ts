import { type MemberContext, remembered } from '../room.ts';
import { seoulDate } from '../seoulTime.ts';
import { termsOf } from './termsCatalogue.ts';

/** Whether a term is agreed, and since when (YYYYMMDD). */
export interface Agreement {
  stpulAgrmtYn: 'Y' | 'N';
  stpulAgrmtDate: string;
}

const DAYS_AGO = 120 * 24 * 60 * 60 * 1000;

/** What the member has agreed to, by term; a member agreed to the wallet's own mandatory terms on joining. */
export function agreementsOf(context: MemberContext): Map<string, Agreement> {
  return remembered(context, 'comm.agreements', ({ agreed = [], isNew = false }, world) => {
    const stpulAgrmtDate = seoulDate(new Date(world.now().getTime() - (isNew ? 0 : DAYS_AGO)));
    return new Map(
      ['01', ...agreed]
        .flatMap((code) => termsOf(code, isUnderFourteen(context)))
        .filter(({ mandanYn }) => mandanYn === 'Y')
        .map(({ hirkStpulId }) => [hirkStpulId, { stpulAgrmtYn: 'Y', stpulAgrmtDate }]),
    );
  });
}

/** Whether the one signed in is under 14 today, on the calendar of Seoul. */
export function isUnderFourteen(context: MemberContext): boolean {
  const { person, now } = context.get('world');
  if (person === null || !/^\d{6,8}$/.test(person.birth)) {
    return false;
  }
  const century = /^[3478]$/.test(person.custGubn) ? '20' : /^[09]$/.test(person.custGubn) ? '18' : '19';
  const birth = person.birth.length === 8 ? person.birth : century + person.birth;
  return Number(seoulDate(now())) - Number(birth) < 140_000;
}
