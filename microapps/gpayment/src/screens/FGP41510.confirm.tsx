import { Screen, useWallet } from '@wallet/kit/app';
import { fromMinorUnits } from '@wallet/kit/format';
import { BottomBar, Button, Card, InlineNotice, KeyValue } from '@wallet/kit/ui';
import { useEffect, useMemo, useState } from 'react';
import { withdrawCash } from '../api/cashCalls.ts';
import { messages } from '../messages/index.ts';
import { type CashMachine, cashCost } from '../model/cash.ts';
import type { MeansChoice } from '../model/means.ts';
import type { Words } from '../model/words.ts';
import { readCashStep } from '../state/payStep.ts';
import { usePayIntents } from '../state/usePayIntents.ts';
import { PayAmount } from './paying/PayAmount.tsx';
import { PayEndPage } from './paying/PayEndPage.tsx';
import { PinKeypad } from './paying/PinKeypad.tsx';
import styles from './paying/pay.module.css';
import { useMeansName } from './paying/useMeansName.ts';
import { usePayOnce } from './paying/usePayOnce.ts';
import { useStep } from './paying/useStep.ts';

/** What the cash costs, and the password. */
export function FGP41510() {
  const t = messages.use().pay.atm;
  const step = useStep(readChosen, 'FGP41000');
  if (!step) return <Screen title={t.confirmTitle} state="loading" />;
  return <Confirm machine={step.machine} means={step.means} bank={step.bank} amount={step.amount} />;
}

async function readChosen(session: Parameters<typeof readCashStep>[0]) {
  const step = await readCashStep(session);
  return step?.amount === undefined ? undefined : { ...step, amount: step.amount };
}

interface ConfirmProps {
  machine: CashMachine;
  means: MeansChoice;
  bank: Words;
  amount: number;
}

function Confirm({ machine, means, bank, amount }: ConfirmProps) {
  const t = messages.use().pay;
  const { navigate } = useWallet();
  const { atm } = usePayIntents();
  const [isEntering, setEntering] = useState(false);
  const { account } = means;
  const facts = useMemo(() => ({ machine, amount, account }), [machine, amount, account]);
  const { txToken, company, currency } = machine;
  const { at, pay, pinProblem } = usePayOnce({
    intents: atm,
    facts,
    mode: 'atm',
    send: (key, pin) => withdrawCash({ key, txToken, amount, currency, company, account, pin }),
  });
  const isOver = at.step === 'over';

  // The result has a page of its own, which asks the service anew: it must not hang on what this page remembers.
  useEffect(() => {
    if (isOver) navigate.replace('FGP41520');
  }, [isOver, navigate]);

  if (at.step === 'preparing') return <Screen title={t.atm.confirmTitle} state="loading" />;
  if (at.step !== 'asking') {
    return (
      <Screen title={t.atm.confirmTitle} noBack>
        <PayEndPage
          mode="atm"
          end={null}
          says={t.end.sendingCash}
          onAskAgain={() => undefined}
          onSeen={() => undefined}
          onDone={() => undefined}
        />
      </Screen>
    );
  }
  const cost = cashCost(amount, machine);
  const footer = (
    <BottomBar>
      <Button action="submit" disabled={!cost} onClick={() => setEntering(true)}>
        {t.atm.withdraw}
      </Button>
    </BottomBar>
  );
  return (
    <Screen title={t.atm.confirmTitle} footer={footer}>
      <p className={styles.lead}>{t.atm.confirmLead}</p>
      <CashFacts machine={machine} means={means} bank={bank} amount={amount} />
      {pinProblem !== '' && (
        <div className={styles.block} data-part="pinProblem">
          <InlineNotice tone="danger">{pinProblem}</InlineNotice>
        </div>
      )}
      <PinKeypad
        isOpen={isEntering}
        hint={t.atm.pinHint({ total: t.amount(fromMinorUnits(cost?.total ?? 0, 'KRW'), 'KRW') })}
        problem={pinProblem}
        onPin={(pin) => {
          setEntering(false);
          void pay(pin);
        }}
        onClose={() => setEntering(false)}
      />
    </Screen>
  );
}

function CashFacts({ machine, means, bank, amount }: ConfirmProps) {
  const t = messages.use().pay;
  const meansName = useMeansName();
  const { currency, rate, unit, usdFee } = machine;
  const cost = cashCost(amount, machine);
  if (!cost) return null;
  return (
    <div className={styles.block} data-part="quote">
      <Card>
        <div className={styles.total}>
          <PayAmount minor={amount} currency={currency} size="large" />
          <span className={styles.local}>
            <PayAmount minor={cost.total} currency="KRW" />
          </span>
        </div>
        <KeyValue
          rows={[
            { label: t.atm.machine, value: machine.name },
            { label: t.confirm.address, value: machine.address },
            { label: t.atm.local, value: <PayAmount minor={amount} currency={currency} /> },
            { label: t.confirm.rate, value: t.confirm.rateText({ unit, currency, rate, to: 'KRW' }) },
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
