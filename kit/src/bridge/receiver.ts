/** One of the two objects the phone app puts into a page. */
export interface PostsText {
  postMessage(text: string): void;
}

/** A window as the phone app may have furnished it. */
export type BridgeWindow = Window & {
  webkit?: { messageHandlers?: { walletBridge?: PostsText } };
  WalletNative?: PostsText;
  WalletBridge?: { receive(text: string): void };
};

type Listener = (text: unknown) => void;

const listeners = new WeakMap<Window, Set<Listener>>();

/** Puts `WalletBridge.receive` on the window; what nobody listens for is let go. */
function installReceiver(page: BridgeWindow): Set<Listener> {
  const present = listeners.get(page);
  if (present) return present;
  const set = new Set<Listener>();
  listeners.set(page, set);
  page.WalletBridge = {
    receive(text) {
      for (const listener of set) listener(text);
    },
  };
  return set;
}

/**
 * Listens to what the app says through `WalletBridge.receive`.
 * @returns a function that stops listening
 */
export function listenToApp(page: BridgeWindow, listener: Listener): () => void {
  const set = installReceiver(page);
  set.add(listener);
  return () => set.delete(listener);
}

// The app may speak as soon as this module has run (contracts/bridge.md, Transport).
if (typeof window !== 'undefined') installReceiver(window);
