import { addDays } from '@wallet/kit/format';
import { AnswerError, type World } from '../room.ts';
import { seoulDate } from '../seoulTime.ts';
import { dueOn, fees, type Kind, type Size } from './rules.ts';

/** Facts of the vehicle register. */
export interface Registered {
  vhclRegiNo: string;
  brnm: string;
  /** G petrol, D diesel, E electric */
  fuelCd: 'G' | 'D' | 'E';
  totalWghtVal: number;
  sizeCd: Size;
  inspCd: Kind;
  validFrom: string;
  validTo: string;
}
export interface Car extends Registered {
  carId: string;
  memberId: string;
  nickNm: string;
  preferAddr: string;
}
/** An inspection of a car: OFCL from the agency, OWN told by the customer. */
export interface Result {
  rsltNo: string;
  carId: string;
  inspDe: string;
  plcNm: string;
  rsltCd: 'PASS' | 'FAIL';
  srcCd: 'OFCL' | 'OWN';
  validTo: string;
  memo: string;
  papers: { paperNo: string; paperNm: string; key: string; size: number }[];
}

export interface Garage {
  firstDay: string;
  cars: Car[];
  results: Result[];
}

const car = (
  vhclRegiNo: string,
  brnm: string,
  fuelCd: Registered['fuelCd'],
  [totalWghtVal, sizeCd, inspCd]: [number, Size, Kind],
  validTo: string,
): Registered => ({
  vhclRegiNo,
  brnm,
  fuelCd,
  totalWghtVal,
  sizeCd,
  inspCd,
  validTo,
  validFrom: addDays(validTo, -730),
});

/** What the register knows, on the first day of the world; only whose name fits may add one. */
export function register(today: string): { owner: string; kind?: 'COMP' | 'JOIN'; facts: Registered }[] {
  // The end of validity lies 31 days before the end of the period.
  const closing = (days: number) => addDays(today, days - 31);
  return [
    { owner: '한기석', facts: car('12가3456', '쏘나타 2.0', 'G', [1_865, 'MIDL', 'NOLD'], closing(45)) },
    { owner: '한기석', facts: car('38나1024', '모닝 1.0', 'G', [1_270, 'LGHT', 'NOLD'], closing(-40)) },
    { owner: '한기석', facts: car('157다8802', '아이오닉 5', 'E', [2_405, 'SMLL', 'REGL'], closing(431)) },
    { owner: '구보람', facts: car('71조3390', '코나 1.6', 'G', [1_705, 'SMLL', 'NOLD'], closing(45)) },
    { owner: '김하늘', facts: car('64라7788', '아반떼 1.6', 'G', [1_675, 'SMLL', 'NOLD'], closing(60)) },
    {
      owner: '(주)푸른상사',
      kind: 'COMP',
      facts: car('90허1234', '카니발 2.2', 'D', [2_730, 'MIDL', 'LOAD'], closing(20)),
    },
    {
      owner: '한기석',
      kind: 'JOIN',
      facts: car('25머5120', '투싼 1.6', 'G', [2_095, 'MIDL', 'NOLD'], closing(100)),
    },
  ];
}

/** Cars of everybody; the persona `carOwner` has three from the start. */
export const garage = (world: World): Garage =>
  world.room('cib.garage', () => {
    const firstDay = seoulDate(world.now());
    const preferAddr = '서울 영등포구';
    const cars = register(firstDay)
      .slice(0, 4)
      .map(({ facts }, at) => ({
        ...facts,
        carId: `C${at + 1}`,
        memberId: at < 3 ? OWNER : ASSISTED,
        preferAddr,
        nickNm: ['', '', '가족 차'][at] ?? '',
      }));
    const results: Result[] = cars.map(({ carId, validFrom, validTo }, at) => ({
      rsltNo: `R${at + 1}`,
      carId,
      inspDe: validFrom,
      plcNm: 'TS 구로검사소',
      rsltCd: 'PASS',

      srcCd: 'OFCL',
      validTo,
      memo: '',
      papers: [],
    }));
    return { firstDay, cars, results };
  });
/** The persona `carOwner`. */
const OWNER = 'W000000076';
/** The persona `assisted` has one, due in 45 days. */
const ASSISTED = 'W000000087';

export const carsOf = (world: World, memberId: string): Car[] =>
  garage(world).cars.filter((one) => one.memberId === memberId);

export function carOf(world: World, memberId: string, carId: string): Car {
  const found = carsOf(world, memberId).find((one) => one.carId === carId);
  if (!found) throw new AnswerError('CIB_NO_CAR', '등록한 차를 찾을 수 없어요.');
  return found;
}

export const resultsOf = (world: World, carId: string): Result[] =>
  garage(world)
    .results.filter((one) => one.carId === carId)
    .toSorted((a, b) => b.inspDe.localeCompare(a.inspDe));

export const feeOf = ({ inspCd, sizeCd }: Registered): number => fees[inspCd][sizeCd];

export function carToWire(world: World, one: Car) {
  const { memberId: _, ...shown } = one;
  return { ...shown, ...dueOn(one.validTo, seoulDate(world.now())), feeAmt: feeOf(one) };
}
