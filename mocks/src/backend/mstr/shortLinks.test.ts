import { expect, test } from 'vitest';
import { openMock } from '../testing/openMock.ts';

const ask = async (code: string) =>
  (await openMock().get(`/wApi/mstr/main/shortLink?shrtLnkCd=${encodeURIComponent(code)}`)).body.payload;

test('(R049) a short link that works names its link', async () => {
  expect(await ask('forest')).toEqual({ shrtLnkSttsCd: 'USE', linkUrlCtnt: 'FTR10000|region=03' });
});

test.each([
  ['summer', 'EXPIRED'],
  ['nobody', 'NONE'],
  ['__proto__', 'NONE'],
])('one of no use gives nothing away: %s', async (code, status) => {
  expect(await ask(code)).toEqual({ shrtLnkSttsCd: status, linkUrlCtnt: '' });
});
