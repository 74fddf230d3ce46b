import { type ReactElement, useRef, useState } from 'react';
import { CarouselControls } from '../Carousel/CarouselControls.tsx';
import { ServiceGrid } from '../ServiceGrid/ServiceGrid.tsx';
import styles from './ServicePages.module.css';
import { servicePageStarts } from './servicePageStarts.ts';

interface ServicePagesProps {
  /** names the list for a screen reader */
  label: string;
  /** ServiceCells */
  children: readonly ReactElement[];
}

/** More services than a screen should show: pages of eight to swipe through, in the customer's order. */
export function ServicePages({ label, children }: ServicePagesProps) {
  const view = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(0);
  const pages = servicePageStarts(children.length);
  if (pages.length === 1) return <ServiceGrid label={label}>{children}</ServiceGrid>;
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
            <ServiceGrid label={`${label} ${page + 1}/${pages.length}`}>
              {children.slice(from, pages[page + 1])}
            </ServiceGrid>
          </div>
        ))}
      </div>
      <CarouselControls
        total={pages.length}
        current={current}
        hasDots
        hasArrows={false}
        infinite={false}
        onGo={(page) => view.current?.scrollTo({ left: page * view.current.clientWidth })}
      />
    </>
  );
}
