import type { ReleaseIndex } from '@wallet/kit/manifest';

/** The wallet API's own names of cards and assets whose picture goes by another name in the kit. */
const pictureOf: Readonly<Record<string, string>> = {
  studentcard: 'student',
  trading: 'security',
  smat: 'flight',
  pass: 'passport',
  bcerti: 'cert',
  cponmakt: 'cmarket',
  canp: 'carbon',
  dnt: 'donation',
  cib: 'car',
  foreign: 'fxwallet',
  fcpurs: 'fxwallet',
};

/** Pages of the wallet itself. */
const pictureOfPage: Readonly<Record<string, string>> = {
  FAL11000: 'bell',
  FAL21000: 'notice',
  FAL30000: 'event',
  FMY10000: 'my',
  SVC10000: 'center',
  FUW10000: 'whitepaper',
  FLA61000: 'lab',
};

/** The picture of a card or an asset; a name that has none is shown by its first letter. */
export const pictureOfCard = (id: string): string => pictureOf[id] ?? id;

/** The picture of a page of the wallet. */
export const pictureOfPageCode = (code: string): string => pictureOfPage[code] ?? code;

/** The picture of what a screen belongs to: its own, else that of its app; null where nobody knows the screen. */
export function pictureOfScreen(registry: ReleaseIndex, code: string): string | null {
  if (pictureOfPage[code] !== undefined) return pictureOfPage[code];
  const app = registry.apps.find(({ screens }) => screens.some((screen) => screen.code === code));
  return app ? pictureOfCard(app.id) : null;
}
