import { post } from '@wallet/kit/api';
import type { Quiet, Topic } from '../model/message.ts';
import * as wire from './wire.ts';

// All by POST under `/gubbi/` (assumed). Each says what is to be, so that said twice it is the same.
const reads = { lost: 'harmless', duplicates: 'allow', spinner: false } as const;
const saves = { lost: 'harmless' } as const;
const yn = (isYes: boolean) => (isYes ? 'Y' : 'N');

export const readState = post('/gubbi/state', { ...reads, answer: wire.state });
export const join = post('/gubbi/join', { ...saves, answer: wire.state });
export const leave = post('/gubbi/leave', {
  ...saves,
  send: (isDeleting: boolean) => ({ body: { dltYn: yn(isDeleting) } }),
  answer: wire.state,
});
export const listTopics = post('/gubbi/topics', { ...reads, answer: wire.topics });
export const saveTopic = post('/gubbi/saveTopics', {
  ...saves,
  send: ({ id, isOn, leads }: Pick<Topic, 'id' | 'isOn' | 'leads'>) => ({
    body: { topicId: id, onYn: yn(isOn), leadList: leads },
  }),
  answer: wire.topics,
});

export interface Asked {
  topicId: string;
  isUnread: boolean;
  words: string;
  page: number;
}
export const listMessages = post('/gubbi/messages', {
  ...reads,
  send: ({ topicId, isUnread, words, page }: Asked) => ({
    body: { topicId, unreadYn: yn(isUnread), srchWrd: words, pageNo: String(page) },
  }),
  answer: wire.messages,
});
export const readMessage = post('/gubbi/message', {
  ...reads,
  send: (messageId: string) => ({ body: { messageId } }),
  answer: wire.message,
});
/** Marks one as read, or all (an empty id); a hidden one is not listed any more. */
export const markRead = post('/gubbi/markRead', {
  ...saves,
  spinner: false,
  send: ({ id, isHidden = false }: { id: string; isHidden?: boolean }) => ({
    body: { messageId: id, hideYn: yn(isHidden) },
  }),
});
export const snooze = post('/gubbi/snooze', {
  ...saves,
  send: ({ id, days }: { id: string; days: number }) => ({ body: { messageId: id, dayCnt: days } }),
});
export const saveQuiet = post('/gubbi/quiet', {
  ...saves,
  send: ({ from, to, isUrgent, digestDay }: Quiet) => ({
    body: { fromHh: from, toHh: to, urgtYn: yn(isUrgent), dgstDay: digestDay },
  }),
});
