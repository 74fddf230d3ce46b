export type Trait = 'window' | 'aisle' | 'forward' | 'backward' | 'power' | 'wheelchair';

interface Place {
  id: string;
  state: 'free' | 'full' | 'closed';
  traits: Trait[];
}

export interface Row {
  number: number;
  /** null is the aisle */
  places: (Place | null)[];
}

interface At {
  id: string;
  row: number;
  /** its place in the row */
  at: number;
}

/**
 * So many free seats, as near to each other as there are, and near to those that were wished for: neighbours of one row
 * without the aisle between them first, then the same row, then the next ones. Fewer where fewer are free.
 */
export function pickSeats(rows: readonly Row[], count: number, wished: readonly string[] = []): string[] {
  const all = rows.flatMap(({ number, places }) =>
    places.flatMap((place, at) => (place ? [{ id: place.id, row: number, at, place }] : [])),
  );
  const free: At[] = all.filter(({ place }) => place.state === 'free');
  const target = all.filter(({ id }) => wished.includes(id));
  const far = (one: At, other: At) => Math.abs(one.row - other.row) * 5 + Math.abs(one.at - other.at);
  const offer = (first: At) => {
    const near = free.toSorted((one, other) => far(first, one) - far(first, other)).slice(0, count);
    const spread = near.reduce((sum, one) => sum + far(first, one), 0);
    const away = target.reduce((sum, one) => sum + far(first, one), 0);
    return { near, cost: spread * 3 + away };
  };
  const [best] = free.map(offer).toSorted((one, other) => one.cost - other.cost);
  return (best?.near ?? [])
    .toSorted((one, other) => one.row - other.row || one.at - other.at)
    .map(({ id }) => id);
}
