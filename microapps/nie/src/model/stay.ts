interface Programme {
  number: string;
  date: string;
  begins: string;
  ends: string;
  price: number;
}

/** Which programmes are taken part in, by how many. */
export type Chosen = Readonly<Record<string, number>>;

export const chosenOf = <T extends Programme>(all: readonly T[], chosen: Chosen): (T & { count: number })[] =>
  all.map((one) => ({ ...one, count: chosen[one.number] ?? 0 })).filter(({ count }) => count > 0);

/** Whether two of them are at the same time; one may begin when the other ends. */
export const overlaps = (all: readonly Programme[]): boolean =>
  all.some((a, at) =>
    all.slice(at + 1).some((b) => a.date === b.date && a.begins < b.ends && b.begins < a.ends),
  );

export const sumOf = (all: readonly (Programme & { count: number })[]): number =>
  all.reduce((sum, { price, count }) => sum + price * count, 0);
