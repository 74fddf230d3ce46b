import { defineManifest } from '@wallet/kit/manifest';

// The specification gives the ends of the range and both test pages (R731, A18); each `assumed` job is our reading (README.md).
export const manifest = defineManifest({
  id: 'abr',
  name: { ko: '수목원 예약', en: 'Arboretum booking' },
  prefixes: ['/abr'],
  home: 'FGR10000',
  bridge: ['hello', 'openWindow', 'closeView', 'getLoginInfo', 'getSsoInfo'],
  owners: ['abr-team'],
  screens: {
    FGR10000: {
      title: { ko: '수목원 예약', en: 'Arboretum booking' },
      assumed: true,
      asks: ['/abr/public/today'],
    },
    FGR20000: { title: { ko: '광릉 국립수목원', en: 'Gwangneung' }, back: 'FGR10000', assumed: true },
    FGR30000: { title: { ko: '국립세종수목원', en: 'Sejong' }, back: 'FGR10000', assumed: true },
    FGR31000: { title: { ko: '세종 교육', en: 'Classes in Sejong' }, back: 'FGR30000', assumed: true },
    FGR40000: { title: { ko: '백두대간 교육과 숙박', en: 'Baekdudaegan' }, back: 'FGR10000', assumed: true },
    FGR50000: {
      title: { ko: '예약 확인', en: 'Check and book' },
      flags: { stepParam: true },
      flow: 'reserving',
      back: 'FGR10000',
      assumed: true,
    },
    FGR60000: {
      title: { ko: '내 예약', en: 'My bookings' },
      assumed: true,
      asks: ['/abr/base/reservations'],
    },
    FGR61000: { title: { ko: '예약 내역', en: 'Booking' }, back: 'FGR60000', assumed: true },
    AbrTestCall: {
      path: '/abr/AbrTestCall',
      title: { ko: '호출 확인', en: 'Calls' },
      flags: { forDeveloper: true },
    },
    AbrTestCall2: {
      path: '/abr/AbrTestCall2',
      title: { ko: '예약 정보 확인', en: 'Reservation info' },
      flags: { forDeveloper: true },
    },
  },
});
