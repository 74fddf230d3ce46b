import type { ReactNode } from 'react';
import { kitMessages } from '../../messages/index.ts';
import { classes } from '../classes.ts';
import styles from './Carousel.module.css';
import { CarouselControls } from './CarouselControls.tsx';
import { useAutoplay } from './useAutoplay.ts';
import { useSlides } from './useSlides.ts';

/** One thing to see in a carousel. */
export interface CarouselSlide {
  id: string;
  content: ReactNode;
}

export interface CarouselProps {
  slides: readonly CarouselSlide[];
  /** what the slides are, for a screen reader */
  label: string;
  /** previous and next buttons; default off */
  arrows?: boolean;
  /** one dot a slide; default on (A74) */
  dots?: boolean;
  /** after the last comes the first; default on */
  infinite?: boolean;
  /** how many are seen at once; default 1 */
  slidesToShow?: number;
  /** how long a slide moves, in ms; default 300 (R416) */
  speed?: number;
  /** slides move by themselves, with a button to stop them; default on */
  autoplay?: boolean;
  /** how long a slide stands, in ms; default 3000 (R415) */
  interval?: number;
}

/**
 * Slides to swipe through, with play and pause (1-shell s2.5, R115). The first is there at once; Swiper comes after
 * it, for two slides or more. Nothing moves by itself for a customer who wants less motion, nor while a finger, a
 * pointer or the focus is on it (WCAG 2.2.2).
 */
export function Carousel({
  slides,
  label,
  arrows = false,
  dots = true,
  infinite = true,
  slidesToShow = 1,
  speed = 300,
  autoplay = true,
  interval = 3000,
}: CarouselProps) {
  const { carousel } = kitMessages.use();
  const total = slides.length;
  const canMove = total > slidesToShow;
  const { track, current, isReady, go } = useSlides({ total, canMove, infinite, slidesToShow, speed });
  const isAtEnd = !infinite && current + slidesToShow >= total;
  const play = useAutoplay({
    isOn: autoplay && canMove,
    isAtEnd,
    interval,
    onNext: () => go(current + 1),
    current,
  });
  if (total === 0) return null;
  if (total === 1) return <>{slides[0]?.content}</>;

  return (
    <section
      className={styles.carousel}
      aria-label={label}
      aria-roledescription={carousel.role}
      data-part="carousel"
      data-state={play.isPlaying ? 'playing' : 'paused'}
      {...play.holds}
    >
      <div ref={track} className={classes(styles.view, !isReady && styles.native)}>
        <div
          className={classes(styles.track, 'swiper-wrapper')}
          aria-live={play.isPlaying ? 'off' : 'polite'}
        >
          {slides.map(({ id, content }, index) => (
            // biome-ignore lint/a11y/useSemanticElements: a slide is a group, no set of fields
            <div
              key={id}
              className={classes(styles.slide, 'swiper-slide')}
              style={{
                flexBasis: `${100 / slidesToShow}%`,
                ...(slidesToShow > 1 && { paddingInline: 'var(--space-1)' }),
              }}
              role="group"
              aria-roledescription={carousel.slideRole}
              aria-label={carousel.slide({ current: index + 1, total })}
              inert={index < current || index >= current + slidesToShow}
              data-slide={index + 1}
            >
              {content}
            </div>
          ))}
        </div>
      </div>
      {canMove && (
        <CarouselControls
          total={total}
          current={current}
          {...(autoplay && { isPlaying: play.isPlaying, onPlay: play.toggle })}
          hasDots={dots}
          hasArrows={arrows}
          infinite={infinite}
          onGo={(index) => {
            play.stop();
            go(index);
          }}
        />
      )}
    </section>
  );
}
