import { Cover, type PlaceName } from '@wallet/kit/ui';

/** The service sends no picture of a programme: its name says what is done, in both languages. */
const kinds: readonly [RegExp, PlaceName][] = [
  [/별|star/i, 'sky'],
  [/유아|어린이|children/i, 'garden'],
  [/공예|목공|craft/i, 'lodge'],
  [/명상|치유|meditation|healing/i, 'firs'],
];
const placeOf = (name: string): PlaceName => kinds.find(([words]) => words.test(name))?.[1] ?? 'walk';

/** What a programme looks like, in the list of them and on what was booked. */
export function EducationCover({ name, shape }: { name: string; shape?: 'wide' }) {
  return <Cover of={name} place={placeOf(name)} {...(shape && { shape })} />;
}
