import { claimVoice } from './claimVoice.ts';
import type { Channel, Notice } from './createChannel.ts';
import type { SessionEnd } from './Session.ts';
import { newId } from './sessionMark.ts';
import type { SharedNotes } from './sharedNotes.ts';

/** An end met out of sight is left to a WebView in sight for this long, in milliseconds. */
const UNSPOKEN_MS = 400;

interface EndingsOptions {
  channel: Channel;
  /** Local storage, where the WebViews agree who speaks. */
  storage: Storage | null;
  notes: SharedNotes;
  /** Mark of the session this page is in. */
  markId(): string | null;
  /** The same, or what the others last knew. */
  lastMarkId(): string | null;
  isInFront(): boolean;
  /** Clears person info everywhere; what was being entered stays where the customer can come back to it. */
  forget(options: { keepsDrafts: boolean }): void;
  /** Tells the server, which may know already. */
  signOut(): Promise<unknown>;
  /** Another WebView signed in. */
  onSignedIn(markId: string): void;
}

interface Announced {
  told: Promise<boolean>;
}

/**
 * How a session ends, once for all WebViews of the origin (1-shell s4.5, A52): whoever meets the end clears up, tells
 * the others, and one of them tells the customer; the one that met it, or one in sight when that one is not.
 */
export function createEndings(options: EndingsOptions) {
  const { channel, storage, notes, isInFront, forget } = options;
  const listeners = new Set<(end: SessionEnd) => unknown>();
  const ended = new Set<string>();
  let isOver = false;
  let telling: Promise<boolean> = Promise.resolve(false);

  function announce(end: SessionEnd): Announced {
    const heard = Promise.all([...listeners].map((listener) => listener(end)));
    return { told: heard.then(() => end.speaks) };
  }

  /** Whoever met the end goes on once it is announced, not when the customer has read it. */
  async function tell(meeting: Promise<Announced>): Promise<void> {
    telling = meeting.then(({ told }) => told);
    await meeting;
  }

  async function end(reason: SessionEnd['reason'], message = ''): Promise<void> {
    // Several calls are answered alike: the first has said it all.
    if (isOver) return;
    await tell(meet(reason, message));
  }

  async function meet(reason: SessionEnd['reason'], message: string): Promise<Announced> {
    const id = options.lastMarkId() ?? newId();
    const isSeen = isInFront();
    isOver = true;
    ended.add(id);
    if (reason !== 'duplicate') forget({ keepsDrafts: reason === 'expired' });
    channel.post({ kind: 'ended', mark: id, reason, isUnspoken: reason !== 'left' && !isSeen });
    if (reason === 'left') return announce({ reason, speaks: false });
    if (!isSeen) await new Promise((resolve) => setTimeout(resolve, UNSPOKEN_MS));
    const speaks = await claimVoice(storage, notes, id);
    const announced = announce({ reason, speaks, ...(message ? { message } : {}) });
    if (reason === 'duplicate') {
      // The message, the logout, the person info, in this order; what closes or reads the page again waits for the
      // customer (1-shell s4.5), and nothing of theirs waits with it.
      void options.signOut();
      forget({ keepsDrafts: false });
    }
    return announced;
  }

  async function follow({
    mark: id,
    reason,
    isUnspoken,
  }: Extract<Notice, { kind: 'ended' }>): Promise<Announced> {
    const mayTell = isUnspoken && isInFront();
    isOver = true;
    ended.add(id);
    forget({ keepsDrafts: reason === 'expired' });
    return announce({ reason, speaks: mayTell && (await claimVoice(storage, notes, id)) });
  }

  async function onNotice(notice: Notice): Promise<void> {
    if (notice.kind === 'signedIn') return options.onSignedIn(notice.mark);
    if (notice.kind !== 'ended' || notice.mark !== options.markId() || ended.has(notice.mark)) return;
    await tell(follow(notice));
  }

  const off = channel.on((notice) => void onNotice(notice));

  return {
    end,
    /** A session has begun, and can end again. */
    begin() {
      isOver = false;
    },
    /** Settles when an end that was met has been told; whether it was this page that told it. */
    told: () => telling,
    onEnded(listener: (end: SessionEnd) => unknown) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    dispose() {
      off();
      listeners.clear();
    },
  };
}
