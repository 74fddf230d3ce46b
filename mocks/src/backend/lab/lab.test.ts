import { expect, test } from 'vitest';
import { openMock } from '../testing/openMock.ts';

test('a content is tried before it is judged, and only one that is open', async () => {
  const { get, post, reset } = openMock();
  expect((await get('/wApi/lab/v1/contents')).status).toBe(401);
  await reset('member');
  const at = (type: string, what: string) => `/wApi/lab/v1/contents/${type}/${what}`;
  expect((await post(at('walk', 'opinion'), { evalScr: 5 })).body.code).toBe('FLA_NOT_TRIED');
  expect((await post(at('drive', 'trial'), { joinYn: 'Y' })).body.code).toBe('FLA_CLOSED');
  expect((await post(at('rocket', 'trial'), { joinYn: 'Y' })).body.code).toBe('FLA_NOT_FOUND');
  expect((await post(at('walk', 'trial'), { joinYn: 'Y' })).body.payload).toMatchObject({
    ...{ joinYn: 'Y', joinYMS: '20261121120000' },
  });
  expect((await post(at('walk', 'opinion'), { evalScr: 6 })).status).toBe(400);
  await post(at('walk', 'opinion'), { evalScr: 4, evalCtnt: '좋아요' });
  const left = (await post(at('walk', 'trial'), { joinYn: 'N' })).body.payload;
  expect(left).toMatchObject({ joinYn: 'N', joinYMS: '', evalScr: 4, evalCtnt: '좋아요' });
});
