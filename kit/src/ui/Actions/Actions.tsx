import type { ReactNode } from 'react';
import styles from './Actions.module.css';

interface ActionsProps {
  /** small ones beside each other; unless told one below the other, at the end of what a screen says */
  beside?: boolean;
  /** what can be done with what a card shows: at its foot, equally wide */
  foot?: boolean;
  /** quiet words side by side, hairlines between them: other ways than the main one; each a `full` text Button */
  links?: boolean;
  children: ReactNode;
}

/** Buttons within the content of a screen. Its main button stands in the bar at the bottom. */
export function Actions({ beside = false, foot = false, links = false, children }: ActionsProps) {
  return (
    <div
      className={foot ? styles.foot : beside ? styles.beside : links ? styles.links : styles.below}
      data-ending={foot || beside || links ? undefined : true}
    >
      {children}
    </div>
  );
}
