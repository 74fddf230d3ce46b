import { type KeyboardEvent, useMemo, useState } from 'react';
import { Document, Page } from 'react-pdf';
import { classes } from '../classes.ts';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import type { PdfOptions } from './openLibrary.ts';
import styles from './PdfPager.module.css';
import { PdfTools } from './PdfTools.tsx';
import { PdfWords } from './PdfWords.tsx';
import { nextZoom, pixelsPerPoint } from './pages.ts';
import { usePages } from './usePages.ts';
import { useSwipe } from './useSwipe.ts';
import { useWidth } from './useWidth.ts';

interface PdfPagesProps {
  bytes: Uint8Array;
  label: string;
  options: PdfOptions;
  /** a page can be read */
  onShown: () => void;
  /** it is no PDF, or one with a password */
  onBroken: () => void;
}

/** A4, until a page says otherwise. */
const usualRatio = Math.SQRT2;

/** The pages of a PDF, one at a time. Only ever imported when a PDF is shown: it brings the library. */
export function PdfPages({ bytes, label, options, onShown, onBroken }: PdfPagesProps) {
  const file = useMemo(() => ({ data: bytes }), [bytes]);
  const [box, boxWidth] = useWidth<HTMLElement>();
  const [total, setTotal] = useState(0);
  const [ratio, setRatio] = useState(usualRatio);
  const [zoom, setZoom] = useState(1);
  const { page, isPlaying, setDrawn, turn, togglePlay } = usePages(total);
  const swipe = useSwipe(zoom > 1, turn);
  const width = Math.floor(boxWidth * zoom);

  const keys: Record<string, () => void> = {
    PageDown: () => turn(1),
    PageUp: () => turn(-1),
    '+': () => setZoom(nextZoom(zoom, 1)),
    '-': () => setZoom(nextZoom(zoom, -1)),
    // A page larger than its window is scrolled with these.
    ...(zoom === 1 && { ArrowRight: () => turn(1), ArrowLeft: () => turn(-1) }),
  };

  function onKeyDown(event: KeyboardEvent) {
    const act = keys[event.key];
    if (!act || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    act();
  }

  const waiting = <Skeleton />;
  return (
    <div className={styles.pager} data-part="pdf">
      <section
        ref={box}
        className={classes(styles.window, zoom > 1 && styles.zoomed)}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
        tabIndex={0}
        aria-label={label}
        onKeyDown={onKeyDown}
        {...swipe}
      >
        <Document
          file={file}
          options={options}
          suspense={false}
          loading={waiting}
          noData={null}
          error={null}
          onLoadSuccess={({ numPages }) => setTotal(numPages)}
          onLoadError={onBroken}
          onPassword={onBroken}
        >
          {total > 0 && width > 0 && (
            <div className={styles.sheet} style={{ width, minHeight: width * ratio }}>
              <Page
                key={page}
                pageNumber={page}
                width={width}
                devicePixelRatio={pixelsPerPoint(width, ratio, window.devicePixelRatio)}
                renderTextLayer={false}
                renderAnnotationLayer={false}
                loading={null}
                noData={null}
                error={null}
                suspense={false}
                onLoadSuccess={({ width: pageWidth, height }) => setRatio(height / pageWidth)}
                onLoadError={onBroken}
                onRenderSuccess={() => {
                  setDrawn(page);
                  onShown();
                }}
                onRenderError={onBroken}
              >
                {({ page: shown, scale }) => <PdfWords page={shown} scale={scale} />}
              </Page>
            </div>
          )}
        </Document>
      </section>
      {total > 0 && (
        <PdfTools
          page={page}
          total={total}
          isPlaying={isPlaying}
          zoom={zoom}
          onTurn={turn}
          onPlay={togglePlay}
          onZoom={setZoom}
        />
      )}
    </div>
  );
}
