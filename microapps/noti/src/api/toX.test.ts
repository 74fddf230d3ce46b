import { v } from '@wallet/kit/schema';
import { expect, test } from 'vitest';
import { toEvent, toEventResult } from './toEvent.ts';
import { toNotice } from './toNotice.ts';
import { toNotification, toUnreadCounts } from './toNotification.ts';
import { toPage } from './toPage.ts';
import { toPushSettings } from './toPushSettings.ts';
import * as wire from './wire.ts';

test('(R154) a notice has the seven fields of the specification, in our words', () => {
  const sent = {
    anounSerno: 17,
    anounTitl: '제목',
    anounCtnt: '<p>내용</p>',
    anounRegiYMS: '20261101090000',

    pupYn: 'Y',
    anounDstcd: '02',
    natnlCd: 'JP',
  };
  expect(toNotice(v.parse(wire.wireNotice, sent))).toEqual({
    id: '17',
    title: '제목',
    html: '<p>내용</p>',
    at: '20261101090000',

    isImportant: true,
    kind: 'guide',
    nation: 'JP',
  });
});

test('codes that this version does not know close nothing', () => {
  const notice = { anounSerno: '1', anounRegiYMS: 'soon', pupYn: '?', anounDstcd: '99', natnlCd: null };
  expect(toNotice(v.parse(wire.wireNotice, notice))).toMatchObject({
    kind: 'other',
    at: '',
    isImportant: false,
    nation: '',
  });
  const notification = { alrmSerno: '1', alrmDstcd: 'toString' };
  expect(toNotification(v.parse(wire.wireNotification, notification))).toMatchObject({
    kind: 'other',
    isRead: false,
    link: '',
  });
  const event = {
    hirkEvntID: 'E',
    evntStartYMS: '20261101000000',
    evntEndYMS: '20261102000000',
    evntImgDstcd: 'ROCKET',
  };
  expect(toEvent(v.parse(wire.wireEvent, event)).picture).toBe('gift');
  expect(toEventResult(v.parse(wire.wireEventResult, { ...event, myPrzwnDstcd: '7' })).mine).toBe('none');
});

test('what the service does not say was not agreed to, and is not unread', () => {
  const settings = toPushSettings(v.parse(wire.wirePushSettings, {}));
  expect(Object.values(settings.consents).some(({ isOn }) => isOn)).toBe(false);
  expect(toUnreadCounts(v.parse(wire.wireUnread, { unreadList: null }))).toEqual({
    use: 0,
    benefit: 0,
    guide: 0,
  });
});

test('a page says which one comes next, the last one none', () => {
  expect(toPage({ pageNo: 1, totalPageNo: 2, results: [1] }, String)).toEqual({ items: ['1'], next: 2 });
  expect(toPage({ pageNo: 2, totalPageNo: 2, results: [] }, String)).toEqual({ items: [], next: null });
});
