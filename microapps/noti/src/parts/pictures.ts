import { tileOf } from '@wallet/kit/ui';
import type { EventPicture } from '../model/event.ts';
import type { Notification } from '../model/notification.ts';
import coin from '../pictures/coin.svg';
import forest from '../pictures/forest.svg';
import gift from '../pictures/gift.svg';
import ticket from '../pictures/ticket.svg';
import walk from '../pictures/walk.svg';

const files: Readonly<Record<EventPicture, string>> = { coin, forest, gift, ticket, walk };

export function pictureOf(picture: EventPicture): string {
  return files[picture];
}

const kinds = { use: 'point', benefit: 'event', guide: 'notice', other: 'notice' } as const;

/** Services whose picture has another name than they. */
const ownNames: Readonly<Record<string, string>> = { cpon: 'coupon', dnt: 'donation', cponmakt: 'cmarket' };

/** The picture of the service that a notification leads to, else of its kind. */
export function faceOf({ kind, link }: Pick<Notification, 'kind' | 'link'>): string {
  const [, service = ''] = /^\/(\w+)\//.exec(link) ?? [];
  const picture = ownNames[service] ?? service;
  return tileOf(picture) ? picture : kinds[kind];
}
