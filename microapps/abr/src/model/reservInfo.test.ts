import { expect, test } from 'vitest';
import { emptyBlocks, readReservInfo, reservInfo, reservTypes } from './reservInfo.ts';

const fields = {
  gwangneung_ticket: [
    ...['userName', 'cellPhone', 'carNum', 'choiceDate'],
    ...['parkingTime', 'productId', 'productName', 'isFreeDay'],
  ],
  sejong_ticket: ['tmNum', 'selDt', 'trRdate', 'trPrice', 'trPaymentPrice'],
  sejong_edu: ['eduIdx', 'esTicketCnt', 'esPaymentPrice', 'esGroup'],
  baekdu_edu: [
    ...['eduIdx', 'esRoomCheck', 'esRoomType', 'esRoomCnt'],
    ...['esRoomMoney', 'esTicketCnt', 'esPaymentPrice'],
  ],
};

test('(R814, R815, R816, R817, R818) four kinds, each with exactly its fields', () => {
  expect(reservTypes).toEqual(Object.keys(fields));
  for (const kind of reservTypes) expect(Object.keys(emptyBlocks[kind])).toEqual(fields[kind]);
});

test('(R841, R842, E57) each update empties everything and keeps the block of its kind alone, of the same kind too', () => {
  const first = reservInfo('sejong_edu', { eduIdx: 'S1', esTicketCnt: 2, esGroup: 'FAMILY' });
  expect(first.info).toEqual({ eduIdx: 'S1', esTicketCnt: 2, esPaymentPrice: 0, esGroup: 'FAMILY' });
  expect(reservInfo('sejong_edu', { eduIdx: 'S2' }).info).toEqual({
    ...emptyBlocks.sejong_edu,
    eduIdx: 'S2',
  });
  const mixed = { ...first.info, esRoomCnt: 1, tmNum: '3' };
  expect(reservInfo('baekdu_edu', mixed)).toEqual({
    reservType: 'baekdu_edu',
    info: { ...emptyBlocks.baekdu_edu, eduIdx: 'S1', esTicketCnt: 2, esRoomCnt: 1 },
  });
});

test('what storage holds is checked: odd fields are empty, an odd kind is nothing', () => {
  expect(
    readReservInfo({ reservType: 'sejong_ticket', info: { trPrice: 'much', tmNum: '1', x: 1 } }),
  ).toEqual({
    reservType: 'sejong_ticket',
    info: { ...emptyBlocks.sejong_ticket, tmNum: '1' },
  });
  for (const odd of [undefined, null, {}, { reservType: 'jeju_ticket', info: {} }])
    expect(readReservInfo(odd)).toBeNull();
});
