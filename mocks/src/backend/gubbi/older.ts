import { addDays } from '@wallet/kit/format';
import type { World } from '../room.ts';
import { daysFrom } from '../seoulTime.ts';
import type { Message } from './assistant.ts';
import { topicOf } from './topics.ts';

/** Matters that were due and are over, newest first: topic, days since it was due, days of notice, whether it was done. */
const past: readonly (readonly [topicId: string, daysAgo: number, lead: number, isDone: boolean])[] = [
  ['RFND', 6, 7, true],
  ['PET', 9, 7, false],
  ['PET', 16, 30, true],
  ['RFND', 28, 1, false],
  ['PET', 40, 7, true],
];

/** Messages of the last 60 days at the start; one leads to a screen that this release lacks, one contains markup. */
export function older(world: World): Message[] {
  return past.flatMap(([topicId, daysAgo, lead, isDone], at): Message[] => {
    const topic = topicOf(topicId);
    if (!topic) return [];
    const dueOn = daysFrom(world.now(), -daysAgo).slice(0, 8);
    const sentAt = `${addDays(dueOn, -lead)}090000`;
    const isOdd = at === 1;
    const isMarkup = at === 2;
    const { name, hint } = topic;
    return [
      {
        messageId: `O${at + 1}`,
        topicId,
        title: topic.title(lead),
        dueOn,
        sentAt,
        readAt: sentAt,
        body: isMarkup ? { ko: `<b>${name.ko}</b> 안내예요.`, en: `<b>${name.en}</b>: a note.` } : hint,
        link: isOdd ? 'FTD10000' : '',
        linkName: topic.act,
        snoozedUntil: '',
        isHidden: false,
        state: isOdd ? 'LIVE' : isDone ? 'ENDD' : 'XPRD',
        end: topic.done,
      },
    ];
  });
}
