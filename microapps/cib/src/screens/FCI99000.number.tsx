import { Form, Gone, MainButton, useAction, useWallet } from '@wallet/kit/app';
import { Button, KeyValue, Lead, Section, Stack, toast, useForm } from '@wallet/kit/ui';
import { useState } from 'react';
import { findNumber, resetNumber } from '../api/calls.ts';
import { CibScreen } from '../flows/CibScreen.tsx';
import { ProvePhone } from '../flows/ProvePhone.tsx';
import { useLesson } from '../flows/useLesson.ts';
import { messages } from '../messages/index.ts';
import type { Lesson } from '../model/education.ts';
import { NewNumberFields, numberRules } from '../parts/NumberFields.tsx';

export function FCI99000() {
  const { gone } = messages.use();
  const load = useLesson();
  return (
    <CibScreen of={load}>
      {(lesson) => (lesson ? <Find lesson={lesson} /> : <Gone to="FCI98000" {...gone.lesson} />)}
    </CibScreen>
  );
}

/** By its hint, or a new one after the phone was proved. */
function Find({ lesson: { number, isLocked } }: { lesson: Lesson }) {
  const { course: t } = messages.use();
  const { navigate } = useWallet();
  const [found, setFound] = useState<{ hint: string; masked: string } | null>(null);
  const [proofId, setProofId] = useState('');
  const find = useAction(async () => setFound(await findNumber(number)));
  const form = useForm({ initial: { secret: '', hint: '' }, rules: numberRules });
  const reset = useAction(
    async ({ secret, hint }: { secret: string; hint: string }) => {
      await resetNumber({ number, proofId, secret, hint: hint.trim() });
      toast(t.numberSet);
      navigate.replace('FCI98000');
    },
    { on: { CIB_NOT_PROVED: () => setProofId('') } },
  );
  if (proofId)
    return (
      <Form form={form} run={reset}>
        <Stack>
          <Lead>{t.newNumber}</Lead>
          <NewNumberFields secret={form.field('secret')} hint={form.field('hint')} />
        </Stack>
        <MainButton>{t.setNumber}</MainButton>
      </Form>
    );
  return (
    <Stack>
      <Lead title={t.findTitle}>{isLocked ? t.locked : t.findLead}</Lead>
      {found ? (
        <KeyValue
          rows={[
            { label: t.hint, value: found.hint },
            { label: t.secret, value: found.masked },
          ]}
        />
      ) : (
        <Button
          full
          variant="secondary"
          action="find"
          isBusy={find.isRunning}
          onClick={() => void find.run()}
        >
          {t.find}
        </Button>
      )}
      <Section title={t.resetTitle}>
        <ProvePhone onProved={setProofId} />
      </Section>
    </Stack>
  );
}
