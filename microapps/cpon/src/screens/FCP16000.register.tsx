import { ApiError } from '@wallet/kit/api';
import { Form, MainButton, Screen, useAction, useHold, useLoad, useQuery, useWallet } from '@wallet/kit/app';
import type { Rule } from '@wallet/kit/forms';
import { v } from '@wallet/kit/schema';
import { Countdown, InlineNotice, Lead, Note, Stack, TextField, useForm } from '@wallet/kit/ui';
import { useState } from 'react';
import { readRegisterState, register } from '../api/calls.ts';
import { numberRefusal } from '../api/wire.ts';
import { messages } from '../messages/index.ts';
import { isCouponNumber } from '../model/coupon.ts';
import { ScanFirst } from '../parts/ScanFirst.tsx';

/** Sentences that say a day, or how long; the others stand in the catalogue's refusals. */
const telling = [
  'CPN_RUN_OUT',
  'CPN_NOT_YET',
  'CPN_LOCKED',
  'CPN_UNKNOWN',
  'CPN_OTHERS',
  'CPN_USED',
  'CPN_TAKEN',
] as const;
const digitsOf = (text: string) => text.replaceAll(/\D/g, '').slice(0, 16);
/** As it is printed: four by four. */
const grouped = (text: string) => digitsOf(text).replace(/(.{4})(?=.)/g, '$1-');
const checked: Rule<string> = (text) =>
  isCouponNumber(digitsOf(text ?? '')) ? null : { id: 'couponNumber' };

export function FCP16000() {
  // How many tries are left is the server's to know, over all WebViews and devices.
  const load = useLoad(readRegisterState, undefined, { onResume: 'reload' });
  return (
    <Screen of={load}>
      {({ lockSeconds }) =>
        lockSeconds > 0 ? (
          <Locked seconds={lockSeconds} onEnd={load.reload} />
        ) : (
          <Numbers reload={load.reload} />
        )
      }
    </Screen>
  );
}

function Locked({ seconds, onEnd }: { seconds: number; onEnd: () => void }) {
  const t = messages.use();
  const [hold] = useState({ seconds });
  const left = useHold(hold, onEnd) ?? seconds;
  return (
    <>
      <Lead title={t.register.locked}>{t.register.lockedHint({ minutes: Math.ceil(left / 60) })}</Lead>
      <Countdown seconds={left} total={600} />
    </>
  );
}

function Numbers({ reload }: { reload: () => void }) {
  const t = messages.use();
  const { navigate } = useWallet();
  const asked = grouped(useQuery().get('cponSerno') ?? '');
  const [problem, setProblem] = useState('');
  const form = useForm({ initial: { number: asked }, rules: { number: checked } });
  async function send(number: string): Promise<boolean> {
    setProblem('');
    try {
      const id = await register(number);
      navigate.replace('FCP15200', { params: { hirkCtntID: id } });
      return true;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const code = telling.find((each) => each === error.code);
      if (!code) throw error;
      if (code === 'CPN_LOCKED') reload();
      const read = v.safeParse(numberRefusal, error.payload ?? {});
      const { day, left } = read.success ? read.output : { day: '', left: 0 };
      setProblem(t.register.problems[code]({ date: day, left }));
      return false;
    }
  }
  const type = useAction(({ number }: { number: string }) => send(digitsOf(number)));
  const scan = useAction(send);
  return (
    <>
      <Lead title={t.register.lead}>{t.register.hint}</Lead>
      {problem !== '' && (
        <InlineNotice tone="danger" messageId="couponRefused">
          {problem}
        </InlineNotice>
      )}
      <Form form={form} run={type}>
        <Stack>
          <TextField
            {...form.field('number')}
            label={t.register.number}
            hint={t.register.numberHint}
            inputMode="numeric"
            maxLength={19}
            shape={grouped}
            autoComplete="off"
            problemMessage={t.register.wrong}
          />
          <Note>{t.register.five}</Note>
          <MainButton action="submit">{t.register.submit}</MainButton>
        </Stack>
      </Form>
      <ScanFirst
        isPaused={type.isRunning}
        onCode={async (text) => {
          const number = digitsOf(text);
          return isCouponNumber(number) ? ((await scan.run(number)) ?? false) : false;
        }}
      />
    </>
  );
}
