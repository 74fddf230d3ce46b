import { expect, test } from 'vitest';
import { targetPath } from './targetPath.ts';

test('values fill the path, the others become the query', () => {
  expect(targetPath('/forest/FTR22000/{forestId}', { forestId: 'a/b', from: '배너' })).toBe(
    `/forest/FTR22000/a%2Fb?from=${encodeURIComponent('배너')}`,
  );
});

test.each([{}, { forestId: '' }, { forestId: '..' }])('without a value there is no address: %o', (values) => {
  expect(targetPath('/forest/FTR22000/{forestId}', values as Record<string, string>)).toBeNull();
});
