import { type ReactElement, type ReactNode, useRef } from 'react';
import { classes } from '../classes.ts';
import { Facts } from '../Facts/Facts.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { useFitted } from '../useFitted.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { Coins } from './Coins.tsx';
import styles from './Hero.module.css';

interface HeroProps {
  /** over the label: a greeting */
  lead?: ReactNode;
  /** where the greeting leads: it is then a button with a chevron */
  onLead?: (() => void) | undefined;
  /** `data-action` of that button */
  leadAction?: string;
  /** what the figure is: "바로 쓸 수 있는 포인트"; or a promise, where there is no figure */
  label: ReactNode;
  /** a promise in place of a figure: the label stands large */
  isPromise?: boolean;
  /** the one number; absent while it is read */
  value?: string | undefined;
  unit?: string;
  /** it is late, or owed: the figure says so by its colour as well */
  tone?: 'danger';
  /** in place of the figure: it cannot be read now */
  problem?: string | undefined;
  /** under the figure; facts with ` · ` between them stay whole */
  note?: ReactNode;
  /** the customer covers amounts: the eye beside the label; its words are its name */
  eye?: { isHidden: boolean; label: string; hidden: string; onToggle: () => void };
  /** while the figure is read, for a screen reader */
  waiting?: string;
  /** coins where it is about points; a picture of the caller's under the words of a promise */
  art?: 'coins' | 'none' | ReactElement;
  /** buttons, the main one first */
  children?: ReactNode;
}

/** The first card of an overview: one number that counts, and what can be done with it. */
export function Hero(props: HeroProps) {
  const {
    lead,
    onLead,
    leadAction,
    label,
    isPromise = false,
    value,
    unit,
    tone,
    problem,
    note,
    eye,
    waiting,
    art = 'coins',
    children,
  } = props;
  const line = useRef<HTMLParagraphElement>(null);
  useFitted(line, `${value} ${eye?.isHidden}`);
  return (
    <div className={classes(styles.hero, (art === 'coins' || isPromise) && styles.glows)} data-part="hero">
      {art === 'coins' && <Coins />}
      <div className={styles.words}>
        {lead !== undefined &&
          (onLead ? (
            <button
              type="button"
              className={classes(styles.lead, styles.leads)}
              data-action={leadAction}
              onClick={onLead}
            >
              {lead}
              <Icon name="chevron" size="small" />
            </button>
          ) : (
            <p className={styles.lead}>{lead}</p>
          ))}
        <div className={isPromise ? styles.promise : styles.head}>
          <span className={styles.label}>{label}</span>
          {eye && (
            <IconButton
              icon={eye.isHidden ? 'eyeOff' : 'eye'}
              label={eye.label}
              action="toggleAmounts"
              isPressed={eye.isHidden}
              onClick={eye.onToggle}
            />
          )}
        </div>
        {!isPromise && (
          <p
            ref={line}
            className={styles.figure}
            data-long={value !== undefined && value.length > 8}
            data-tone={tone}
          >
            {problem !== undefined && <span className={styles.problem}>{problem}</span>}
            {problem === undefined && value === undefined && (
              <>
                <span className={styles.bone} aria-hidden="true" />
                {waiting !== undefined && <VisuallyHidden>{waiting}</VisuallyHidden>}
              </>
            )}
            {problem === undefined && value !== undefined && eye?.isHidden && (
              <>
                <span aria-hidden="true">•••••</span>
                <VisuallyHidden>{eye.hidden}</VisuallyHidden>
              </>
            )}
            {problem === undefined && value !== undefined && !eye?.isHidden && (
              <>
                <span className={styles.digits} translate="no">
                  {value}
                </span>
                <span className={styles.unit}>{unit}</span>
              </>
            )}
          </p>
        )}
        {note !== undefined && (
          <p className={styles.note}>{typeof note === 'string' ? <Facts>{note}</Facts> : note}</p>
        )}
      </div>
      {typeof art === 'object' && <div className={styles.art}>{art}</div>}
      {children !== undefined && (
        <div className={classes(styles.actions, isPromise && styles.under)}>{children}</div>
      )}
    </div>
  );
}
