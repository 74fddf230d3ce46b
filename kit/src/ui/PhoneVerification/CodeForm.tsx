import { useEffect, useRef } from 'react';
import { matches, required } from '../../forms/index.ts';
import { kitMessages } from '../../messages/index.ts';
import { Button } from '../Button/Button.tsx';
import { CodeField } from '../CodeField/CodeField.tsx';
import { clockText } from '../Countdown/clockText.ts';
import { InlineNotice } from '../InlineNotice/InlineNotice.tsx';
import { useForm } from '../useForm/useForm.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import styles from './PhoneVerification.module.css';

interface CodeFormProps {
  length: number;
  seconds: number;
  running: 'send' | 'extend' | 'check' | null;
  /** another code */
  onSend: () => void;
  onExtend: () => void;
  /** `refuse` marks the code as wrong */
  onCheck: (code: string, refuse: () => void) => void;
}

/** The answer to a code: the field, which sends itself; under it the time that is left and the way to another code. */
export function CodeForm({ length, seconds, running, onSend, onExtend, onCheck }: CodeFormProps) {
  const { phone: t } = kitMessages.use();
  const part = useRef<HTMLFormElement>(null);
  const form = useForm({
    initial: { code: '' },
    rules: { code: [required(), matches(new RegExp(`^\\d{${length}}$`), 'invalidFormat')] },
  });
  const isOver = seconds === 0;
  // More time is offered when it is short.
  const isEnding = seconds <= 60;
  const check = (code: string) => {
    if (!isOver) onCheck(code, () => form.setProblem('code', { id: 'wrongCode' }));
  };
  const again = (
    <Button
      {...(isOver ? { full: true, variant: 'secondary' } : { size: 'small', variant: 'text' })}
      action="sendCode"
      isBusy={running === 'send'}
      onClick={onSend}
    >
      {isOver ? (
        t.sendAgain
      ) : (
        <>
          {/* Heard with its object; the line it stands in shows that. */}
          <VisuallyHidden>{t.againOf} </VisuallyHidden>
          {t.again}
        </>
      )}
    </Button>
  );

  useEffect(() => {
    part.current?.querySelector('input')?.focus();
  }, []);

  return (
    <form ref={part} noValidate onSubmit={form.submit(({ code }) => check(code))}>
      <CodeField
        {...form.field('code')}
        {...(form.problems.code?.id === 'wrongCode' ? { problemMessage: t.wrongCode } : {})}
        onChange={(value) => form.set('code', value)}
        label={t.code}
        length={length}
        onFull={check}
        required
      />
      <VisuallyHidden>
        <span role="status">{spokenTime(seconds, t)}</span>
      </VisuallyHidden>
      {isOver ? (
        <>
          <InlineNotice tone="warning">{t.expired}</InlineNotice>
          <div className={styles.row}>{again}</div>
        </>
      ) : (
        <div className={styles.clockRow}>
          <span className={styles.clock} data-last={isEnding} role="timer">
            {t.left({ time: clockText(seconds) })}
          </span>
          {isEnding && (
            <Button
              variant="text"
              size="small"
              action="extend"
              isBusy={running === 'extend'}
              onClick={onExtend}
            >
              {t.extend}
            </Button>
          )}
          <span className={styles.again}>{again}</span>
        </div>
      )}
      {/* The last figure sends the code: this is for who comes back to one that did not get through. */}
      {form.values.code.length === length && !isOver && (
        <div className={styles.main}>
          <Button full variant="secondary" type="submit" action="submit" isBusy={running === 'check'}>
            {t.check}
          </Button>
        </div>
      )}
    </form>
  );
}

/** Said aloud: that the code is on its way, the last minute, and the end; not every second. */
function spokenTime(seconds: number, t: { sent: string; lastMinute: string; expired: string }): string {
  if (seconds === 0) return t.expired;
  return seconds <= 60 ? t.lastMinute : t.sent;
}
