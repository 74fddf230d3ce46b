import { type ReactNode, useRef, useState } from 'react';
import { kitMessages } from '../../messages/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import styles from './BannerRail.module.css';

interface BannerRailProps {
  /** a banner each */
  items: readonly { id: string; content: ReactNode }[];
  /** what they are, for a screen reader */
  label: string;
}

/** Several banners side by side, moved by the customer's own hand only; one alone stands as it is. */
export function BannerRail({ items, label }: BannerRailProps) {
  const { carousel } = kitMessages.use();
  const rail = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(0);
  const total = items.length;
  if (total === 0) return null;
  if (total === 1) return <div className={styles.box}>{items[0]?.content}</div>;

  function onScroll() {
    const view = rail.current;
    if (view === null || view.clientWidth === 0) return;
    setCurrent(Math.min(total - 1, Math.round(view.scrollLeft / view.clientWidth)));
  }

  function showNext() {
    const view = rail.current;
    if (view === null) return;
    const next = (current + 1) % total;
    setCurrent(next);
    const isStill = window.matchMedia?.('(prefers-reduced-motion: reduce)').matches;
    view.scrollTo({ left: next * view.clientWidth, behavior: isStill ? 'auto' : 'smooth' });
  }

  return (
    <div className={styles.box}>
      <ul ref={rail} className={styles.rail} aria-label={label} onScroll={onScroll}>
        {items.map(({ id, content }) => (
          <li key={id} className={styles.item}>
            {content}
          </li>
        ))}
      </ul>
      <button type="button" className={styles.count} data-action="nextBanner" onClick={showNext}>
        <VisuallyHidden>{carousel.next}</VisuallyHidden>
        {`${current + 1} / ${total}`}
      </button>
    </div>
  );
}
