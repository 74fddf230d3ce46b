import { ConfirmOrder } from '@wallet/kit/app';
import { fromMinorUnits } from '@wallet/kit/format';
import { Card, IconTile, KeyValue } from '@wallet/kit/ui';
import { payment, paymentRefusal } from '../flows/payment.ts';
import { cash } from '../flows/steps.ts';
import { messages } from '../messages/index.ts';
import { type CashWithdrawal, cashCost } from '../model/cash.ts';
import { MeansTile } from '../parts/MeansTile.tsx';
import { PayAmount } from '../parts/PayAmount.tsx';
import { told } from '../parts/told.ts';
import { useMeansName } from '../parts/useMeansName.ts';
import { useRateText } from '../parts/useRateText.ts';

/** What the cash costs, and the password. */
export const FGP41510 = cash.step({ needs: ['amount'] }, ({ draft: { machine, means, bank, amount } }) => {
  const t = messages.use().pay;
  const cost = cashCost(amount, machine);
  return (
    <ConfirmOrder
      order={payment}
      facts={cost ? { kind: 'atm', machine, amount, account: means.account } : null}
      beginsAtOnce
      asksToLeave
      lead={t.atm.confirmLead({
        machine: machine.name || t.atm.machine,
        local: t.amount(fromMinorUnits(amount, machine.currency), machine.currency),
      })}
      between={{
        from: <MeansTile means={{ ...means, bank }} />,
        to: <IconTile picture="withdraw" size="large" />,
      }}
      {...(cost && { note: <PayAmount minor={cost.total} currency="KRW" /> })}
      entry={<CashFacts machine={machine} means={means} bank={bank} amount={amount} />}
      rows={[]}
      submit={t.atm.withdraw}
      secret={{ hint: t.atm.pinHint({ total: t.amount(fromMinorUnits(cost?.total ?? 0, 'KRW'), 'KRW') }) }}
      working={t.end.sendingCash}
      refusal={paymentRefusal}
      returnTo="/gpayment/FGP31000"
    />
  );
});

type CashFactsProps = Pick<CashWithdrawal, 'machine' | 'means' | 'bank'> & { amount: number };

function CashFacts({ machine, means, bank, amount }: CashFactsProps) {
  const t = messages.use().pay;
  const meansName = useMeansName();
  const rateOf = useRateText();
  const { currency, rate, unit, usdFee } = machine;
  const cost = cashCost(amount, machine);
  if (!cost) return null;
  return (
    <div data-part="quote">
      <Card tone="soft">
        <KeyValue
          rows={[
            ...told(t.atm.machine, machine.name),
            ...told(t.confirm.address, machine.address),
            { label: t.atm.local, value: <PayAmount minor={amount} currency={currency} /> },
            { label: t.confirm.rate, value: rateOf({ rate, unit }, currency, 'KRW') },
            { label: t.confirm.converted, value: <PayAmount minor={cost.principal} currency="KRW" /> },
            { label: t.atm.fee, value: <PayAmount minor={machine.fee} currency="KRW" /> },
            ...(usdFee === '' ? [] : [{ label: t.atm.machineFee, value: t.amount(usdFee, 'USD') }]),
            { label: t.confirm.from, value: meansName({ ...means, bank }) },
            { label: t.atm.total, value: <PayAmount minor={cost.total} currency="KRW" />, isStrong: true },
          ]}
        />
      </Card>
    </div>
  );
}
