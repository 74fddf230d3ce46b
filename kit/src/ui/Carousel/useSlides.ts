import { useEffect, useRef, useState } from 'react';
import type Swiper from 'swiper';

interface Slides {
  total: number;
  canMove: boolean;
  infinite: boolean;
  slidesToShow: number;
  /** ms */
  speed: number;
}

function speedOf(speed: number): number {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : speed;
}

/**
 * Which slide is seen. Swiper moves them once it is loaded; until then, and where it does not load, the browser's
 * own scrolling does.
 */
export function useSlides({ total, canMove, infinite, slidesToShow, speed }: Slides) {
  const track = useRef<HTMLDivElement>(null);
  const swiper = useRef<Swiper | null>(null);
  const [current, setCurrent] = useState(0);
  const [isReady, setReady] = useState(false);
  const latest = useRef(current);
  useEffect(() => {
    latest.current = current;
  });

  useEffect(() => {
    const view = track.current;
    if (view === null || !canMove) return;
    let isGone = false;
    import('swiper').then(
      ({ default: SwiperClass }) => {
        if (isGone) return;
        view.scrollLeft = 0;
        swiper.current = new SwiperClass(view, {
          initialSlide: Math.min(latest.current, total - 1),
          slidesPerView: slidesToShow,
          loop: infinite,
          speed: speedOf(speed),
          // Ours are inert where they are not seen.
          watchOverflow: true,
          on: {
            // Without a width it cannot know.
            realIndexChange: ({ realIndex }) => view.clientWidth > 0 && setCurrent(realIndex),
          },
        });
        setReady(true);
      },
      () => {
        // Scrolling stays.
      },
    );
    return () => {
      isGone = true;
      swiper.current?.destroy(true, true);
      swiper.current = null;
      setReady(false);
    };
  }, [canMove, total, infinite, slidesToShow, speed]);

  useEffect(() => {
    const view = track.current;
    if (view === null || isReady) return;
    const onScroll = () => {
      if (view.clientWidth === 0) return;
      const place = Math.round((view.scrollLeft * slidesToShow) / view.clientWidth);
      setCurrent(Math.min(total - 1, Math.max(0, place)));
    };
    view.addEventListener('scroll', onScroll, { passive: true });
    return () => view.removeEventListener('scroll', onScroll);
  }, [isReady, total, slidesToShow]);

  function go(index: number) {
    const to = infinite ? (index + total) % total : Math.min(total - 1, Math.max(0, index));
    setCurrent(to);
    const moving = swiper.current;
    if (moving === null) {
      const view = track.current;
      view?.scrollTo({ left: (to * view.clientWidth) / slidesToShow });
      return;
    }
    if (!infinite) moving.slideTo(to);
    // One step over the end goes on in the same direction.
    else if (index === latest.current + 1) moving.slideNext();
    else if (index === latest.current - 1) moving.slidePrev();
    else moving.slideToLoop(to);
  }

  return { track, current: Math.min(current, Math.max(0, total - 1)), isReady, go };
}
