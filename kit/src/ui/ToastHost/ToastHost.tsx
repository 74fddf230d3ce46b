import { useSignals } from '@preact/signals-react/runtime';
import { useLayoutEffect, useRef } from 'react';
import styles from './ToastHost.module.css';
import { currentToast, hideToast, holdToast, restartToast } from './toast.ts';

/** Where toasts appear: a live region that is there before its first text. Rendered once, by `app`. */
export function ToastHost() {
  useSignals();
  const toast = currentToast.value;
  const ref = useRef<HTMLDivElement>(null);

  // In the top layer, else a dialog that opened later would cover it.
  useLayoutEffect(() => {
    const region = ref.current;
    if (toast === null || typeof region?.showPopover !== 'function') return;
    region.showPopover();
    return () => region.hidePopover();
  }, [toast]);

  return (
    <div ref={ref} className={styles.region} role="status" aria-live="polite" popover="manual">
      {toast && (
        <div
          key={toast.key}
          className={styles.toast}
          {...(toast.action && { onFocus: holdToast, onBlur: restartToast })}
        >
          <p>{toast.text}</p>
          {toast.action && (
            <button
              type="button"
              className={styles.action}
              data-action="toastAction"
              onClick={() => {
                hideToast();
                toast.action?.onClick();
              }}
            >
              {toast.action.label}
            </button>
          )}
        </div>
      )}
    </div>
  );
}
