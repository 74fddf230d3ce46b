import { type ReactNode, useId } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { Bubble } from './Bubble.tsx';
import styles from './Tooltip.module.css';
import { useTooltip } from './useTooltip.ts';

export interface TooltipProps {
  /** what the button explains: its accessible name, and in words where `isText` */
  label: string;
  /** the explanation: words only, as a tooltip takes no focus */
  children: ReactNode;
  /** the label is shown as a dotted-underlined word, in place of the sign */
  isText?: boolean;
}

/**
 * A short explanation beside a term: under the pointer, on focus and by a tap; Escape, a tap elsewhere and leaving
 * close it (1-shell s9, R418). It may be pointed at itself, and it lies over dialogs.
 */
export function Tooltip({ label, children, isText = false }: TooltipProps) {
  const id = useId();
  const { isOpen, anchor, bubble, handlers, toggle } = useTooltip();
  return (
    <span ref={anchor} className={styles.anchor} data-part="tooltip" {...handlers}>
      <button
        type="button"
        className={isText ? styles.word : styles.sign}
        aria-label={isText ? undefined : label}
        aria-describedby={id}
        onClick={toggle}
      >
        {isText ? label : <Icon name="info" size="small" />}
      </button>
      <Bubble ref={bubble} id={id} isOpen={isOpen} anchor={anchor}>
        {children}
      </Bubble>
    </span>
  );
}
