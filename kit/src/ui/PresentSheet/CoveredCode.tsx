import { kitMessages } from '../../messages/index.ts';
import { Icon } from '../Icon/Icon.tsx';
import styles from './CodePlate.module.css';

/** In place of a code that nobody looks at: no picture of it stays behind in the list of open apps. */
export function CoveredCode() {
  const { codes: t } = kitMessages.use();
  return (
    <div className={styles.over}>
      <Icon name="lock" size="disc" />
      <p className={styles.title}>{t.covered}</p>
    </div>
  );
}
