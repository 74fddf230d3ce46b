import { defineCall, wireList } from '../api/index.ts';
import { daysBetween } from '../format/index.ts';
import { type Infer, v } from '../schema/index.ts';

/** What a domain says of one thing that comes. */
export interface Coming {
  /** the same for the same thing */
  id: string;
  /** a booking; what is to be done until then; what ends unused then */
  kind: 'booking' | 'due' | 'expiry';
  name: { ko: string; en: string };
  /** a card's name: whose picture it wears */
  cardId: string;
  /** code of the screen that it leads to */
  screen: string;
  /** when it begins, or until when: `YYYYMMDD`, or `YYYYMMDDhhmmss` where the hour counts */
  at: string;
  /** of a booking: when it is over, in the same form */
  until: string;
}

/** With the days that are left: 0 is today, and what is overdue is today's too. */
export type ComingUp = Coming & { days: number; isOverdue: boolean };

const dayOrMoment = v.pipe(v.string(), v.regex(/^\d{8}(\d{6})?$/));

// Fields of ours: each domain gives what its members have before them.
const answer = v.object({
  comingUpList: wireList(
    v.object({
      comngId: v.string(),
      kndCd: v.picklist(['BOOK', 'DUE', 'EXPR']),
      className: v.string(),
      routeName: v.string(),
      comngNm: v.string(),
      comngEngNm: v.string(),
      bgngDttm: dayOrMoment,
      endDttm: dayOrMoment,
    }),
  ),
});

const kinds = { BOOK: 'booking', DUE: 'due', EXPR: 'expiry' } as const;

/** What comes in all domains that the member uses, in no order: {@link allComingUp} makes one. The call is ours (1-shell names none). */
export const readComingUp = defineCall<void, Infer<typeof answer>, Coming[]>({
  method: 'GET',
  path: '/mstr/main/comingUp',
  answer,
  to: ({ comingUpList }) =>
    comingUpList.map((one) => ({
      id: one.comngId,
      kind: kinds[one.kndCd],
      cardId: one.className,
      screen: one.routeName,

      name: { ko: one.comngNm, en: one.comngEngNm },
      at: one.bgngDttm,
      until: one.endDttm,
    })),
  spinner: false,
});

/** For so many days what is overdue comes before all that is to come; then after it, and it stays in the whole list. */
const overdueDays = 7;

/**
 * All that comes, by date: what is booked (one that has begun counts as today's until it ends), what is to be done,
 * what ends. What has been overdue for more than a week comes last.
 * @param now `YYYYMMDDhhmmss`
 */
export function everyComingUp(all: readonly Coming[], now: string): ComingUp[] {
  const today = now.slice(0, 8);
  const isPast = (moment: string) => moment < now.slice(0, moment.length);
  // A payment whose hold has run out is nobody's to do any more; a day that has passed still is.
  const isNext = ({ kind, at, until }: Coming) =>
    kind === 'booking' ? !isOver(until, now) : !isPast(at) || (kind === 'due' && at.length === 8);
  const isLate = ({ at, isOverdue }: ComingUp) =>
    isOverdue && daysBetween(at.slice(0, 8), today) > overdueDays;
  return all
    .filter(isNext)
    .map((one) => ({
      ...one,
      days: Math.max(0, daysBetween(today, one.at.slice(0, 8))),
      isOverdue: one.kind === 'due' && isPast(one.at),
    }))
    .sort(
      (one, other) => Number(isLate(one)) - Number(isLate(other)) || rank(one).localeCompare(rank(other)),
    );
}

/**
 * What comes as {@link everyComingUp} has it, one of a domain and kind, so that no domain takes the place of all others.
 * @param now `YYYYMMDDhhmmss`
 */
export function allComingUp(all: readonly Coming[], now: string): ComingUp[] {
  const seen = new Set<string>();
  return everyComingUp(all, now).filter(({ cardId, kind }) => {
    const isNew = !seen.has(`${cardId} ${kind}`);
    seen.add(`${cardId} ${kind}`);
    return isNew;
  });
}

/** A stay is over on the morning of its last day, a session by the clock. */
const isOver = (until: string, now: string) => until <= now.slice(0, until.length);

const rank = ({ at, kind, id }: ComingUp) => `${at.padEnd(14, '9')} ${kind} ${id}`;
