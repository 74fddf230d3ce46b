import { Screen } from '@wallet/kit/app';
import { matches, required } from '@wallet/kit/forms';
import { hasMessage, kitMessages, messageText } from '@wallet/kit/messages';
import {
  alert,
  BottomBar,
  Button,
  confirm,
  InlineNotice,
  List,
  ListItem,
  loginGuide,
  openPopup,
  Section,
  TextField,
  useForm,
} from '@wallet/kit/ui';
import { useId, useState } from 'react';
import { messages } from '../messages/index.ts';

const rules = { id: [required(), matches(/^[A-Za-z]\w*$/)] };
const popups = ['nativeGuidance', 'addCertificate', 'certificateNeeded', 'availableCert', 'cddEdd'] as const;
/** What some texts mention. */
const params = { min: 1, max: 10 };

export function SMP40000() {
  const t = messages.use().dialog;
  const kit = kitMessages.use();
  const formId = useId();
  const form = useForm({ initial: { id: 'sessionExpired' }, rules });
  const [answer, setAnswer] = useState<string>();
  const ids = [...Object.keys(kit.dialogs), ...Object.keys(kit.problems)];

  async function show(asked: Promise<unknown>) {
    setAnswer(undefined);
    setAnswer(String((await asked) ?? 'confirm'));
  }

  return (
    <Screen
      title={t.title}
      footer={
        <BottomBar>
          <Button full type="submit" form={formId} action="submit">
            {t.showAlert}
          </Button>
        </BottomBar>
      }
    >
      <form id={formId} noValidate onSubmit={form.submit(({ id }) => show(alert({ id, params })))}>
        <TextField label={t.field} hint={t.hint} autoComplete="off" {...form.field('id')} />
      </form>
      {!hasMessage(form.values.id) && <InlineNotice>{t.unknown}</InlineNotice>}
      {answer !== undefined && (
        <div data-result={answer}>
          <InlineNotice tone="success">{t.answered({ answer })}</InlineNotice>
        </div>
      )}
      <Section title={t.others}>
        <List label={t.others}>
          <ListItem
            title={t.showConfirm}
            action="showConfirm"
            onClick={form.submit(({ id }) => show(confirm({ id, params })))}
          />
          <ListItem title={t.showGuide} action="showLoginGuide" onClick={() => show(loginGuide())} />
        </List>
      </Section>
      <Section title={t.popups}>
        <List label={t.popups}>
          {popups.map((name) => (
            <ListItem
              key={name}
              title={kit.popups[name].title}
              description={name}
              action={name}
              onClick={() => show(openPopup(name))}
            />
          ))}
        </List>
      </Section>
      <Section title={t.all({ count: ids.length })}>
        <List label={t.all({ count: ids.length })}>
          {ids.map((id) => (
            <ListItem
              key={id}
              title={id}
              description={messageText(id, params)}
              action="showMessage"
              onClick={() => show(alert({ id, params }))}
            />
          ))}
        </List>
      </Section>
    </Screen>
  );
}
