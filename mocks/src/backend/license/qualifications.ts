import { addDays } from '@wallet/kit/format';
import type { Words } from '../language.ts';
import type { Persona } from '../persona.ts';
import type { World } from '../room.ts';
import { seoulDate } from '../seoulTime.ts';

/** PASS passed and not yet qualified, QLFD qualified, LAPS refresher missed, RVKD revoked. */
type Status = 'PASS' | 'QLFD' | 'LAPS' | 'RVKD';

export interface Qualification {
  qlfcId: string;
  qlfcNm: Words;
  /** Recognised by the state; else the institute's own. */
  natnYn: 'Y' | 'N';
  /** masked: what the card and a check show */
  qlfcNo: string;
  /** the whole number, on documents only; missing in worlds kept by an earlier version */
  wholeNo?: string;
  passYmd: string;
  issuYmd: string;
  rtrnYmd: string;
  qlfcSttus: Status;
  /** What is missing where it was passed only. */
  lackCtnt: Words;
}

const names = {
  credit: { ko: '신용분석사', en: 'Credit Analyst' },
  fx1: { ko: '외환전문역 Ⅰ', en: 'Foreign Exchange Specialist I' },
  fx2: { ko: '외환전문역 Ⅱ', en: 'Foreign Exchange Specialist II' },
  loan: { ko: '여신심사역', en: 'Loan Officer' },
  fp: { ko: '자산관리사(FP)', en: 'Financial Planner' },
  cra: { ko: '신용위험분석사(CRA)', en: 'Credit Risk Analyst' },
  global: { ko: '국제금융역', en: 'International Finance Specialist' },
  audit: { ko: '영업점 컴플라이언스 오피서', en: 'Branch Compliance Officer' },
  teller: { ko: '은행텔러', en: 'Bank Teller' },
} satisfies Record<string, Words>;

type Row = [name: keyof typeof names, status: Status, passed: number, refresher: number | null, lack?: Words];

const practice = { ko: '실무 경력 1년이 더 필요해요.', en: 'One more year of practice is needed.' };
const partTwo = {
  ko: '1부에 합격했어요. 2년 안에 2부에 합격해 주세요.',
  en: 'Part one is passed. Pass part two within two years.',
};

/** Who holds what: days since it was passed, and days until its refresher. */
const holders: Readonly<Record<string, readonly Row[]>> = {
  employee: [
    ['credit', 'QLFD', -1055, 40],
    ['fx1', 'QLFD', -700, null],
    ['loan', 'PASS', -200, null, partTwo],
  ],
  member: [['fp', 'LAPS', -1500, -30]],
  developer: [['cra', 'PASS', -400, null, practice]],
  manyQualifications: (Object.keys(names) as (keyof typeof names)[]).map(
    (name, at): Row => [name, name === 'teller' ? 'RVKD' : 'QLFD', -300 - at * 40, 800],
  ),
};

const stateRecognised: readonly string[] = ['credit', 'fx1', 'fx2', 'loan', 'global'];

/** What the institute knows of somebody at the start of a world. */
export function qualificationsOf(persona: Persona, world: World): Qualification[] {
  const today = seoulDate(world.now());
  return (holders[persona.id] ?? []).map(([name, qlfcSttus, passed, refresher, lack], at) => ({
    qlfcId: `q${persona.id.length}${at}x${name.length}`,
    qlfcNm: names[name],
    natnYn: stateRecognised.includes(name) ? 'Y' : 'N',
    qlfcNo: `18-****-${String(at + 7).padStart(2, '0')}`,
    wholeNo: `18-${String(4021 + at * 613 + persona.id.length * 37).slice(-4)}-${String(at + 7).padStart(2, '0')}`,
    passYmd: addDays(today, passed),
    issuYmd: qlfcSttus === 'PASS' ? '' : addDays(today, passed + 30),
    rtrnYmd: refresher === null ? '' : addDays(today, refresher),
    qlfcSttus,
    lackCtnt: lack ?? { ko: '', en: '' },
  }));
}
