import { addMonths, daysBetween, weekday } from '@wallet/kit/format';
import { v } from '@wallet/kit/schema';

export const kinds = ['dog', 'cat'] as const;
export type Kind = (typeof kinds)[number];
export const colours = ['white', 'brown', 'yellow', 'black', 'gray', 'cheese', 'mixed'] as const;
export type Colour = (typeof colours)[number];
export const shots = ['rabies', 'combined', 'heartworm'] as const;
export type Shot = (typeof shots)[number];

/** What is told of an animal when it is registered. */
export interface AnimalForm {
  name: string;
  breedCode: string;
  sex: 'male' | 'female' | '';
  isNeutered: boolean;
  birth: string;
  colour: Colour;
  image: string;
  number: string;
}
export const animalForm = v.object({
  name: v.string(),
  breedCode: v.string(),
  sex: v.picklist(['male', 'female', '']),
  birth: v.string(),

  isNeutered: v.boolean(),
  colour: v.picklist(colours),
  image: v.string(),
  number: v.string(),
});
export const emptyForm: AnimalForm = {
  name: '',
  breedCode: '',
  sex: '',
  isNeutered: false,
  birth: '',
  colour: 'white',
  image: '',
  number: '',
};

/** As it is typed, scanned or pasted: with spaces and hyphens, or a text around the digits. */
export const cleanNumber = (text: string): string => text.normalize('NFKC').replace(/\D/g, '').slice(0, 15);

export type NumberProblem = 'length' | 'same' | 'country';
/**
 * What is wrong with a number by itself. The printed number has no check digit: fifteen digits, 410 for Korea or 900 and
 * more for the maker of an imported chip, and not the same digit throughout; the register knows the rest.
 */
export function numberProblem(number: string): NumberProblem | null {
  if (number.length !== 15) return 'length';
  if (/^(\d)\1+$/.test(number)) return 'same';
  const maker = Number(number.slice(0, 3));
  // Countries end at 894 (ISO 3166), 900 and above are makers of chips.
  return maker > 0 && (maker <= 894 || maker >= 900) ? null : 'country';
}

/** 410 1600 1000 0017: as it is read aloud. */
export const spacedNumber = (number: string): string =>
  number.replace(/^(\d{3})(\d{4})(\d{4})(\d{4})$/, '$1 $2 $3 $4');

/** Whole months since birth. */
export function monthsOld(birth: string, today: string): number {
  let months = (Number(today.slice(0, 4)) - Number(birth.slice(0, 4))) * 12;
  months += Number(today.slice(4, 6)) - Number(birth.slice(4, 6));
  return Math.max(0, addMonths(birth, months) > today ? months - 1 : months);
}

export type DueKind = 'register' | 'lost' | Shot;
export interface Due {
  animalId: string;
  name: string;
  kind: DueKind;
  on: string;
  days: number;
}
interface Owed {
  id: string;
  name: string;
  state: 'none' | 'applied' | 'registered' | 'lost' | 'dead';
  registerBy: string;
  lostBy: string;
  shots: readonly { kind: Shot; dueOn: string }[];
}
const SHOT_DAYS = 30;

/** What is to be done for these animals, the first one first: days below nought are over. */
export function duesOf(animals: readonly Owed[], today: string): Due[] {
  return animals
    .filter(({ state }) => state !== 'dead')
    .flatMap(({ id, name, registerBy, lostBy, shots: given }) => {
      const due = (kind: DueKind, on: string): Due => ({
        animalId: id,
        name,
        kind,
        on,
        days: on ? daysBetween(today, on) : 0,
      });
      return [
        due('lost', lostBy),
        due('register', registerBy),
        ...given.map(({ kind, dueOn }) => due(kind, dueOn)).filter(({ days }) => days <= SHOT_DAYS),
      ];
    })
    .filter(({ on }) => on !== '')
    .toSorted((a, b) => a.on.localeCompare(b.on));
}

/** May to June and September to October: who registers or reports by themselves pays no fine. */
export const isFreeMonth = (today: string): boolean => ['05', '06', '09', '10'].includes(today.slice(4, 6));

/** Whether a clinic is open at a moment (YYYYMMDDhhmmss). */
export function isOpenAt(
  { opens, closes, rest }: { opens: string; closes: string; rest: readonly number[] },
  at: string,
): boolean {
  const time = at.slice(8, 12);
  return !rest.includes(weekday(at.slice(0, 8))) && time >= opens && time < closes;
}
