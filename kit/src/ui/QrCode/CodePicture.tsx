import { useState } from 'react';
import { kitMessages, messageText } from '../../messages/index.ts';
import { classes } from '../classes.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { InlineNotice } from '../InlineNotice/InlineNotice.tsx';
import { Modal } from '../Modal/Modal.tsx';
import styles from './CodePicture.module.css';

interface CodeDrawing {
  /** in modules, quiet zone included */
  width: number;
  height: number;
  /** the dark modules */
  path: string;
}

interface CodePictureProps {
  /** null while it is on its way, undefined when there will be none */
  drawing: CodeDrawing | null | undefined;
  kind: 'qr' | 'barcode';
  label: string;
  isZoomable: boolean;
}

/** A code drawn black on white in every colour scheme; a tap shows it as large as the screen. */
export function CodePicture({ drawing, kind, label, isZoomable }: CodePictureProps) {
  const { codes: t, buttons } = kitMessages.use();
  const [isLarge, setLarge] = useState(false);
  if (drawing === undefined) {
    return (
      <InlineNotice tone="danger" messageId="codeUnusable">
        {messageText('codeUnusable')}
      </InlineNotice>
    );
  }
  if (drawing === null) return <div className={classes(styles.paper, styles[kind])} aria-hidden="true" />;
  if (!isZoomable) {
    return (
      <div className={classes(styles.paper, styles[kind])} role="img" aria-label={label} data-code={kind}>
        <Drawing drawing={drawing} />
      </div>
    );
  }
  return (
    <>
      <button
        type="button"
        className={classes(styles.paper, styles[kind])}
        aria-label={t.enlarge({ name: label })}
        aria-haspopup="dialog"
        data-action="enlarge"
        data-code={kind}
        onClick={() => setLarge(true)}
      >
        <Drawing drawing={drawing} />
      </button>
      {isLarge && (
        <Modal place="full" part="largeCode" label={label} onDismiss={() => setLarge(false)}>
          <div className={styles.page}>
            <div className={styles.close}>
              <IconButton icon="close" label={buttons.close} action="close" onClick={() => setLarge(false)} />
            </div>
            <div
              className={classes(styles.large, styles[kind])}
              role="img"
              aria-label={label}
              data-code={kind}
            >
              <Drawing drawing={drawing} isTurned={kind === 'barcode'} />
            </div>
          </div>
        </Modal>
      )}
    </>
  );
}

/** Turned, a barcode runs along the long side of the screen. */
function Drawing({
  drawing: { width, height, path },
  isTurned = false,
}: {
  drawing: CodeDrawing;
  isTurned?: boolean;
}) {
  const [viewWidth, viewHeight] = isTurned ? [height, width] : [width, height];
  return (
    <svg
      className={styles.drawing}
      viewBox={`0 0 ${viewWidth} ${viewHeight}`}
      preserveAspectRatio={height === width ? undefined : 'none'}
      shapeRendering="crispEdges"
      style={{ [isTurned ? 'height' : 'width']: wholePoints(width) }}
      aria-hidden="true"
      focusable="false"
    >
      <rect width="100%" height="100%" fill="#fff" />
      <path d={path} fill="#000" transform={isTurned ? `matrix(0 1 -1 0 ${height} 0)` : undefined} />
    </svg>
  );
}

/** As long as there is room for, each module a whole number of the screen's points: bars of one width look it. */
function wholePoints(modules: number): string {
  const once = `${modules / (window.devicePixelRatio || 1)}px`;
  return `min(100%, max(${once}, round(down, 100%, ${once})))`;
}
