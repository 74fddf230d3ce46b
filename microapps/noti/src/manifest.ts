import { defineManifest } from '@wallet/kit/manifest';

// The specification gives codes, the prefix, and that visitors may enter (R076-R078); each `assumed` job is our reading
// (README.md).
export const manifest = defineManifest({
  id: 'noti',
  name: { ko: '알림·공지', en: 'Notifications' },
  prefixes: ['/noti'],
  home: 'FAL11000',
  doors: ['FAL21000', 'FAL30000'],
  bridge: [
    'hello',
    'openWindow',
    'closeView',
    'openWebView',
    'openNativeScreen',
    'checkPermission',
    'getLoginInfo',
    'getSsoInfo',
  ],
  nativeScreens: ['D007792'],
  owners: ['noti-team'],
  capabilities: {
    openWindow: {
      reason: {
        ko: '알림과 공지에 있는 월렛 밖의 주소를 열어요.',
        en: 'Opens addresses outside the wallet that notifications and notices lead to.',
      },
    },
    openWebView: {
      reason: {
        ko: '알림이 안내하는 다른 서비스를 새 화면으로 열어요.',
        en: 'Opens the service that a notification leads to in a screen of its own.',
      },
    },
    openNativeScreen: {
      reason: {
        ko: '전자문서와 증명서 알림에서 은행 앱 화면을 열어요.',
        en: 'Opens the bank app for notifications of documents and certificates.',
      },
    },
    checkPermission: {
      reason: {
        ko: '휴대폰에서 알림이 꺼져 있으면 알려 드려요.',
        en: 'Tells the customer when the phone itself keeps notifications off.',
      },
    },
  },
  screens: {
    FAL11000: {
      title: { ko: '알림', en: 'Notifications' },
      flags: { forVisitor: true },
      assumed: true,
      asks: ['/noti/v1/notifications/unread', '/noti/v1/notifications?pageNo=1'],
    },
    FAL12000: {
      title: { ko: '알림 상세', en: 'Notification' },
      flags: { forVisitor: true },
      back: 'FAL11000',
      assumed: true,
    },
    FAL13000: {
      title: { ko: '알림 설정', en: 'Notification settings' },
      flags: { forVisitor: true },
      back: 'FAL11000',
      assumed: true,
    },
    FAL21000: {
      title: { ko: '공지사항', en: 'Notices' },
      flags: { forVisitor: true },
      assumed: true,
      asks: ['/noti/v1/notices?pageNo=1'],
    },
    FAL21100: {
      title: { ko: '공지사항 상세', en: 'Notice' },
      flags: { forVisitor: true },
      back: 'FAL21000',
      assumed: true,
    },
    FAL30000: {
      title: { ko: '이벤트', en: 'Events' },
      flags: { forVisitor: true },
      assumed: true,
    },
    FAL31100: {
      path: '/noti/FAL31100/{hirkEvntID}',
      title: { ko: '이벤트 상세', en: 'Event' },
      flags: { forVisitor: true },
      back: 'FAL30000',
      assumed: true,
    },
    FAL32100: {
      path: '/noti/FAL32100/{hirkEvntID}',
      title: { ko: '이벤트 결과', en: 'Event result' },
      flags: { forVisitor: true },
      back: 'FAL30000',
      assumed: true,
    },
  },
});
