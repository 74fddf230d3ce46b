import { kitMessages } from '../../messages/index.ts';
import { classes } from '../classes.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import styles from './Header.module.css';

interface HeaderProps {
  title: string;
  onBack?: () => void;
  /** by default wallet main, /main/FMA10000: the caller's business */
  onHome?: () => void;
  onSearch?: () => void;
  /** only for group code KC0 */
  onCardMenu?: () => void;
  step?: { current: number; total: number };
  /**
   * new: the title large beside the back button; classic: in the middle over a line, as older phone apps have it.
   * `usesNewHeader` of `@wallet/kit/format` decides by the app's version and the date (1-shell s5, s9, A75).
   */
  look?: 'new' | 'classic';
}

/**
 * The bar on top of every screen: back, the title as the page's heading, step counter, search, card menu, home
 * (1-shell s2.5). The heading takes the focus after a route change: {@link focusTitle}.
 */
export function Header({ title, onBack, onHome, onSearch, onCardMenu, step, look = 'new' }: HeaderProps) {
  const { header } = kitMessages.use();
  return (
    <header className={classes(styles.header, look === 'classic' && styles.classic)} data-look={look}>
      <div className={styles.row}>
        {onBack && <IconButton icon="back" label={header.back} action="back" onClick={onBack} />}
        <h1 className={styles.title} tabIndex={-1} data-title="">
          {title}
        </h1>
        <div className={styles.end}>
          {step && (
            <p className={styles.step}>
              <span aria-hidden="true">
                <b>{step.current}</b>/{step.total}
              </span>
              <VisuallyHidden>{header.step(step)}</VisuallyHidden>
            </p>
          )}
          {onSearch && <IconButton icon="search" label={header.search} action="search" onClick={onSearch} />}
          {onCardMenu && (
            <IconButton icon="cardMenu" label={header.cardMenu} action="cardMenu" onClick={onCardMenu} />
          )}
          {onHome && <IconButton icon="home" label={header.home} action="home" onClick={onHome} />}
        </div>
      </div>
    </header>
  );
}
