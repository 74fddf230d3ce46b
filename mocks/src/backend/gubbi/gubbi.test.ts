import { describe, expect, test } from 'vitest';
import { NOON, openMock } from '../testing/openMock.ts';
import { outAt } from './assistant.ts';

const none = { topicId: '', unreadYn: 'N', srchWrd: '', pageNo: '1' };

describe('the public assistant', () => {
  test('a message planned for the quiet time goes out at its end, a digest on its day', () => {
    const quiet = { from: '21', to: '08', isUrgent: false, digestDay: '' };
    expect(outAt('20261123230000', '20261130', quiet)).toBe('20261124080000');
    expect(outAt('20261123020000', '20261123', quiet)).toBe('20261123080000');
    expect(outAt('20261123020000', '20261123', { ...quiet, isUrgent: true })).toBe('20261123020000');
    expect(outAt('20261123120000', '20261130', { ...quiet, from: '08' })).toBe('20261123120000');
    // A Monday; the digest is of Friday.
    expect(outAt('20261123120000', '20261130', { ...quiet, digestDay: '5' })).toBe('20261127080000');
  });

  test('read in the list of notifications is read here', async () => {
    const { post, get, reset } = openMock();
    await reset('assisted');
    const unread = async () => (await post('/wApi/gubbi/state')).body.payload.unreadCnt;
    expect(await unread()).toBe(1);
    const { results } = (await get('/wApi/noti/v1/notifications')).body.payload;
    const found = results.find(
      ({ alrmSerno, readYn }: Record<string, string>) => alrmSerno?.startsWith('G-') && readYn === 'N',
    );
    await post(`/wApi/noti/v1/notifications/${found.alrmSerno}/read`);
    expect(await unread()).toBe(0);
  });

  test('sends the first message on the first chosen day, and it keeps the days of that day', async () => {
    let now = NOON;
    const { post, reset } = openMock(() => now);
    await reset('assisted');
    const titles = async () => {
      const { results } = (await post('/wApi/gubbi/messages', none)).body.payload;
      return results.map(({ titl }: { titl: string }) => titl);
    };
    const car = (days: number) => `자동차 검사 기간이 ${days}일 남았어요`;
    expect((await titles()).filter((titl: string) => titl.startsWith('자동차'))).toEqual([]);
    now = new Date(NOON.getTime() + 20 * 86_400_000);
    expect(await titles()).toContain(car(30));
    now = new Date(NOON.getTime() + 25 * 86_400_000);
    expect((await titles()).filter((titl: string) => titl.startsWith('자동차'))).toEqual([car(30)]);
  });

  test('what is done in its domain ends here', async () => {
    const { post, reset } = openMock();
    await reset('assisted');
    await post('/wApi/gubbi/state');
    await post('/wApi/tax/v1/refunds/R1/ask', {});
    const before = (await post('/wApi/gubbi/message', { messageId: 'PET-A7rabies' })).body.payload;
    expect(before.msgStcd).not.toBe('ENDD');
    await post('/wApi/mber/user/joinService', { wltSvcDstcd: '21', joinYn: 'N' });
    await post('/wApi/gubbi/state');
    const after = (await post('/wApi/gubbi/message', { messageId: 'CAR-C4' })).body.payload;
    expect([after.msgStcd, after.link]).toEqual(['ENDD', '']);
  });

  test('a child has what a guardian would want; who has not joined is refused', async () => {
    const { post, reset } = openMock();
    await reset('minor');
    expect((await post('/wApi/gubbi/topics')).body.code).toBe('GUBBI_NOT_JOINED');
    await post('/wApi/gubbi/join');
    const { topicList } = (await post('/wApi/gubbi/topics')).body.payload;
    expect(topicList.map(({ topicId }: { topicId: string }) => topicId)).toEqual(['PET', 'BOOK']);
    expect((await post('/wApi/gubbi/messages', none)).body.payload.results).toEqual([]);
  });
});
