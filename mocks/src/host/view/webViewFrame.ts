import { element } from './element.ts';

export interface Insets {
  top: number;
  bottom: number;
}

/** A WebView on the screen: an iframe, and what the app knows of the document in it. */
export interface WebViewFrame {
  readonly element: HTMLElement;
  readonly id: string;
  load(url: string): void;
  /** A new document at the address where it stands, as after the system has killed the WebView. */
  kill(at?: string): void;
  /** Where the page is now. */
  address(): string;
  /** Where its document began, or became another page by `go`: no script in it can change that. */
  start(): string;
  /** The document in it is told to become the page of this address. */
  become(url: string): void;
  owns(source: unknown): boolean;
  /** Remembers that the document in it has said hello. */
  greet(): void;
  hasGreeted(): boolean;
  /** What tells this document from the next one. */
  document(): Document | null;
  /** What the phone's bars cover of it, in CSS pixels; null where they cover nothing. */
  setInsets(insets: Insets | null): void;
  /** Makes room for a keyboard of this height: the page gets smaller, or is covered and told so. */
  setKeyboard(height: number, mode: 'resize' | 'overlay'): void;
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
  let greeted: Document | null = null;
  let became: { document: Document | null; url: string } | null = null;

  function here(): string {
    try {
      const { pathname, search, hash } = frame.contentWindow?.location ?? new URL(url, location.origin);
      return pathname === 'blank' ? url : `${pathname}${search}${hash}`;
    } catch {
      return url;
    }
  }

  function start(): string {
    const present = currentDocument();
    if (became && present !== null && became.document === present) return became.url;
    // What the document was asked for by: `location` follows what a script writes into the history.
    const [entry] = present?.defaultView?.performance.getEntriesByType('navigation') ?? [];
    if (!entry || !URL.canParse(entry.name)) return url;
    const { protocol, pathname, search } = new URL(entry.name);
    return protocol === 'about:' ? url : `${pathname}${search}`;
  }

  function currentDocument(): Document | null {
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
    kill(at) {
      cover.hidden = false;
      greeted = null;
      if (at === undefined) frame.contentWindow?.location.reload();
      else frame.contentWindow?.location.replace(at);
    },
    address: here,
    start,
    become(next) {
      became = { document: currentDocument(), url: next };
    },
    owns: (source) => source !== null && source === frame.contentWindow,
    greet() {
      greeted = currentDocument();
    },
    hasGreeted: () => greeted !== null && greeted === currentDocument(),
    document: currentDocument,
    setInsets(insets) {
      // A frame has no safe area of its own: the tokens that stand on it are set instead.
      const style = currentDocument()?.documentElement?.style;
      for (const side of ['top', 'bottom'] as const) {
        if (insets) style?.setProperty(`--safe-${side}`, `${insets[side]}px`);
        else style?.removeProperty(`--safe-${side}`);
      }
    },
    setKeyboard(height, mode) {
      frame.style.height = mode === 'resize' && height > 0 ? `calc(100% - ${height}px)` : '';
      const page = currentDocument() ? frame.contentWindow : null;
      const viewport = page?.visualViewport;
      if (!page || !viewport) return;
      // Only the system knows that a keyboard covers the page: in a frame the phone has to say it.
      if (mode === 'overlay' && height > 0) {
        Object.defineProperty(viewport, 'height', {
          configurable: true,
          get: () => page.innerHeight - height,
        });
      } else Reflect.deleteProperty(viewport, 'height');
      viewport.dispatchEvent(new Event('resize'));
    },
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
      frame.removeAttribute('data-host-top');
      box.inert = true;
      box.classList.add('is-leaving');
      await Promise.allSettled(box.getAnimations().map(({ finished }) => finished));
      box.remove();
    },
  };
}
