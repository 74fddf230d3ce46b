import { confirm } from '../ui/index.ts';

type Ask = () => Promise<boolean>;

/**
 * What stands between the customer and leaving a screen (a payment in progress). Module state, as a document shows
 * one screen at a time; the last guard registered is asked.
 */
function createLeaveGuards() {
  const active: { messageId: string }[] = [];
  let passes = 0;
  let asking: Promise<boolean> | undefined;

  const ask: Ask = async () => {
    const guard = active.at(-1);
    if (guard === undefined) return true;
    const answer =
      asking ??
      confirm({ id: guard.messageId }).finally(() => {
        asking = undefined;
      });
    asking = answer;
    return answer;
  };

  return {
    add(messageId: string): () => void {
      const guard = { messageId };
      active.push(guard);
      return () => {
        const index = active.indexOf(guard);
        if (index >= 0) active.splice(index, 1);
      };
    },
    get isActive() {
      return active.length > 0;
    },
    /** Asks the customer where a guard stands; true when nothing holds them. */
    mayLeave: ask,
    /** The next step through the history has been asked for already. */
    letThrough() {
      passes += 1;
    },
    /** True when the step that just happened was asked for before. */
    takePass(): boolean {
      if (passes === 0) return false;
      passes -= 1;
      return true;
    },
  };
}

export const leaveGuards = createLeaveGuards();
