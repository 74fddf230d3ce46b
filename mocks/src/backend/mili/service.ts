import { addMonths, expandBirth, maskName } from '@wallet/kit/format';
import type { Words } from '../language.ts';
import type { Persona, WirePerson } from '../persona.ts';
import type { World } from '../room.ts';
import { seoulDate } from '../seoulTime.ts';

/** NONE no duty, NDUE too young, EXAM due this year, SRVG serves, RSRV reserve, DONE, EXMT exempt, WAIT not told yet. */
type Standing = 'NONE' | 'NDUE' | 'EXAM' | 'SRVG' | 'RSRV' | 'DONE' | 'EXMT' | 'WAIT';

interface Facts {
  /** years since the one of the discharge: the year of the reserve */
  since?: number;
  standing?: Standing;
  /** of the family, whose certificate may be asked for */
  family?: readonly string[];
  /** what the youth account asks */
  income?: number;
  hasOldAccount?: boolean;
}

const known: Readonly<Record<string, Facts>> = {
  member: { family: ['김영수'], income: 41_000_000 },
  reservist: { since: 3, family: ['최병식'], income: 36_000_000 },
  developer: { since: 6, income: 72_000_000 },
  soldier: { standing: 'SRVG', income: 0 },
  exempt: { standing: 'EXMT', income: 28_000_000, hasOldAccount: true },
};
const factsOf = ({ id }: Persona): Facts => known[id] ?? {};

const MONTHS = 18;
const RESERVE_YEARS = 8;
const army: Words = { ko: '육군', en: 'Army' };
const ranks = { end: { ko: '병장', en: 'Sergeant' }, now: { ko: '일병', en: 'Private first class' } };
const none: Words = { ko: '', en: '' };
const illness: Words = { ko: '질병', en: 'Illness' };

export const birthOf = ({ birth, custGubn }: WirePerson) => expandBirth(birth, custGubn);

function standingOf({ since, standing }: Facts, person: WirePerson, age: number): Standing {
  // A test sets it, for those who have just left the army.
  if (person.mltrSttus) return person.mltrSttus as Standing;
  if (standing) return standing;
  if (since !== undefined) return since > RESERVE_YEARS ? 'DONE' : 'RSRV';
  if (person.isforeign || Number(person.custGubn) % 2 === 0) return 'NONE';
  if (age < 19) return 'NDUE';
  return age === 19 ? 'EXAM' : 'DONE';
}

/** How somebody stands to military service, as its office tells it; dates hang on the world's clock. */
export function serviceOf(persona: Persona, person: WirePerson, world: World) {
  const today = seoulDate(world.now());
  const year = Number(today.slice(0, 4));
  const born = Number(birthOf(person).slice(0, 4));
  const facts = factsOf(persona);
  const mltrSttus = standingOf(facts, person, year - born);
  const isNow = mltrSttus === 'SRVG';
  const hasServed = isNow || mltrSttus === 'RSRV' || mltrSttus === 'DONE';
  const dscgYmd = isNow ? addMonths(today, 10) : `${year - (facts.since ?? year - born - 23)}0915`;
  const isIn = hasServed || mltrSttus === 'EXMT';
  const family = (facts.family ?? []).map((name, at) => ({
    trgtId: `F${at + 1}`,
    slfYn: 'N',
    custNm: maskName(name),
    exmtYn: 'N',
  }));
  return {
    mltrSttus,
    custNm: person.custName,
    dueYear: born + 19,
    ...(hasServed
      ? {
          srvcNo: '23-76*****',
          armyNm: army,
          rnkNm: isNow ? ranks.now : ranks.end,

          entrYmd: addMonths(dscgYmd, -MONTHS),
          dscgYmd,
        }
      : { srvcNo: '', armyNm: none, rnkNm: none, entrYmd: '', dscgYmd: '' }),
    rsrvYear: mltrSttus === 'RSRV' ? (facts.since ?? 0) : 0,
    exmtRsn: mltrSttus === 'EXMT' ? illness : none,
    jdgmGrade: mltrSttus === 'EXMT' ? 6 : hasServed ? 1 : 0,
    trgtList: [
      ...(isIn
        ? [{ trgtId: 'SELF', slfYn: 'Y', custNm: person.custName, exmtYn: isIn && !hasServed ? 'Y' : 'N' }]
        : []),
      ...family,
    ],
  };
}

/** Whole months from one day to another. */
function monthsBetween(from: string, to: string): number {
  const months =
    (Number(to.slice(0, 4)) - Number(from.slice(0, 4))) * 12 +
    Number(to.slice(4, 6)) -
    Number(from.slice(4, 6));
  return to.slice(6) < from.slice(6) ? months - 1 : months;
}

/** What the youth account (2026) asks, and what the office knows of it; months of service come from the record. */
export function youthOf(persona: Persona, person: WirePerson, world: World) {
  const { income = 33_000_000, hasOldAccount = false } = factsOf(persona);
  const { mltrSttus, entrYmd, dscgYmd } = serviceOf(persona, person, world);
  const today = seoulDate(world.now());
  const until = dscgYmd < today ? dscgYmd : today;
  return {
    ageMon: monthsBetween(birthOf(person), today),
    minAge: 19,
    maxAge: 34,
    maxSrvcMon: 72,
    srvcMon: entrYmd ? monthsBetween(entrYmd, until) : 0,

    incmAmt: income,
    maxIncmAmt: 60_000_000,
    oldAcntYn: hasOldAccount ? 'Y' : 'N',

    monMaxAmt: 500_000,
    prdYear: 3,
    gvrtRate: 6,
    srvgYn: mltrSttus === 'SRVG' ? 'Y' : 'N',
  };
}
