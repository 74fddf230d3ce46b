import { type ReactElement, useLayoutEffect, useRef, useState } from 'react';
import { kitMessages } from '../../messages/index.ts';
import { ServiceGrid } from '../ServiceGrid/ServiceGrid.tsx';
import styles from './ServicePages.module.css';
import { servicePageStarts } from './servicePageStarts.ts';

/** px that the dots go up at most: further, and the pages would stick out of their card. */
const most = 40;

interface ServicePagesProps {
  /** names the list for a screen reader */
  label: string;
  /** ServiceCells */
  children: readonly ReactElement[];
}

/**
 * More services than a screen should show: pages of eight to swipe through, in the customer's order. Its dots stand
 * right under the page that is seen, whatever room another one needs; they are one button, which leads to the next.
 */
export function ServicePages({ label, children }: ServicePagesProps) {
  const { carousel } = kitMessages.use();
  const view = useRef<HTMLDivElement>(null);
  const dots = useRef<HTMLButtonElement>(null);
  const [current, setCurrent] = useState(0);
  const pages = servicePageStarts(children.length);

  const total = pages.length;
  useLayoutEffect(() => {
    const all = view.current;
    const page = all?.children[Math.min(current, total - 1)];
    if (!all || !(page instanceof HTMLElement)) return;
    const fit = () => {
      const rest = Math.min(most, all.offsetHeight - page.offsetHeight);
      dots.current?.style.setProperty('--rest', `${rest}px`);
    };
    fit();
    if (!('ResizeObserver' in window)) return;
    // Another page may be the one that changes: with its face, its language or its text size.
    const watch = new ResizeObserver(fit);
    watch.observe(page);
    watch.observe(all);
    return () => watch.disconnect();
  }, [current, total]);

  if (total === 1) return <ServiceGrid label={label}>{children}</ServiceGrid>;
  return (
    <>
      <div
        ref={view}
        className={styles.view}
        onScroll={({ currentTarget: { scrollLeft, clientWidth } }) =>
          setCurrent(Math.round(scrollLeft / clientWidth))
        }
      >
        {pages.map((from, page) => (
          <div key={from} className={styles.page}>
            <ServiceGrid label={`${label} ${page + 1}/${total}`}>
              {children.slice(from, pages[page + 1])}
            </ServiceGrid>
          </div>
        ))}
      </div>
      <button
        ref={dots}
        type="button"
        className={styles.dots}
        aria-label={carousel.nextPage({ current: current + 1, total })}
        data-action="nextPage"
        onClick={() => view.current?.scrollTo({ left: ((current + 1) % total) * view.current.clientWidth })}
      >
        {pages.map((from, page) => (
          <span key={from} data-on={page === current || undefined} />
        ))}
      </button>
    </>
  );
}
