import { matches, required } from '@wallet/kit/forms';
import { Button, InlineNotice, TextField, useForm } from '@wallet/kit/ui';
import { useState } from 'react';
import { messages } from '../messages/index.ts';
import { phonePattern } from '../model/membership.ts';
import text from './text.module.css';
import { useCountdown } from './useCountdown.ts';
import { useForestAction } from './useForestAction.ts';

interface PhoneCheck {
  id: string;
  /** how long the code is good for */
  seconds: number;
}

/** The calls behind the form. */
interface PhoneCalls {
  send: (phone: string) => Promise<PhoneCheck>;
  extend: (checkId: string) => Promise<number>;
  answer: (answer: { id: string; code: string }) => Promise<unknown>;
}

interface PhoneCheckFormProps {
  calls: PhoneCalls;
  phone: string;
  onChecked: (phone: string, checkId: string) => Promise<void>;
}

/** A code sent to the phone, answered before its time is up; it can be sent anew, and given more time. */
export function PhoneCheckForm({ calls, phone, onChecked }: PhoneCheckFormProps) {
  const t = messages.use().phone;
  const [check, setCheck] = useState<PhoneCheck>();
  const { seconds, start } = useCountdown();
  const asking = useForm({
    initial: { phone },
    rules: { phone: [required(), matches(phonePattern, 'invalidPhone')] },
  });
  const answering = useForm({
    initial: { code: '' },
    rules: { code: [required(), matches(/^\d{6}$/, 'invalidFormat')] },
  });
  const send = useForestAction(async () => {
    const sent = await calls.send(asking.values.phone);
    setCheck(sent);
    start(sent.seconds);
  });
  const extend = useForestAction(async () => {
    if (check) start(await calls.extend(check.id));
  });
  const answer = useForestAction(async () => {
    if (!check) return;
    await calls.answer({ id: check.id, code: answering.values.code });
    await onChecked(asking.values.phone, check.id);
  });

  return (
    <>
      <form noValidate onSubmit={asking.submit(() => void send.run())}>
        <TextField
          {...asking.field('phone')}
          label={t.number}
          type="tel"
          inputMode="numeric"
          autoComplete="tel-national"
          maxLength={11}
          readOnly={check !== undefined && seconds > 0}
          required
        />
        <div className={text.row}>
          <Button full type="submit" variant="secondary" action="sendCode" isBusy={send.isRunning}>
            {check ? t.sendAgain : t.send}
          </Button>
        </div>
      </form>
      {check && (
        <form noValidate onSubmit={answering.submit(() => void answer.run())}>
          <TextField
            {...answering.field('code')}
            label={t.code}
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={6}
            hint={t.left({ seconds })}
            required
          />
          {seconds === 0 && <InlineNotice tone="warning">{t.expired}</InlineNotice>}
          <Button
            variant="text"
            size="small"
            action="extend"
            disabled={seconds === 0}
            isBusy={extend.isRunning}
            onClick={() => void extend.run()}
          >
            {t.extend}
          </Button>
          <div className={text.buttons}>
            <Button full type="submit" action="submit" disabled={seconds === 0} isBusy={answer.isRunning}>
              {t.check}
            </Button>
          </div>
        </form>
      )}
    </>
  );
}
