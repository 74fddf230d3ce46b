import type { IndexScreen, ReleaseIndex } from '@wallet/kit/manifest';

/** What a customer may want at once: a screen, its picture, and the word for it in the catalogue. */
export interface QuickDoor {
  id: 'identity' | 'library' | 'student' | 'scan' | 'coupons' | 'bookings' | 'history' | 'events' | 'notices';
  picture: string;
  path: string;
}

/** The page of all that comes in every service. */
export const comingPath = '/main/FMA11000?view=coming';

/** A screen by its code, or a page of the launcher by its path. */
type Candidate = readonly [id: QuickDoor['id'], picture: string, screen: string];

const adult: readonly Candidate[] = [
  ['identity', 'moid', 'FMC10000'],
  ['scan', 'scan', 'FFQ02200'],
  ['coupons', 'coupon', 'FCP14100'],
  ['bookings', 'booking', comingPath],
  ['history', 'history', 'FPO41100'],
  ['events', 'event', 'FAL30000'],
  ['notices', 'notice', 'FAL21000'],
];

const minor: readonly Candidate[] = [
  ['student', 'student', 'FSL10000'],
  ['library', 'book', 'FBK10000'],
  ['coupons', 'coupon', 'FCP10000'],
  ['bookings', 'booking', comingPath],
  ['events', 'event', 'FAL30000'],
  ['notices', 'notice', 'FAL21000'],
];

/** A screen by its code, which may have a query behind it, wherever it is; null where no released app has it. */
export function screenOf(registry: ReleaseIndex, code: string): IndexScreen | null {
  const [name] = code.split(/[?|]/);
  const screens = registry.apps.flatMap((app) => app.screens);
  return screens.find((screen) => screen.code === name && screen.aliasOf === undefined) ?? null;
}

/** The path of a screen by its code; a path is one already. */
export function pathTo(registry: ReleaseIndex, target: string): string | null {
  return target.startsWith('/') ? target : (screenOf(registry, target)?.path ?? null);
}

/** The first four that are released: a door that leads nowhere is none. */
export function quickDoors(registry: ReleaseIndex, { isMinor }: { isMinor: boolean }): QuickDoor[] {
  return (isMinor ? minor : adult)
    .flatMap(([id, picture, code]) => {
      const path = pathTo(registry, code);
      return path === null ? [] : [{ id, picture, path }];
    })
    .slice(0, 4);
}
