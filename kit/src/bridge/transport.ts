import { type BridgeWindow, listenToApp, type PostsText } from './receiver.ts';

/** A way to the app and back. */
export interface Transport {
  kind: 'ios' | 'android' | 'frame' | 'fake';
  /** Sends one message as JSON text. Throws where the way is gone. */
  post(text: string): void;
  /**
   * Starts to listen.
   * @param receive takes each text from the app
   * @param drop is told of each message that came from somebody else
   * @returns a function that stops listening
   */
  listen(receive: (text: unknown) => void, drop: () => void): () => void;
}

const FRAME_NAME = 'wallet-webview';

function canPost(target: PostsText | undefined): boolean {
  return typeof target?.postMessage === 'function';
}

function iosTransport(page: BridgeWindow): Transport {
  return {
    kind: 'ios',
    post: (text) => {
      const handler = page.webkit?.messageHandlers?.walletBridge;
      if (!handler) throw new Error('The app has taken its message handler away.');
      handler.postMessage(text);
    },
    listen: (receive) => listenToApp(page, receive),
  };
}

function androidTransport(page: BridgeWindow): Transport {
  return {
    kind: 'android',
    post: (text) => {
      // Called through the object: Android refuses a method that has lost its `this`.
      if (!page.WalletNative) throw new Error('The app has taken its object away.');
      page.WalletNative.postMessage(text);
    },
    listen: (receive) => listenToApp(page, receive),
  };
}

function isHostFrame(page: Window): boolean {
  try {
    return page.name.startsWith(FRAME_NAME) && page.parent.location.origin === page.location.origin;
  } catch {
    return false;
  }
}

function frameTransport(page: Window): Transport {
  const { parent } = page;
  const { origin } = page.location;
  return {
    kind: 'frame',
    post: (text) => parent.postMessage({ walletBridge: text }, origin),
    listen: (receive, drop) => {
      function onMessage(event: MessageEvent<unknown>) {
        const { data } = event;
        // Other things (tools, extensions) post messages too: only ours are counted.
        if (typeof data !== 'object' || data === null || !('walletBridge' in data)) return;
        if (event.source === parent && event.origin === origin) receive(data.walletBridge);
        else drop();
      }
      page.addEventListener('message', onMessage);
      return () => page.removeEventListener('message', onMessage);
    },
  };
}

/**
 * Looks for a way to the app: iOS, then Android, then the developer's phone around this frame. A frame inside a page
 * gets none of the app's objects, though Android gives them to every frame: only the page itself speaks for the wallet
 * (goals-kit.md 12).
 * @returns null in a plain browser
 */
export function findTransport(page: BridgeWindow): Transport | null {
  if (page.parent !== page) return isHostFrame(page) ? frameTransport(page) : null;
  if (canPost(page.webkit?.messageHandlers?.walletBridge)) return iosTransport(page);
  return canPost(page.WalletNative) ? androidTransport(page) : null;
}
