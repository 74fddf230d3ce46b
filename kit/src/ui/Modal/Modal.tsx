import { type ReactNode, useState } from 'react';
import { footerSlot } from '../BottomBar/footerSlot.ts';
import { classes } from '../classes.ts';
import { overlays } from '../overlays/overlays.ts';
import styles from './Modal.module.css';
import { UnderContext } from './UnderContext.ts';
import { useModal } from './useModal.ts';

interface ModalProps {
  children: ReactNode;
  /** Escape, the phone's back, a route change: the owner then takes the component away */
  onDismiss: () => void;
  /** centre: a message; bottom: a sheet; full: a page over the page */
  place?: 'center' | 'bottom' | 'full';
  dismissesOnBackdrop?: boolean;
  labelledBy?: string;
  describedBy?: string;
  label?: string;
  /** the attributes of contracts/page.md: one of them */
  message?: string;
  popup?: string;
  part?: string;
}

/** A native modal dialog: focus kept inside, page behind it held still (kit/decisions/0005). */
export function Modal({ place = 'center', dismissesOnBackdrop = false, ...props }: ModalProps) {
  const ref = useModal(props.onDismiss, dismissesOnBackdrop);
  const [under] = useState(() => overlays.peek().length);
  return (
    <dialog
      ref={ref}
      className={classes(styles.modal, styles[place])}
      tabIndex={-1}
      aria-label={props.label}
      aria-labelledby={props.labelledBy}
      aria-describedby={props.describedBy}
      data-msg={props.message}
      data-popup={props.popup}
      data-part={props.part}
    >
      <UnderContext value={under}>
        {/* The bar of the page lies under it: what is asked here is answered here. */}
        <footerSlot.Provider value={null}>
          <div className={styles.body}>{props.children}</div>
        </footerSlot.Provider>
      </UnderContext>
    </dialog>
  );
}
