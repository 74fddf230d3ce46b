import type { EventName, MethodName, ScreenContract, ScreenName } from '../src/bridge/index.ts';

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

/** What each screen of the app is for, in a sentence. */
export const aboutScreens: Record<ScreenName, string> = {
  D007792: 'The bank\u2019s page of a document; nothing comes back.',
  passportScan: 'Reads the page of a passport by the camera, with the pictures that are asked for.',
  passportChip: 'Reads the chip of a passport; number, birth and expiry are its keys.',
  idCardScan: 'Reads an ID card by the camera; `kind` is the document distinction code.',
  faceCapture: 'Takes a picture of the customer\u2019s face and says whether somebody is there.',
  biometry: 'Has the phone verify the customer; `reason` is a sentence for them.',
  identityWallet:
    'The mobile ID of the phone: `purpose`, and the parameters of each. Answers by purpose: how it stands, credentials, a signed text for the verifier, whether it is done, or the wallet\u2019s own no (`refused`, with the tries that are `left`).',
  qrScan: 'Reads a code by the camera.',
  contacts: 'Has the customer choose one entry of their contacts.',
  share: 'The phone\u2019s share sheet.',
  saveImage: 'Saves a picture into the phone\u2019s photos.',
  screenLight: 'Makes the screen bright, or as it was: at once, without a screen. Ends with the page.',
  externalApp: 'Opens an app that the phone app knows by name.',
};

/** What a page does in place of a screen. */
export const aboutWeb: Record<ScreenContract['web'], string> = {
  guidance: 'guidance that leads to the app',
  camera: 'the page\u2019s own camera, with its rules told before',
  keypad: 'the secure keypad of the page',
  typing: 'typing',
  shareSheet: 'the browser\u2019s share sheet, else copied to the clipboard',
  download: 'a download',
  nothing: 'nothing',
  website: 'the app\u2019s page on the web',
};
