import { type ReactElement, useRef, useState } from 'react';
import { CarouselControls } from '../Carousel/CarouselControls.tsx';
import { ServiceGrid } from '../ServiceGrid/ServiceGrid.tsx';
import styles from './ServicePages.module.css';

interface ServicePagesProps {
  /** names the list for a screen reader */
  label: string;
  /** ServiceCells */
  children: readonly ReactElement[];
}

/** Two rows of four; one more row is no reason to turn pages. */
const aPage = 8;
const onOnePage = 12;

/** More services than a screen should show: pages of eight to swipe through, in the customer's order. */
export function ServicePages({ label, children }: ServicePagesProps) {
  const view = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(0);
  if (children.length <= onOnePage) return <ServiceGrid label={label}>{children}</ServiceGrid>;
  const pages = Array.from({ length: Math.ceil(children.length / aPage) }, (_, page) => page * aPage);
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
              {children.slice(from, from + aPage)}
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
