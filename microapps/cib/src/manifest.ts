import { defineManifest } from '@wallet/kit/manifest';

const { freeze } = Object;
const step = (flow: string, back: string) =>
  freeze({ flags: freeze({ stepParam: true }), flow, back, assumed: true });
const below = (back: string) => freeze({ back, assumed: true });

// The specification gives codes, one flag, one job and two paths (R722-R727, R682); each `assumed` job is our reading
// (README.md).
export const manifest = defineManifest({
  id: 'cib',
  name: { ko: '자동차 검사', en: 'Car inspection' },
  prefixes: ['/cib'],
  home: 'FCI00000',
  doors: ['FCI10000', 'FCI91000'],
  bridge: [
    'hello',
    'openWindow',
    'closeView',
    'getLoginInfo',
    'getSsoInfo',
    'openWebView',
    'getLocation',
    'openNativeScreen',
  ],
  nativeScreens: ['share', 'screenLight'],
  capabilities: {
    getLocation: {
      reason: {
        ko: '고객이 동의하고 요청할 때 가까운 검사소와 교육장을 먼저 보여 드려요.',
        en: 'Shows the nearest stations and centres first, where customers agreed and ask for it.',
      },
    },
    openNativeScreen: {
      reason: {
        ko: '예약 일정을 공유하고, 보여 줄 때 화면을 밝혀요.',
        en: 'Shares the date of a booking, and lights the screen while it is shown.',
      },
    },
    openWindow: {
      reason: { ko: '검사소를 지도에서 보여 드려요.', en: 'Shows a station on a map.' },
    },
  },
  owners: ['cib-team'],
  screens: {
    FCI00000: { title: { ko: '자동차 검사', en: 'Car inspection' }, assumed: true },
    FCI00001: { title: { ko: '자동차 검사 시작하기', en: 'Get started' }, assumed: true },
    FCI00002: { title: { ko: '본인 확인', en: 'Who you are' }, ...step('joining', 'FCI00001') },
    FCI10000: { title: { ko: '차 등록', en: 'Add a car' }, back: 'FCI00000' },
    FCI13000: { title: { ko: '이 차가 맞나요?', en: 'Is this it?' }, ...step('registering', 'FCI10000') },
    FCI21100: { title: { ko: '내 차', en: 'My cars' }, ...below('FCI00000') },
    FCI22100: { title: { ko: '차 정보', en: 'Car' }, ...below('FCI21100') },
    FCI23100: { title: { ko: '차 정보 수정', en: 'Change' }, ...below('FCI21100') },
    FCI31100: { title: { ko: '검사소 선택', en: 'Where' }, ...below('FCI00000') },
    FCI41100: { title: { ko: '날짜와 시간', en: 'When' }, ...step('reserving', 'FCI31100') },
    FCI42000: { title: { ko: '예약 확인', en: 'Your booking' }, ...step('reserving', 'FCI41100') },
    rsvReturnUrl: {
      path: '/cib/rsv/returnUrl',
      title: { ko: '결제 결과', en: 'Payment' },
      back: 'FCI52100',
      assumed: true,
    },
    FCI51100: { title: { ko: '예약 완료', en: 'Booked' }, ...below('FCI52100') },
    FCI51200: {
      title: { ko: '검사 안내', en: 'About inspections' },
      flags: { forVisitor: true },
      back: 'FCI00000',
      assumed: true,
    },
    FCI52100: { title: { ko: '내 예약', en: 'My bookings' }, ...below('FCI00000') },
    FCI52200: { title: { ko: '예약 내역', en: 'Booking' }, ...below('FCI52100') },
    FCI61100: { title: { ko: '검사 결과', en: 'Results' }, ...below('FCI21100') },
    FCI64100: { title: { ko: '검사 결과 기록', en: 'A result' }, ...below('FCI21100') },
    FCI71100: { title: { ko: '빈자리 알림', en: 'Tell me when free' }, ...below('FCI31100') },
    FCI80000: { title: { ko: '소식', en: 'News' }, ...below('FCI00000') },
    FCI82100: {
      path: '/cib/FCI82100/{id}',
      title: { ko: '소식', en: 'News' },
      ...below('FCI80000'),
    },
    FCI83000: { title: { ko: '약관과 해지', en: 'Terms and leaving' }, ...below('FCI00000') },
    FCI91000: { title: { ko: '벌점감경교육', en: 'Penalty course' }, ...below('FCI00000') },
    FCI91100: { title: { ko: '교육 안내', en: 'About the course' }, ...below('FCI91000') },
    FCI91300: { title: { ko: '면허 확인', en: 'Your licence' }, ...step('learning', 'FCI91100') },
    FCI92000: { title: { ko: '교육장 선택', en: 'Where' }, ...step('learning', 'FCI91300') },
    FCI96100: { title: { ko: '교육 예약', en: 'Book the course' }, ...step('learning', 'FCI92000') },
    FCI98000: { title: { ko: '내 교육', en: 'My course' }, ...below('FCI91000') },
    FCI98100: { title: { ko: '교육 변경·취소', en: 'Change or cancel' }, ...below('FCI98000') },
    FCI99000: { title: { ko: '확인번호 찾기', en: 'Find my number' }, ...below('FCI98000') },
    CibTestCall: {
      path: '/cib/CibTestCall',
      title: { ko: '호출 확인', en: 'Calls' },
      flags: { forDeveloper: true },
      back: 'FCI00000',
    },
  },
});
