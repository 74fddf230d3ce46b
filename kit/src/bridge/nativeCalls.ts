import type { CallableMethod } from './Bridge.ts';
import type { MethodParams, MethodResult } from './contract.ts';
import { currentBridge } from './currentBridge.ts';
import type { BridgeResult } from './result.ts';

async function valueOrFalse<M extends CallableMethod>(
  outcome: Promise<BridgeResult<M>>,
): Promise<MethodResult<M> | false> {
  const result = await outcome;
  return result.ok ? result.value : false;
}

/**
 * Opens a page of the wallet in a WebView of its own, on top: "new webview" (1-shell s6).
 * @param params `url` is a path on the wallet's own origin
 * @returns false outside the app, and whenever the app does not do it (all helpers here; R320)
 */
export function openWebView(params: MethodParams<'openWebView'>) {
  return valueOrFalse(currentBridge().call('openWebView', params));
}

/** Opens an address or app link outside the wallet, in the phone's browser: "new window" (1-shell s6). */
export function openWindow(params: MethodParams<'openWindow'>) {
  return valueOrFalse(currentBridge().call('openWindow', params));
}

/** Shows another site inside the app, without the bridge: "in-app view" (1-shell s6). */
export function openInAppView(params: MethodParams<'openInAppView'>) {
  return valueOrFalse(currentBridge().call('openInAppView', params));
}

/** Opens a screen of the app itself, for example the bank page `D007792`; waits for what it answers (1-shell s6, s9). */
export async function openNativeScreen(params: MethodParams<'openNativeScreen'>): Promise<unknown> {
  return valueOrFalse(currentBridge().call('openNativeScreen', params));
}

/** Closes this WebView and gives `result` to the page that opened it (1-shell s6). */
export function closeView(params: MethodParams<'closeView'> = {}) {
  return valueOrFalse(currentBridge().call('closeView', params));
}

/** Sets the app's own top bar over this WebView (1-shell s6). */
export function setTopBar(params: MethodParams<'setTopBar'>) {
  return valueOrFalse(currentBridge().call('setTopBar', params));
}

/** Reads a permission; with `request` the customer is asked, without a limit of time (1-shell s6). */
export function checkPermission(params: MethodParams<'checkPermission'>) {
  return valueOrFalse(currentBridge().call('checkPermission', params));
}

/** Asks the phone where it is; `timeoutMs` in milliseconds (1-shell s6). */
export function getLocation(params: MethodParams<'getLocation'> = {}) {
  return valueOrFalse(currentBridge().call('getLocation', params));
}

/** Asks for a token of the app for one audience (1-shell s6). */
export function getToken(params: MethodParams<'getToken'> = {}) {
  return valueOrFalse(currentBridge().call('getToken', params));
}

/** Asks for what a group single sign-on needs (1-shell s4.4, s6). */
export function getSsoInfo() {
  return valueOrFalse(currentBridge().call('getSsoInfo'));
}

/** Asks for what the native login needs (1-shell s4.3). */
export function getLoginInfo() {
  return valueOrFalse(currentBridge().call('getLoginInfo'));
}

/** Has the customer sign `content` with the certificate of the app; no limit of time (app only). */
export function signWithCertificate(params: MethodParams<'signWithCertificate'>) {
  return valueOrFalse(currentBridge().call('signWithCertificate', params));
}
