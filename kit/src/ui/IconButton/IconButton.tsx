import { Icon, type IconName } from '../Icon/Icon.tsx';
import styles from './IconButton.module.css';

interface IconButtonProps {
  icon: IconName;
  /** what it does: its accessible name */
  label: string;
  action?: string;
  onClick: () => void;
  /** so many wait behind it: a mark with the number, which the label says as well; none at 0 */
  count?: number;
  /** for a button that stays down: shown or hidden, playing or not */
  isPressed?: boolean;
  /** looks and says it cannot be used, but keeps the focus */
  isOff?: boolean;
}

/** More than two figures do not fit. */
const most = 99;

/** A 44 px button that is only a picture: header, close, previous and next. */
export function IconButton({ icon, label, action, onClick, isPressed, isOff, count = 0 }: IconButtonProps) {
  return (
    <button
      type="button"
      className={styles.button}
      aria-label={label}
      aria-pressed={isPressed}
      aria-disabled={isOff || undefined}
      data-action={action}
      onClick={isOff ? undefined : onClick}
    >
      <Icon name={icon} />
      {count > 0 && (
        // Written by its style: as text it would be a name of its own beside the label that says it in words.
        <span className={styles.count} aria-hidden="true" data-count={count > most ? `${most}+` : count} />
      )}
    </button>
  );
}
