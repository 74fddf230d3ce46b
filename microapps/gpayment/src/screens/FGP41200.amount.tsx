import { Screen } from '@wallet/kit/app';
import { currencyDecimals, fromMinorUnits } from '@wallet/kit/format';
import { AmountPad, BottomBar, Button, KeyValue } from '@wallet/kit/ui';
import { useState } from 'react';
import { cash } from '../flows/steps.ts';
import { messages } from '../messages/index.ts';
import { cashCost, cashProblem, quickCash } from '../model/cash.ts';
import { PayAmount } from '../parts/PayAmount.tsx';
import styles from '../parts/pay.module.css';

/** How much cash: within the machine's bounds and steps (A71). */
export const FGP41200 = cash.step({ needs: ['machine'] }, ({ draft: step, goOn }) => {
  const { amount: text, atm: t, enter } = messages.use().pay;
  const { machine } = step;
  const { currency } = machine;
  const [amount, setAmount] = useState<number | null>(step.amount ?? machine.min);
  const [wasSent, setSent] = useState(false);
  const problem = cashProblem(amount, machine);
  const cost = amount === null || problem ? undefined : cashCost(amount, machine);
  const say = (minor: number) => text(fromMinorUnits(minor, currency), currency);

  async function next() {
    setSent(true);
    if (problem || amount === null) return;
    await goOn('FGP41510', { amount });
  }

  const footer = (
    <BottomBar>
      <Button type="submit" form="cash" action="submit" isReady={!problem && amount !== null}>
        {enter.next}
      </Button>
    </BottomBar>
  );
  return (
    <Screen footer={footer}>
      <p className={styles.lead}>{t.amountLead({ name: machine.name || t.machine })}</p>
      <form
        id="cash"
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void next();
        }}
      >
        <AmountPad
          field="amount"
          label={t.amount}
          value={amount}
          onChange={(value) => {
            setAmount(value);
            setSent(false);
          }}
          decimals={currencyDecimals(currency)}
          unit={currency}
          quickAmounts={quickCash(machine)}
          means={t.bounds({ min: say(machine.min), max: say(machine.max), step: say(machine.step) })}
          problem={wasSent && problem ? t.problems[problem] : undefined}
          messageId={problem === 'empty' ? 'required' : (problem ?? undefined)}
          {...(cost && {
            result: <span role="status">{enter.estimate({ won: text(String(cost.principal), 'KRW') })}</span>,
          })}
        />
      </form>
      {cost && (
        <div className={styles.block} data-part="estimate">
          <KeyValue
            rows={[
              { label: t.fee, value: <PayAmount minor={machine.fee} currency="KRW" /> },
              { label: t.about, value: <PayAmount minor={cost.total} currency="KRW" />, isStrong: true },
            ]}
          />
        </div>
      )}
    </Screen>
  );
});
