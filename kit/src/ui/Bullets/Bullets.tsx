import { classes } from '../classes.ts';
import styles from './Bullets.module.css';

interface BulletsProps {
  texts: readonly string[];
  /** numbered: one after the other */
  isOrdered?: boolean;
  /** small print, below what it is about: what more than one Note would say */
  isNote?: boolean;
}

/** What is to be known, point by point. */
export function Bullets({ texts, isOrdered = false, isNote = false }: BulletsProps) {
  const List = isOrdered ? 'ol' : 'ul';
  return (
    <List className={classes(isOrdered ? styles.steps : styles.bullets, isNote && styles.note)}>
      {texts.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </List>
  );
}
