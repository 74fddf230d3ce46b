import { Screen } from '@wallet/kit/app';
import { BottomBar, Button, PasswordField, TextField } from '@wallet/kit/ui';
import { type SubmitEvent, useId, useState } from 'react';
import { messages } from '../messages/index.ts';
import { credentialProblem } from '../model/credentials.ts';
import { formatPhone } from '../model/phone.ts';
import styles from './FME11000.module.css';
import { useSignIn } from './useSignIn.ts';

export function FME11000() {
  const t = messages.use();
  const formId = useId();
  const [values, setValues] = useState({ phone: '', password: '' });
  const [wrong, setWrong] = useState<ReturnType<typeof credentialProblem>>(null);
  const signIn = useSignIn();

  function change(next: Partial<typeof values>) {
    setValues((before) => ({ ...before, ...next }));
    setWrong(null);
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const found = credentialProblem(values);
    setWrong(found);
    if (found) event.currentTarget.querySelector<HTMLElement>(`[data-field="${found.field}"]`)?.focus();
    else void signIn.run(values);
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
          label={t.password}
          autoComplete="current-password"
          value={values.password}
          onChange={(password) => change({ password })}
          {...problemOf('password')}
        />
      </form>
    </Screen>
  );
}
