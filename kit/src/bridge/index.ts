export type { CanAnswer, CannotReason } from './can.ts';
export * from './contract.ts';
export {
  type Bridge,
  type BridgeOptions,
  type CallableMethod,
  type CallOptions,
  createBridge,
} from './createBridge.ts';
export { bindBridge, currentBridge } from './currentBridge.ts';
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
export type { BridgeFailure, BridgeFailureCode, BridgeResult } from './result.ts';
export { findTransport, type Transport } from './transport.ts';
export { errorText, eventText, type FromPage, readFromApp, readFromPage, replyText } from './wire.ts';
