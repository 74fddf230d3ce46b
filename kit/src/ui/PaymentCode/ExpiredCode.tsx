import { type RefObject, useEffect, useRef } from 'react';
import { kitMessages } from '../../messages/index.ts';
import { Button } from '../Button/Button.tsx';
import { Icon } from '../Icon/Icon.tsx';
import styles from './PaymentCode.module.css';

interface ExpiredCodeProps {
  isRenewing: boolean;
  /** the code went away with the focus on it */
  tookFocus: RefObject<boolean>;
  onRenew: () => void;
}

/** In place of a code whose time is up. */
export function ExpiredCode({ isRenewing, tookFocus, onRenew }: ExpiredCodeProps) {
  const { codes: t } = kitMessages.use();
  const part = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (tookFocus.current) part.current?.querySelector('button')?.focus();
    tookFocus.current = false;
  }, [tookFocus]);

  return (
    <div ref={part} className={styles.expired}>
      <span className={styles.sign}>
        <Icon name="pending" size="large" />
      </span>
      <p className={styles.title}>{t.expired}</p>
      <p className={styles.hint}>{t.expiredHint}</p>
      <Button variant="secondary" action="renew" isBusy={isRenewing} onClick={onRenew}>
        {t.renew}
      </Button>
    </div>
  );
}
