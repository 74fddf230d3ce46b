import { v } from '@wallet/kit/schema';
import { expect, test } from 'vitest';
import { toContent } from './toContent.ts';
import { wireContent } from './wire.ts';

test('a content takes our names', () => {
  const wire = {
    lbCtntDstic: 'walk',
    lbCtntNm: '걸음',
    lbCtntSmryCtnt: '짧게',
    lbCtntDescCtnt: '길게',

    lbCtntStcd: '01',
    joinYn: 'Y',
    joinYMS: '20261120100000',
    evalScr: '4',
    evalCtnt: '좋아요',
  };
  expect(toContent(v.parse(wireContent, wire))).toEqual({
    type: 'walk',
    name: '걸음',
    summary: '짧게',
    description: '길게',
    state: 'open',

    isTried: true,
    triedSince: '20261120100000',
    opinion: { score: 4, text: '좋아요' },
  });
});

test('what this version does not know cannot be tried, and no score is no opinion', () => {
  const wire = { lbCtntDstic: 'x', lbCtntStcd: 'constructor', evalScr: 9 };
  expect(toContent(v.parse(wireContent, wire))).toMatchObject({
    state: 'over',
    isTried: false,
    opinion: null,
  });
});
