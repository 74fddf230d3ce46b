import { addDays, daysBetween } from '@wallet/kit/format';
import type { Words } from '../language.ts';
import type { Persona } from '../persona.ts';
import type { World } from '../room.ts';
import { seoulDate } from '../seoulTime.ts';

/** A part of what a business paid too much; it goes to the treasury three years after it arose. */
interface Part {
  insrDstcd: 'EMP' | 'ACC';
  prdCtnt: string;
  rsnCtnt: Words;
  amt: number;
  clmLmtYmd: string;
}

export interface Unit {
  bussinessUnitMgtNo: string;
  bussinessUnitName: Words;
  partList: Part[];
  /** the day on which too much was paid: interest runs from the day after */
  payYmd: string;
  /** open contributions, which are taken out first */
  arrsAmt: number;
  isClosed: boolean;
  /** another representative has applied */
  isWithAnother: boolean;
}

export interface Application {
  aplyNo: string;
  bussinessUnitMgtNo: string;
  bussinessUnitName: Words;
  refundAmount: number;
  intrAmt: number;
  arrsAmt: number;
  acNo: string;
  /** ms */
  appliedAt: number;
  /** ms; 0 until it came back from the account, or was taken back */
  cameBackAt: number;
  takenBackAt: number;
  isPaid: boolean;
  /** the decision has been announced */
  isDecided?: boolean;
  /** ms; absent in worlds from before it was kept */
  paidAt?: number;
  /** keys of the parts that it asks for; absent in worlds from before it was kept */
  parts?: string[];
  intentId: string;
}

/** Interest by the year, in tenths of a per cent (table by date). */
const rates = [
  { bgngYmd: '20250301', rt: 31 },
  { bgngYmd: '20240301', rt: 35 },
  { bgngYmd: '20000101', rt: 29 },
] as const;
/** Below it nothing is paid out: it is set against the next bill. */
export const LEAST = 1000;
/** When the agency can be asked; in between what is known stands. */
export const lookUp = { from: '0600', until: '2300' } as const;

/** Interest from the day after payment until today, each day at its rate, cut to ten won once. */
export function interestOf(won: number, payYmd: string, today: string): number {
  const days = Math.min(daysBetween(payYmd, today), 366 * 4);
  let sum = 0;
  for (let day = 1; day <= days; day += 1) {
    const date = addDays(payYmd, day);
    sum += won * (rates.find(({ bgngYmd }) => bgngYmd <= date)?.rt ?? 0);
  }
  return Math.floor(sum / 365_000 / 10) * 10;
}

const total = (parts: readonly Part[]) => parts.reduce((sum, { amt }) => sum + amt, 0);
/** The same for the same part of a unit. */
export const keyOf = ({ insrDstcd, prdCtnt, clmLmtYmd }: Part) => `${insrDstcd} ${prdCtnt} ${clmLmtYmd}`;
const notEnded = ({ partList }: Unit, day: string) => partList.filter(({ clmLmtYmd }) => clmLmtYmd >= day);

/** Whether a part belongs to an application that was not taken back: then it is never claimed again. */
function isAskedFor(unit: Unit, part: Part, one: Application): boolean {
  if (one.bussinessUnitMgtNo !== unit.bussinessUnitMgtNo || one.takenBackAt > 0) return false;
  if (one.parts) return one.parts.includes(keyOf(part));
  // An application of an older world: it asked for all that had not ended on its day, if its sum says so.
  const parts = notEnded(unit, seoulDate(new Date(one.appliedAt)));
  return total(parts) === one.refundAmount && parts.includes(part);
}

/** What can be claimed of a unit today: what has not ended, and what nobody has applied for yet. */
export const claimable = (unit: Unit, applications: readonly Application[], today: string) =>
  notEnded(unit, today).filter((part) => !applications.some((one) => isAskedFor(unit, part, one)));

/** The application that keeps a unit from being applied for again. */
export const claimedBy = (unit: Unit, applications: readonly Application[]) =>
  applications.findLast((one) => unit.partList.some((part) => isAskedFor(unit, part, one)));

/** What a refund comes to: open contributions are taken out of sum and interest. */
export const paidOut = ({ refundAmount, intrAmt, arrsAmt }: Sums) =>
  Math.max(0, refundAmount + intrAmt - arrsAmt);

type Sums = Pick<Application, 'refundAmount' | 'intrAmt' | 'arrsAmt'>;

/** What applying for all that is left of a unit comes to today; arrears that a refund has covered are gone. */
export function sumsOf(unit: Unit, applications: readonly Application[], today: string): Sums {
  const refundAmount = total(claimable(unit, applications, today));
  const covered = applications
    .filter((one) => unit.partList.some((part) => isAskedFor(unit, part, one)))
    .reduce((sum, one) => sum + Math.min(one.arrsAmt, one.refundAmount + one.intrAmt), 0);
  const intrAmt = interestOf(refundAmount, unit.payYmd, today);
  return { refundAmount, intrAmt, arrsAmt: Math.max(0, unit.arrsAmt - covered) };
}

const reasons = {
  left: { ko: '직원 퇴사', en: 'Staff left' },
  twice: { ko: '두 번 납부', en: 'Paid twice' },
  wages: { ko: '보수 총액 정정', en: 'Wages corrected' },
} as const;

/** The businesses that somebody represents. */
export function unitsOf({ id }: Persona, world: World): Unit[] {
  const today = seoulDate(world.now());
  const part = (
    insrDstcd: Part['insrDstcd'],
    amt: number,
    days: number,
    why: keyof typeof reasons,
  ): Part => ({
    insrDstcd,
    amt,
    clmLmtYmd: addDays(today, days),
    rsnCtnt: reasons[why],
    prdCtnt: String(Number(addDays(today, days).slice(0, 4)) - 3),
  });
  const unit = (no: string, ko: string, en: string, paid: number, more: Partial<Unit>): Unit => ({
    bussinessUnitMgtNo: no,
    bussinessUnitName: { ko, en },
    partList: [],
    arrsAmt: 0,

    payYmd: addDays(today, -paid),
    isClosed: false,
    isWithAnother: false,
    ...more,
  });
  const late = part('EMP', 50_000, -1, 'twice');
  const cafe = [part('EMP', 800_000, 12, 'left'), part('ACC', 434_500, 400, 'wages'), late];
  if (id === 'employee') return [];
  if (id === 'payReady') {
    return [
      unit('21988001230', '예전 식당', 'The old diner', 46, {
        partList: [part('EMP', 640_000, 90, 'wages')],
        isClosed: true,
      }),
      unit('21988004560', '작은 가게', 'Little shop', 20, { partList: [part('ACC', 820, 200, 'wages')] }),
    ];
  }
  if (id === 'twoPayAccounts') {
    return [unit('30188007770', '두리 상사', 'Duri Trading', 30, { partList: cafe, isWithAnother: true })];
  }
  return [
    unit('12388001110', '하늘 카페', 'Haneul Café', 120, { partList: cafe }),
    unit('12388002220', '하늘 공방', 'Haneul Workshop', 45, {
      partList: [part('ACC', 87_650, 300, 'wages')],
      arrsAmt: 50_000,
    }),
  ];
}

const DAY_MS = 86_400_000;

/** What was applied for before: one was paid, one came back from a closed account. */
export function applicationsOf({ id }: Persona, world: World): Application[] {
  if (id !== 'member') return [];
  const now = world.now().getTime();
  const one = (aplyNo: string, refundAmount: number, days: number, more: Partial<Application>) => ({
    aplyNo,
    refundAmount,
    bussinessUnitMgtNo: '12388001110',
    bussinessUnitName: { ko: '하늘 카페', en: 'Haneul Café' },

    intrAmt: 0,
    arrsAmt: 0,
    acNo: '12345601234567',
    appliedAt: now - days * DAY_MS,

    cameBackAt: 0,
    takenBackAt: 0,
    isPaid: false,
    intentId: aplyNo,
    parts: [],
    ...more,
  });
  return [
    one('EI0001', 210_000, 200, { isPaid: true }),
    one('EI0002', 64_300, 20, { acNo: '12345605550001', cameBackAt: now - 10 * DAY_MS }),
  ];
}
