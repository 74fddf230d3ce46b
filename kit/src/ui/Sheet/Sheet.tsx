import { type ReactNode, useEffect, useId, useRef } from 'react';
import { kitMessages } from '../../messages/index.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Modal } from '../Modal/Modal.tsx';
import styles from './Sheet.module.css';

export interface SheetProps {
  isOpen: boolean;
  /** the customer closed it: button, Escape, tap beside it, the phone's back, or a route change */
  onClose: () => void;
  title: ReactNode;
  children: ReactNode;
  /** stays in sight below what scrolls: the sheet's button */
  footer?: ReactNode;
  /** `data-part` */
  part?: string;
}

/** A panel from the bottom of the screen, drawn down by its head to close (1-shell s2.5). */
export function Sheet({ isOpen, ...props }: SheetProps) {
  return isOpen ? <OpenSheet {...props} /> : null;
}

function OpenSheet({ onClose, title, children, footer, part }: Omit<SheetProps, 'isOpen'>) {
  const { buttons } = kitMessages.use();
  const titleId = useId();
  const head = useRef<HTMLDivElement>(null);
  const latest = useRef(onClose);
  useEffect(() => {
    latest.current = onClose;
  });

  useEffect(() => {
    let end = () => {};
    let isOver = false;
    // Without a network it is closed by its button, as by keys.
    void import('./dragDown.ts').then(
      ({ dragDown }) => {
        if (!isOver && head.current) end = dragDown(head.current, () => latest.current());
      },
      () => undefined,
    );
    return () => {
      isOver = true;
      end();
    };
  }, []);

  return (
    <Modal
      place="bottom"
      labelledBy={titleId}
      onDismiss={onClose}
      dismissesOnBackdrop
      {...(part === undefined ? {} : { part })}
    >
      <div ref={head} className={styles.head}>
        <h2 id={titleId} className={styles.title} tabIndex={-1} data-autofocus>
          {title}
        </h2>
        <IconButton icon="close" label={buttons.close} action="close" onClick={onClose} />
      </div>
      <div className={styles.content}>{children}</div>
      {footer !== undefined && <div className={styles.footer}>{footer}</div>}
    </Modal>
  );
}
