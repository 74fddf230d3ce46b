import type { KeyboardEvent } from 'react';
import { kitMessages } from '../../messages/index.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import styles from './Carousel.module.css';

interface CarouselControlsProps {
  total: number;
  /** from 0 */
  current: number;
  isPlaying?: boolean;
  onPlay?: () => void;
  hasDots: boolean;
  hasArrows: boolean;
  infinite: boolean;
  onGo: (index: number) => void;
}

/** More dots than a thumb can tell apart at 320 px: numbers then. */
const mostDots = 6;

/** Play and pause, dots, and arrows where they are asked for or dots are too many. */
export function CarouselControls(props: CarouselControlsProps) {
  const { total, current, isPlaying, onPlay, infinite, onGo } = props;
  const { carousel } = kitMessages.use();
  const hasCount = props.hasDots && total > mostDots;
  const hasArrows = props.hasArrows || hasCount;
  const isOff = (to: number) => !infinite && (to < 0 || to >= total);

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (step === undefined || isOff(current + step)) return;
    event.preventDefault();
    const to = (current + step + total) % total;
    onGo(to);
    event.currentTarget.querySelector<HTMLElement>(`[data-to="${to + 1}"]`)?.focus();
  }

  return (
    <fieldset className={styles.controls} aria-label={carousel.controls} onKeyDown={onKeyDown}>
      {onPlay && (
        <IconButton
          icon={isPlaying ? 'pause' : 'play'}
          label={isPlaying ? carousel.pause : carousel.play}
          action={isPlaying ? 'pause' : 'play'}
          onClick={onPlay}
        />
      )}
      {hasArrows && (
        <IconButton
          icon="back"
          label={carousel.previous}
          action="previous"
          isOff={isOff(current - 1)}
          onClick={() => onGo(current - 1)}
        />
      )}
      {hasCount && (
        <p className={styles.count}>
          <span aria-hidden="true">{`${current + 1} / ${total}`}</span>
          <VisuallyHidden>{carousel.slide({ current: current + 1, total })}</VisuallyHidden>
        </p>
      )}
      {props.hasDots &&
        !hasCount &&
        Array.from({ length: total }, (_, index) => (
          <button
            key={index}
            type="button"
            className={styles.dot}
            aria-label={carousel.show({ current: index + 1 })}
            aria-current={index === current ? 'true' : undefined}
            data-action="goTo"
            data-to={index + 1}
            onClick={() => onGo(index)}
          />
        ))}
      {hasArrows && (
        <IconButton
          icon="chevron"
          label={carousel.next}
          action="next"
          isOff={isOff(current + 1)}
          onClick={() => onGo(current + 1)}
        />
      )}
    </fieldset>
  );
}
