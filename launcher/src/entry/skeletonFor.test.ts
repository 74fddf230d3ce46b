import { expect, it } from 'vitest';
import { skeletonFor } from './skeletonFor.ts';

it.each([
  ['(R091, E17) no pageId shows the main skeleton', '', 'main'],
  ['(R091) FMA10000 shows the main skeleton', 'pageId=/x/FMA10000', 'main'],
  ['(R092) FGM40000 shows the digital-ID skeleton', 'pageId=FGM40000', 'digital-id'],
  ['(E17) any other page shows neither', 'pageId=FTR10000', 'none'],
])('%s', (_name, search, skeleton) => {
  expect(skeletonFor(new URLSearchParams(search))).toBe(skeleton);
});
