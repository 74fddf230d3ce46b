import type { BrowserContext, Page } from '@playwright/test';

interface Listener {
  /** A new document has begun in this page, before any of its own scripts. */
  onDocument(page: Page): void;
  onMessage(page: Page, text: string): void;
}

/** The page's half of an app's bridge; runs in the page, so it stands on nothing outside itself. */
function putObject(platform: 'android' | 'ios') {
  if (window !== window.top) return;
  type Post = (kind: 'document' | 'message', text: string) => Promise<void>;
  const post = (window as unknown as { walletPhonePost: Post }).walletPhonePost;
  const object = {
    postMessage(text: unknown) {
      // Both platforms' objects refuse a method that has lost its `this`.
      if (this !== object) throw new TypeError("Bridge method can't be invoked on a non-injected object");
      if (typeof text !== 'string') throw new TypeError('The bridge carries text.');
      void post('message', text);
    },
  };
  const entry =
    platform === 'ios' ? { webkit: { messageHandlers: { walletBridge: object } } } : { WalletNative: object };
  Object.assign(window, entry);
  void post('document', '');
}

/** Gives every page of a context the object its app would have put there. */
export async function installTransport(
  context: BrowserContext,
  platform: 'android' | 'ios',
  { onDocument, onMessage }: Listener,
): Promise<void> {
  await context.exposeBinding('walletPhonePost', ({ page }, kind: 'document' | 'message', text: string) => {
    if (kind === 'document') onDocument(page);
    else onMessage(page, text);
  });
  await context.addInitScript(putObject, platform);
}
