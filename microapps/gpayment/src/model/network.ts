import { kftcNation, type Nation, type PayWay, variantFor } from './nation.ts';

/** Which clearing network a screen is for: its own pages stand for Indonesia (A15). */
export type Network = 'gln' | 'kftc';

/** A screen of paying, or its twin, for a nation. */
export function screenFor<C extends string>(code: C, nationCode: string): C | `${C}Kftc` {
  return variantFor(code, { nationCode });
}

export function networkOf(nationCode: string): Network {
  return nationCode === kftcNation ? 'kftc' : 'gln';
}

/** The nation chosen, if this network pays there; else the first of its own. */
export function nationHere(
  nations: readonly Nation[],
  network: Network,
  chosen: string | undefined,
): Nation | undefined {
  const here = nations.filter(({ code }) => networkOf(code) === network);
  return here.find(({ code }) => code === chosen) ?? here[0];
}

export function offers({ partners }: Nation, way: PayWay): boolean {
  return partners.some(({ ways }) => ways.includes(way));
}
