import { kitMessages } from '../../messages/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import styles from './Spinner.module.css';

/**
 * The full-screen loading sign while a call is under way (1-shell s2.5, R103). It shows after a moment, so that a
 * quick answer does not flash; taps beside it still count, as a second tap on a busy button does nothing.
 */
export function Spinner() {
  const { states } = kitMessages.use();
  return (
    <div className={styles.stage} role="status" data-part="spinner">
      <span className={styles.ring} aria-hidden="true" />
      <VisuallyHidden>{states.processing}</VisuallyHidden>
    </div>
  );
}
