import { todaySeoul } from '../format/index.ts';

/** One flight of a boarding pass. */
export interface BoardingLeg {
  /** the airline's booking code */
  booking: string;
  /** IATA codes of airports */
  from: string;
  to: string;
  /** IATA code of the airline that flies */
  carrier: string;
  /** airline and number without leading zeros, as the airport writes it: `KE701` */
  flightNo: string;
  /** `YYYYMMDD`; the pass itself has no year, so the one that is nearest */
  date: string;
  cabin: string;
  /** `12A`, or what stands in its place: `INF`, `GATE`; empty where there is none yet */
  seat: string;
  sequence: string;
}

export interface BoardingPassText {
  surname: string;
  givenNames: string;
  legs: readonly [BoardingLeg, ...BoardingLeg[]];
}

const HEAD = 23;
const LEG = 37;

/**
 * Reads the text in the code of a boarding pass (IATA Resolution 792, format M: QR, Aztec, Data Matrix or PDF417), its
 * mandatory items only; null for any other code, and for one that was cut off or spoiled.
 */
export function readBoardingPass(text: string, today: string = todaySeoul()): BoardingPassText | null {
  const name = /^M([1-4])([A-Z][A-Z /.'-]{19})[E ]/.exec(text);
  const [, count, holder = ''] = name ?? [];
  const [surname = '', givenNames = ''] = holder.trim().split('/');
  const legs: BoardingLeg[] = [];
  let from = HEAD;
  for (let place = 0; place < Number(count); place++) {
    const leg = readLeg(text.slice(from, from + LEG), today);
    const more = Number.parseInt(text.slice(from + LEG - 2, from + LEG), 16);
    from += LEG + more;
    // The optional items must all be there: else the reader saw half of the code.
    if (!leg || text.length < from) return null;
    legs.push(leg);
  }
  const [first, ...others] = legs;
  return first && surname ? { surname, givenNames: givenNames.trim(), legs: [first, ...others] } : null;
}

const legForm =
  /^([A-Z0-9 ]{7})([A-Z]{3})([A-Z]{3})([A-Z0-9]{2}[A-Z0-9 ])(\d{4})([A-Z ])(\d{3})([A-Z])(.{4})(.{5}).[0-9A-F]{2}$/;

function readLeg(text: string, today: string): BoardingLeg | null {
  const found = legForm.exec(text);
  if (!found) return null;
  const [, booking = '', from = '', to = '', airline = '', digits, suffix = '', day, cabin = ''] = found;
  const [seat = '', sequence = ''] = found.slice(9);
  const date = nearest(Number(day), today);
  const bare = (padded: string) => padded.trim().replace(/^0+/, '');
  const carrier = airline.trim();
  return date === null
    ? null
    : {
        booking: booking.trim(),
        from,
        to,
        carrier,
        cabin,
        date,
        flightNo: `${carrier}${Number(digits)}${suffix.trim()}`,

        seat: bare(seat),
        sequence: bare(sequence),
      };
}

/** The day of a year (1 to 366) that is nearest to today, of last year, this, or the next. */
function nearest(dayOfYear: number, today: string): string | null {
  const year = Number(today.slice(0, 4));
  const here = Date.UTC(year, Number(today.slice(4, 6)) - 1, Number(today.slice(6, 8)));
  const days = [year - 1, year, year + 1]
    .map((each) => ({ each, at: new Date(Date.UTC(each, 0, dayOfYear)) }))
    // The 366th of a year that has 365 is none of its days.
    .filter(({ each, at }) => dayOfYear > 0 && at.getUTCFullYear() === each)
    .sort((a, b) => Math.abs(a.at.getTime() - here) - Math.abs(b.at.getTime() - here));
  return days[0]?.at.toISOString().slice(0, 10).replaceAll('-', '') ?? null;
}

/** Whether two spellings are one name as airlines and passports write it: without spaces, hyphens and titles. */
export function isSameHolder(
  a: Pick<BoardingPassText, 'surname' | 'givenNames'>,
  b: Pick<BoardingPassText, 'surname' | 'givenNames'>,
): boolean {
  const letters = (text: string) => text.toUpperCase().replace(/[^A-Z]/g, '');
  const given = ({ givenNames }: { givenNames: string }) =>
    letters(givenNames.toUpperCase().replace(/[ .](MR|MS|MRS|MSTR|MISS)\s*$/, ''));
  // Twenty letters are all that a code has: a long name is cut off there.
  const [short, long] = [given(a), given(b)].sort((one, two) => one.length - two.length);
  const isCut = letters(a.surname).length + (short?.length ?? 0) >= 17;
  const isGiven = short === long || (isCut && long?.startsWith(short ?? '') === true);
  return letters(a.surname) === letters(b.surname) && isGiven;
}
