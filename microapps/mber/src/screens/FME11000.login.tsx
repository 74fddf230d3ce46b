import { Screen } from '@wallet/kit/app';
import {
  BottomBar,
  Button,
  Card,
  IconTile,
  InlineNotice,
  Lead,
  List,
  ListItem,
  PasswordField,
  Stack,
  TextField,
} from '@wallet/kit/ui';
import { type SubmitEvent, useId, useRef, useState } from 'react';
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
  const form = useRef<HTMLFormElement>(null);
  const signIn = useSignIn((left) => {
    setWrong({ password: { id: 'passwordWrong', text: t.wrong({ left }) } });
    focus('password');
  });
  const target = useTarget();

  function focus(field: string) {
    form.current?.querySelector<HTMLElement>(`[data-field="${field}"]`)?.focus();
  }

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
    if (first) focus(first);
    else void signIn.run(values).then((outcome) => setLocked(outcome === 'locked'));
  }

  function problemOf(field: keyof typeof values) {
    const problem = wrong[field];
    if (!problem) return {};
    const said = problem.missing ? t.missing[field] : problem.text;
    return { problem: { id: problem.id }, ...(said !== undefined && { problemMessage: said }) };
  }

  return (
    <Screen
      title={t.title}
      footer={
        <BottomBar
          under={
            <Button variant="text" size="small" action="signUp" onClick={() => target.go('FME21000')}>
              {t.newHere} <strong>{t.signUp}</strong>
            </Button>
          }
        >
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
      <form ref={form} id={formId} noValidate onSubmit={submit}>
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
            forgotten={
              <Button
                variant="text"
                size="small"
                leads
                action="findPassword"
                onClick={() => target.go('FME73100')}
              >
                {t.findPassword}
              </Button>
            }
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
      {/* The other way in is a row, quieter than the main button. */}
      <Card tone="soft">
        <List>
          <ListItem
            leading={<IconTile picture="cert" />}
            title={t.certificate}
            description={t.certificateText}
            action="certificate"
            onClick={() => target.go('FME50000')}
          />
        </List>
      </Card>
    </Screen>
  );
}
