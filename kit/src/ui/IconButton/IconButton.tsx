import { Icon, type IconName } from '../Icon/Icon.tsx';
import styles from './IconButton.module.css';

interface IconButtonProps {
  icon: IconName;
  /** what it does: its accessible name */
  label: string;
  action?: string;
  onClick: () => void;
  /** something new waits behind it, as the label says: a dot */
  hasNews?: boolean;
  /** for a button that stays down: shown or hidden, playing or not */
  isPressed?: boolean;
  /** looks and says it cannot be used, but keeps the focus */
  isOff?: boolean;
}

/** A 44 px button that is only a picture: header, close, previous and next. */
export function IconButton({ icon, label, action, onClick, isPressed, isOff, hasNews }: IconButtonProps) {
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
      {hasNews && <span className={styles.news} data-part="news" />}
    </button>
  );
}
