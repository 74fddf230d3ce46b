import { Form, MainButton, Screen, useAction, useAutosave, useWallet } from '@wallet/kit/app';
import { addMonths, todaySeoul } from '@wallet/kit/format';
import { required } from '@wallet/kit/forms';
import {
  AmountField,
  Chips,
  confirm,
  DateSheet,
  InlineNotice,
  Lead,
  Section,
  Stack,
  TextField,
  useForm,
} from '@wallet/kit/ui';
import { register } from '../api/calls.ts';
import { photo } from '../flows/photo.ts';
import { messages } from '../messages/index.ts';
import { kinds } from '../model/receipt.ts';

const FIVE_YEARS = 60;

export const FEC22200 = photo.step({ needs: ['imageNo'] }, function Check({ draft, save, clear }) {
  const t = messages.use();
  const { navigate } = useWallet();
  const { key, imageNo, unsure, shop, date, kind } = draft;
  const form = useForm({
    initial: { shop, date, total: draft.total > 0 ? (draft.total as number | null) : null, kind },
    rules: { shop: [required()], total: [required()] },
  });
  useAutosave(form.values, ({ total, ...values }) => save({ ...values, total: total ?? 0 }));
  async function send(values: typeof form.values, isMeant: boolean) {
    const id = await register({ key, imageNo, ...values, total: values.total ?? 0, isMeant });
    await clear();
    navigate.replace('FEC22300', { query: { rceitpNo: id }, asks: false });
  }
  const keep = useAction((values: typeof form.values) => send(values, false), {
    on: {
      ERC_DOUBLE: async (values) => {
        const isMeant = await confirm({
          id: 'double',
          text: t.check.double,

          confirmLabel: t.check.keep,
          cancelLabel: t.check.look,
        });
        if (isMeant) await again.run(values);
      },
    },
  });
  const again = useAction((values: typeof form.values) => send(values, true));
  const hint = (name: string) => (unsure.includes(name) ? { hint: t.check.unsure } : {});
  const today = todaySeoul();
  return (
    <Screen>
      <Form form={form} run={keep}>
        <Stack>
          <Lead title={t.check.lead} />
          {unsure.length > 0 && <InlineNotice tone="warning">{t.check.marked}</InlineNotice>}
          <TextField
            {...form.field('shop')}
            {...hint('frchsNm')}
            label={t.check.shop}
            maxLength={60}
            required
          />
          <DateSheet
            {...form.field('date')}
            {...hint('useYmd')}
            label={t.check.date}
            min={addMonths(today, -FIVE_YEARS)}
            max={today}
          />
          <AmountField {...form.field('total')} {...hint('totAmt')} label={t.check.total} min={1} required />
          <Section title={t.filter.kind}>
            <Chips
              legend={t.filter.kind}
              options={kinds.map((value) => ({ value, label: t.kinds[value] }))}
              value={form.values.kind}
              onChange={(value) => form.set('kind', value)}
            />
          </Section>
        </Stack>
        <MainButton isBusy={again.isRunning}>{t.check.submit}</MainButton>
      </Form>
    </Screen>
  );
});
