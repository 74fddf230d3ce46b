import { defineManifest } from '@wallet/kit/manifest';

const booking = Object.freeze({
  flags: Object.freeze({ stepParam: true }),
  flow: 'staying',
  back: 'FNE21100',
  assumed: true,
});

// The specification gives codes and the prefix (R730); each `assumed` job is our reading (README.md).
export const manifest = defineManifest({
  id: 'nie',
  name: { ko: '국립생태원', en: 'Nature institute' },
  prefixes: ['/nie'],
  home: 'FNE10000',
  bridge: ['hello', 'openWindow', 'closeView', 'getLoginInfo', 'getSsoInfo'],
  owners: ['nie-team'],
  screens: {
    FNE10000: {
      title: { ko: '국립생태원', en: 'Nature institute' },
      assumed: true,
      asks: ['/nie/edu/getEduList', '/nie/comm/upcomingReserveCount'],
    },
    FNE11100: {
      title: { ko: '전시와 교육', en: 'Exhibits and classes' },
      back: 'FNE10000',
      assumed: true,
      asks: ['/nie/edu/getEduList'],
    },
    FNE11110: { title: { ko: '프로그램 안내', en: 'About it' }, back: 'FNE11100', assumed: true },
    FNE12000: {
      title: { ko: '언제, 누구와 갈까요?', en: 'When, and who?' },
      flags: { stepParam: true },
      flow: 'visiting',
      back: 'FNE11100',
      assumed: true,
    },
    FNE21100: { title: { ko: '숙박', en: 'Rooms' }, back: 'FNE10000', assumed: true },
    FNE21110: { title: { ko: '객실 안내', en: 'About the room' }, back: 'FNE21100', assumed: true },
    FNE21112: { title: { ko: '프로그램 선택', en: 'Programmes' }, ...booking },
    FNE21114: { title: { ko: '예약자 확인', en: 'Who books' }, ...booking },
    FNE21115: { title: { ko: '예약 확인', en: 'Check and pay' }, ...booking },
    FNE21116: { title: { ko: '결제 확인', en: 'Payment' }, back: 'FNE50000', assumed: true },
    FNE21117: { title: { ko: '예약 결과', en: 'Your booking' }, back: 'FNE10000', assumed: true },
    FNE50000: {
      title: { ko: '내 예약', en: 'My bookings' },
      back: 'FNE10000',
      assumed: true,
      asks: ['/nie/comm/reservations'],
    },
    FNE51001: { title: { ko: '관람·교육 예약', en: 'Visit' }, back: 'FNE50000', assumed: true },
    FNE51002: { title: { ko: '숙박 예약', en: 'Stay' }, back: 'FNE50000', assumed: true },
  },
});
