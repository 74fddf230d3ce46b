import { v } from '@wallet/kit/schema';
import { type Colour, colours, type Kind, kinds } from './animal.ts';

export const types = ['all', 'lost', 'found', 'notice'] as const;
export type Type = (typeof types)[number];

/** What lost and found are looked through by; the address keeps it. */
export interface Wish {
  type: Type;
  kind: 'all' | Kind;
  region: string;
  colour: 'all' | Colour;
}
const one = <T extends string>(all: readonly T[], asked: string | null): T | 'all' =>
  all.find((each) => each === asked) ?? 'all';
export const readWish = (query: URLSearchParams): Wish => ({
  type: one(types, query.get('type')),
  kind: one(kinds, query.get('kind')),
  colour: one(colours, query.get('colour')),
  region: query.get('region') ?? '',
});

interface Shown {
  type: Exclude<Type, 'all'>;
  kind: Kind;
  colour: Colour;
  regionCode: string;
}
export const foundOf = <R extends Shown>(all: readonly R[], wish: Wish): R[] =>
  all.filter(
    ({ type, kind, colour, regionCode }) =>
      (wish.type === 'all' || wish.type === type) &&
      (wish.kind === 'all' || wish.kind === kind) &&
      (wish.colour === 'all' || wish.colour === colour) &&
      (wish.region === '' || wish.region === regionCode),
  );

export const hours = ['morning', 'noon', 'evening', 'night'] as const;
/** About when, as people remember it. */
const clocks = { morning: '080000', noon: '130000', evening: '183000', night: '220000' } as const;

export interface ReportForm {
  kind: Kind;
  breedCode: string;
  colour: Colour;
  region: string;
  place: string;
  day: string;
  hour: (typeof hours)[number];
  marks: string;
  image: string;
  number: string;
}
export const reportForm = v.object({
  kind: v.picklist(kinds),
  breedCode: v.string(),
  colour: v.picklist(colours),
  region: v.string(),

  place: v.string(),
  day: v.string(),
  hour: v.picklist(hours),
  marks: v.string(),

  image: v.string(),
  number: v.string(),
});
export const momentOf = ({ day, hour }: ReportForm): string => `${day}${clocks[hour]}`;
