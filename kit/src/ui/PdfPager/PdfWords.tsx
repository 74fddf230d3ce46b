import type { PDFPageProxy } from 'pdfjs-dist';
import { useEffect, useRef } from 'react';
import { pdfjs } from 'react-pdf';
import styles from './PdfPager.module.css';

/**
 * The words of a page over its picture, to be read aloud, found and copied. React-pdf's own layer empties itself by
 * setting html, which Trusted Types refuse.
 */
export function PdfWords({ page, scale }: { page: PDFPageProxy; scale: number }) {
  const ref = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const container = ref.current;
    if (container === null) return;
    const layer = new pdfjs.TextLayer({
      container,
      textContentSource: page.streamTextContent({ includeMarkedContent: true }),
      viewport: page.getViewport({ scale }),
    });
    // Cancelled when the page is turned: the picture stays.
    layer.render().catch(() => {});
    return () => {
      layer.cancel();
      container.replaceChildren();
    };
  }, [page, scale]);

  return <div ref={ref} className={styles.words} data-part="pdfWords" />;
}
