import styles from './Bullets.module.css';

interface BulletsProps {
  texts: readonly string[];
  /** numbered: one after the other */
  isOrdered?: boolean;
}

/** What is to be known, point by point. */
export function Bullets({ texts, isOrdered = false }: BulletsProps) {
  const List = isOrdered ? 'ol' : 'ul';
  return (
    <List className={isOrdered ? styles.steps : styles.bullets}>
      {texts.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </List>
  );
}
