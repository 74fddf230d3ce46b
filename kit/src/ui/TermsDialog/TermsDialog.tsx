import { useId, useState } from 'react';
import { kitMessages } from '../../messages/index.ts';
import { Button } from '../Button/Button.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Modal } from '../Modal/Modal.tsx';
import { PdfPager } from '../PdfPager/PdfPager.tsx';
import type { LoadPdf } from '../PdfPager/usePdf.ts';
import styles from './TermsDialog.module.css';
import { TermsText } from './TermsText.tsx';

export interface TermsDialogProps {
  isOpen: boolean;
  title: string;
  /** plain text; paragraphs are divided by line breaks. Beside a PDF: to read instead, and where the PDF fails */
  text?: string;
  /** the terms as PDF: `(signal) => readTermFile(fileName, { signal })` */
  pdf?: LoadPdf | undefined;
  /** default "agree" (R105) */
  agreeLabel?: string;
  /** left out where they are only read again */
  onAgree?: (() => void) | undefined;
  onClose: () => void;
}

/**
 * Terms to read in full, to agree to or to close: a PDF in pages, or plain text (1-shell s2.5, R104). With both, the
 * customer may change over. Nobody agrees before there is something to read.
 */
export function TermsDialog({ isOpen, ...props }: TermsDialogProps) {
  return isOpen ? <OpenTerms {...props} /> : null;
}

function OpenTerms({ title, text, pdf, agreeLabel, onAgree, onClose }: Omit<TermsDialogProps, 'isOpen'>) {
  const { buttons, terms } = kitMessages.use();
  const titleId = useId();
  const [isText, setText] = useState(false);
  const [isPdfReadable, setPdfReadable] = useState(false);
  const showsPdf = pdf !== undefined && !isText;
  const words = text ? <TermsText text={text} labelledBy={titleId} /> : undefined;
  return (
    <Modal place="full" part="terms" labelledBy={titleId} onDismiss={onClose}>
      <div className={styles.head}>
        <h2 id={titleId} className={styles.title} tabIndex={-1} data-autofocus>
          {title}
        </h2>
        <IconButton icon="close" label={buttons.close} action="close" onClick={onClose} />
      </div>
      {showsPdf ? <PdfPager load={pdf} label={title} fallback={words} onReadable={setPdfReadable} /> : words}
      <div className={styles.footer}>
        {pdf && words && (
          <Button
            full
            variant="text"
            size="small"
            action={isText ? 'asDocument' : 'asText'}
            onClick={() => setText(!isText)}
          >
            {isText ? terms.asDocument : terms.asText}
          </Button>
        )}
        {onAgree && (
          <Button full action="confirm" disabled={showsPdf && !isPdfReadable} onClick={onAgree}>
            {agreeLabel ?? buttons.agree}
          </Button>
        )}
      </div>
    </Modal>
  );
}
