import { Screen, useAction, useWallet } from '@wallet/kit/app';
import { email, type Rule } from '@wallet/kit/forms';
import { BottomBar, Button, Switch, TextField, useForm } from '@wallet/kit/ui';
import { messages } from '../messages/index.ts';
import { type JoinDraft, joinProgress } from '../model/membership.ts';
import { Nothing } from '../parts/Nothing.tsx';
import text from '../parts/text.module.css';
import { useAutosave } from '../state/useAutosave.ts';
import { useJoinStep } from '../state/useJoinStep.ts';

export function FTR01007() {
  const t = messages.use();
  const { of, save } = useJoinStep('receipts');
  if (of.data) return <News draft={of.data} save={save} />;
  return (
    <Screen title={t.receipts.title} of={of} step={joinProgress('receipts')}>
      {() => <Nothing kind="join" to="FTR01001" />}
    </Screen>
  );
}

interface NewsProps {
  draft: JoinDraft;
  save: (draft: JoinDraft) => Promise<void>;
}

const channels = ['email', 'sms', 'event'] as const;

/** Whoever wants news by email has to say where. */
const neededForNews: Rule = (value, values) =>
  value.trim() === '' && (values?.receipts as JoinDraft['receipts'] | undefined)?.email
    ? { id: 'required' }
    : null;

function News({ draft, save }: NewsProps) {
  const t = messages.use();
  const { navigate } = useWallet();
  const form = useForm({
    initial: { receipts: draft.receipts, email: draft.email },
    rules: { email: [neededForNews, email()] },
  });
  const { receipts } = form.values;
  useAutosave(form.values, (values) => save({ ...draft, ...values }));
  const next = useAction(async () => {
    await save({ ...draft, ...form.values });
    navigate.push('FTR01008');
  });
  const footer = (
    <BottomBar>
      <Button type="submit" form="news" action="submit" isBusy={next.isRunning}>
        {t.next}
      </Button>
    </BottomBar>
  );

  return (
    <Screen title={t.receipts.title} step={joinProgress('receipts')} footer={footer}>
      <form id="news" noValidate onSubmit={form.submit(() => void next.run())}>
        <p className={text.lead}>{t.receipts.lead}</p>
        {channels.map((channel) => (
          <Switch
            key={channel}
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
      </form>
    </Screen>
  );
}
