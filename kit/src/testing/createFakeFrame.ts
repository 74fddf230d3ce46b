import type { FakeHost } from './createFakeHost.ts';

/** A frame of the developer's phone, reduced to what a page's way to the app looks at. */
export interface FakeFrame {
  /** To hand to `createBridge({ window })`. */
  readonly window: Window;
  /** What the page posted: the data and the origin it was meant for. */
  readonly posted: readonly { data: unknown; targetOrigin: unknown }[];
  /** Listeners on the frame's window now. */
  listeners(): number;
  /** Sends a message to the page: by default as the phone does. */
  say(data: unknown, from?: { source?: unknown; origin?: string }): void;
}

interface FrameOptions {
  /** Default: as the developer's phone names its frames. */
  name?: string;
  origin?: string;
  /** Default: the page's own; null where the page may not look at its parent. */
  parentOrigin?: string | null;
  /** The app behind the frame; without one nobody answers. */
  host?: FakeHost;
}

/** The developer's phone around a page: the frame transport without a browser. */
export function createFakeFrame(options: FrameOptions = {}): FakeFrame {
  const { name = 'wallet-webview-1', origin = 'http://localhost:4173', host } = options;
  const parentOrigin = options.parentOrigin === undefined ? origin : options.parentOrigin;
  const posted: { data: unknown; targetOrigin: unknown }[] = [];
  const listening = new Set<unknown>();
  const parent = {
    location: {
      get origin() {
        if (parentOrigin === null) throw new DOMException('Blocked a frame', 'SecurityError');
        return parentOrigin;
      },
    },
    postMessage(data: unknown, targetOrigin: unknown) {
      posted.push({ data, targetOrigin });
      host?.transport.post((data as { walletBridge: string }).walletBridge);
    },
  };
  const target = new EventTarget();
  const frame = {
    name,
    parent,
    location: { origin },
    addEventListener(type: string, listener: EventListener) {
      listening.add(listener);
      target.addEventListener(type, listener);
    },
    removeEventListener(type: string, listener: EventListener) {
      listening.delete(listener);
      target.removeEventListener(type, listener);
    },
  };
  function say(data: unknown, from: { source?: unknown; origin?: string } = {}) {
    const message = { data, source: 'source' in from ? from.source : parent, origin: from.origin ?? origin };
    target.dispatchEvent(Object.assign(new Event('message'), message));
  }
  host?.transport.listen(
    (text) => say({ walletBridge: text }),
    () => undefined,
  );
  return { window: frame as unknown as Window, posted, listeners: () => listening.size, say };
}
