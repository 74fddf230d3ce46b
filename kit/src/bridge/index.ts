export type { Bridge, BridgeOptions, CallableMethod, CallOptions, ParamName } from './Bridge.ts';
export type { CallRecord } from './callRecord.ts';
export type { CanAnswer, CannotReason } from './can.ts';
export * from './contract.ts';
export { createBridge } from './createBridge.ts';
export { bindBridge, currentBridge } from './currentBridge.ts';
export { knownParams } from './knownParams.ts';
export { methodsOf } from './methodsOf.ts';
export {
  checkPermission,
  closeView,
  getLocation,
  getLoginInfo,
  getSsoInfo,
  getToken,
  openInAppView,
  openNativeScreen,
  openWebView,
  openWindow,
  setTopBar,
  signWithCertificate,
} from './nativeCalls.ts';
export { type BridgeFailure, type BridgeFailureCode, type BridgeResult, failureCodes } from './result.ts';
export {
  isScreenName,
  nativeScreens,
  type ScreenAnswer,
  type ScreenContract,
  type ScreenName,
  type ScreenParams,
  walletPurposes,
  walletStatuses,
} from './screens/nativeScreens.ts';
export { openScreen, type ScreenOutcome } from './screens/openScreen.ts';
export { findTransport, type Transport } from './transport.ts';
export { errorText, eventText, type FromPage, readFromApp, readFromPage, replyText } from './wire.ts';
