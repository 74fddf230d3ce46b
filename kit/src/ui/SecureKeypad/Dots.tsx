import { kitMessages } from '../../messages/index.ts';
import { classes } from '../classes.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import styles from './SecureKeypad.module.css';

/** How many digits are in: nothing else of a secret is ever shown. */
export function Dots({ count, length, isWrong }: { count: number; length: number; isWrong: boolean }) {
  const { keypad } = kitMessages.use();
  return (
    <div className={classes(styles.dots, isWrong && styles.wrong)} role="status">
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
