import type { CardLists, HomeCard } from '../model/cards.ts';
import type { WireCard, WireCards } from './wire.ts';
import { figureOf, isYes } from './wireValues.ts';

const lastPlace = 9;

export function toCards({ cardList, minorCardList }: WireCards): CardLists {
  return { adult: cardList.map(toCard), minor: (minorCardList ?? []).map(toCard) };
}

function toCard(wire: WireCard): HomeCard {
  return {
    id: wire.className,
    name: wire.name,
    // It ends in a style: only a plain colour may.
    color: /^#[0-9a-f]{3,8}$/i.test(wire.bgColor ?? '') ? (wire.bgColor ?? '') : '',
    screen: wire.routeName,
    domain: (wire.domainName ?? '').replace(/^\//, ''),
    order: figureOf(wire.order) ?? lastPlace,
    isNew: isYes(wire.isNew),
    hiddenForGroups: groupsOf(wire.groupNoneVisible),
  };
}

function groupsOf(value: WireCard['groupNoneVisible']): string[] {
  if (value === null) return [];
  const groups = typeof value === 'string' ? value.split(/[,|\s]+/) : value;
  return groups.filter((group) => group !== '');
}
