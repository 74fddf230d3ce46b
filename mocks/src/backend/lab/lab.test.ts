import { expect, test } from 'vitest';
import { openMock } from '../testing/openMock.ts';

test('nothing that does not do what it says can be tried, and what is not tried is not judged', async () => {
  const { get, post, reset } = openMock();
  expect((await get('/wApi/lab/v1/contents')).status).toBe(401);
  await reset('member');
  const at = (type: string, what: string) => `/wApi/lab/v1/contents/${type}/${what}`;
  expect((await post(at('walk', 'opinion'), { evalScr: 5 })).body.code).toBe('FLA_NOT_TRIED');
  expect((await post(at('drive', 'trial'), { joinYn: 'Y' })).body.code).toBe('FLA_CLOSED');
  expect((await post(at('rocket', 'trial'), { joinYn: 'Y' })).body.code).toBe('FLA_NOT_FOUND');
  for (const type of ['safebox', 'walk', 'voice'])
    expect((await post(at(type, 'trial'), { joinYn: 'Y' })).body.code).toBe('FLA_CLOSED');
});
