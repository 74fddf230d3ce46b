import type { ReactNode } from 'react';
import { kitMessages } from '../../messages/index.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Modal } from '../Modal/Modal.tsx';
import { Presented, type PresentedProps } from './Presented.tsx';
import styles from './PresentSheet.module.css';

export interface PresentSheetProps extends PresentedProps {
  isOpen: boolean;
  /** what is held to the scanner: 결제, 회원증 */
  title: string;
  /** closed by its button, Escape, the phone's back, a route change; the owner ends the code at its service */
  onClose: () => void;
  /** the right end of its bar: an IconButton, to scan in place of showing */
  end?: ReactNode;
}

/**
 * A code over the page, held to a scanner: dark around a white plate with barcode, number, QR code and clock, below it
 * by which means. A tap shows a code large, the screen stays on meanwhile; out of sight the code is covered, and with
 * its last second it leaves the page (2-payment s3.1, s4, E42). {@link PresentedCode} is the same on a screen of its own.
 */
export function PresentSheet({ isOpen, ...props }: PresentSheetProps) {
  return isOpen ? <OpenSheet {...props} /> : null;
}

function OpenSheet({ title, onClose, end, ...presented }: Omit<PresentSheetProps, 'isOpen'>) {
  const { buttons } = kitMessages.use();
  return (
    <Modal place="full" part="presentSheet" label={title} onDismiss={onClose}>
      <div className={styles.bar}>
        <IconButton icon="close" label={buttons.close} action="close" onClick={onClose} />
        <h2 className={styles.title} tabIndex={-1} data-autofocus>
          {title}
        </h2>
        <div className={styles.end}>{end}</div>
      </div>
      <div className={styles.page}>
        <Presented {...presented} />
      </div>
    </Modal>
  );
}
