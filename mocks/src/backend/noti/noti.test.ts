import { describe, expect, test } from 'vitest';
import { openMock } from '../testing/openMock.ts';
import { maintenanceDay, noticesAt } from './notices.ts';
import { publicNotifications } from './notifications.ts';

const list = '/wApi/noti/v1/notifications';

describe('notifications', () => {
  test('a visitor gets what is sent to everybody, a member their own as well, newest first', async () => {
    const { get, reset } = openMock();
    expect((await get(list)).body.payload.results).toHaveLength(2);
    await reset('member');
    const { results, totalPageNo } = (await get(list)).body.payload;
    expect([results.length, totalPageNo]).toEqual([10, 2]);
    const times = results.map(({ alrmRegiYMS }: { alrmRegiYMS: string }) => alrmRegiYMS);
    expect(times).toEqual([...times].sort().reverse());
    expect((await get(list, { query: { pageNo: '2' } })).body.payload.results).toHaveLength(10);
  });

  test.each(['carOwner', 'assisted', 'employee', 'minor'])(
    'what %s is notified of is in their own bookings and histories',
    async (persona) => {
      const { get, post, reset } = openMock();
      await reset(persona);
      const pages = await Promise.all(['1', '2'].map((pageNo) => get(list, { query: { pageNo } })));
      const sent: { alrmTitl: string; alrmLinkUrlCtnt: string }[] = pages.flatMap(
        ({ body }) => body.payload.results,
      );
      expect(sent.filter(({ alrmLinkUrlCtnt }) => /forest|certi|fpayment/.test(alrmLinkUrlCtnt))).toEqual([]);
      const histories = await Promise.all(
        ['1', '2', '3', '4'].map((pageNo) => post('/wApi/point-fe/transaction/v1/histories', { pageNo })),
      );
      const amounts = JSON.stringify(histories.map(({ body }) => body.payload.outData));
      for (const { alrmTitl } of sent) {
        const [, points] = /포인트 ([\d,]+)P/.exec(alrmTitl) ?? [];
        if (points !== undefined) expect(amounts).toContain(points.replaceAll(',', ''));
      }
    },
  );

  test('benefits are sent only while the member agrees to them', async () => {
    const { get, post, reset } = openMock();
    await reset('member');
    const benefits = async () =>
      (await get(list, { query: { alrmDstcd: '02' } })).body.payload.results.length;
    const set = (recvCnsntYn: string) =>
      post('/wApi/noti/v1/push-settings', { alrmSetDstcd: '02', recvCnsntYn });
    expect(await benefits()).toBe(0);
    await set('Y');
    expect(await benefits()).toBe(1);
    await set('N');
    expect(await benefits()).toBe(0);
  });

  test('what says that money moved leads to where it is told in full', async () => {
    const { get, reset } = openMock();
    await reset('member');
    const pages = await Promise.all(['1', '2'].map((pageNo) => get(list, { query: { pageNo } })));
    const sent: { alrmTitl: string; alrmLinkUrlCtnt: string }[] = pages.flatMap(
      ({ body }) => body.payload.results,
    );
    const ofMoney = sent.filter(({ alrmTitl }) => /\d(P|원)/.test(alrmTitl));
    expect(ofMoney.length).toBeGreaterThan(4);
    expect(ofMoney.filter(({ alrmLinkUrlCtnt }) => alrmLinkUrlCtnt === '')).toEqual([]);
  });

  test.each([
    ['2026-11-27T12:00:00+09:00', '11월 29일 (일)'],
    ['2026-11-29T03:59:59+09:00', '11월 29일 (일)'],
    // Two hours later it is over: the next one is meant.
    ['2026-11-29T04:00:00+09:00', '12월 6일 (일)'],
  ])('at %s the maintenance to come is that of %s', (now, day) => {
    const at = new Date(now);
    expect(maintenanceDay(at).ko).toBe(day);
    expect(publicNotifications(at)[0]?.alrmCtnt.ko).toContain(day);
    expect(noticesAt(at)[0]?.anounCtnt.ko).toContain(day);
  });

  test('what is read stays read for that member alone', async () => {
    const { get, post, reset } = openMock();
    await reset('member');
    const unread = async () =>
      (await get(`${list}/unread`)).body.payload.unreadList.map(
        ({ unreadCnt }: { unreadCnt: number }) => unreadCnt,
      );
    expect(await unread()).toEqual([3, 0, 0]);
    await post(`${list}/M3005/read`);
    expect(await unread()).toEqual([2, 0, 0]);
    await post(`${list}/read-all`);
    expect(await unread()).toEqual([0, 0, 0]);
    await reset('employee');
    expect(await unread()).toEqual([2, 0, 0]);
  });

  test('who is signed in and no member, or one since just now, has nothing of their own', async () => {
    const { get, reset } = openMock();
    for (const joined of [{}, { walletMberIdnfiNo: 'W000000909' }]) {
      await reset('newMember', joined);
      expect((await get(list)).body.payload.results).toHaveLength(2);
      const { unreadList } = (await get(`${list}/unread`)).body.payload;
      expect(unreadList.every(({ unreadCnt }: { unreadCnt: number }) => unreadCnt === 0)).toBe(true);
    }
  });

  test('a visitor marks nothing and is not shown what is for a member', async () => {
    const { get, post } = openMock();
    expect((await post(`${list}/P2003/read`)).status).toBe(401);
    expect((await get(`${list}/M3005`)).body.code).toBe('NOTI_NOT_FOUND');
    expect((await get(list, { query: { alrmDstcd: '9' } })).status).toBe(400);
  });
});

describe('push settings', () => {
  const settings = '/wApi/noti/v1/push-settings';

  test('advertising at night needs that by day, and goes with it', async () => {
    const { post, reset } = openMock();
    await reset('member');
    const set = (alrmSetDstcd: string, recvCnsntYn: string) => post(settings, { alrmSetDstcd, recvCnsntYn });
    expect((await set('04', 'Y')).body.code).toBe('NOTI_BENEFIT_FIRST');
    await set('02', 'Y');
    await set('04', 'Y');
    const { alrmSetList } = (await set('02', 'N')).body.payload;
    expect(alrmSetList.at(-1)).toEqual({
      alrmSetDstcd: '04',
      recvCnsntYn: 'N',
      cnsntYMS: '20261121120000',
    });
  });

  test('those under 14 cannot agree to it, visitors have none', async () => {
    const { get, post, reset } = openMock();
    expect((await get(settings)).status).toBe(401);
    await reset('minor');
    expect((await get(settings)).body.payload.adCnsntAbleYn).toBe('N');
    expect((await post(settings, { alrmSetDstcd: '02', recvCnsntYn: 'Y' })).body.code).toBe('NOTI_UNDER_14');
  });
});

describe('events', () => {
  test('a result names winners only once they are announced, and a member their own part', async () => {
    const { get, post, reset } = openMock();
    const result = async (id: string) => (await get(`/wApi/noti/v1/events/${id}/result`)).body.payload;
    expect(await result('EV0908')).toMatchObject({ przList: [], myPrzwnDstcd: '' });
    expect(await result('EV0909')).toMatchObject({ myPrzwnDstcd: '', myPrzNm: '' });
    await reset('member');
    const won = await result('EV0909');
    expect(won).toMatchObject({ myPrzwnDstcd: '01', myPrzLinkNm: '상품권 받기' });
    expect(won.przList[0].przwnList.map(({ myYn }: { myYn: string }) => myYn)).toEqual(['Y', 'N']);
    const [, cponSerno] = won.myPrzLinkUrlCtnt.split('=');
    const { hirkCtntID } = (await post('/wApi/cpon/v1/register', { cponSerno })).body.payload;
    expect(await result('EV0909')).toMatchObject({
      myPrzLinkNm: '상품권 보기',
      myPrzLinkUrlCtnt: `/cpon/FCP15200/${hirkCtntID}`,
    });
    await reset('foreigner');
    expect(await result('EV0909')).toMatchObject({ myPrzwnDstcd: '02', myPrzNm: '' });
  });

  test('an id with a slash is one segment', async () => {
    const { get } = openMock();
    const { body } = await get('/wApi/noti/v1/events/GRP%2F2026-11');
    expect(body.payload.hirkEvntID).toBe('GRP/2026-11');
    expect((await get('/wApi/noti/v1/events/nothing')).body.code).toBe('NOTI_NOT_FOUND');
  });
});
