import styles from './Facts.module.css';

/** Facts with ` · ` between them: a line ends with a fact, never with the dot behind it. */
export function Facts({ children }: { children: string }) {
  const each = children.split(' · ');
  if (each.length === 1) return children;
  return (
    <span className={styles.line}>
      <span className={styles.facts}>
        {each.map((fact, place) => (
          <span key={place}>
            {place > 0 && <span className={styles.dot}> · </span>}
            {fact}
          </span>
        ))}
      </span>
    </span>
  );
}
