import type { ReleaseIndex } from '@wallet/kit/manifest';
import { comingPath, pathTo } from './quickDoors.ts';

/** Something a customer does, found by its word rather than by the service that it belongs to. */
export interface SearchAction {
  id: 'rates' | 'charge' | 'send' | 'code' | 'scan' | 'bookings' | 'rooms' | 'history';
  picture: string;
  path: string;
}

const known: readonly (readonly [id: SearchAction['id'], picture: string, screen: string])[] = [
  ['rates', 'rates', 'FGP51100'],
  ['charge', 'charge', 'FPO22100'],
  ['send', 'send', 'FPO24110'],
  ['code', 'barcode', 'FFQ02100'],
  ['scan', 'scan', 'FFQ02200'],
  ['bookings', 'booking', comingPath],
  ['rooms', 'stay', 'FTR21000'],
  ['history', 'history', 'FPO41100'],
];

/** Those whose screen is released. */
export function searchActions(registry: ReleaseIndex): SearchAction[] {
  return known.flatMap(([id, picture, code]) => {
    const path = pathTo(registry, code);
    return path === null ? [] : [{ id, picture, path }];
  });
}
