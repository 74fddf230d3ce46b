import type { EventPicture } from '../model/event.ts';
import coin from '../pictures/coin.svg';
import forest from '../pictures/forest.svg';
import gift from '../pictures/gift.svg';
import ticket from '../pictures/ticket.svg';
import walk from '../pictures/walk.svg';

const files: Readonly<Record<EventPicture, string>> = { coin, forest, gift, ticket, walk };

export function pictureOf(picture: EventPicture): string {
  return files[picture];
}
