import { type RefObject, useEffect, useRef } from 'react';
import { kitMessages } from '../../messages/index.ts';
import { Button } from '../Button/Button.tsx';
import { Icon } from '../Icon/Icon.tsx';
import styles from './CodePlate.module.css';

interface ExpiredCodeProps {
  isRenewing: boolean;
  /** the code went away with the focus on it */
  tookFocus: RefObject<boolean>;
  onRenew: () => void;
}

/** In place of a code whose time is up; what shines through the plate is no code. */
export function ExpiredCode({ isRenewing, tookFocus, onRenew }: ExpiredCodeProps) {
  const { codes: t } = kitMessages.use();
  const part = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (tookFocus.current) part.current?.querySelector('button')?.focus();
    tookFocus.current = false;
  }, [tookFocus]);

  return (
    <div ref={part} className={styles.over}>
      <Icon name="pending" size="disc" />
      <p className={styles.title}>{t.expired}</p>
      <p className={styles.hint}>{t.expiredHint}</p>
      <Button action="renew" isBusy={isRenewing} onClick={onRenew}>
        {t.renew}
      </Button>
    </div>
  );
}
