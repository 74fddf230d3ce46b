import type { Words } from '../language.ts';
import type { World } from '../room.ts';
import { seoulTime } from '../seoulTime.ts';
import { filled, type WireNotification } from './notifications.ts';

interface Happening {
  title: Words;
  text: Words;
  /** where it leads, as a link string */
  link: string;
}

/** What has been written to a member since the world began, oldest first; unread until they read it. */
export function writtenTo(world: World, memberId: string): WireNotification[] {
  const ofAll = world.room('noti.written', () => new Map<string, WireNotification[]>());
  const written = ofAll.get(memberId) ?? [];
  ofAll.set(memberId, written);
  return written;
}

/** Tells a member of what they did, or what was done for them: a booking, a payment, a move of points. */
export function notify(world: World, memberId: string, { title, text, link }: Happening): void {
  const written = {
    alrmSerno: `E${4000 + world.nextNumber('noti.written')}`,
    alrmDstcd: '01',
    alrmTitl: title,
    alrmCtnt: text,
    alrmRegiYMS: seoulTime(world.now()),
    alrmLinkNm: { ko: '자세히 보기', en: 'See more' },
    alrmLinkUrlCtnt: link,
  };
  writtenTo(world, memberId).push(filled(written, 'N'));
}
