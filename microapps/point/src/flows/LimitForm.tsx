import { encryptField } from '@wallet/kit/api';
import { Form, MainButton } from '@wallet/kit/app';
import { formatMoney } from '@wallet/kit/format';
import type { Rules } from '@wallet/kit/forms';
import { AmountField, Note, SecureKeypad, Stack, toast, useForm } from '@wallet/kit/ui';
import { useState } from 'react';
import { changeLimits } from '../api/settingCalls.ts';
import { messages } from '../messages/index.ts';
import type { Limits } from '../model/wallet.ts';
import { useWalletAction } from '../parts/useWalletAction.ts';

interface Values {
  once: number | null;
  daily: number | null;
}

/** New limits, confirmed by the point password. */
export function LimitForm({ limits, onChanged }: { limits: Limits; onChanged: () => void }) {
  const { limits: t, pin, unit } = messages.use().wallet;
  const [asked, setAsked] = useState<{ once: number; daily: number } | null>(null);
  const bound = (most: number | null) => (value: number | null) =>
    value === null || value < 1
      ? { id: 'required' }
      : most !== null && value > most
        ? { id: 'max', params: { max: most } }
        : null;
  const rules: Rules<Values> = {
    once: (value, all) => {
      const daily = typeof all?.daily === 'number' ? all.daily : null;
      const problem = bound(limits.onceAtMost)(value);
      return problem ?? (value !== null && daily !== null && value > daily ? { id: 'onceAboveDaily' } : null);
    },
    daily: bound(limits.dailyAtMost),
  };
  const form = useForm<Values>({ initial: { once: limits.once, daily: limits.daily }, rules });
  const change = useWalletAction(async (to: { once: number; daily: number }, password: string) => {
    await changeLimits({ ...to, password });
    toast(t.done);
    onChanged();
  });
  const once = form.field('once');
  const atMost = (most: number | null) =>
    most === null ? {} : { hint: t.atMost({ amount: formatMoney(most) }) };
  return (
    <Form
      form={form}
      run={({ once: one, daily }) => {
        if (one !== null && daily !== null) setAsked({ once: one, daily });
      }}
    >
      <Stack>
        <AmountField
          label={t.once}
          unit={unit}
          {...atMost(limits.onceAtMost)}
          {...once}
          {...(once.problem?.id === 'onceAboveDaily' ? { problemMessage: t.onceAboveDaily } : {})}
        />
        <AmountField
          label={t.dailyLimit}
          unit={unit}
          {...atMost(limits.dailyAtMost)}
          {...form.field('daily')}
        />
        <Note>{t.changeText}</Note>
        <MainButton isBusy={change.isRunning} disabled={!form.isDirty}>
          {t.submit}
        </MainButton>
        <SecureKeypad
          isOpen={asked !== null}
          title={pin.title}
          description={pin.which}
          encrypt={encryptField}
          onClose={() => setAsked(null)}
          onDone={(password) => {
            const to = asked;
            setAsked(null);
            if (to) void change.run(to, password);
          }}
        />
      </Stack>
    </Form>
  );
}
