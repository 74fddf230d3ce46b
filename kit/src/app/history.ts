import { navigate } from 'wouter/use-browser-location';

/** How deep this document's own history is, kept in `history.state` so that a reload does not forget it. */
interface WalletState {
  walletDepth: number;
}

function readDepth(state: unknown): number | undefined {
  const depth = (state as Partial<WalletState> | null)?.walletDepth;
  return typeof depth === 'number' && Number.isInteger(depth) && depth >= 0 ? depth : undefined;
}

/** What the last change of address was. `push` also covers an entry that somebody else pushed. */
export interface HistoryStep {
  kind: 'start' | 'push' | 'replace' | 'back' | 'forward';
  depth: number;
}

/**
 * Follows the document's history and numbers its entries. Entries pushed by others (contracts/page.md lets an
 * outside tool push and send `popstate`) carry no number yet and get the next one.
 */
export function createHistory(view: Window = window) {
  let depth = readDepth(view.history.state) ?? 0;
  let address = view.location.href;
  mark(depth);

  function mark(next: number) {
    const state = (view.history.state ?? {}) as object;
    if (readDepth(state) !== next)
      History.prototype.replaceState.call(view.history, { ...state, walletDepth: next }, '');
  }

  return {
    get depth() {
      return depth;
    },
    /** Called once per change of address; says what kind of step it was. */
    settle(): HistoryStep {
      const known = readDepth(view.history.state);
      const moved = view.location.href !== address;
      address = view.location.href;
      if (known === undefined) {
        depth += 1;
        mark(depth);
        return { kind: 'push', depth };
      }
      const kind = known > depth ? 'forward' : known < depth ? 'back' : moved ? 'replace' : 'start';
      depth = known;
      return { kind, depth };
    },
    push(href: string) {
      // Unnumbered, so that `settle` knows a new entry from one that is come back to.
      navigate(href);
    },
    replace(href: string) {
      navigate(href, { replace: true, state: { walletDepth: depth } });
    },
    go(delta: number) {
      view.history.go(delta);
    },
  };
}

export type WalletHistory = ReturnType<typeof createHistory>;
