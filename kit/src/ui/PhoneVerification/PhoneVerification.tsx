import { useContext, useId, useRef, useState } from 'react';
import { matches, required } from '../../forms/index.ts';
import { kitMessages } from '../../messages/index.ts';
import { BottomBar } from '../BottomBar/BottomBar.tsx';
import { footerSlot } from '../BottomBar/footerSlot.ts';
import { Button } from '../Button/Button.tsx';
import { InlineNotice } from '../InlineNotice/InlineNotice.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { useCountdown } from '../useCountdown/useCountdown.ts';
import { useForm } from '../useForm/useForm.ts';
import { CodeForm } from './CodeForm.tsx';
import styles from './PhoneVerification.module.css';
import { useOneAtATime } from './useOneAtATime.ts';

/** A code that was sent. */
export interface PhoneCheck {
  id: string;
  /** how long the code is good for, as the server says */
  seconds: number;
}

/** The calls behind a PhoneVerification. One that answers undefined was refused and has told the customer itself. */
export interface PhoneCalls {
  send: (phone: string) => Promise<PhoneCheck | undefined>;
  /** answers the seconds that are left from now */
  extend: (checkId: string) => Promise<number | undefined>;
  /** true: the code is right; false: it is not, and the field says so */
  check: (answer: { id: string; code: string }) => Promise<boolean | undefined>;
}

export interface PhoneVerificationProps {
  calls: PhoneCalls;
  /** what is known already: digits only */
  phone?: string;
  /** digits of the code (default 6) */
  codeLength?: number;
  /** the code was right; the check button stays busy until this is done */
  onChecked: (phone: string, checkId: string) => Promise<void> | void;
  /** in place of an alert with the error's message id */
  onError?: (error: unknown) => void;
}

const mobilePattern = /^01\d{8,9}$/;

/**
 * Proves that a phone is the customer's: a code is sent to it and answered before its time is up; it can be sent
 * anew, and given more time; with its last figure it sends itself. Holds two forms: put it beside the form it belongs to, not inside.
 */
export function PhoneVerification(props: PhoneVerificationProps) {
  const { calls, phone = '', codeLength = 6, onChecked } = props;
  const { phone: t } = kitMessages.use();
  const [check, setCheck] = useState<PhoneCheck | null>(null);
  const [checkedPhone, setCheckedPhone] = useState<string | null>(null);
  const { seconds, start } = useCountdown();
  const { running, run } = useOneAtATime<'send' | 'extend' | 'check'>(props.onError);
  const sentTo = useRef('');
  const sentTimes = useRef(0);
  const part = useRef<HTMLDivElement>(null);
  const formId = useId();
  const slot = useContext(footerSlot);
  const form = useForm({
    initial: { phone },
    rules: { phone: [required(), matches(mobilePattern, 'invalidPhone')] },
  });
  const isOpen = check !== null && seconds > 0;

  // The button that was tapped goes away.
  const focusPhone = () => part.current?.querySelector('input')?.focus();

  function send({ phone: to }: { phone: string }) {
    void run(
      'send',
      () => calls.send(to),
      (sent) => {
        if (!sent) return;
        sentTo.current = to;
        sentTimes.current += 1;
        setCheck(sent);
        start(sent.seconds);
      },
    );
  }

  const main = (
    <Button
      full
      size="large"
      type="submit"
      form={formId}
      action="sendCode"
      isBusy={running === 'send'}
      isReady={form.isReady}
    >
      {t.send}
    </Button>
  );

  return (
    <div ref={part} className={styles.verification} data-part="phoneVerification">
      <form id={formId} className={styles.number} noValidate onSubmit={form.submit(send)}>
        <TextField
          {...form.field('phone')}
          label={t.number}
          kind="phone"
          autoComplete="tel-national"
          readOnly={isOpen || running === 'send' || checkedPhone !== null}
          required
        />
        {checkedPhone === null &&
          check === null &&
          // In a screen where its other main buttons stand.
          (slot ? <BottomBar fromContent>{main}</BottomBar> : <div className={styles.row}>{main}</div>)}
        {isOpen && checkedPhone === null && (
          <div className={styles.change}>
            <Button
              variant="text"
              size="small"
              action="changePhone"
              onClick={() => {
                if (running !== null) return;
                setCheck(null);
                start(0);
                focusPhone();
              }}
            >
              {t.change}
            </Button>
          </div>
        )}
      </form>
      {check !== null && checkedPhone === null && (
        <CodeForm
          key={sentTimes.current}
          length={codeLength}
          seconds={seconds}
          running={running}
          onSend={() => part.current?.querySelector('form')?.requestSubmit()}
          onExtend={() =>
            void run(
              'extend',
              () => calls.extend(check.id),
              (left) => left !== undefined && start(left),
            )
          }
          onCheck={(code, refuse) =>
            void run(
              'check',
              () => calls.check({ id: check.id, code }),
              async (isRight) => {
                if (isRight === false) refuse();
                if (isRight !== true) return;
                await onChecked(sentTo.current, check.id);
                setCheckedPhone(sentTo.current);
                focusPhone();
              },
            )
          }
        />
      )}
      <div role="status">
        {checkedPhone !== null && <InlineNotice tone="success">{t.checked}</InlineNotice>}
      </div>
    </div>
  );
}
