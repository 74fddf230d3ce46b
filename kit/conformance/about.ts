import type { EventName, MethodName } from '../src/bridge/index.ts';

/** What each request is for, in a sentence; a request without one does not compile. */
export const aboutMethods: Record<MethodName, string> = {
  hello: 'The first message of a document, sent once; nothing else goes before its reply or its limit.',
  getLoginInfo: 'What the native login needs. `Y` and `N` are texts; absent means not asked.',
  getSsoInfo: 'What a group single sign-on needs.',
  getToken: 'A token of the app, for one audience.',
  openWebView:
    'Opens a page of the wallet in a WebView of its own, on top; `url` is a path on the wallet\u2019s origin. With `single` a WebView that already shows this micro-app comes to the front instead, is told `reopened`, and the answer says `reopened`. `opening` is a one-time id that `viewClosed` gives back.',
  openWindow: 'Opens an address or an app link outside, in the phone\u2019s browser.',
  openInAppView: 'Shows another site inside the app, without the bridge.',
  openNativeScreen:
    'Opens a screen of the app, for example the bank page `D007792`, and answers what that says.',
  closeView: 'Answers, then closes this WebView; `result` goes to the page that opened it.',
  setTopBar: 'Sets the app\u2019s own bar over this WebView.',
  checkPermission: 'Reads a permission; with `request` the customer is asked.',
  getLocation: 'Where the phone is.',
  signWithCertificate: 'Has the customer sign `content` with the certificate of the app.',
};

/** What each event means, in a sentence. */
export const aboutEvents: Record<EventName, string> = {
  viewClosed:
    'A WebView that this page opened has gone: by its own `closeView` or the customer (`closed`), or because the phone ended it (`killed`). Also told to a page that was loaded anew meanwhile, once it has said hello.',
  resume: 'This WebView came to the front.',
  pause: 'This WebView left the front.',
  backPressed:
    'The phone\u2019s back button or gesture: the page goes back, or calls `closeView` on its first screen.',
  loginChanged: 'The app\u2019s own login state changed: the page reads its session again.',
  topBarTapped: 'The customer tapped a button of the app\u2019s bar.',
  go: 'Only to a WebView kept ready on `/ready`: it becomes that page.',
  restarted:
    'The app began anew around this page: it answers no request from before, which come to `HOST_LOST`.',
  reopened:
    'Another page opened this micro-app again: this WebView is in front now, and `url` is where it was to lead.',
};
