import { Screen, useLoad, useWallet } from '@wallet/kit/app';
import { currencyDecimals } from '@wallet/kit/format';
import { AmountPad, BottomBar, Button, MeansPill } from '@wallet/kit/ui';
import { useState } from 'react';
import { requestPayment } from '../api/merchantCalls.ts';
import { readPayPlace } from '../flows/readPayPlace.ts';
import { merchant } from '../flows/steps.ts';
import { tellPayError } from '../flows/tellPayError.ts';
import { useWonRate } from '../flows/useWonRate.ts';
import { messages } from '../messages/index.ts';
import { quickLocal } from '../model/cash.ts';
import { choiceOf, isOwnCurrency } from '../model/means.ts';
import { networkOf, screenFor } from '../model/network.ts';
import { MeansSelect } from '../parts/MeansSelect.tsx';
import { MeansTile } from '../parts/MeansTile.tsx';
import styles from '../parts/pay.module.css';
import { useMeansName } from '../parts/useMeansName.ts';
import { useRateText } from '../parts/useRateText.ts';

/** How much, where the merchant's code does not say (inptAmtYn Y). */
export const FGP31510 = merchant.step({ needs: ['scan'] }, ({ draft: step, goOn }) => {
  const t = messages.use().pay.enter;
  const words = messages.use().pay;
  const { session } = useWallet();
  const meansName = useMeansName();
  const { scan, nation } = step;
  const [{ means, bank }, setPaidFrom] = useState({ means: step.means, bank: step.bank });
  const place = useLoad((signal) => readPayPlace(session, networkOf(nation), signal), [nation]);
  const [amount, setAmount] = useState<number | null>(null);
  const [isMissing, setMissing] = useState(false);
  const [isAsking, setAsking] = useState(false);
  // From a balance in the shop's own currency nothing is changed: there is no rate to tell.
  const isExchanged = scan.currency !== 'KRW' && !isOwnCurrency(means);
  const rateText = useRateText();
  const today = useWonRate(scan.currency, isExchanged);
  // From nothing on: it is seen to grow with what is typed.
  const won = today.won(amount ?? 0);

  async function next() {
    if (amount === null || amount === 0) return setMissing(true);
    setAsking(true);
    try {
      const quote = await requestPayment({ scan, amount, means });
      await goOn(screenFor('FGP31520', nation), { means, bank, quote });
    } catch (error) {
      await tellPayError(error);
    } finally {
      setAsking(false);
    }
  }

  const footer = (
    <BottomBar>
      <Button type="submit" form="amount" action="submit" isBusy={isAsking} isReady={!!amount}>
        {t.next}
      </Button>
    </BottomBar>
  );
  return (
    <Screen footer={footer}>
      <p className={styles.lead}>{t.lead({ merchant: scan.merchant || t.here })}</p>
      <form
        id="amount"
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!isAsking) void next();
        }}
      >
        <AmountPad
          field="amount"
          label={t.amount}
          value={amount}
          onChange={(value) => {
            setAmount(value);
            setMissing(false);
          }}
          means={
            <>
              {place.data && place.data.means.length > 1 ? (
                <MeansSelect
                  isPill
                  means={place.data.means}
                  value={means}
                  onChange={(chosen) => setPaidFrom({ means: choiceOf(chosen), bank: chosen.bank })}
                />
              ) : (
                <MeansPill leading={<MeansTile means={{ ...means, bank }} size="small" />}>
                  {meansName({ ...means, bank })}
                </MeansPill>
              )}
              {today.rate && (
                <span className={styles.usable} data-part="rate">
                  {rateText(today.rate, scan.currency, 'KRW')}
                </span>
              )}
            </>
          }
          decimals={currencyDecimals(scan.currency)}
          {...(scan.currency === 'KRW' ? {} : { unit: scan.currency })}
          quickAmounts={quickLocal(scan.currency)}
          problem={isMissing ? t.empty : undefined}
          messageId="required"
          {...(won !== undefined && {
            result: (
              <span role="status" data-part="estimate">
                {t.estimate({ won: words.amount(String(won), 'KRW') })}
              </span>
            ),
          })}
        />
      </form>
    </Screen>
  );
});

/** Indonesia, by the domestic clearing network (A15). */
export function FGP31510Kftc() {
  return <FGP31510 />;
}
