import { useId } from 'react';
import { kitMessages } from '../../messages/index.ts';
import { Button } from '../Button/Button.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Modal } from '../Modal/Modal.tsx';
import styles from './TermsDialog.module.css';

export interface TermsDialogProps {
  isOpen: boolean;
  title: string;
  /** plain text; paragraphs are divided by line breaks */
  text: string;
  /** default "agree" (R105) */
  agreeLabel?: string;
  onAgree: () => void;
  onClose: () => void;
}

/** Terms to read in full, to agree to or to close (1-shell s2.5, R104). */
export function TermsDialog({ isOpen, ...props }: TermsDialogProps) {
  return isOpen ? <OpenTerms {...props} /> : null;
}

function OpenTerms({ title, text, agreeLabel, onAgree, onClose }: Omit<TermsDialogProps, 'isOpen'>) {
  const { buttons } = kitMessages.use();
  const titleId = useId();
  return (
    <Modal place="full" part="terms" labelledBy={titleId} onDismiss={onClose}>
      <div className={styles.head}>
        <h2 id={titleId} className={styles.title} tabIndex={-1} data-autofocus>
          {title}
        </h2>
        <IconButton icon="close" label={buttons.close} action="close" onClick={onClose} />
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a text that scrolls must be reachable by keyboard */}
      <section className={styles.text} tabIndex={0} aria-labelledby={titleId}>
        {text.split(/\n+/).map((paragraph, index) => (
          <p key={index}>{paragraph}</p>
        ))}
      </section>
      <div className={styles.footer}>
        <Button full action="confirm" onClick={onAgree}>
          {agreeLabel ?? buttons.agree}
        </Button>
      </div>
    </Modal>
  );
}
