import { Screen, useAction, useWallet } from '@wallet/kit/app';
import { formatDate } from '@wallet/kit/format';
import { required } from '@wallet/kit/forms';
import { BottomBar, Button, KeyValue, RadioGroup, useForm } from '@wallet/kit/ui';
import { messages } from '../messages/index.ts';
import { type JoinDraft, joinProgress } from '../model/membership.ts';
import { Nothing } from '../parts/Nothing.tsx';
import text from '../parts/text.module.css';
import { useAutosave } from '../state/useAutosave.ts';
import { useJoinStep } from '../state/useJoinStep.ts';

export function FTR01004() {
  const t = messages.use();
  const { of, save } = useJoinStep('info');
  if (of.data) return <Info draft={of.data} save={save} />;
  return (
    <Screen title={t.info.title} of={of} step={joinProgress('info')}>
      {() => <Nothing kind="join" to="FTR01001" />}
    </Screen>
  );
}

interface InfoProps {
  draft: JoinDraft;
  save: (draft: JoinDraft) => Promise<void>;
}

// Name and birth are the wallet's: they were checked when the customer joined it.
function Info({ draft, save }: InfoProps) {
  const t = messages.use();
  const { navigate } = useWallet();
  const form = useForm({ initial: { sex: draft.sex }, rules: { sex: required() } });
  useAutosave(form.values, (values) => save({ ...draft, ...values }));
  const next = useAction(async () => {
    await save({ ...draft, ...form.values });
    navigate.push('FTR01005');
  });
  const footer = (
    <BottomBar>
      <Button type="submit" form="info" action="submit" isBusy={next.isRunning}>
        {t.next}
      </Button>
    </BottomBar>
  );

  return (
    <Screen title={t.info.title} step={joinProgress('info')} footer={footer}>
      <form id="info" noValidate onSubmit={form.submit(() => void next.run())}>
        <p className={text.lead}>{t.info.lead}</p>
        <KeyValue
          rows={[
            { label: t.member.name, value: draft.name },
            { label: t.member.birth, value: formatDate(draft.birth) },
          ]}
        />
        <RadioGroup
          {...form.field('sex')}
          legend={t.member.sex}
          options={[
            { value: '2', label: t.sexes['2'] },
            { value: '1', label: t.sexes['1'] },
          ]}
        />
      </form>
    </Screen>
  );
}
