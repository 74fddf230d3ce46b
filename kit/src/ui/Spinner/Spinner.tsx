import { kitMessages } from '../../messages/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import styles from './Spinner.module.css';

interface SpinnerProps {
  /** the answer of a change was lost, and the page asks how it ended */
  isChecking?: boolean;
}

/**
 * The full-screen loading sign while a call is under way (1-shell s2.5, R103). It shows after a moment, so that a
 * quick answer does not flash; taps beside it still count, as a second tap on a busy button does nothing.
 */
export function Spinner({ isChecking = false }: SpinnerProps) {
  const { states } = kitMessages.use();
  return (
    <div className={styles.stage} role="status" data-part="spinner">
      <span className={styles.ring} aria-hidden="true" />
      {isChecking ? (
        <p className={styles.words} data-msg="checkingLost">
          {states.checkingLost}
        </p>
      ) : (
        <VisuallyHidden>{states.processing}</VisuallyHidden>
      )}
    </div>
  );
}
