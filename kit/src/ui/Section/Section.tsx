import { type ReactNode, useId } from 'react';
import styles from './Section.module.css';

interface SectionProps {
  title: ReactNode;
  /** beside the title: a text button */
  action?: ReactNode;
  children: ReactNode;
}

/** A part of a screen under a heading of its own; screen readers find it by that heading. */
export function Section({ title, action, children }: SectionProps) {
  const titleId = useId();
  return (
    <section className={styles.section} aria-labelledby={titleId}>
      <div className={styles.head}>
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        {action}
      </div>
      {children}
    </section>
  );
}
