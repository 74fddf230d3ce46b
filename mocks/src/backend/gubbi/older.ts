import type { World } from '../room.ts';
import { daysFrom } from '../seoulTime.ts';
import type { Message } from './assistant.ts';
import { topics } from './topics.ts';

const COUNT = 18;
const STEP_DAYS = 3;

/** Messages of the last 60 days at the start: done or over; one leads to what this release lacks, one is of markup. */
export function older(world: World): Message[] {
  return Array.from({ length: COUNT }, (_, at): Message => {
    const { topicId, name, example, act, done } =
      topics[at % topics.length] ?? (topics[0] as (typeof topics)[0]);
    const sentAt = daysFrom(world.now(), -6 - at * STEP_DAYS, '090000');
    const isOdd = at === 1;
    const isMarkup = at === 2;
    return {
      ...{
        messageId: `O${at + 1}`,
        topicId,
        title: example,
        dueOn: sentAt.slice(0, 8),
        sentAt,
        readAt: sentAt,
      },
      body: isMarkup ? { ko: `<b>${name.ko}</b> 안내예요.`, en: `<b>${name.en}</b>: a note.` } : example,
      ...{ link: isOdd ? 'FTD10000' : '', linkName: act, snoozedUntil: '', isHidden: false },
      ...{ state: isOdd ? 'LIVE' : at % 2 ? 'XPRD' : 'ENDD', end: done },
    };
  });
}
