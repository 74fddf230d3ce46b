import { Screen, useWallet } from '@wallet/kit/app';
import { currencyDecimals } from '@wallet/kit/format';
import { AmountField, BottomBar, Button, KeyValue } from '@wallet/kit/ui';
import { useState } from 'react';
import { requestPayment } from '../../api/merchantCalls.ts';
import { messages } from '../../messages/index.ts';
import type { MerchantPayment } from '../../model/merchantPayment.ts';
import { readMerchantStep, saveStep } from '../../state/payStep.ts';
import { type Network, screenFor } from './network.ts';
import styles from './pay.module.css';
import { tellPayError } from './tellPayError.ts';
import { useMeansName } from './useMeansName.ts';
import { useStep } from './useStep.ts';

/** How much, where the merchant's code does not say (inptAmtYn Y). */
export function EnterAmount({ network }: { network: Network }) {
  const t = messages.use().pay.enter;
  const step = useStep(readMerchantStep, network === 'kftc' ? 'FGP31000Kftc' : 'FGP31000');
  if (!step) return <Screen title={t.title} state="loading" />;
  return <AmountOf step={step} />;
}

function AmountOf({ step }: { step: MerchantPayment }) {
  const t = messages.use().pay.enter;
  const words = messages.use().pay;
  const { navigate, session } = useWallet();
  const meansName = useMeansName();
  const { scan, means, bank, nation } = step;
  const [amount, setAmount] = useState<number | null>(null);
  const [isMissing, setMissing] = useState(false);
  const [isAsking, setAsking] = useState(false);

  async function next() {
    if (amount === null || amount === 0) return setMissing(true);
    setAsking(true);
    try {
      const quote = await requestPayment({ scan, amount, means });
      await saveStep(session, { ...step, quote });
      navigate.push(screenFor('FGP31520', nation));
    } catch (error) {
      await tellPayError(error);
    } finally {
      setAsking(false);
    }
  }

  const footer = (
    <BottomBar>
      <Button type="submit" form="amount" action="submit" isBusy={isAsking}>
        {t.next}
      </Button>
    </BottomBar>
  );
  return (
    <Screen title={t.title} footer={footer}>
      <p className={styles.lead}>{t.lead({ merchant: scan.merchant })}</p>
      <form
        id="amount"
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!isAsking) void next();
        }}
      >
        <AmountField
          field="amount"
          label={t.amount}
          value={amount}
          onChange={(value) => {
            setAmount(value);
            setMissing(false);
          }}
          decimals={currencyDecimals(scan.currency)}
          {...(scan.currency === 'KRW' ? {} : { unit: scan.currency })}
          problem={isMissing ? { id: 'required' } : null}
          problemMessage={t.empty}
          required
        />
      </form>
      <div className={styles.block}>
        <KeyValue rows={[{ label: words.confirm.from, value: meansName({ ...means, bank }) }]} />
      </div>
    </Screen>
  );
}
