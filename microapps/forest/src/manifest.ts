import { defineManifest } from '@wallet/kit/manifest';

// The specification gives codes and the prefix; each `assumed` job is our reading (README.md).
export const manifest = defineManifest({
  id: 'forest',
  name: { ko: '자연휴양림', en: 'Forest lodges' },
  prefixes: ['/forest'],
  home: 'FTR10000',
  bridge: ['hello', 'openWindow', 'closeView', 'getLocation', 'getLoginInfo', 'getSsoInfo'],
  owners: ['forest-team'],
  capabilities: {
    openWindow: {
      reason: {
        ko: '지도와 전화 등 월렛 밖의 주소를 열어요.',
        en: 'Opens addresses outside the wallet: maps, phone calls.',
      },
    },
    getLocation: {
      reason: {
        ko: '고객이 동의하고 요청할 때 가까운 휴양림부터 보여 줘요.',
        en: 'Shows the nearest forests first, where the customer agreed and asks for it.',
      },
    },
  },
  screens: {
    FTR10000: {
      title: { ko: '자연휴양림', en: 'Forest lodges' },
      assumed: true,
      asks: ['/forest/v1/bookings'],
    },
    FTR21000: {
      title: { ko: '휴양림 찾기', en: 'Find a forest' },
      assumed: true,
      asks: ['/forest/v1/forests?prsnCnt=2'],
    },
    FTR22000: {
      title: { ko: '휴양림 안내', en: 'About the forest' },
      back: 'FTR21000',
      assumed: true,
    },
    FTR12410: {
      title: { ko: '오시는 길', en: 'Directions' },
      back: 'FTR21000',
      assumed: true,
    },
    FTR30000: {
      title: { ko: '객실 안내', en: 'About the room' },
      back: 'FTR21000',
      assumed: true,
    },
    FTR41500: {
      title: { ko: '날짜 선택', en: 'Choose dates' },
      back: 'FTR21000',
      assumed: true,
    },
    FTR42000: {
      title: { ko: '숲 교육 프로그램', en: 'Forest programmes' },
      assumed: true,
    },
    FTR50000: {
      title: { ko: '예약 약관 동의', en: 'Booking terms' },
      assumed: true,
    },
    FTR51000: {
      title: { ko: '날짜와 인원', en: 'Dates and guests' },
      assumed: true,
    },
    FTR51001: {
      title: { ko: '예약자 정보', en: 'Your details' },
      flags: { stepParam: true },
      flow: 'booking',
      back: 'FTR51000',
      assumed: true,
    },
    FTR51002: {
      title: { ko: '예약 확인과 결제', en: 'Confirm and pay' },
      flags: { stepParam: true },
      flow: 'booking',
      back: 'FTR51001',
      assumed: true,
    },
    returnUrl: {
      title: { ko: '결제 결과', en: 'Payment result' },
      assumed: true,
    },
    FTR61000: {
      title: { ko: '예약 내역', en: 'My bookings' },
      assumed: true,
      asks: ['/forest/v1/bookings', '/forest/v1/education-bookings'],
    },
    FTR61110: {
      title: { ko: '예약 상세', en: 'Booking' },
      back: 'FTR61000',
      assumed: true,
    },
    FTR61120: {
      title: { ko: '예약 취소', en: 'Cancel booking' },
      back: 'FTR61000',
      assumed: true,
    },
    FTR61200: {
      title: { ko: '숲 입장권', en: 'Park tickets' },
      assumed: true,
    },
    FTR61240: {
      title: { ko: '입장권 확인증', en: 'Park ticket' },
      back: 'FTR61200',
      assumed: true,
    },
    FTR61250: {
      title: { ko: '교육 예약 상세', en: 'Programme booking' },
      back: 'FTR61000',
      assumed: true,
    },
    FTR81090: {
      title: { ko: '취소·환불 안내', en: 'Cancellation and refunds' },
      assumed: true,
    },
    FTR01001: {
      title: { ko: '산림 휴양 회원', en: 'Forest membership' },
      assumed: true,
    },
    FTR01002: {
      title: { ko: '회원 약관 동의', en: 'Membership terms' },
      back: 'FTR01001',
      assumed: true,
    },
    FTR01003: {
      title: { ko: '본인 확인', en: 'Verify your phone' },
      flags: { stepParam: true },
      flow: 'joining',
      back: 'FTR01002',
      assumed: true,
    },
    FTR01004: {
      title: { ko: '회원 정보', en: 'Your information' },
      flags: { stepParam: true },
      flow: 'joining',
      back: 'FTR01003',
      assumed: true,
    },
    FTR01005: {
      title: { ko: '아이디와 비밀번호', en: 'ID and password' },
      flags: { stepParam: true },
      flow: 'joining',
      back: 'FTR01004',
      assumed: true,
    },
    FTR01006: {
      title: { ko: '주소', en: 'Address' },
      flags: { stepParam: true },
      flow: 'joining',
      back: 'FTR01005',
      assumed: true,
    },
    FTR01007: {
      title: { ko: '소식 받기', en: 'News' },
      flags: { stepParam: true },
      flow: 'joining',
      back: 'FTR01006',
      assumed: true,
    },
    FTR01008: {
      title: { ko: '가입 정보 확인', en: 'Check and join' },
      flags: { stepParam: true },
      flow: 'joining',
      back: 'FTR01007',
      assumed: true,
    },
    FTR01009: {
      title: { ko: '가입 완료', en: 'You have joined' },
      assumed: true,
    },
    FTR01010: {
      title: { ko: '내 회원 정보', en: 'My membership' },
      assumed: true,
    },
    FTR01011: {
      title: { ko: '비밀번호 변경', en: 'Change password' },
      back: 'FTR01010',
      assumed: true,
    },
    FTR01012: {
      title: { ko: '회원 탈퇴', en: 'Leave the membership' },
      back: 'FTR01010',
      assumed: true,
    },
  },
});
