import { element } from './element.ts';

/** A WebView on the screen: an iframe, and what the app knows of the document in it. */
export interface WebViewFrame {
  readonly element: HTMLElement;
  readonly id: string;
  load(url: string): void;
  /** A new document at the address where it stands, as after the system has killed the WebView. */
  kill(): void;
  /** Where the page is now. */
  address(): string;
  owns(source: unknown): boolean;
  /** Remembers that the document in it has said hello. */
  greet(): void;
  hasGreeted(): boolean;
  /** What tells this document from the next one. */
  document(): unknown;
  send(text: string): void;
  setTop(isTop: boolean): void;
  /** Moves out and is gone; resolves when it is. */
  leave(): Promise<void>;
}

export function createWebViewFrame(id: string, onLoad: () => void): WebViewFrame {
  const frame = element('iframe', { name: `wallet-webview-${id}`, title: `WebView ${id}` });
  const cover = element('div', { class: 'cover', hidden: true }, 'This WebView was killed and starts again');
  const box = element('div', { class: 'webview', 'data-webview': id }, cover);
  let url = '/';
  let greeted: unknown = null;

  function here(): string {
    try {
      const { pathname, search, hash } = frame.contentWindow?.location ?? new URL(url, location.origin);
      return pathname === 'blank' ? url : `${pathname}${search}${hash}`;
    } catch {
      return url;
    }
  }

  function currentDocument(): unknown {
    try {
      return frame.contentDocument;
    } catch {
      return null;
    }
  }

  frame.addEventListener('load', () => {
    cover.hidden = true;
    onLoad();
  });

  return {
    element: box,
    id,
    load(next) {
      url = next;
      if (frame.isConnected) frame.contentWindow?.location.assign(next);
      else {
        // With its address from the start: an empty page first would be a step of the history.
        frame.src = next;
        box.prepend(frame);
      }
    },
    kill() {
      cover.hidden = false;
      greeted = null;
      frame.contentWindow?.location.reload();
    },
    address: here,
    owns: (source) => source !== null && source === frame.contentWindow,
    greet() {
      greeted = currentDocument();
    },
    hasGreeted: () => greeted !== null && greeted === currentDocument(),
    document: currentDocument,
    send(text) {
      frame.contentWindow?.postMessage({ walletBridge: text }, location.origin);
    },
    setTop(isTop) {
      if (isTop) frame.setAttribute('data-host-top', 'true');
      else frame.removeAttribute('data-host-top');
      box.classList.toggle('is-below', !isTop);
      box.inert = !isTop;
    },
    async leave() {
      box.inert = true;
      box.classList.add('is-leaving');
      await Promise.allSettled(box.getAnimations().map(({ finished }) => finished));
      box.remove();
    },
  };
}
