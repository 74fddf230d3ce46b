import { kitMessages } from '../../messages/index.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import styles from './PdfPager.module.css';
import { nextZoom } from './pages.ts';

interface PdfToolsProps {
  page: number;
  total: number;
  isPlaying: boolean;
  zoom: number;
  onTurn: (step: 1 | -1) => void;
  onPlay: () => void;
  onZoom: (zoom: number) => void;
}

/** Previous, next, page x of y; larger and smaller; pages that turn by themselves. */
export function PdfTools({ page, total, isPlaying, zoom, onTurn, onPlay, onZoom }: PdfToolsProps) {
  const { terms } = kitMessages.use();
  const percent = Math.round(zoom * 100);
  return (
    <fieldset className={styles.tools} aria-label={terms.tools}>
      {total > 1 && (
        <div className={styles.group}>
          <IconButton
            icon="back"
            label={terms.previousPage}
            action="previous"
            isOff={page <= 1}
            onClick={() => onTurn(-1)}
          />
          <p className={styles.count}>
            <span aria-hidden="true">{`${page} / ${total}`}</span>
            <span aria-live={isPlaying ? 'off' : 'polite'} data-page={page} data-pages={total}>
              <VisuallyHidden>{terms.page({ current: page, total })}</VisuallyHidden>
            </span>
          </p>
          <IconButton
            icon="chevron"
            label={terms.nextPage}
            action="next"
            isOff={page >= total}
            onClick={() => onTurn(1)}
          />
          <IconButton
            icon={isPlaying ? 'pause' : 'play'}
            label={isPlaying ? terms.pause : terms.play}
            action={isPlaying ? 'pause' : 'play'}
            onClick={onPlay}
          />
        </div>
      )}
      <div className={styles.group}>
        <IconButton
          icon="minus"
          label={terms.zoomOut}
          action="zoomOut"
          isOff={nextZoom(zoom, -1) === zoom}
          onClick={() => onZoom(nextZoom(zoom, -1))}
        />
        <span aria-live="polite">
          <VisuallyHidden>{terms.zoom({ percent })}</VisuallyHidden>
        </span>
        <IconButton
          icon="plus"
          label={terms.zoomIn}
          action="zoomIn"
          isOff={nextZoom(zoom, 1) === zoom}
          onClick={() => onZoom(nextZoom(zoom, 1))}
        />
      </div>
    </fieldset>
  );
}
