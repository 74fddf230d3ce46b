import { type Bridge, openWindow } from '../bridge/index.ts';

/** The phone app's own link and its store pages; a bank sets its own here. */
export const appLinks = {
  scheme: 'walletapp://open',
  storeIos: 'https://apps.apple.com/kr/app/id0000000000',
  /** Where the bank's own content pages are, which links name by `/pages/...` alone (1-shell s4.8). */
  contents: 'https://wallet-contents.example.com',
  storeAndroid: 'https://play.google.com/store/apps/details?id=com.example.wallet',
};

/** The check whether the app opened runs after this long (1-shell s9). */
const storeCheckMs = 500;
/** A longer gap means that the app had opened and the customer has come back (1-shell s9, A86). */
const storeThresholdMs = 20_000;

/**
 * Opens the phone app at a path of the wallet: through the bridge in the app, by its link in a browser, and at the
 * store when the page is still before the customer after 500 ms.
 *
 * @param path where the app shall open
 */
export async function goToApp(path: string, view: Window = window): Promise<void> {
  const link = `${appLinks.scheme}?path=${encodeURIComponent(path)}`;
  if ((await openWindow({ url: link })) !== false) return;
  const asked = Date.now();
  view.location.href = link;
  setTimeout(() => {
    const gap = Date.now() - asked;
    if (view.document.visibilityState !== 'visible' || gap >= storeThresholdMs) return;
    view.location.href = storeLink(/iPhone|iPad/.test(view.navigator.userAgent));
  }, storeCheckMs);
}

function storeLink(isIos: boolean): string {
  return isIos ? appLinks.storeIos : appLinks.storeAndroid;
}

/** Opens the page of the phone app in its store, from inside the app. */
export async function goToStore(bridge: Bridge): Promise<void> {
  await openWindow({ url: storeLink(bridge.host?.platform === 'ios') });
}
