import { Form, MainButton, Screen, useAction, useLeaveGuard, useWallet } from '@wallet/kit/app';
import { formatMoney } from '@wallet/kit/format';
import { matches, max, maxLength, min, required } from '@wallet/kit/forms';
import { AmountField, confirm, TextField, useForm } from '@wallet/kit/ui';
import { apply } from '../api/calls.ts';
import { applying } from '../flows/applying.ts';
import { messages } from '../messages/index.ts';
import { type ApplicationForm, amountBounds } from '../model/application.ts';

const empty: ApplicationForm = { name: '', phone: '', amount: null };

export const FZZ31000 = applying.step({ needs: ['intentId'] }, function Apply({ draft, clear }) {
  const t = messages.use().apply;
  const { navigate } = useWallet();
  const form = useForm<ApplicationForm>({
    initial: empty,
    rules: {
      name: [required(), maxLength(40)],
      phone: [required(), matches(/^01\d{8,9}$/, 'invalidPhone')],
      amount: [required(), min(amountBounds.min), max(amountBounds.max)],
    },
  });
  useLeaveGuard(form.isDirty, 'leaveForm');

  const send = useAction(async (values: ApplicationForm) => {
    const text = t.ask({ amount: formatMoney(values.amount) });
    if (!(await confirm({ id: 'applyAsk', text, confirmLabel: t.yes, cancelLabel: t.no }))) return;
    const { number } = await apply({ draft, form: values });
    await clear();
    // Nothing is lost any more: the guard above does not ask.
    navigate.replace('FZZ32000', { params: { applyNo: number }, asks: false });
  });

  return (
    <Screen>
      <Form form={form} run={send}>
        <TextField {...form.field('name')} label={t.name} autoComplete="name" required />
        <TextField
          {...form.field('phone')}
          label={t.phone}
          hint={t.phoneHint}
          type="tel"
          inputMode="numeric"
          autoComplete="tel-national"
          maxLength={11}
          required
        />
        <AmountField {...form.field('amount')} {...amountBounds} label={t.amount} required />
        <MainButton>{t.submit}</MainButton>
      </Form>
    </Screen>
  );
});
