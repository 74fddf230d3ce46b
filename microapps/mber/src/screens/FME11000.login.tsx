import { Screen } from '@wallet/kit/app';
import { BottomBar, Button, InlineNotice, PasswordField, TextField } from '@wallet/kit/ui';
import { type SubmitEvent, useId, useState } from 'react';
import { messages } from '../messages/index.ts';
import { credentialProblem } from '../model/credentials.ts';
import { formatPhone } from '../model/phone.ts';
import { useTarget } from '../state/useTarget.ts';
import styles from './FME11000.module.css';
import { useSignIn } from './useSignIn.ts';

export function FME11000() {
  const t = messages.use();
  const formId = useId();
  const [values, setValues] = useState({ phone: '', password: '' });
  const [wrong, setWrong] = useState<ReturnType<typeof credentialProblem>>(null);
  const [isLocked, setLocked] = useState(false);
  const signIn = useSignIn();
  const target = useTarget();

  function change(next: Partial<typeof values>) {
    setValues((before) => ({ ...before, ...next }));
    setWrong(null);
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const found = credentialProblem(values);
    setWrong(found);
    if (found) event.currentTarget.querySelector<HTMLElement>(`[data-field="${found.field}"]`)?.focus();
    else void signIn.run(values).then((outcome) => setLocked(outcome === 'locked'));
  }

  const problemOf = (field: keyof typeof values) =>
    wrong?.field === field ? { problem: wrong.problem } : {};

  return (
    <Screen
      title={t.title}
      footer={
        <BottomBar>
          <Button full type="submit" form={formId} action="submit" isBusy={signIn.isRunning}>
            {t.submit}
          </Button>
        </BottomBar>
      }
    >
      <h2 className={styles.lead}>{t.lead}</h2>
      <p className={styles.text}>{t.text}</p>
      <form id={formId} className={styles.form} noValidate onSubmit={submit}>
        <TextField
          field="phone"
          label={t.phone}
          hint={t.phoneHint}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          value={values.phone}
          onChange={(phone) => change({ phone: formatPhone(phone) })}
          {...problemOf('phone')}
        />
        <PasswordField
          field="password"
          label={t.password.label}
          autoComplete="current-password"
          value={values.password}
          onChange={(password) => change({ password })}
          {...problemOf('password')}
        />
      </form>
      {isLocked && (
        <InlineNotice tone="danger">
          <p>{t.loginLocked}</p>
          <Button variant="text" size="small" action="unlock" onClick={() => target.go('FME81200')}>
            {t.unlock}
          </Button>
        </InlineNotice>
      )}
      <div className={styles.ways}>
        <Button variant="text" size="small" action="signUp" onClick={() => target.go('FME21000')}>
          {t.signUp}
        </Button>
        <Button variant="text" size="small" action="findPassword" onClick={() => target.go('FME73100')}>
          {t.findPassword}
        </Button>
        <Button variant="text" size="small" action="certificate" onClick={() => target.go('FME50000')}>
          {t.certificate}
        </Button>
      </div>
    </Screen>
  );
}
