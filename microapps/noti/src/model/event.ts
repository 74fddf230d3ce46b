import { addDays } from '@wallet/kit/format';

/** What an event's picture shows; one that this version lacks shows a gift. */
export const eventPictures = ['walk', 'coin', 'forest', 'gift', 'ticket'] as const;
export type EventPicture = (typeof eventPictures)[number];

/** An event in a list. */
export interface EventSummary {
  id: string;
  title: string;
  summary: string;
  /** YYYYMMDDhhmmss, its first moment */
  startsAt: string;
  /** YYYYMMDDhhmmss, the first moment after it */
  endsAt: string;
  picture: EventPicture;
  /** YYYYMMDDhhmmss when the winners are named; empty where there are none */
  announcedAt: string;
}

/** An event with what it says of itself. */
export interface EventDetail extends EventSummary {
  /** html from the API */
  html: string;
  /** for parseLink; empty where it leads nowhere */
  link: string;
  linkName: string;
}

/** A prize, and those who won it as they may be named in public. */
interface Prize {
  name: string;
  winners: readonly { name: string; phone: string; isMe: boolean }[];
}

/** How an event ended. */
export interface EventResult extends EventSummary {
  prizes: readonly Prize[];
  /** the one who is signed in: won, took part, or neither */
  mine: 'won' | 'lost' | 'none';
  /** what they won; empty otherwise */
  myPrize: string;
  /** where they get it, for parseLink; empty where that is told elsewhere */
  link: string;
  linkName: string;
}

export type EventStage = 'coming' | 'running' | 'ended';

/**
 * Where an event stands: from its first moment until just before its last.
 *
 * @param now YYYYMMDDhhmmss by the clocks of Seoul
 */
export function stageOf(
  { startsAt, endsAt }: Pick<EventSummary, 'startsAt' | 'endsAt'>,
  now: string,
): EventStage {
  if (now < startsAt) return 'coming';
  return now < endsAt ? 'running' : 'ended';
}

/** Whether the winners can be named by now. */
export function isAnnounced({ announcedAt }: Pick<EventSummary, 'announcedAt'>, now: string): boolean {
  return announcedAt !== '' && announcedAt <= now;
}

/** The last day of an event, YYYYMMDD: one that ends at midnight was over the day before. */
export function lastDay(endsAt: string): string {
  const day = endsAt.slice(0, 8);
  return endsAt.slice(8) === '000000' ? addDays(day, -1) : day;
}
