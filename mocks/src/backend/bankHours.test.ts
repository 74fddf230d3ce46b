import { expect, test } from 'vitest';
import { bankPause } from './bankHours.ts';
import { openMock } from './testing/openMock.ts';

/** `23:50`, `11:50` and `00:10`, `0:10`, `12:10` as the face of a clock has them. */
const onAClock = (time: string) => time.replace(/^\d+/, (hour) => String(Number(hour) % 12));
const hoursIn = (text: string) => [...new Set((text.match(/\d{1,2}:\d{2}/g) ?? []).map(onAClock))];

test.each(['ko', 'en'])(
  'the bar of home and the notice of points name the same hours of the banks: %s',
  async (language) => {
    const { get, post } = openMock();
    const headers = { 'Accept-Language': language };
    const bar = (await get('/wApi/mstr/main/emergencyNotice', { headers })).body.payload.emergencyNoticeList;
    const help = (await post('/wApi/point-fe/cust/v1/notice-list', {}, { headers })).body.payload.outData
      .results;
    const about = (list: Record<string, unknown>[]) =>
      list
        .map((notice) => JSON.stringify(notice))
        .filter((text) => /은행|bank/i.test(text) && /점검|maintenance/i.test(text));
    const said = [...about(bar), ...about(help)];
    expect(said.length).toBeGreaterThan(1);
    for (const text of said) expect(hoursIn(text)).toEqual([bankPause.from, bankPause.until].map(onAClock));
  },
);
