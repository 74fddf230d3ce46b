import { addDays, expandBirth, isOfAge, weekday } from '@wallet/kit/format';
import type { Context } from 'hono';
import type { Words } from '../language.ts';
import { isJoinedTo } from '../mber/join.ts';
import { type RoomEnv, remembered } from '../room.ts';
import { seoulDate, seoulTime } from '../seoulTime.ts';
import { older } from './older.ts';
import { titleOn, topicOf, topics } from './topics.ts';

export type At = Context<RoomEnv>;
export interface Message {
  messageId: string;
  topicId: string;
  title: Words;
  body: Words;
  dueOn: string;
  link: string;
  linkName: Words;
  /** LIVE until it is done elsewhere (ENDD) or its day is over (XPRD) */
  state: 'LIVE' | 'ENDD' | 'XPRD';
  end: Words;
  /** a moment of Seoul; one of the future is planned and not shown */
  sentAt: string;
  readAt: string;
  snoozedUntil: string;
  isHidden: boolean;
}
export interface Quiet {
  /** `HH`; both the same: never quiet */
  from: string;
  to: string;
  isUrgent: boolean;
  /** 0 Sunday to 6; empty: each by itself */
  digestDay: string;
}
export interface Own {
  leftOn: string;
  /** the topics that are on, with their days */
  on: Record<string, number[]>;
  quiet: Quiet;
  messages: Message[];
}

export const LEADS = [30, 7, 1];
/** So long messages can be read after leaving. */
export const KEPT_DAYS = 30;
export const SERVICE = '07';

export const nowIn = (context: At): string => seoulTime(context.get('world').now());
export const todayIn = (context: At): string => seoulDate(context.get('world').now());
export const isJoined = (context: At): boolean => context.get('world').person?.kubbiJoinYn === 'Y';

/** Topics that a customer may have: of a child only what a guardian would want. */
export function topicsFor(context: At) {
  const { birth = '', custGubn = '' } = context.get('world').person ?? {};
  const isAdult = isOfAge(expandBirth(birth, custGubn), 14, todayIn(context));
  return topics.filter(({ forChildren }) => isAdult || forChildren);
}

/** Whether what is told of is joined; undefined needs nothing. */
export const missingFor = (context: At, topicId: string) => {
  const needs = topicOf(topicId)?.needs;
  return needs && !isJoinedTo(context, needs.service) ? needs : undefined;
};

/** Facts of a topic; null where its domain cannot say. */
export function factsOf(context: At, topicId: string) {
  try {
    return topicOf(topicId)?.facts(context) ?? [];
  } catch {
    return null;
  }
}

/** When a message may go out that was due then: not in the quiet hours, on the day of the digest. */
export function outAt(at: string, dueOn: string, { from, to, isUrgent, digestDay }: Quiet): string {
  const day = at.slice(0, 8);
  if (isUrgent && dueOn === day) return at;
  const hour = at.slice(8, 10);
  const isOverNight = from > to;
  const isQuiet = isOverNight ? hour >= from || hour < to : hour >= from && hour < to;
  const end = isOverNight && hour >= from ? addDays(day, 1) : day;
  const out = isQuiet ? `${end}${to}0000` : at;
  if (digestDay === '') return out;
  const wait = (Number(digestDay) - weekday(out.slice(0, 8)) + 7) % 7;
  return wait === 0 ? out : `${addDays(out.slice(0, 8), wait)}${to}0000`;
}

const first = (context: At): Own =>
  remembered(
    context,
    'gubbi',
    (persona, world): Own => ({
      leftOn: '',
      on: persona.person?.kubbiJoinYn === 'Y' ? { CAR: LEADS, PASS: LEADS, PET: LEADS, RFND: LEADS } : {},
      quiet: { from: '21', to: '08', isUrgent: false, digestDay: '' },
      messages: persona.person?.kubbiJoinYn === 'Y' ? older(world) : [],
    }),
  );

/** The member's state, its messages made of the facts as they are now. */
export function ownOf(context: At): Own {
  const own = first(context);
  if (!isJoined(context)) {
    if (own.leftOn && todayIn(context) > addDays(own.leftOn, KEPT_DAYS)) own.messages = [];
    return own;
  }
  const isSeed = own.messages.length > 0 && own.messages.every(({ messageId }) => messageId.startsWith('O'));
  for (const topicId of Object.keys(own.on)) makeOf(context, own, topicId, isSeed);
  return own;
}

/**
 * When the first message of a matter goes out: on the first chosen day that is still ahead, or now where one has passed
 * already. The past of a persona has its message of the last chosen day.
 */
function firstSentAt(
  own: Own,
  { topicId, dueOn, now, isSeed }: { topicId: string; dueOn: string; now: string; isSeed: boolean },
): string {
  const moments = (own.on[topicId] ?? []).map((lead) =>
    outAt(`${addDays(dueOn, -lead)}090000`, dueOn, own.quiet),
  );
  const passed = moments.filter((moment) => moment <= now).toSorted();
  const ahead = moments.filter((moment) => moment > now).toSorted();
  if (passed.length === 0) return ahead[0] ?? outAt(now, dueOn, own.quiet);
  return isSeed ? (passed.at(-1) ?? now) : outAt(now, dueOn, own.quiet);
}

function makeOf(context: At, own: Own, topicId: string, isSeed: boolean): void {
  const topic = topicOf(topicId);
  const facts = factsOf(context, topicId);
  if (!topic || !facts) return;
  const now = nowIn(context);
  const today = todayIn(context);
  const live = new Set(facts.map(({ id }) => `${topicId}-${id.replaceAll(/\W/g, '')}`));
  for (const one of own.messages) {
    if (one.topicId !== topicId || one.state !== 'LIVE' || one.messageId.startsWith('O')) continue;
    if (!live.has(one.messageId)) one.state = one.dueOn < today ? 'XPRD' : 'ENDD';
  }
  for (const { id, name, at, screen } of facts) {
    const messageId = `${topicId}-${id.replaceAll(/\W/g, '')}`;
    const dueOn = at.slice(0, 8);
    let one = own.messages.find((each) => each.messageId === messageId);
    if (!one) {
      const count = own.messages.filter((each) => !each.messageId.startsWith('O')).length;
      const sentAt = firstSentAt(own, { topicId, dueOn, now, isSeed });
      one = {
        messageId,
        topicId,
        title: topic.name,
        body: topic.hint,
        dueOn,
        link: screen,
        linkName: topic.act,

        state: 'LIVE',
        end: topic.done,
        sentAt,
        snoozedUntil: '',
        isHidden: false,
        readAt: isSeed && count > 2 ? now : '',
      };
      own.messages.push(one);
    }
    one.state = 'LIVE';
    one.dueOn = dueOn;
    one.body = { ko: `${name.ko}\n${topic.hint.ko}`, en: `${name.en}\n${topic.hint.en}` };
    // Told again on the days that were chosen.
    for (const lead of own.on[topicId] ?? []) {
      const again = outAt(`${addDays(dueOn, -lead)}090000`, dueOn, own.quiet);
      if (again <= now && again > one.sentAt) one.sentAt = again;
    }
    // A message says how many days were left when it went out, not how many are left when it is read.
    one.title = titleOn(topic, dueOn, one.sentAt <= now ? one.sentAt.slice(0, 8) : today);
  }
}

export const isRead = ({ readAt, sentAt, state }: Message): boolean => readAt >= sentAt || state !== 'LIVE';

/** What can be seen now, newest first. */
export const shownOf = (context: At): Message[] =>
  ownOf(context)
    .messages.filter(({ sentAt, isHidden }) => !isHidden && sentAt <= nowIn(context))
    .filter(({ snoozedUntil }) => snoozedUntil <= todayIn(context))
    .toSorted((a, b) => b.sentAt.localeCompare(a.sentAt));

/** The same messages for the wallet's list of notifications: read there is read here. */
export const asNotifications = (context: At) =>
  isJoined(context)
    ? shownOf(context)
        .filter(({ state }) => state === 'LIVE')
        .map((one) => ({
          alrmSerno: `G-${one.messageId}`,
          alrmDstcd: '03',
          alrmTitl: one.title,
          alrmCtnt: one.body,
          alrmDtlList: [],

          alrmRegiYMS: one.sentAt,
          alrmLinkNm: one.linkName,
          alrmLinkUrlCtnt: `/gubbi/GubbiMessage/${one.messageId}`,
          get readYn(): 'Y' | 'N' {
            return isRead(one) ? 'Y' : 'N';
          },
          set readYn(_) {
            one.readAt = nowIn(context);
          },
        }))
    : [];
