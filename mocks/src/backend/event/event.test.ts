import { expect, test } from 'vitest';
import { openMock } from '../testing/openMock.ts';

const applications = '/wApi/event/v1/events/EPO10000/applications';
const agreed = { stpulInfoList: [{ hirkStpulId: 'EPO_PRIVACY_01', stpulAgrmtYn: 'Y' }] };

test.each([
  ['(R425) before it opens', '2023-11-13T23:59:59+09:00', 'EPO_CLOSED'],
  ['(R425) in its first second', '2023-11-14T00:00:00+09:00', '0000'],
  ['(R426) in its last second', '2023-12-13T23:59:59+09:00', '0000'],
  ['(R426) when it is over', '2023-12-14T00:00:00+09:00', 'EPO_CLOSED'],
])('taking part %s', async (_, now, code) => {
  const { post, reset } = openMock(new Date(now));
  await reset('member');
  expect((await post(applications, agreed)).body.code).toBe(code);
});

test('a member takes part once, with consent; nobody else does', async () => {
  const { get, post, reset } = openMock(new Date('2023-11-20T10:00:00+09:00'));
  expect((await post(applications, agreed)).status).toBe(401);
  await reset('member');
  expect((await post(applications, { stpulInfoList: [] })).body.code).toBe('EPO_NOT_AGREED');
  const first = (await post(applications, agreed)).body.payload;
  expect((await post(applications, agreed)).body.payload).toEqual(first);
  expect((await get('/wApi/event/v1/events/EPO10000')).body.payload).toMatchObject(first);
});

test('a reset gives a world a clock of its own', async () => {
  const { post, mock } = openMock();
  const reset = (now: string) =>
    mock.fetch(
      new Request('http://localhost/_mocks/reset', {
        method: 'POST',
        body: JSON.stringify({ persona: 'member', now }),
      }),
    );
  await reset('2023-11-20T10:00:00+09:00');
  expect((await post(applications, agreed)).body.payload.applyYMS).toBe('20231120100000');
  expect((await reset('yesterday')).status).toBe(400);
});
