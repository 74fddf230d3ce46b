import { expect, test } from 'vitest';
import { openMock } from '../testing/openMock.ts';

const DAY = 86_400_000;
const PASS = '/wApi/pass/passport';

/** A mock on a clock that the test moves. */
async function opened(persona: string) {
  let now = new Date('2026-11-20T10:00:00+09:00').getTime();
  const mock = openMock(() => new Date(now));
  await mock.reset(persona);
  const list = async () => (await mock.post(`${PASS}/passportReqstList`, { detailYn: 'N' })).body.payload;
  const smartPass = async () => (await mock.get('/wApi/smps/getSmartPass')).body.payload.smartPassList[0];
  /** All pages: what other services write meanwhile fills the first. */
  const inbox = async (): Promise<{ alrmTitl: string; alrmRegiYMS: string }[]> => {
    const page = async (pageNo: number) =>
      (await mock.get('/wApi/noti/v1/notifications', { query: { pageNo: String(pageNo) } })).body.payload;
    const { totalPageNo, results } = await page(1);
    const all = [...results];
    for (let pageNo = 2; pageNo <= totalPageNo; pageNo++) all.push(...(await page(pageNo)).results);
    return all;
  };
  return { ...mock, list, smartPass, inbox, advance: (days: number) => (now += days * DAY) };
}

test('(H5) a passport reported lost ends the smart pass, keeps it from being added to, and both are told', async () => {
  const { post, get, smartPass, inbox } = await opened('member');
  expect((await smartPass()).sttus).toBe('ACTV');
  await post(`${PASS}/passportReqstLostService`, { lostYmd: '20261119' });
  const { sttus, spsId } = await smartPass();
  expect(sttus).toBe('LOST');
  expect((await get(`/wApi/smps/getSmpsIdVld/${spsId}`)).body.code).toBe('1010');
  expect((await inbox())[0]?.alrmTitl).toBe('여권 분실 신고를 마쳤어요');
});

test('(H5) while a new passport is asked for its smart pass says so, and ends when that begins to be made', async () => {
  const { smartPass, post, list, advance } = await opened('employee');
  expect((await smartPass()).sttus).toBe('RNEW');
  const [{ cappReqNo }] = (await list()).cappList;
  // A JPEG of 413 by 531 pixels, as far as the ministry measures it.
  const jpeg = Buffer.from([0xff, 0xd8, 0xff, 0xc0, 0, 17, 8, 2, 0x13, 1, 0x9d, 3, 0, 0, 0, 0, 0, 0]);
  await post(`${PASS}/passportReqstPhotoService`, { phtoCtt: jpeg.toString('base64'), cappReqNo });
  advance(7);
  expect((await list()).cappList[0].cappStcd).toBe('MAKE');
  expect((await smartPass()).sttus).toBe('RPLC');
});

test('(item 5) each step is told at its moment, though nobody looks', async () => {
  const { list, post, inbox, advance } = await opened('employee');
  const [{ cappReqNo }] = (await list()).cappList;
  const jpeg = Buffer.from([0xff, 0xd8, 0xff, 0xc0, 0, 17, 8, 2, 0x13, 1, 0x9d, 3, 0, 0, 0, 0, 0, 0]);
  await post(`${PASS}/passportReqstPhotoService`, { phtoCtt: jpeg.toString('base64'), cappReqNo });
  await inbox();
  advance(20);
  const told = (await inbox()).filter(({ alrmTitl }) => /여권이 나왔|여권을 만들기|심사하고/.test(alrmTitl));
  expect(told.map(({ alrmTitl }) => alrmTitl)).toEqual([
    '여권이 나왔어요. 찾아가 주세요',
    '새 여권을 만들기 시작했어요',
    '여권 신청을 심사하고 있어요',
  ]);
  expect(new Set(told.map(({ alrmRegiYMS }) => alrmRegiYMS)).size).toBe(3);
});

test('a photo that is not mended in time ends the application, and the fee goes back at that moment', async () => {
  const { list, inbox, advance } = await opened('employee');
  await inbox();
  advance(14);
  expect((await list()).cappList[0]).toMatchObject({ cappStcd: 'BACK', pyaccStusDstcd: '04' });
  const refunds = (await inbox()).filter(
    ({ alrmTitl }) => alrmTitl === '여권 신청이 끝나 수수료를 돌려드렸어요',
  );
  expect(refunds.map(({ alrmRegiYMS }) => alrmRegiYMS)).toEqual(['20261204000000']);
});

test('the alert before a passport ends comes six months before, once', async () => {
  const { post, inbox, advance } = await opened('developer');
  await post(`${PASS}/passportValidPushAlert`, { expAlrmYn: 'Y', stepAlrmYn: 'Y' });
  const alerts = async () =>
    (await inbox())
      .filter(({ alrmTitl }) => alrmTitl === '여권이 6개월 뒤에 만료돼요')
      .map(({ alrmRegiYMS }) => alrmRegiYMS);
  expect(await alerts()).toEqual([]);
  advance(152);
  expect(await alerts()).toEqual(['20270420090000']);
  advance(1);
  expect(await alerts()).toHaveLength(1);
});

test('an alert that is set with less than six months left does not say that six are left', async () => {
  const { post, inbox, advance } = await opened('member');
  await post(`${PASS}/passportValidPushAlert`, { expAlrmYn: 'Y', stepAlrmYn: 'Y' });
  advance(1);
  expect((await inbox()).filter(({ alrmTitl }) => /만료돼요/.test(alrmTitl))).toEqual([]);
});

test.each([
  ['a woman', '2', ['N10P58', 'N10P26', 'REMAIN', 'SINGLE']],
  ['a young man', '1', ['N10P58', 'N10P26', 'N05P58', 'N05P26', 'REMAIN', 'SINGLE']],
])('(L8) %s is offered the passports that they can get', async (_, custGubn, offered) => {
  const { get, reset } = await opened('member');
  await reset('member', { birth: '990101', custGubn });
  const { prdList } = (await get(`${PASS}/passportReqstCodeService`)).body.payload;
  expect(prdList.map(({ psprtPrdCd }: { psprtPrdCd: string }) => psprtPrdCd)).toEqual(offered);
});

test('applications under way are what a member has', async () => {
  const { get } = await opened('employee');
  const { hldngList } = (await get('/wApi/mstr/main/holdings?className=pass')).body.payload;
  expect(hldngList).toMatchObject([{ kndCd: 'ORDER', amt: '52000', lvCd: 'STAY' }]);
});
