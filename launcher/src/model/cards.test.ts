import { describe, expect, it } from 'vitest';
import { type CardView, type HomeCard, visibleCards } from './cards.ts';

function card(id: string, order: number, more: Partial<HomeCard> = {}): HomeCard {
  return {
    id,
    name: id,
    color: '',
    screen: id,
    domain: id,
    order,
    isNew: false,
    hiddenForGroups: [],
    ...more,
  };
}

const lists = {
  adult: [card('rail', 9), card('forest', 3), card('point', 1, { hiddenForGroups: ['KC0'] })],
  minor: [card('rail', 1), card('forest', 2)],
};
const findPage = (screen: string, domain: string) => ({
  path: `/${domain}/${screen}`,
  title: { ko: screen, en: screen },
});
const everything: CardView = {
  isMinor: false,
  groupCode: '',
  preferred: [],
  removed: [],
  findPage,
};
const ids = (view: Partial<CardView> = {}) =>
  visibleCards(lists, { ...everything, ...view }).map(({ id }) => id);

describe('the cards of home', () => {
  it('(R147, R958) stand in their order', () => expect(ids()).toEqual(['point', 'forest', 'rail']));

  it('(R305, R151, R788, R864) are others in another order for minors', () =>
    expect(ids({ isMinor: true })).toEqual(['rail', 'forest']));

  it('(R149, R787, R865) lose what the group does not show', () => {
    expect(ids({ groupCode: 'KC0' })).toEqual(['forest', 'rail']);
    expect(ids({ groupCode: 'KS2' })).toEqual(['point', 'forest', 'rail']);
  });

  it('are there only when their domain is', () => {
    expect(
      ids({ findPage: (screen, domain) => (domain === 'forest' ? findPage(screen, domain) : null) }),
    ).toEqual(['forest']);
  });

  it('follow the order the customer set, the rest behind', () =>
    expect(ids({ preferred: ['rail', 'gone'] })).toEqual(['rail', 'point', 'forest']));

  it('stay away where the customer took them off', () =>
    expect(ids({ removed: ['forest'] })).toEqual(['point', 'rail']));

  it('know where they lead', () => {
    expect(visibleCards(lists, everything).map(({ page }) => page.path)).toContain('/forest/forest');
  });
});
