import { clockInSeoul } from '../format/index.ts';
import type { ClosedPart } from '../manifest/index.ts';
import { kitMessages, locale } from '../messages/index.ts';

/** `YYYY.MM.DD hh:mm`: written without dayjs, which no other screen of the core needs. */
const clock = (date: Date) => clockInSeoul(date).replace(/^(....)(..)(..)(..)(..).*/, '$1.$2.$3 $4:$5');

/** What customers are told of a part that is closed: why, and until when. */
export function closedText({ text, until }: ClosedPart): string {
  const { openAgain } = kitMessages.current().states.closed;
  const end = until === undefined ? '' : ` ${openAgain({ at: clock(new Date(until)) })}`;
  return `${text[locale.value]}${end}`;
}
