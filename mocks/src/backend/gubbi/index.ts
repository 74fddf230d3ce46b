import { addDays, daysBetween } from '@wallet/kit/format';
import { v } from '@wallet/kit/schema';
import { languageOf, spoken } from '../language.ts';
import { joinedServices } from '../mber/join.ts';
import { pageOf } from '../paged.ts';
import { AnswerError, defineRoom, memberOf, ok, readBody } from '../room.ts';
import { flag } from '../wireFields.ts';
import {
  type At,
  factsOf,
  isJoined,
  isRead,
  KEPT_DAYS,
  LEADS,
  type Message,
  missingFor,
  nowIn,
  ownOf,
  SERVICE,
  shownOf,
  todayIn,
  topicsFor,
} from './assistant.ts';
import { titleOn, topicOf } from './topics.ts';

const PAGE_SIZE = 20;
const refuse = (code: string, message: string): never => {
  throw new AnswerError(code, message);
};
const say = (context: At, thing: unknown) => ok(context, spoken(thing, languageOf(context)));

function toWire(one: Message) {
  const topic = topicOf(one.topicId);
  const stcd = one.state === 'LIVE' ? (isRead(one) ? 'READ' : 'SENT') : one.state;
  return {
    messageId: one.messageId,
    topicId: one.topicId,
    topicNm: topic?.name,
    pict: topic?.picture,

    titl: one.title,
    ctnt: one.body,
    sntDttm: one.sentAt,
    dueOn: one.dueOn,
    msgStcd: stcd,

    link: one.state === 'LIVE' ? one.link : '',
    linkNm: one.linkName,
    endCtnt: one.state === 'ENDD' ? one.end : '',
  };
}
const messageAt = (context: At, messageId: string): Message =>
  ownOf(context).messages.find((one) => one.messageId === messageId && !one.isHidden) ??
  refuse('GUBBI_GONE', '지워진 알림이에요.');
function mustBeJoined(context: At) {
  memberOf(context);
  if (!isJoined(context)) refuse('GUBBI_NOT_JOINED', '먼저 국민비서를 시작해 주세요.');
  return ownOf(context);
}
const byId = v.object({ messageId: v.string() });
const hour = v.pipe(v.string(), v.regex(/^([01]\d|2[0-3])$/));
const quietBody = v.object({
  fromHh: hour,
  toHh: hour,
  urgtYn: flag,
  dgstDay: v.pipe(v.string(), v.regex(/^[0-6]?$/)),
});
const topicBody = v.object({ topicId: v.string(), onYn: flag, leadList: v.array(v.picklist(LEADS)) });

function stateOf(context: At) {
  memberOf(context);
  const own = ownOf(context);
  const { from, to, isUrgent, digestDay } = own.quiet;
  const shown = isJoined(context) ? shownOf(context) : [];
  const today = todayIn(context);
  // A matter that is put off is due all the same.
  const due = isJoined(context)
    ? own.messages.filter(({ state, messageId }) => state === 'LIVE' && !messageId.startsWith('O'))
    : [];
  return {
    kubbiJoinYn: isJoined(context) ? 'Y' : 'N',
    keepUntl: !isJoined(context) && own.messages.length > 0 ? addDays(own.leftOn, KEPT_DAYS) : '',
    dueList: due
      .toSorted((a, b) => a.dueOn.localeCompare(b.dueOn))
      .map((one) => {
        const topic = topicOf(one.topicId);
        const titl = topic ? titleOn(topic, one.dueOn, today) : one.title;
        return { ...toWire(one), titl, dayCnt: daysBetween(today, one.dueOn) };
      }),
    unreadCnt: shown.filter((one) => !isRead(one)).length,
    quiet: { fromHh: from, toHh: to, urgtYn: isUrgent ? 'Y' : 'N', dgstDay: digestDay },
    failList: Object.keys(own.on)
      .filter((topicId) => factsOf(context, topicId) === null)
      .map((topicId) => topicOf(topicId)?.name),
  };
}

/** The public assistant: all calls are ours (A65); it keeps no facts of other domains, but which were told and read. */
export const gubbiRoom = defineRoom('/gubbi', (routes) => {
  routes.post('/gubbi/state', (context) => say(context, stateOf(context)));

  routes.post('/gubbi/join', (context) => {
    const person = memberOf(context);
    const own = ownOf(context);
    if (!isJoined(context)) {
      person.kubbiJoinYn = 'Y';
      joinedServices(context).add(SERVICE);
      // Suggested: what one uses already.
      const used = topicsFor(context).filter(
        ({ topicId }) => !missingFor(context, topicId) && (factsOf(context, topicId)?.length ?? 0) > 0,
      );
      Object.assign(own, { leftOn: '', on: Object.fromEntries(used.map(({ topicId }) => [topicId, LEADS])) });
    }
    return say(context, stateOf(context));
  });

  routes.post('/gubbi/leave', async (context) => {
    const person = memberOf(context);
    const { dltYn } = await readBody(context, v.object({ dltYn: flag }));
    const own = ownOf(context);
    if (isJoined(context)) {
      person.kubbiJoinYn = 'N';
      joinedServices(context).delete(SERVICE);
      Object.assign(own, { leftOn: todayIn(context), on: {} });
    }
    if (dltYn === 'Y') own.messages = [];
    return say(context, stateOf(context));
  });

  const topicList = (context: At) => ({
    topicList: topicsFor(context).map(({ topicId, group, name, example, picture }) => {
      const leads = mustBeJoined(context).on[topicId];
      const needs = missingFor(context, topicId);
      return {
        topicId,
        grpNm: group,
        topicNm: name,
        exmplCtnt: example,
        pict: picture,

        onYn: leads && !needs ? 'Y' : 'N',
        leadList: leads ?? LEADS,

        needLink: needs?.link ?? '',
        needNm: needs?.name ?? '',
        failYn: factsOf(context, topicId) === null ? 'Y' : 'N',
      };
    }),
  });
  routes.post('/gubbi/topics', (context) => say(context, topicList(context)));

  routes.post('/gubbi/saveTopics', async (context) => {
    const own = mustBeJoined(context);
    const { topicId, onYn, leadList } = await readBody(context, topicBody);
    if (!topicsFor(context).some((one) => one.topicId === topicId))
      refuse('GUBBI_NO_TOPIC', '선택할 수 없는 알림이에요.');
    if (onYn === 'Y' && missingFor(context, topicId)) refuse('GUBBI_NEEDS', '먼저 서비스를 시작해 주세요.');
    if (onYn === 'N') {
      delete own.on[topicId];
      own.messages = own.messages.filter((one) => one.topicId !== topicId || one.messageId.startsWith('O'));
    } else own.on[topicId] = leadList;
    return say(context, topicList(context));
  });

  const listBody = v.object({
    topicId: v.string(),
    unreadYn: flag,
    srchWrd: v.pipe(v.string(), v.maxLength(50)),
    pageNo: v.pipe(v.string(), v.regex(/^\d{1,4}$/)),
  });
  routes.post('/gubbi/messages', async (context) => {
    memberOf(context);
    const { topicId, unreadYn, srchWrd, pageNo } = await readBody(context, listBody);
    const language = languageOf(context);
    const all = shownOf(context);
    const found = all.filter(
      (one) =>
        (topicId === '' || one.topicId === topicId) &&
        (unreadYn === 'N' || !isRead(one)) &&
        `${one.title[language]} ${one.body[language]}`.toLowerCase().includes(srchWrd.trim().toLowerCase()),
    );
    const kinds = [...new Set(all.map((one) => one.topicId))];
    return say(context, {
      ...pageOf(found.map(toWire), pageNo, PAGE_SIZE),
      kindList: kinds.map((id) => ({ topicId: id, topicNm: topicOf(id)?.name })),
    });
  });

  routes.post('/gubbi/message', async (context) => {
    memberOf(context);
    const one = messageAt(context, (await readBody(context, byId)).messageId);
    return say(context, toWire(one));
  });

  routes.post('/gubbi/markRead', async (context) => {
    memberOf(context);
    const body = v.object({ messageId: v.string(), hideYn: flag });
    const { messageId, hideYn } = await readBody(context, body);
    const all = messageId === '' ? ownOf(context).messages : [messageAt(context, messageId)];
    for (const one of all)
      Object.assign(one, { readAt: nowIn(context), isHidden: one.isHidden || hideYn === 'Y' });
    return ok(context);
  });

  routes.post('/gubbi/snooze', async (context) => {
    mustBeJoined(context);
    const body = v.object({ messageId: v.string(), dayCnt: v.picklist([1, 7]) });
    const { messageId, dayCnt } = await readBody(context, body);
    const one = messageAt(context, messageId);
    if (one.state !== 'LIVE') refuse('GUBBI_OVER', '이미 끝난 알림이에요.');
    const until = addDays(todayIn(context), dayCnt);
    // It comes back as new, at the end of the quiet hours of that day.
    Object.assign(one, { snoozedUntil: until, sentAt: `${until}${ownOf(context).quiet.to}0000` });
    return ok(context, { snzUntl: until });
  });

  routes.post('/gubbi/quiet', async (context) => {
    const own = mustBeJoined(context);
    const { fromHh, toHh, urgtYn, dgstDay } = await readBody(context, quietBody);
    own.quiet = { from: fromHh, to: toHh, isUrgent: urgtYn === 'Y', digestDay: dgstDay };
    return ok(context);
  });
});
