import { useAction, useWallet } from '@wallet/kit/app';
import { matches, required } from '@wallet/kit/forms';
import { BankMark, Button, SheetSelect, TextField, useForm } from '@wallet/kit/ui';
import { say } from '../messages/say.ts';
import { otherBanks } from '../model/payAccount.ts';
import styles from '../parts/serviceText.module.css';
import { useService } from '../parts/useService.ts';
import { proving } from './steps.ts';

const rules = { bankCode: required(), accountNo: [required(), matches(/^\d{10,16}$/)] };

/** An account of another bank, and how to show that it is the customer's. */
export function OtherBankForm() {
  const { account: t } = useService();
  const { navigate } = useWallet();
  const proof = proving.useDraft();
  const form = useForm({ initial: { bankCode: '', accountNo: '' }, rules });
  const prove = useAction(async (to: 'FGP21410' | 'FGP21420', values: typeof form.values) => {
    // The number stands in no address: it travels encrypted.
    await proof.begin(values);
    navigate.push(to);
  });
  const by = (to: 'FGP21410' | 'FGP21420') => form.submit((values) => void prove.run(to, values));
  return (
    <form className={styles.form} noValidate onSubmit={by('FGP21410')}>
      <p className={styles.text}>{t.otherText}</p>
      <SheetSelect
        {...form.field('bankCode')}
        label={t.bank}
        options={otherBanks.map(({ code, name }) => ({
          value: code,
          title: say(name),
          leading: <BankMark code={code} name={say(name)} size="small" />,
        }))}
      />
      <TextField
        {...form.field('accountNo')}
        label={t.number}
        hint={t.numberHint}
        inputMode="numeric"
        autoComplete="off"
        maxLength={16}
        shape={(text) => text.replace(/\D/g, '')}
      />
      <div className={styles.buttons}>
        <Button full type="submit" variant="secondary" action="byTransfer" isBusy={prove.isRunning}>
          {t.byTransfer}
        </Button>
        <Button full variant="secondary" action="byCall" isBusy={prove.isRunning} onClick={by('FGP21420')}>
          {t.byCall}
        </Button>
      </div>
    </form>
  );
}
