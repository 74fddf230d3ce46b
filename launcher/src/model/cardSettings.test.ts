import { describe, expect, it } from 'vitest';
import {
  arranged,
  type CardSetting,
  canMove,
  defaultTypes,
  moved,
  withActive,
  withFixed,
} from './cardSettings.ts';

function setting(type: string, order: number, isFixed = false): CardSetting {
  return { type, title: type, name: type, text: '', brand: '', link: '', order, isFixed, isActive: true };
}

const types = (settings: readonly CardSetting[]) => settings.map(({ type, order }) => `${type} ${order}`);
const usual = [setting('gmid', 0), setting('moid', 1), setting('book', 2)];

describe('card settings', () => {
  it('(R152) stand as gmid 0, moid 1, book 2 where nothing is set', () => {
    expect(types(arranged([setting('book', 0), setting('moid', 0), setting('gmid', 0)]))).toEqual([
      'gmid 0',
      'moid 1',
      'book 2',
    ]);
  });

  it('(R153) put a fixed book first', () => {
    expect(defaultTypes('book')).toEqual(['book', 'gmid', 'moid']);
    expect(types(withFixed(usual, 'book'))).toEqual(['book 0', 'gmid 1', 'moid 2']);
  });

  it('keep the order the customer set', () => {
    const set = [setting('gmid', 2), setting('moid', 0), setting('book', 1)];
    expect(types(arranged(set))).toEqual(['moid 0', 'book 1', 'gmid 2']);
  });

  it('move one place at a time, never past an end', () => {
    expect(types(moved(usual, 'book', -1))).toEqual(['gmid 0', 'book 1', 'moid 2']);
    expect(types(moved(usual, 'gmid', -1))).toEqual(['gmid 0', 'moid 1', 'book 2']);
    expect(types(moved(usual, 'nothing', 1))).toEqual(['gmid 0', 'moid 1', 'book 2']);
  });

  it('leave the fixed card where it is', () => {
    const fixed = withFixed(usual, 'book');
    expect(canMove(fixed, 'book', 1)).toBe(false);
    expect(canMove(fixed, 'gmid', -1)).toBe(false);
    expect(canMove(fixed, 'gmid', 1)).toBe(true);
  });

  it('fix one card at most', () => {
    const twice = withFixed(withFixed(usual, 'book'), 'moid');
    expect(twice.filter(({ isFixed }) => isFixed).map(({ type }) => type)).toEqual(['moid']);
    expect(withFixed(twice, null).some(({ isFixed }) => isFixed)).toBe(false);
  });

  it('show and hide one card', () => {
    expect(withActive(usual, 'moid', false).map(({ isActive }) => isActive)).toEqual([true, false, true]);
  });
});
