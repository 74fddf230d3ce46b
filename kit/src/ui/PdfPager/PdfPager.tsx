import { type ReactNode, useEffect, useRef, useState } from 'react';
import { kitMessages } from '../../messages/index.ts';
import { Button } from '../Button/Button.tsx';
import { ErrorState } from '../ErrorState/ErrorState.tsx';
import { InlineNotice } from '../InlineNotice/InlineNotice.tsx';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { PdfBoundary } from './PdfBoundary.tsx';
import styles from './PdfPager.module.css';
import { type LoadPdf, usePdf } from './usePdf.ts';

export interface PdfPagerProps {
  /** reads the file; called anew for another try */
  load: LoadPdf;
  /** what the document is called */
  label: string;
  /** the same in words, for when the PDF cannot be shown */
  fallback?: ReactNode;
  /** whether there is now something to read */
  onReadable?: (isReadable: boolean) => void;
}

/**
 * A PDF in pages: previous and next by button, key and swipe, page x of y, four sizes, pages that turn by themselves
 * every 3 s once the customer starts it (1-shell s2.5, s9, R104, R415). Its library and worker load only when one is
 * shown. A file that is missing, broken or locked gives `failedToGetTerms` with another try, or the words in its
 * place.
 */
export function PdfPager({ load, label, fallback, onReadable }: PdfPagerProps) {
  const { terms, states } = kitMessages.use();
  const { pdf, retry, giveUp } = usePdf(load);
  const [isShown, setShown] = useState(false);
  const isReadable = pdf.state === 'ready' ? isShown : pdf.state === 'failed' && fallback !== undefined;
  const latest = useRef(onReadable);
  useEffect(() => {
    latest.current = onReadable;
  });
  useEffect(() => {
    latest.current?.(isReadable);
  }, [isReadable]);

  if (pdf.state === 'loading') {
    return (
      <div className={styles.waiting} role="status" data-state="loading">
        <VisuallyHidden>{terms.loading}</VisuallyHidden>
        <Skeleton />
      </div>
    );
  }
  if (pdf.state === 'failed') {
    if (fallback === undefined) {
      return (
        <div className={styles.waiting} data-state="error">
          <ErrorState messageId={pdf.messageId} onRetry={retry} />
        </div>
      );
    }
    return (
      <div className={styles.instead} data-state="text">
        <InlineNotice tone="warning" messageId={pdf.messageId}>
          {terms.textInstead}{' '}
          <Button variant="text" size="small" action="retry" onClick={retry}>
            {states.retry}
          </Button>
        </InlineNotice>
        {fallback}
      </div>
    );
  }
  const { Pages } = pdf;
  return (
    <PdfBoundary onBroken={giveUp}>
      <Pages
        bytes={pdf.bytes}
        options={pdf.options}
        label={label}
        onShown={() => setShown(true)}
        onBroken={giveUp}
      />
    </PdfBoundary>
  );
}
