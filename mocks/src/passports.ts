import { addDays, addMonths, daysBetween, expandBirth } from '@wallet/kit/format';

/** A passport as its page and its chip say it; dates `YYYYMMDD`. */
export interface Passport {
  passportNo: string;
  surname: string;
  givenNames: string;
  nationality: string;
  birth: string;
  sex: 'M' | 'F' | 'X';
  expiry: string;
}

/** Whose documents are looked at, as the phone and the wallet API both know them. */
export interface Holder {
  id: string;
  person: { birth?: string; custGubn?: string; genderGubn?: string } | null;
}

type Row = readonly [passportNo: string, surname: string, givenNames: string, monthsLeft: number];

const rows: Readonly<Record<string, Row>> = {
  member: ['M123A4567', 'KIM', 'HANEUL', 4],
  employee: ['M234B5678', 'PARK', 'JIHUN', 48],
  developer: ['M311D2091', 'CHOI', 'GAEBAL', 11],
  minor: ['M456D7891', 'LEE', 'SAEBOM', 40],
  lite: ['M287C1180', 'JUNG', 'LAIM', -1],
  foreigner: ['546789012', 'JOHNSON', 'EMMA CHARLOTTE', 52],
  guardian: ['M345C6789', 'LEE', 'DOYUN', 70],
  passportLost: ['M719C5520', 'MOON', 'SORA', 30],
  assisted: ['M905G1199', 'KOO', 'BORAM', 5],
  newPassport: ['M902N3344', 'SHIN', 'YEOGWON', 118],
};
const unknown: Row = ['M700A0000', 'HONG', 'GILDONG', 36];

/** The passport of somebody who is in the world. */
export function passportOf({ id, person }: Holder, today: string): Passport {
  const [passportNo, surname, givenNames, monthsLeft] = rows[id] ?? unknown;
  const { birth = '900215', custGubn = '2', genderGubn = '2' } = person ?? {};
  return {
    passportNo,
    surname,
    givenNames,
    nationality: id === 'foreigner' ? 'USA' : 'KOR',

    birth: expandBirth(birth, custGubn),
    sex: genderGubn === '1' ? 'M' : 'F',
    expiry: addMonths(today, monthsLeft),
  };
}

export interface Child {
  name: string;
  passport: Passport;
}

const children: Readonly<Record<string, readonly (readonly [string, Row, string, 'M' | 'F'])[]>> = {
  guardian: [
    ['이새봄', ['M456D7891', 'LEE', 'SAEBOM', 40], '20150504', 'M'],
    ['이한결', ['M567E8912', 'LEE', 'HANGYEOL', 22], '20180611', 'M'],
    ['이슬', ['M678F9123', 'LEE', 'SEUL', 50], '20230309', 'F'],
  ],
};

/** Children in somebody's family record, with their passports. */
export function childrenOf(id: string, today: string): Child[] {
  return (children[id] ?? []).map(([name, [passportNo, surname, givenNames, monthsLeft], birth, sex]) => ({
    name,
    passport: {
      passportNo,
      surname,
      givenNames,
      nationality: 'KOR',
      birth,
      sex,
      expiry: addMonths(today, monthsLeft),
    },
  }));
}

interface Boarding extends Pick<Passport, 'surname' | 'givenNames'> {
  /** `YYYYMMDD` */
  date: string;
  flightNo: string;
  from?: string;
  to: string;
  seat: string;
  sequence?: number;
  booking?: string;
}

/** What stands in the code of a boarding pass (IATA Resolution 792): the mandatory items of one flight. */
export function boardingText({
  surname,
  givenNames,
  date,
  flightNo,
  from = 'ICN',
  to,
  seat,
  sequence = 42,
  booking = 'K7Q2WX',
}: Boarding): string {
  const name = `${surname}/${givenNames}`.slice(0, 20).padEnd(20);
  const dayOfYear = daysBetween(`${date.slice(0, 4)}0101`, date) + 1;
  const padded = (number: number | string, length: number) => String(number).padStart(length, '0');
  const flight = `${flightNo.slice(0, 2)} ${padded(flightNo.slice(2), 4)} `;
  const way = `${booking.padEnd(7)}${from}${to}${flight}`;
  return `M1${name}E${way}${padded(dayOfYear, 3)}Y${padded(seat, 4)}${padded(sequence, 4)} 100`;
}

/** The boarding pass that a phone's stand-in finds in front of its camera: the first plane of tomorrow to Tokyo. */
export const foundBoardingText = (holder: Holder, today: string): string =>
  boardingText({
    ...passportOf(holder, today),

    date: addDays(today, 1),
    flightNo: 'OZ102',
    to: 'NRT',
    seat: '27C',
  });
