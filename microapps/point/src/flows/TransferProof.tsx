import { Form, MainButton } from '@wallet/kit/app';
import type { Rules } from '@wallet/kit/forms';
import {
  BankMark,
  Button,
  Countdown,
  InlineNotice,
  Lead,
  SheetSelect,
  Stack,
  TextField,
  useCountdown,
  useForm,
} from '@wallet/kit/ui';
import { useEffect, useState } from 'react';
import { checkTransfer, startTransfer } from '../api/accountCalls.ts';
import { messages } from '../messages/index.ts';
import { useSay } from '../messages/useSay.ts';
import { otherBanks, shownNumber } from '../model/account.ts';
import { useWalletAction } from '../parts/useWalletAction.ts';

/** An account of another bank that was proved to be the customer's. */
export interface ProvedAccount {
  accountNo: string;
  bankCode: string;
  certificationId: string;
}

type Sent = ProvedAccount & { seconds: number; round: number };
const digitsOnly = (text: string) => text.replace(/\D/g, '');

/** Proves an account of another bank: one won goes there with four digits in its text, which the customer reads. */
export function TransferProof({ onProved }: { onProved: (account: ProvedAccount) => unknown }) {
  const [sent, setSent] = useState<Sent | null>(null);
  const send = useWalletAction(async (bankCode: string, accountNo: string) => {
    const started = await startTransfer({ bankCode, accountNo });
    setSent((before) => ({ accountNo, bankCode, ...started, round: (before?.round ?? 0) + 1 }));
  });
  if (sent === null) return <AccountForm isBusy={send.isRunning} onSend={send.run} />;
  return (
    <DigitsForm
      key={sent.round}
      sent={sent}
      onAgain={() => void send.run(sent.bankCode, sent.accountNo)}
      onProved={onProved}
    />
  );
}

interface AccountFormProps {
  isBusy: boolean;
  onSend: (bankCode: string, accountNo: string) => unknown;
}

function AccountForm({ isBusy, onSend }: AccountFormProps) {
  const { register: t } = messages.use().wallet;
  const say = useSay();
  const rules: Rules<{ bank: string; accountNo: string }> = {
    bank: (value) => (value === '' ? { id: 'chooseOne' } : null),
    accountNo: (value) => (/^\d{8,16}$/.test(value) ? null : { id: 'accountNoInvalid' }),
  };
  const form = useForm({ initial: { bank: '', accountNo: '' }, rules });
  const accountNo = form.field('accountNo');
  return (
    <Form form={form} run={(values) => onSend(values.bank, values.accountNo)}>
      <Stack>
        <SheetSelect
          label={t.bank}
          placeholder={t.bankHint}
          {...form.field('bank')}
          options={otherBanks.map(({ code, name }) => ({
            value: code,
            title: say(name),
            leading: <BankMark code={code} name={say(name)} size="small" />,
          }))}
        />
        <TextField
          label={t.accountNo}
          hint={t.accountHint}
          inputMode="numeric"
          autoComplete="off"
          maxLength={16}
          shape={digitsOnly}
          {...accountNo}
          problemMessage={t.accountProblem}
        />
        <MainButton isBusy={isBusy}>{t.send}</MainButton>
      </Stack>
    </Form>
  );
}

interface DigitsFormProps {
  sent: Sent;
  onAgain: () => void;
  onProved: (account: ProvedAccount) => unknown;
}

function DigitsForm({ sent, onAgain, onProved }: DigitsFormProps) {
  const { register: t } = messages.use().wallet;
  const { seconds, start } = useCountdown();
  const [hasStarted, setStarted] = useState(false);
  useEffect(() => {
    start(sent.seconds);
    setStarted(true);
  }, [start, sent.seconds]);
  const isOver = hasStarted && seconds === 0;
  const form = useForm({
    initial: { digits: '' },
    rules: { digits: (value: string) => (/^\d{4}$/.test(value) ? null : { id: 'digitsInvalid' }) },
  });
  const check = useWalletAction(
    async (digits: string) => {
      await checkTransfer({ certificationId: sent.certificationId, digits });
      const { accountNo, bankCode, certificationId } = sent;
      await onProved({ accountNo, bankCode, certificationId });
    },
    (code) => (code === 'UBPT0022' ? form.set('digits', '') : undefined),
  );
  return (
    <>
      <Lead title={t.sentLead}>{t.sentText({ account: shownNumber(sent) })}</Lead>
      <Form form={form} run={({ digits }) => check.run(digits)}>
        <Stack>
          <TextField
            label={t.digits}
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={4}
            shape={digitsOnly}
            {...form.field('digits')}
            problemMessage={t.digitsProblem}
          />
          {isOver ? (
            <InlineNotice tone="warning">{t.timeOver}</InlineNotice>
          ) : (
            <Countdown seconds={seconds} total={sent.seconds} />
          )}
          <MainButton isBusy={check.isRunning} disabled={isOver}>
            {t.check}
          </MainButton>
          <Button full variant="secondary" action="again" onClick={onAgain}>
            {t.again}
          </Button>
        </Stack>
      </Form>
    </>
  );
}
