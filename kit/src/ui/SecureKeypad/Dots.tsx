import { kitMessages } from '../../messages/index.ts';
import { classes } from '../classes.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import styles from './SecureKeypad.module.css';

/** How many digits are in: nothing else of a secret is ever shown. */
export function Dots({ count, length }: { count: number; length: number }) {
  const { keypad } = kitMessages.use();
  return (
    <div className={styles.dots} role="status">
      <VisuallyHidden>{keypad.entered({ count, length })}</VisuallyHidden>
      {Array.from({ length }, (_, place) => (
        <span
          key={place}
          className={classes(styles.dot, place < count && styles.filled)}
          aria-hidden="true"
        />
      ))}
    </div>
  );
}
