import { expect, test } from 'vitest';
import { createMock } from './index.ts';

test('an unknown wallet path answers 404 with the generic body', async () => {
  const response = await createMock().fetch(new Request('http://localhost/wApi/nothing/here'));
  expect(response.status).toBe(404);
  expect(await response.json()).toEqual({
    status: 404,
    code: '4040',
    message: '없는 경로입니다.',
    payload: null,
  });
});
