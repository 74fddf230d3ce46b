import { Form, MainButton, useAction } from '@wallet/kit/app';
import { addDays, addMonths, formatRate, rateHundredths, todaySeoul } from '@wallet/kit/format';
import { max, min, required } from '@wallet/kit/forms';
import {
  AmountField,
  Button,
  DateSheet,
  Disclosure,
  Lead,
  Note,
  Segmented,
  SheetSelect,
  Stack,
  toast,
  useForm,
} from '@wallet/kit/ui';
import { savePlan } from '../api/moreCalls.ts';
import { messages } from '../messages/index.ts';
import { type Cycle, type Plan, type PlanFacts, wayTo } from '../model/auto.ts';
import { type Foreign, isForeign, type Rate } from '../model/fx.ts';
import { CurrencySelect } from '../parts/CurrencySelect.tsx';
import { RateCourse } from './RateCourse.tsx';

interface PlanFormProps {
  kind: PlanFacts['kind'];
  rates: readonly Rate[];
  bounds: { least: number; most: number };
  /** what is changed; a new one without */
  plan?: Plan;
  /** a currency that the address names */
  asked?: string | null;
  onDone: (planId: string) => unknown;
}

const rateText = (hundredths: number | null) => (hundredths ? (hundredths / 100).toFixed(2) : '');
const monthDays = Array.from({ length: 31 }, (_, place) => place + 1).filter((day) => day < 29 || day === 31);

/** What is bought by itself: at a rate, or on days. */
export function PlanForm({ kind, rates, bounds, plan, asked = null, onDone }: PlanFormProps) {
  const t = messages.use();
  const { plan: words } = t.more;
  const today = todaySeoul();
  const isTarget = kind === 'target';
  const [first] = rates;
  const currencyAsked = plan?.currency ?? (isForeign(asked) ? asked : (first?.currency ?? 'USD'));
  const form = useForm({
    initial: {
      currency: currencyAsked as Foreign,
      most: plan ? (rateHundredths(plan.most) ?? null) : (null as number | null),
      won: (plan?.won ?? null) as number | null,
      how: (plan?.sum ? 'upTo' : 'once') as 'once' | 'upTo',
      sum: (plan?.sum || null) as number | null,
      cycle: (plan?.cycle ?? 'monthly') as Cycle,
      day: String(plan?.day ?? 25),
      endsOn: plan?.endsOn ?? (isTarget ? addMonths(today, 3) : ''),
    },
    rules: {
      most: isTarget ? [required(), min(1)] : [],
      won: [required(), min(bounds.least), max(bounds.most)],
    },
  });
  const { currency, most, how, cycle, endsOn } = form.values;
  const rate = rates.find((one) => one.currency === currency);
  const save = useAction(async (values: typeof form.values) => {
    const saved = await savePlan({
      id: plan?.id ?? '',
      state: plan?.state === 'paused' ? 'paused' : 'active',
      kind,

      currency: values.currency,
      won: values.won ?? 0,
      most: rateText(values.most),
      sum: isTarget && values.how === 'once' ? 0 : (values.sum ?? 0),

      cycle: values.cycle,
      day: Number(values.day),
      endsOn: values.endsOn,
    });
    toast(plan ? words.saved : words.created);
    onDone(saved.id);
  });
  const rateField = (
    <AmountField
      key={`rate ${currency}`}
      {...form.field('most')}
      label={isTarget ? words.target : words.ceiling}
      decimals={2}
      hint={
        rate && isTarget
          ? words.targetHint({ now: formatRate(rate.buy), unit: rate.unit, currency })
          : words.ceilingHint
      }
    />
  );
  return (
    <Form form={form} run={save}>
      <Lead title={isTarget ? words.askTarget : words.askDays} />
      <Stack>
        {!plan && (
          <CurrencySelect
            currencies={rates.map((one) => one.currency)}
            value={currency}
            onChange={(code) => {
              form.set('currency', code);
              form.set('most', null);
            }}
          />
        )}
        {isTarget && <RateCourse key={currency} currency={currency} target={rateText(most)} />}
        {isTarget && rateField}
        {isTarget && most !== null && rate && (
          <Note>{words.away({ percent: wayTo(rateText(most), rate.buy) })}</Note>
        )}
        {!isTarget && (
          <>
            <Segmented
              legend={words.cycle}
              value={cycle}
              onChange={(next) => {
                form.set('cycle', next);
                form.set('day', next === 'weekly' ? '1' : '25');
              }}
              options={(['daily', 'weekly', 'monthly'] as const).map((value) => ({
                value,
                label: words.cycles[value],
              }))}
            />
            {cycle !== 'daily' && (
              <SheetSelect
                key={cycle}
                {...form.field('day')}
                label={cycle === 'weekly' ? words.weekday : words.day}
                options={
                  cycle === 'weekly'
                    ? words.weekdays.map((title, place) => ({ value: String(place + 1), title }))
                    : monthDays.map((one) => ({ value: String(one), title: words.monthDay({ day: one }) }))
                }
              />
            )}
          </>
        )}
        <AmountField
          {...form.field('won')}
          label={words.won}
          min={bounds.least}
          max={bounds.most}
          quickAmounts={[50_000, 100_000, 300_000]}
        />
        <Disclosure title={words.more} isOpen={plan !== undefined}>
          <Stack>
            {!isTarget && rateField}
            {isTarget && (
              <Segmented
                legend={words.how}
                value={how}
                onChange={(next) => form.set('how', next)}
                options={(['once', 'upTo'] as const).map((value) => ({ value, label: words[value] }))}
              />
            )}
            {(!isTarget || how === 'upTo') && (
              <AmountField {...form.field('sum')} label={isTarget ? words.sum : words.sumOptional} />
            )}
            <DateSheet
              {...form.field('endsOn')}
              label={words.endsOn}
              placeholder={words.openEnd}
              min={addDays(today, 1)}
              max={addMonths(today, 24)}
            />
            {endsOn !== '' && (
              <Button variant="text" size="small" action="openEnd" onClick={() => form.set('endsOn', '')}>
                {words.openEnd}
              </Button>
            )}
          </Stack>
        </Disclosure>
        <Note>{words.note}</Note>
      </Stack>
      <MainButton>{plan ? words.save : words.create}</MainButton>
    </Form>
  );
}
