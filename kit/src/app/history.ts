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
  /** how many entries it went: below zero is back */
  delta: number;
  /** made by this history's own `push`, `replace` or `go`, so that whoever made it has asked before */
  isOwn: boolean;
}

/** How long the browser may take to go back over what is done, in milliseconds; it goes on without it then. */
const COLLAPSE_MS = 1000;

/** A step through the entries that is on its way; the browser takes it later. */
interface Travel {
  depth: number;
  isUndo: boolean;
}

/**
 * Follows the document's history and numbers its entries. Entries pushed by others (contracts/page.md lets an
 * outside tool push and send `popstate`) carry no number yet and get the next one.
 */
export function createHistory(view: Window = window) {
  let depth = readDepth(view.history.state) ?? 0;
  let isOwn = false;
  let travels: Travel[] = [];
  mark(depth);
  let here = entry();
  let before = here;

  function entry() {
    return { href: view.location.href, state: view.history.state as unknown };
  }

  /** Changes the entry without telling anybody. */
  function write(state: unknown, href?: string) {
    History.prototype.replaceState.call(view.history, state, '', href);
  }

  function mark(next: number) {
    const state = (view.history.state ?? {}) as object;
    if (readDepth(state) !== next) write({ ...state, walletDepth: next });
  }

  function settled(kind: HistoryStep['kind'], next: number, own: boolean): HistoryStep {
    const delta = next - depth;
    depth = next;
    mark(depth);
    before = here;
    here = entry();
    return { kind, depth, delta, isOwn: own };
  }

  function travel(delta: number, isUndo: boolean) {
    travels.push({ depth: depthAhead() + delta, isUndo });
    view.history.go(delta);
  }

  /** Where the history is once everything on its way has arrived. */
  function depthAhead(): number {
    return travels.at(-1)?.depth ?? depth;
  }

  return {
    get depth() {
      return depth;
    },
    get depthAhead() {
      return depthAhead();
    },
    /**
     * Called once per change of address; says what kind of step it was.
     *
     * @param event the name of the event that told of it
     * @returns null where nothing is to be decided: a step was taken back
     */
    settle(event: string = 'popstate'): HistoryStep | null {
      const known = readDepth(view.history.state);
      const hasMoved = view.location.href !== here.href;
      if (event === 'pushState' || (event !== 'replaceState' && known === undefined)) {
        return settled('push', depth + 1, isOwn);
      }
      if (event === 'replaceState' || known === undefined) {
        return settled(hasMoved ? 'replace' : 'start', depth, isOwn);
      }
      const arrived = travels.findIndex((each) => each.depth === known);
      if (known !== depth && arrived >= 0) {
        const wasUndo = travels[arrived]?.isUndo;
        travels = travels.slice(arrived + 1);
        const step = settled(known > depth ? 'forward' : 'back', known, true);
        return wasUndo ? null : step;
      }
      // Told again of what is being taken back.
      if (known === depth && !hasMoved && travels.some(({ isUndo }) => isUndo)) return null;
      const kind = known > depth ? 'forward' : known < depth ? 'back' : hasMoved ? 'replace' : 'start';
      return settled(kind, known, isOwn);
    },
    push(href: string) {
      isOwn = true;
      // Unnumbered, so that `settle` knows a new entry from one that is come back to.
      navigate(href);
      isOwn = false;
    },
    replace(href: string) {
      isOwn = true;
      navigate(href, { replace: true, state: { walletDepth: depth } });
      isOwn = false;
    },
    go(delta: number) {
      travel(delta, false);
    },
    /**
     * Makes the present address the first entry of this document, unseen: what led to it is done, and back leads to
     * where the customer was before. What lies ahead is gone with the next step.
     */
    async collapse(): Promise<void> {
      if (depthAhead() === 0) return;
      const { href } = view.location;
      await new Promise<void>((resolve) => {
        view.addEventListener('popstate', () => resolve(), { once: true });
        setTimeout(resolve, COLLAPSE_MS);
        travel(-depthAhead(), true);
      });
      // Where the browser did not move, the entry keeps its number.
      if (depth !== 0) return;
      write({ walletDepth: 0 }, href);
      here = entry();
      before = here;
    },
    /** Takes back the step that `settle` told of last, unseen. */
    undo({ kind, delta }: HistoryStep) {
      if (kind === 'replace') {
        write(before.state, before.href);
        here = before;
      } else if (delta !== 0) travel(-delta, true);
    },
  };
}

export type WalletHistory = ReturnType<typeof createHistory>;
