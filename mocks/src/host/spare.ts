import type { WebViewFrame } from './view/webViewFrame.ts';

interface SpareOptions {
  make(id: string): WebViewFrame;
  drop(frame: WebViewFrame): void;
}

/** One WebView out of sight, kept on `/ready` until a page is wanted (contracts/bridge.md, `go`). */
export interface Spare {
  /** Makes one where there is none. */
  keep(): void;
  /** The one that is kept, if its page has said hello; it is nobody's spare any more. */
  take(): WebViewFrame | null;
  drop(): void;
  /** It has gone with everything else. */
  forget(): void;
}

export function createSpare({ make, drop }: SpareOptions): Spare {
  let kept: WebViewFrame | null = null;
  let made = 0;
  return {
    keep() {
      made += 1;
      kept ??= make(`ready-${made}`);
    },
    take() {
      if (!kept?.hasGreeted()) return null;
      const taken = kept;
      kept = null;
      return taken;
    },
    drop() {
      if (kept) drop(kept);
      kept = null;
    },
    forget() {
      kept = null;
    },
  };
}
