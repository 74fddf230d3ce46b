import { Form, MainButton, useAction, useWallet } from '@wallet/kit/app';
import { matches, required } from '@wallet/kit/forms';
import { BankMark, RadioGroup, SheetSelect, TextField, useForm } from '@wallet/kit/ui';
import { say } from '../messages/say.ts';
import { otherBanks } from '../model/payAccount.ts';
import { useService } from '../parts/useService.ts';
import { proving } from './steps.ts';

const ways = ['FGP21410', 'FGP21420'] as const;
type Values = { bankCode: string; accountNo: string; way: (typeof ways)[number] };
const rules = { bankCode: required(), accountNo: [required(), matches(/^\d{10,16}$/)] };

/** An account of another bank, and how to show that it is the customer's. */
export function OtherBankForm() {
  const { account: t } = useService();
  const { navigate } = useWallet();
  const proof = proving.useDraft();
  const form = useForm<Values>({ initial: { bankCode: '', accountNo: '', way: 'FGP21410' }, rules });
  const prove = useAction(async ({ bankCode, accountNo, way }: Values) => {
    // The number stands in no address: it travels encrypted.
    await proof.begin({ bankCode, accountNo });
    navigate.push(way);
  });
  return (
    <Form form={form} run={prove}>
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
        placeholder={t.numberHint}
        inputMode="numeric"
        autoComplete="off"
        maxLength={16}
        shape={(text) => text.replace(/\D/g, '')}
      />
      <RadioGroup
        {...form.field('way')}
        legend={t.way}
        options={ways.map((value) => ({ value, ...t.ways[value] }))}
      />
      <MainButton>{t.prove}</MainButton>
    </Form>
  );
}
