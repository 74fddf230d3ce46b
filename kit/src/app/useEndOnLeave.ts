import { useEffect, useRef } from 'react';
import { leaveGuards } from './leaveGuards.ts';

/**
 * Something that the server holds open while this screen shows it (a code to pay by): it is ended there before the
 * customer is elsewhere. As long as it is open the leave guard asks, and ends it before home, back, a link or a closed
 * WebView; a page that goes without asking ends it as it goes; so does a screen that is taken away. A WebView that
 * was killed can end nothing: write down what is open, and end it when the customer comes back.
 *
 * @param open names what is open; null while nothing is, or once it has ended by itself
 * @param end ends it. Asked once for each; declare its call with `outlivesPage`
 * @param messageId the confirm dialog's message id
 */
export function useEndOnLeave(
  open: string | null,
  end: (open: string) => Promise<unknown>,
  messageId = 'leavePayment',
): void {
  const now = useRef({ open, end });
  now.current = { open, end };
  useEffect(() => {
    if (open === null) return;
    let ending: Promise<unknown> | undefined;
    const endOnce = () => {
      ending ??= now.current.end(open);
      return ending;
    };
    const endUnasked = () => void endOnce();
    const lift = leaveGuards.add(messageId, endOnce);
    window.addEventListener('pagehide', endUnasked);
    return () => {
      lift();
      window.removeEventListener('pagehide', endUnasked);
      // Still what is shown: the screen itself is going.
      if (now.current.open === open) endUnasked();
    };
  }, [open, messageId]);
}
