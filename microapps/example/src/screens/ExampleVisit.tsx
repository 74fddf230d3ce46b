import { Form, MainButton, Screen, useAction, useLeaveGuard, usePerson, useWallet } from '@wallet/kit/app';
import { matches, required } from '@wallet/kit/forms';
import { Chips, confirm, InlineNotice, KeyValue, Section, TextField, useForm } from '@wallet/kit/ui';
import { useState } from 'react';
import { bookVisit } from '../api/calls.ts';
import { visiting } from '../flows/visiting.ts';
import { messages } from '../messages/index.ts';
import { type Matter, matters } from '../model/visit.ts';

/** What the visit is about, and whom the branch may call; then it is booked. */
export const ExampleVisit = visiting.step({ needs: ['time'] }, function Visit({ draft, clear }) {
  const t = messages.use();
  const { navigate } = useWallet();
  const person = usePerson();
  const [matter, setMatter] = useState<Matter>('account');
  const form = useForm({
    initial: { phone: person?.phone ?? '' },
    rules: { phone: [required(), matches(/^01\d{8,9}$/, 'invalidPhone')] },
  });
  useLeaveGuard(form.isDirty, 'leaveForm');
  const send = useAction(
    async ({ phone }: { phone: string }) => {
      await bookVisit({ ...draft, matter, phone });
      await clear();
      navigate.replace('ExampleDone', { asks: false });
    },
    {
      on: {
        // Only one visit can be open: the customer may move that one instead.
        EXA_OPEN: async () => {
          const { text, yes, no } = t.another;
          if (await confirm({ id: 'visitOpen', text, confirmLabel: yes, cancelLabel: no }))
            navigate.replace('ExampleDone', { query: { act: 'change' }, asks: false });
        },
      },
    },
  );
  return (
    <Screen>
      <KeyValue
        rows={[
          { label: t.facts.branch, value: draft.branchName },
          { label: t.facts.when, value: t.when(draft) },
        ]}
      />
      <Section title={t.visit.matter}>
        <Chips
          legend={t.visit.matter}
          options={matters.map((value) => ({ value, label: t.matters[value] }))}
          value={matter}
          onChange={setMatter}
        />
      </Section>
      <Form form={form} run={send}>
        <TextField
          {...form.field('phone')}
          label={t.visit.phone}
          kind="phone"
          autoComplete="tel-national"
          required
        />
        <InlineNotice>{t.visit.late}</InlineNotice>
        <MainButton>{t.visit.submit}</MainButton>
      </Form>
    </Screen>
  );
});
