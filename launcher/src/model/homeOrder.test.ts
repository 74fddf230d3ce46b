import { describe, expect, it } from 'vitest';
import type { CardSetting } from './cardSettings.ts';
import {
  type ArrangedCard,
  homeOrder,
  inFirstOrder,
  inOrder,
  phoneOrderOf,
  settingsOf,
  withFirst,
  withFixedCard,
  withShown,
} from './homeOrder.ts';

function setting(type: string, order: number, isFixed = false): CardSetting {
  return { type, title: type, name: type, text: '', brand: '', link: '', order, isFixed, isActive: true };
}

const settings = [setting('gmid', 0), setting('moid', 1), setting('book', 2)];
const card = (id: string, of: CardSetting | null = null): ArrangedCard => ({
  id,
  name: id,
  isShown: true,
  setting: of,
  isReleased: true,
});

describe('the order of home', () => {
  it('has the cards of the server first, until the customer moved one', () => {
    expect(homeOrder(settings, ['forest', 'book', 'rail'], [])).toEqual([
      'gmid',
      'moid',
      'book',
      'forest',
      'rail',
    ]);
  });

  it('keeps the places of this phone, and the order of the server among its own cards', () => {
    expect(homeOrder(settings, ['forest', 'rail'], ['forest', 'book', 'rail', 'moid', 'gmid'])).toEqual([
      'forest',
      'gmid',
      'rail',
      'moid',
      'book',
    ]);
  });

  it('puts a new card behind those that it knows, and forgets one that is gone', () => {
    expect(homeOrder([], ['forest', 'rail', 'gold'], ['gold', 'past', 'forest'])).toEqual([
      'gold',
      'forest',
      'rail',
    ]);
  });

  it('(R153) has a fixed card first, whatever this phone keeps', () => {
    const fixed = [setting('book', 0, true), setting('gmid', 1), setting('moid', 2)];
    expect(homeOrder(fixed, ['forest'], ['forest', 'gmid', 'moid', 'book'])).toEqual([
      'book',
      'forest',
      'gmid',
      'moid',
    ]);
  });
});

describe('what is kept of it', () => {
  const cards = [card('forest'), ...settings.map((one) => card(one.type, one)), card('rail')];

  it('is the three of the server, numbered as they stand, and the rest on this phone', () => {
    const moved = inOrder(withShown(withShown(cards, 'rail', false), 'moid', false), [
      'book',
      'rail',
      'gmid',
      'forest',
      'moid',
    ]);
    expect(settingsOf(moved).map(({ type, order, isActive }) => [type, order, isActive])).toEqual([
      ['book', 0, true],
      ['gmid', 1, true],
      ['moid', 2, false],
    ]);
    expect(phoneOrderOf(moved)).toEqual({
      order: ['book', 'rail', 'gmid', 'forest', 'moid'],
      hidden: ['rail'],
    });
  });

  it('is one fixed card at most, first of all', () => {
    const fixed = withFixedCard(withFixedCard(cards, 'moid'), 'book');
    expect(fixed.map(({ id, setting: of }) => [id, of?.isFixed ?? false])).toEqual([
      ['book', true],
      ['moid', false],
      ['forest', false],
      ['gmid', false],
      ['rail', false],
    ]);
    expect(settingsOf(withFixedCard(fixed, null)).some(({ isFixed }) => isFixed)).toBe(false);
  });
});

describe('a card that goes to the top, and the first order', () => {
  const ids = (cards: readonly ArrangedCard[]) => cards.map(({ id }) => id);
  const cards = ['rail', 'book', 'forest', 'gmid'].map((id) =>
    card(id, id === 'book' ? setting('book', 0) : id === 'gmid' ? setting('gmid', 1) : null),
  );

  it('goes before all others, but not before one that is fixed', () => {
    expect(ids(withFirst(cards, 'forest'))).toEqual(['forest', 'rail', 'book', 'gmid']);
    expect(ids(withFirst(withFixedCard(cards, 'book'), 'forest'))).toEqual([
      'book',
      'forest',
      'rail',
      'gmid',
    ]);
  });

  it('is the order of the wallet, where a fixed card stays fixed and a hidden one hidden', () => {
    expect(ids(inFirstOrder(cards, ['forest', 'rail']))).toEqual(['gmid', 'book', 'forest', 'rail']);
    const own = withShown(withFixedCard(cards, 'book'), 'rail', false);
    expect(ids(inFirstOrder(own, ['forest', 'rail']))).toEqual(['book', 'gmid', 'forest', 'rail']);
    expect(inFirstOrder(own, ['forest', 'rail']).find(({ id }) => id === 'rail')?.isShown).toBe(false);
  });
});
