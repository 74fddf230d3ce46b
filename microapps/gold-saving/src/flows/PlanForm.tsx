import { Form, MainButton, useAction } from '@wallet/kit/app';
import { addDays, addMonths, todaySeoul } from '@wallet/kit/format';
import { max, min, required } from '@wallet/kit/forms';
import { AmountField, Button, DateSheet, Note, SheetSelect, Stack, toast, useForm } from '@wallet/kit/ui';
import { savePlan } from '../api/calls.ts';
import { messages } from '../messages/index.ts';
import type { Holdings, Plan } from '../model/gold.ts';

interface PlanFormProps {
  /** what is changed; a new one without */
  plan?: Plan;
  limits: Holdings['limits'];
  onDone: (plan: Plan) => unknown;
}

const days = Array.from({ length: 31 }, (_, place) => place + 1).filter((day) => day < 29 || day === 31);

/** Day, amount, ceiling and end of automatic saving. */
export function PlanForm({ plan, limits, onDone }: PlanFormProps) {
  const t = messages.use().plans.form;
  const form = useForm({
    initial: {
      day: String(plan?.day ?? 25),
      won: (plan?.won ?? null) as number | null,
      ceiling: (plan?.ceiling || null) as number | null,
      endsOn: plan?.endsOn ?? '',
    },
    rules: { won: [required(), min(limits.planLeast), max(limits.planMost)] },
  });
  const save = useAction(async ({ day, won, ceiling, endsOn }: typeof form.values) => {
    const saved = await savePlan({
      id: plan?.id ?? '',
      state: plan?.state ?? 'active',
      day: Number(day),

      won: won ?? 0,
      ceiling: ceiling ?? 0,
      endsOn,
    });
    toast(t.saved);
    onDone(saved);
  });
  const today = todaySeoul();
  return (
    <Form form={form} run={save}>
      <Stack>
        <SheetSelect
          {...form.field('day')}
          label={t.day}
          options={days.map((day) => ({ value: String(day), title: t.days({ day }) }))}
        />
        <AmountField
          {...form.field('won')}
          label={t.amount}
          min={limits.planLeast}
          max={limits.planMost}
          quickAmounts={[10_000, 50_000, 100_000]}
        />
        <AmountField {...form.field('ceiling')} label={t.ceiling} hint={t.ceilingHint} />
        <DateSheet
          {...form.field('endsOn')}
          label={t.endsOn}
          placeholder={t.openEnd}
          min={addDays(today, 1)}
          max={addMonths(today, 120)}
        />
        {form.values.endsOn !== '' && (
          <Button variant="text" size="small" action="openEnd" onClick={() => form.set('endsOn', '')}>
            {t.openEnd}
          </Button>
        )}
        <Note>{t.note}</Note>
      </Stack>
      <MainButton>{plan ? t.save : t.create}</MainButton>
    </Form>
  );
}
