import { kitMessages } from '../../messages/index.ts';
import { Icon } from '../Icon/Icon.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import styles from './Rating.module.css';

/** What others think of it: a star and the number, one decimal. */
export function Rating({ value, max = 5 }: { value: number; max?: number }) {
  const { parts } = kitMessages.use();
  const shown = value.toFixed(1);
  return (
    <span className={styles.rating}>
      <span className={styles.star} aria-hidden="true">
        <Icon name="star" size="small" filled />
      </span>
      <span aria-hidden="true">{shown}</span>
      <VisuallyHidden>{parts.rating({ value: Number(shown), max })}</VisuallyHidden>
    </span>
  );
}
