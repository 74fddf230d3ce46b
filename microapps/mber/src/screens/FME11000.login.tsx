import { Screen } from '@wallet/kit/app';
import {
  Actions,
  BottomBar,
  Button,
  InlineNotice,
  Lead,
  PasswordField,
  Stack,
  TextField,
} from '@wallet/kit/ui';
import { type SubmitEvent, useId, useState } from 'react';
import { useSignIn } from '../flows/useSignIn.ts';
import { messages } from '../messages/index.ts';
import { type CredentialProblems, credentialProblems } from '../model/credentials.ts';
import { useTarget } from '../state/useTarget.ts';

export function FME11000() {
  const t = messages.use();
  const formId = useId();
  const [values, setValues] = useState({ phone: '', password: '' });
  const [wrong, setWrong] = useState<CredentialProblems>({});
  const [isLocked, setLocked] = useState(false);
  const signIn = useSignIn();
  const target = useTarget();

  function change(next: Partial<typeof values>) {
    setValues((before) => ({ ...before, ...next }));
    // What was wrong with a field is said until that field changes.
    setWrong((before) =>
      Object.fromEntries(Object.entries(before).filter(([field]) => !Object.hasOwn(next, field))),
    );
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const found = credentialProblems(values);
    setWrong(found);
    const [first] = Object.keys(found);
    if (first) event.currentTarget.querySelector<HTMLElement>(`[data-field="${first}"]`)?.focus();
    else void signIn.run(values).then((outcome) => setLocked(outcome === 'locked'));
  }

  function problemOf(field: keyof typeof values) {
    const problem = wrong[field];
    if (!problem) return {};
    return { problem: { id: problem.id }, ...(problem.missing ? { problemMessage: t.missing[field] } : {}) };
  }

  return (
    <Screen
      title={t.title}
      footer={
        <BottomBar>
          <Button
            full
            type="submit"
            form={formId}
            action="submit"
            isBusy={signIn.isRunning}
            isReady={Object.keys(credentialProblems(values)).length === 0}
          >
            {t.submit}
          </Button>
        </BottomBar>
      }
    >
      <Lead picture="my" title={t.lead}>
        {t.text}
      </Lead>
      <form id={formId} noValidate onSubmit={submit}>
        <Stack>
          <TextField
            field="phone"
            label={t.phone}
            kind="phone"
            autoComplete="tel"
            value={values.phone}
            onChange={(phone) => change({ phone })}
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
        </Stack>
      </form>
      {isLocked && (
        <InlineNotice tone="danger">
          <p>{t.loginLocked}</p>
          <Button variant="text" size="small" action="unlock" onClick={() => target.go('FME81200')}>
            {t.unlock}
          </Button>
        </InlineNotice>
      )}
      <Actions beside isEnding>
        <Button variant="text" size="small" action="signUp" onClick={() => target.go('FME21000')}>
          {t.signUp}
        </Button>
        <Button variant="text" size="small" action="findPassword" onClick={() => target.go('FME73100')}>
          {t.findPassword}
        </Button>
        <Button variant="text" size="small" action="certificate" onClick={() => target.go('FME50000')}>
          {t.certificate}
        </Button>
      </Actions>
    </Screen>
  );
}
