import { kitMessages, messageText } from '../messages/index.ts';
import { confirm } from '../ui/index.ts';

/** What a guard does between the customer's yes and their going. */
type Farewell = () => Promise<unknown>;

/** A customer who wants to go is held by a dead network no longer than this, in milliseconds. */
const FAREWELL_MS = 2500;

function within(ms: number, work: Promise<unknown>): Promise<unknown> {
  return Promise.race([work, new Promise((resolve) => setTimeout(resolve, ms))]);
}

/**
 * What stands between the customer and leaving a screen (a payment in progress). Module state, as a document shows
 * one screen at a time; the last guard registered is asked. A document begins without any.
 */
function createLeaveGuards() {
  interface Guard {
    messageId: string;
    farewell: Farewell | undefined;
    isSent: boolean;
    over: AbortController;
  }
  let active: Guard[] = [];
  let isAsking = false;
  let answering: Promise<boolean> = Promise.resolve(false);
  let isReleased = false;

  // A browser's own close or reload can only be asked about in the browser's words.
  function onUnload(event: BeforeUnloadEvent) {
    if (active.length > 0 && !isReleased) event.preventDefault();
  }
  function onShow() {
    isReleased = false;
  }
  // Only while needed: such a listener can keep a page out of the back/forward cache.
  function listen() {
    const change = active.length > 0 ? window.addEventListener : window.removeEventListener;
    change.call(window, 'beforeunload', onUnload as EventListener);
    change.call(window, 'pageshow', onShow);
  }

  async function ask({ messageId, isSent, over: { signal } }: Guard): Promise<boolean> {
    try {
      // Over meanwhile (the payment has ended): there is nothing to ask any more, and its end is to be seen.
      const words = () => {
        const { confirm: confirmLabel, cancel: cancelLabel } = kitMessages.current().dialogButtons.leaveSent;
        return { text: messageText('leaveSent'), confirmLabel, cancelLabel };
      };
      if (!(await confirm({ id: messageId, ...(isSent && words()) }, { signal }))) return false;
      await within(FAREWELL_MS, Promise.allSettled(active.map(({ farewell }) => farewell?.())));
      return true;
    } finally {
      isAsking = false;
    }
  }

  return {
    /**
     * @param farewell done before the customer goes, once they have agreed to
     * @param isSent what the guard stands for is with the service already: it goes on without the page, and the
     * question says so
     */
    add(messageId: string, farewell?: Farewell, isSent = false): () => void {
      const guard = { messageId, farewell, isSent, over: new AbortController() };
      active.push(guard);
      isReleased = false;
      listen();
      return () => {
        active = active.filter((each) => each !== guard);
        listen();
        guard.over.abort();
      };
    },
    get isActive() {
      return active.length > 0;
    },
    /** The question is before the customer, or about to be, or what it stands for is being ended. */
    get isAsking() {
      return isAsking;
    },
    /** What is asked about has come to its end: the question is closed. True where the customer has agreed to go already. */
    withdraw(): Promise<boolean> {
      for (const { over } of active) over.abort();
      return isAsking ? answering : Promise.resolve(false);
    },
    /**
     * Asks the customer where a guard stands; true when nothing holds them, false when it is lifted meanwhile. Who comes while the question is open
     * gets false: it is asked once, for the first way out.
     */
    mayLeave(): Promise<boolean> {
      const guard = active.at(-1);
      if (guard === undefined) return Promise.resolve(true);
      if (isAsking) return Promise.resolve(false);
      isAsking = true;
      answering = ask(guard);
      return answering;
    },
    /** The document is being left, and the customer knows: the browser does not ask again, until it is shown again. */
    release() {
      isReleased = true;
    },
    /** It was not left after all. */
    hold() {
      isReleased = false;
    },
    /** A new page begins. */
    reset() {
      active = [];
      isReleased = false;
      listen();
    },
  };
}

export const leaveGuards = createLeaveGuards();
