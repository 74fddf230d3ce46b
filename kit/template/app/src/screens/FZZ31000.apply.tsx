import { Screen, useAction, useLeaveGuard, useLoad, useWallet } from '@wallet/kit/app';
import { formatMoney } from '@wallet/kit/format';
import { matches, max, maxLength, min, required } from '@wallet/kit/forms';
import { AmountField, BottomBar, Button, confirm, EmptyState, TextField, useForm } from '@wallet/kit/ui';
import { useEffect, useState } from 'react';
import { apply } from '../api/calls.ts';
import { messages } from '../messages/index.ts';
import { type ApplicationDraft, type ApplicationForm, amountBounds } from '../model/application.ts';
import { useApplicationDraft } from '../state/useApplicationDraft.ts';

const step = { current: 2, total: 2 };
const empty: ApplicationForm = { name: '', phone: '', amount: null };

export function FZZ31000() {
  const t = messages.use();
  const { navigate } = useWallet();
  const { read } = useApplicationDraft();
  const draft = useLoad(read);
  if (draft.data) return <Apply draft={draft.data} />;
  const again = { label: t.apply.again, onClick: () => navigate.replace('FZZ30000') };
  return (
    <Screen title={t.apply.title} of={draft} step={step}>
      {() => <EmptyState title={t.apply.gone} description={t.apply.goneHint} action={again} />}
    </Screen>
  );
}

function Apply({ draft }: { draft: ApplicationDraft }) {
  const t = messages.use();
  const { navigate } = useWallet();
  const { clear } = useApplicationDraft();
  const [sentNo, setSentNo] = useState<string>();
  const form = useForm<ApplicationForm>({
    initial: empty,
    rules: {
      name: [required(), maxLength(40)],
      phone: [required(), matches(/^01\d{8,9}$/, 'invalidPhone')],
      amount: [required(), min(amountBounds.min), max(amountBounds.max)],
    },
  });
  useLeaveGuard(form.isDirty && sentNo === undefined, 'leaveForm');

  const send = useAction(async (values: ApplicationForm) => {
    const text = t.apply.ask({ amount: formatMoney(values.amount) });
    const labels = { confirmLabel: t.apply.yes, cancelLabel: t.apply.no };
    if (!(await confirm({ id: 'applyAsk', text, ...labels }))) return;
    const { number } = await apply({ draft, form: values });
    await clear();
    setSentNo(number);
  });

  // After the leave guard has gone: nothing is lost any more.
  useEffect(() => {
    if (sentNo !== undefined) navigate.replace('FZZ32000', { params: { applyNo: sentNo } });
  }, [sentNo, navigate]);

  const footer = (
    <BottomBar>
      <Button type="submit" form="application" action="submit" isBusy={send.isRunning}>
        {t.apply.submit}
      </Button>
    </BottomBar>
  );

  return (
    <Screen title={t.apply.title} step={step} footer={footer}>
      <form id="application" noValidate onSubmit={form.submit((values) => void send.run(values))}>
        <TextField {...form.field('name')} label={t.apply.name} autoComplete="name" required />
        <TextField
          {...form.field('phone')}
          label={t.apply.phone}
          hint={t.apply.phoneHint}
          type="tel"
          inputMode="numeric"
          autoComplete="tel-national"
          maxLength={11}
          required
        />
        <AmountField {...form.field('amount')} {...amountBounds} label={t.apply.amount} required />
      </form>
    </Screen>
  );
}
