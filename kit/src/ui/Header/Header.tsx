import { type CSSProperties, type ReactNode, useRef } from 'react';
import { kitMessages } from '../../messages/index.ts';
import { classes } from '../classes.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import styles from './Header.module.css';
import { useScrolled } from './useScrolled.ts';

interface HeaderProps {
  title: string;
  onBack?: () => void;
  /** by default wallet main, /main/FMA10000: the caller's business */
  onHome?: () => void;
  onSearch?: () => void;
  /** only for group code KC0 */
  onCardMenu?: () => void;
  step?: { current: number; total: number };
  /** the right slot: IconButtons of the screen's own, two of all at most */
  end?: ReactNode;
  /** the title stands large in the page, under the bar; a small one fades in when it has left */
  isLarge?: boolean;
  /** over a large title: a picture up to the screen's edges, on which the bar floats until the title has left */
  picture?: ReactNode;
  /** under a large title: one sentence */
  note?: ReactNode;
  /**
   * new: the title beside the back button; classic: in the middle over a line, as older phone apps have it.
   * `usesNewHeader` of `@wallet/kit/format` decides by the app's version and the date (1-shell s5, s9, A75).
   */
  look?: 'new' | 'classic';
}

/** The bar's height: what has gone under it is out of sight, in CSS pixels. */
const bar = 56;
/** How far the page lies over its picture. */
const sheetOverlap = 24;

/**
 * The bar on top of every screen: back, the title as the page's heading, step counter, search, card menu, home
 * (1-shell s2.5). The heading takes the focus after a route change: {@link focusTitle}. A hairline parts it from what
 * has been scrolled under it.
 */
export function Header(props: HeaderProps) {
  const { title, onBack, onHome, onSearch, onCardMenu, step, look = 'new', isLarge = false, note } = props;
  const picture = isLarge ? props.picture : undefined;
  const { header } = kitMessages.use();
  const top = useRef<HTMLDivElement>(null);
  const large = useRef<HTMLHeadingElement>(null);
  const isScrolled = useScrolled(top);
  const isGone = useScrolled(large, bar);
  const foot = useRef<HTMLDivElement>(null);
  // The page lies over the picture's foot as a sheet: under the bar it is no ground to float on any more.
  const isCovered = useScrolled(foot, bar + sheetOverlap);
  const heading = (
    <h1 ref={isLarge ? large : undefined} className={styles.title} tabIndex={-1} data-title="">
      {title}
    </h1>
  );
  return (
    <>
      <div ref={top} className={styles.top} />
      <header
        className={classes(
          styles.header,
          look === 'classic' && styles.classic,
          isScrolled && styles.over,
          picture !== undefined && !isCovered && styles.floating,
        )}
        data-look={look}
      >
        <div className={classes(styles.row, !onBack && (onHome ? styles.first : styles.root))}>
          {onBack && <IconButton icon="back" label={header.back} action="back" onClick={onBack} />}
          {isLarge ? (
            <span className={classes(styles.title, styles.small, isGone && styles.shown)} aria-hidden="true">
              {title}
            </span>
          ) : (
            heading
          )}
          <div className={styles.end}>
            {step && (
              <p className={styles.step}>
                <span aria-hidden="true">
                  <b>{step.current}</b>/{step.total}
                </span>
                <VisuallyHidden>{header.step(step)}</VisuallyHidden>
              </p>
            )}
            {onSearch && (
              <IconButton icon="search" label={header.search} action="search" onClick={onSearch} />
            )}
            {props.end}
            {onCardMenu && (
              <IconButton icon="cardMenu" label={header.cardMenu} action="cardMenu" onClick={onCardMenu} />
            )}
            {onHome && <IconButton icon="home" label={header.home} action="home" onClick={onHome} />}
          </div>
        </div>
        {/* What the counter says, for the eye. */}
        {step && (
          <div className={styles.way} style={{ '--way': step.current / step.total } as CSSProperties} />
        )}
      </header>
      {isLarge && (
        <div ref={foot} className={picture === undefined ? undefined : styles.picture}>
          {picture}
        </div>
      )}
      {isLarge && (
        <div className={classes(styles.large, picture !== undefined && styles.sheet)}>
          {heading}
          {note !== undefined && <p className={styles.note}>{note}</p>}
        </div>
      )}
    </>
  );
}
