import type { IndexScreen, ReleaseIndex } from '@wallet/kit/manifest';

/** What a customer may want at once: a screen, its picture, and the word for it in the catalogue. */
export interface QuickDoor {
  id: 'identity' | 'library' | 'student' | 'scan' | 'coupons' | 'bookings' | 'history' | 'events' | 'notices';
  picture: string;
  path: string;
}

type Candidate = readonly [id: QuickDoor['id'], picture: string, screen: string];

const adult: readonly Candidate[] = [
  ['identity', 'moid', 'FMC10000'],
  ['scan', 'scan', 'FFQ02200'],
  ['coupons', 'coupon', 'FCP14100'],
  ['bookings', 'booking', 'FTR61000'],
  ['history', 'history', 'FPO41100'],
  ['events', 'event', 'FAL30000'],
  ['notices', 'notice', 'FAL21000'],
];

const minor: readonly Candidate[] = [
  ['student', 'student', 'FSL10000'],
  ['library', 'book', 'FBK10000'],
  ['coupons', 'coupon', 'FCP10000'],
  ['bookings', 'booking', 'FTR61000'],
  ['events', 'event', 'FAL30000'],
  ['notices', 'notice', 'FAL21000'],
];

/** A screen by its code, wherever it is; null where no released app has it. */
export function screenOf(registry: ReleaseIndex, code: string): IndexScreen | null {
  const screens = registry.apps.flatMap((app) => app.screens);
  return screens.find((screen) => screen.code === code && screen.aliasOf === undefined) ?? null;
}

/** The first four that are released: a door that leads nowhere is none. */
export function quickDoors(registry: ReleaseIndex, { isMinor }: { isMinor: boolean }): QuickDoor[] {
  return (isMinor ? minor : adult)
    .flatMap(([id, picture, code]) => {
      const screen = screenOf(registry, code);
      return screen === null ? [] : [{ id, picture, path: screen.path }];
    })
    .slice(0, 4);
}
