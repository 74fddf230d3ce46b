import { defineManifest } from '@wallet/kit/manifest';

// The specification names `/example` and nothing below it; all of it is our reading (README.md). Each flag stands here
// once: forVisitor for what anybody may look at, stepParam for what stands on a draft, forDeveloper for the test page.
export const manifest = defineManifest({
  id: 'example',
  name: { ko: '지점 방문 예약', en: 'Branch visits' },
  prefixes: ['/example'],
  home: 'ExampleHome',
  bridge: ['hello', 'openWindow', 'closeView', 'getLoginInfo', 'getSsoInfo'],
  owners: ['example-team'],
  screens: {
    ExampleHome: {
      path: '/example',
      title: { ko: '지점 방문 예약', en: 'Branch visits' },
      flags: { forVisitor: true },
      asks: ['/example/v1/branches'],
      assumed: true,
    },
    ExampleBranch: {
      path: '/example/ExampleBranch/{branchId}',
      title: { ko: '지점', en: 'Branch' },
      flags: { forVisitor: true },
      back: 'ExampleHome',
      assumed: true,
    },
    ExampleVisit: {
      title: { ko: '방문 예약', en: 'Book a visit' },
      flags: { stepParam: true },
      flow: 'visiting',
      back: 'ExampleHome',
      assumed: true,
    },
    ExampleDone: { title: { ko: '방문 예약증', en: 'Your visit' }, back: 'ExampleHome', assumed: true },
    ExampleIndex: {
      title: { ko: '개발자 화면', en: 'For developers' },
      flags: { forDeveloper: true },
      back: 'ExampleHome',
      assumed: true,
    },
  },
});
