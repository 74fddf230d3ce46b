import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { addLayer } from './layers.ts';

const focusable = '[data-autofocus], button:not([disabled]), input:not([disabled]), a[href], [tabindex="0"]';

function focusFirst(dialog: HTMLElement): void {
  const target =
    dialog.querySelector<HTMLElement>('[data-autofocus]') ?? dialog.querySelector<HTMLElement>(focusable);
  (target ?? dialog).focus({ preventScroll: true });
}

/**
 * Opens a native dialog as a modal one for as long as its component is there: Escape and the phone's back dismiss
 * it, and the focus goes back to where it was. Dismissing asks; the owner decides and takes the component away.
 */
export function useModal(
  onDismiss: () => void,
  dismissesOnBackdrop: boolean,
): RefObject<HTMLDialogElement | null> {
  const ref = useRef<HTMLDialogElement>(null);
  const latest = useRef(onDismiss);
  useEffect(() => {
    latest.current = onDismiss;
  });

  useLayoutEffect(() => {
    const dialog = ref.current;
    if (dialog === null) return;
    const opener = document.activeElement;
    // Opened by a finger or by itself, the first control has the focus and no ring: a key brings it.
    const isByKey = opener instanceof HTMLElement && opener.tabIndex >= 0 && opener.matches(':focus-visible');
    if (!dialog.open) dialog.showModal();
    dialog.toggleAttribute('data-quiet', !isByKey);
    focusFirst(dialog);
    const removeLayer = addLayer({ dismiss: () => latest.current() });
    const stopListening = listen(dialog, () => latest.current(), dismissesOnBackdrop);
    return () => {
      stopListening();
      removeLayer();
      if (dialog.open) dialog.close();
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true });
    };
  }, [dismissesOnBackdrop]);

  return ref;
}

function listen(dialog: HTMLDialogElement, dismiss: () => void, onBackdrop: boolean): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  let isPressedOutside = false;
  dialog.addEventListener('keydown', () => dialog.removeAttribute('data-quiet'), { signal, capture: true });
  dialog.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape' || event.isComposing) return;
      event.preventDefault();
      event.stopPropagation();
      dismiss();
    },
    { signal },
  );
  // The phone's back gesture arrives as `cancel`; a browser that closes all the same, as `close`.
  dialog.addEventListener(
    'cancel',
    (event) => {
      if (event.target !== dialog) return;
      event.preventDefault();
      dismiss();
    },
    { signal },
  );
  dialog.addEventListener('close', (event) => event.target === dialog && !dialog.open && dismiss(), {
    signal,
  });
  if (onBackdrop) {
    // The dialog has no padding: what hits the element itself hits its backdrop. A drag that ends there does not.
    dialog.addEventListener('pointerdown', (event) => (isPressedOutside = event.target === dialog), {
      signal,
    });
    dialog.addEventListener('click', (event) => event.target === dialog && isPressedOutside && dismiss(), {
      signal,
    });
  }
  return () => stop.abort();
}
