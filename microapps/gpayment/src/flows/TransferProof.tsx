import { Form, MainButton, useAction } from '@wallet/kit/app';
import { matches, required } from '@wallet/kit/forms';
import { Button, CodeField, Countdown, InlineNotice, Stack, useCountdown, useForm } from '@wallet/kit/ui';
import { useState } from 'react';
import { finishTransfer, startTransfer, type TransferCheck } from '../api/accountCalls.ts';
import { uncertain } from '../messages/uncertain.ts';
import type { ToProve } from '../model/payAccount.ts';
import styles from '../parts/serviceText.module.css';
import { useService } from '../parts/useService.ts';
import { useAddAccount } from './useAddAccount.ts';

const rules = { number: [required(), matches(/^\d{4}$/)] };

/** By one won: the number behind the sender's name. How long it counts is the server's to say (E42). */
export function TransferProof({ account }: { account: ToProve }) {
  const { transfer: t } = useService();
  const [check, setCheck] = useState<TransferCheck>();
  const left = useCountdown();
  const addAccount = useAddAccount();
  const form = useForm({ initial: { number: '' }, rules });
  const begin = useAction(
    async () => {
      const started = await startTransfer(account);
      form.reset();
      setCheck(started);
      left.start(started.seconds);
    },
    { lostWords: uncertain },
  );
  const finish = useAction(
    async ({ serial }: TransferCheck, number: string) => {
      await finishTransfer({ serial, number });
      await addAccount(account);
    },
    { lostWords: uncertain, on: { UBFR0322: () => setCheck(undefined) } },
  );
  // Where the server does not say how long it counts, nothing runs out here.
  const isTimed = check !== undefined && check.seconds > 0;
  const isOver = isTimed && left.seconds === 0;
  const again = (
    <Button
      full
      variant={check && !isOver ? 'secondary' : 'primary'}
      action="start"
      isBusy={begin.isRunning}
      onClick={() => void begin.run()}
    >
      {check ? t.again : t.send}
    </Button>
  );
  if (!check || isOver) {
    return (
      <div className={styles.form}>
        {isOver && <InlineNotice tone="warning">{t.over}</InlineNotice>}
        {again}
      </div>
    );
  }
  return (
    <Form form={form} run={({ number }) => void finish.run(check, number)}>
      <Stack>
        <InlineNotice tone="success">{t.sent}</InlineNotice>
        {isTimed && <Countdown seconds={left.seconds} total={check.seconds} />}
        <CodeField
          {...form.field('number')}
          label={t.number}
          length={4}
          onFull={(number) => void finish.run(check, number)}
        />
        <MainButton isBusy={finish.isRunning}>{t.submit}</MainButton>
        {again}
      </Stack>
    </Form>
  );
}
