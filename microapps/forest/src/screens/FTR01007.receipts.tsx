import { Form, MainButton, Screen, useAction, useAutosave } from '@wallet/kit/app';
import { email, type Rule } from '@wallet/kit/forms';
import { Lead, SettingIcon, Switch, TextField, useForm } from '@wallet/kit/ui';
import { joining, known } from '../flows/joining.ts';
import { messages } from '../messages/index.ts';
import type { JoinDraft } from '../model/membership.ts';

const signs = { email: 'mail', sms: 'message', event: 'news' } as const;
const channels = ['email', 'sms', 'event'] as const;

/** Whoever wants news by email has to say where. */
const neededForNews: Rule = (value, values) =>
  value.trim() === '' && (values?.receipts as JoinDraft['receipts'] | undefined)?.email
    ? { id: 'required' }
    : null;

export const FTR01007 = joining.step({ needs: known.receipts }, function News({ draft, save, goOn }) {
  const t = messages.use();
  const form = useForm({
    initial: { receipts: draft.receipts, email: draft.email },
    rules: { email: [neededForNews, email()] },
  });
  const { receipts } = form.values;
  useAutosave(form.values, save);
  const next = useAction((values: typeof form.values) => goOn('FTR01008', values));
  return (
    <Screen>
      <Form form={form} run={next}>
        <Lead title={t.receipts.ask}>{t.receipts.lead}</Lead>
        {channels.map((channel) => (
          <Switch
            key={channel}
            leading={<SettingIcon name={signs[channel]} />}
            field={`receipt-${channel}`}
            label={t.receipts[channel]}
            checked={receipts[channel]}
            onChange={(isOn) => form.set('receipts', { ...receipts, [channel]: isOn })}
          />
        ))}
        <TextField
          {...form.field('email')}
          label={t.member.email}
          type="email"
          inputMode="email"
          autoComplete="email"
          required={receipts.email}
        />
        <MainButton>{t.next}</MainButton>
      </Form>
    </Screen>
  );
});
