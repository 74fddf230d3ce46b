import { describe, expect, it } from 'vitest';
import { arranged, type CardSetting, defaultTypes } from './cardSettings.ts';

function setting(type: string, order: number, isFixed = false): CardSetting {
  return { type, title: type, name: type, text: '', brand: '', link: '', order, isFixed, isActive: true };
}

const types = (settings: readonly CardSetting[]) => settings.map(({ type, order }) => `${type} ${order}`);

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
    expect(types(arranged([setting('gmid', 0), setting('moid', 1), setting('book', 2, true)]))).toEqual([
      'book 0',
      'gmid 1',
      'moid 2',
    ]);
  });

  it('keep the order the customer set', () => {
    const set = [setting('gmid', 2), setting('moid', 0), setting('book', 1)];
    expect(types(arranged(set))).toEqual(['moid 0', 'book 1', 'gmid 2']);
  });
});
