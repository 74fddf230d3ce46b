import { code, count, field, list, only, shape, text, yesNo } from '@wallet/kit/api';
import { type Schema, v } from '@wallet/kit/schema';
import { type Due, isWithin, type Message, type Quiet, type Topic } from '../model/message.ts';

// Our name, the wire's, and what it must be. Only the flag kubbiJoinYn is stated; all other names are ours (A65).

const link = field(
  'link',
  v.pipe(
    v.string(),
    v.transform((given) => (isWithin(given) ? given : '')),
  ),
  '',
);
const messageFields = {
  id: text('messageId'),
  topicId: text('topicId', ''),
  topic: text('topicNm', ''),
  picture: text('pict', ''),

  title: text('titl'),
  text: text('ctnt', ''),
  sentAt: text('sntDttm', ''),
  dueOn: text('dueOn', ''),
  state: code('msgStcd', { SENT: 'sent', READ: 'read', ENDD: 'ended', XPRD: 'expired' }, 'read'),

  link,
  linkName: text('linkNm', ''),
  end: text('endCtnt', ''),
};
export const message: Schema<Message> = shape(messageFields);
const due: Schema<Due> = shape({ ...messageFields, daysLeft: field('dayCnt', v.number()) });

const quiet: Schema<Quiet> = shape({
  from: text('fromHh', '21'),
  to: text('toHh', '08'),

  isUrgent: yesNo('urgtYn', false),
  digestDay: text('dgstDay', ''),
});
export const state = shape({
  // Nothing but Y or N says whether somebody has joined.
  isJoined: yesNo('kubbiJoinYn'),
  keptUntil: text('keepUntl', ''),
  due: list('dueList', due),
  unread: count('unreadCnt'),
  quiet: field('quiet', quiet),
  missing: list('failList', v.string(), []),
});

const topic: Schema<Topic> = shape({
  id: text('topicId'),
  group: text('grpNm', ''),
  name: text('topicNm'),
  example: text('exmplCtnt', ''),

  picture: text('pict', ''),
  isOn: yesNo('onYn'),
  leads: list('leadList', v.number(), []),

  needLink: text('needLink', ''),
  needName: text('needNm', ''),
  isMissing: yesNo('failYn', false),
});
export const topics: Schema<Topic[]> = only(list('topicList', topic));

const kind = shape({ id: text('topicId'), name: text('topicNm') });
export const messages = shape({
  page: count('pageNo'),
  pages: count('totalPageNo'),

  items: list('results', message),
  kinds: list('kindList', kind, []),
});
