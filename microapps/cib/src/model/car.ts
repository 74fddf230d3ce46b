export type Size = 'light' | 'small' | 'middle' | 'large';
type Due = 'early' | 'open' | 'overdue';
/** `regular` without emissions; the others with, under load or without */
type Kind = 'regular' | 'load' | 'noLoad';

/** What the register says of a car, and when it is to be inspected. */
export interface CarFacts {
  plate: string;
  model: string;
  fuel: 'petrol' | 'diesel' | 'electric';
  /** kg */
  weight: number;
  size: Size;
  kind: Kind;
  validFrom: string;
  validTo: string;
  /** the period to be inspected in: days, both of it */
  opens: string;
  closes: string;
  due: Due;
  daysLate: number;
  /** won, estimated: the city decides */
  fine: number;
}

export interface Car extends CarFacts {
  id: string;
  nickname: string;
  area: string;
  /** won, before what a garage adds */
  fee: number;
  /** of its open booking; empty for none */
  bookingNo: string;
}

/** The fine by days after the period, as the service tells it. */
export interface FineTable {
  first: number;
  firstDays: number;
  step: number;
  stepDays: number;
  most: number;
  mostDays: number;
}

/** Won for so many days late: a begun step counts whole. */
export function fineFor(table: FineTable, days: number): number {
  if (days <= 0) return 0;
  if (days >= table.mostDays) return table.most;
  return table.first + Math.ceil(Math.max(0, days - table.firstDays) / table.stepDays) * table.step;
}

/** A plate outside its car's own page: `12가 34**`. */
export const maskPlate = (plate: string): string => plate.replace(/^(\d+)(\D)(\d\d)\d\d$/, '$1$2 $3**');

/** The car that is to be inspected first: late ones, then those whose period ends soonest. */
export const mostUrgent = <T extends Pick<Car, 'closes' | 'bookingNo'>>(cars: readonly T[]): T | undefined =>
  cars.filter(({ bookingNo }) => bookingNo === '').toSorted((a, b) => a.closes.localeCompare(b.closes))[0] ??
  cars[0];

export const plateText = /^\d{2,3}[가-힣]\d{4}$/;
