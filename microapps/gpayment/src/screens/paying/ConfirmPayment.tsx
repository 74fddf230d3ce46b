import { Screen, useWallet } from '@wallet/kit/app';
import { fromMinorUnits } from '@wallet/kit/format';
import { BottomBar, Button, Card, InlineNotice, KeyValue } from '@wallet/kit/ui';
import { useMemo, useState } from 'react';
import { approvePayment } from '../../api/merchantCalls.ts';
import { messages } from '../../messages/index.ts';
import type { MerchantPayment, PayQuote } from '../../model/merchantPayment.ts';
import { clearStep, readMerchantStep } from '../../state/payStep.ts';
import { usePayIntents } from '../../state/usePayIntents.ts';
import { type Network, screenFor } from './network.ts';
import { openDetail } from './openDetail.ts';
import { PayAmount } from './PayAmount.tsx';
import { PayEndPage } from './PayEndPage.tsx';
import { PinKeypad } from './PinKeypad.tsx';
import styles from './pay.module.css';
import { useMeansName } from './useMeansName.ts';
import { usePayOnce } from './usePayOnce.ts';
import { useStep } from './useStep.ts';

/** What it costs, the password, and how it ended (2-payment s4: request, then approve). */
export function ConfirmPayment({ network }: { network: Network }) {
  const t = messages.use().pay.confirm;
  const step = useStep(readQuoted, network === 'kftc' ? 'FGP31000Kftc' : 'FGP31000');
  if (!step) return <Screen title={t.title} state="loading" />;
  return <Confirm step={step} quote={step.quote} />;
}

async function readQuoted(session: Parameters<typeof readMerchantStep>[0]) {
  const step = await readMerchantStep(session);
  return step?.quote ? { ...step, quote: step.quote } : undefined;
}

function Confirm({ step, quote }: { step: MerchantPayment; quote: PayQuote }) {
  const t = messages.use().pay;
  const { navigate, session } = useWallet();
  const { mpm } = usePayIntents();
  const [isEntering, setEntering] = useState(false);
  const facts = useMemo(() => ({ nation: step.nation, quote }), [step.nation, quote]);
  const { at, pay, askAgain, tell, pinProblem } = usePayOnce({
    intents: mpm,
    facts,
    mode: 'mpm',
    send: (key, pin) => approvePayment({ key, txToken: quote.txToken, pyNo: quote.pyNo, pin }),
  });
  const total = t.amount(fromMinorUnits(quote.total, quote.currency), quote.currency);

  async function leave(to: string) {
    await clearStep(session);
    navigate.replace(to);
  }

  if (at.step === 'preparing') return <Screen title={t.confirm.title} state="loading" />;
  if (at.step === 'paying' || at.step === 'over') {
    return (
      <Screen
        title={t.end.title}
        {...(at.step === 'over'
          ? { onBack: () => void leave(screenFor('FGP31000', step.nation)) }
          : { noBack: true })}
      >
        {at.wasBefore && <InlineNotice>{t.confirm.before}</InlineNotice>}
        <PayEndPage
          mode="mpm"
          end={at.step === 'over' ? at.end : null}
          says={at.wasBefore ? t.end.asking : t.end.sending}
          onAskAgain={() => void askAgain()}
          onSeen={tell}
          onDone={() => void leave(screenFor('FGP31000', step.nation))}
          onAgain={() => void leave(screenFor('FGP31200', step.nation))}
          onDetail={(paid) => {
            void clearStep(session);
            openDetail(navigate, paid);
          }}
        />
      </Screen>
    );
  }
  const footer = (
    <BottomBar>
      <Button action="submit" onClick={() => setEntering(true)}>
        {t.confirm.pay}
      </Button>
    </BottomBar>
  );
  return (
    <Screen title={t.confirm.title} footer={footer}>
      <p className={styles.lead}>{t.confirm.lead}</p>
      <QuoteFacts step={step} quote={quote} />
      {pinProblem !== '' && (
        <div className={styles.block} data-part="pinProblem">
          <InlineNotice tone="danger">{pinProblem}</InlineNotice>
        </div>
      )}
      <PinKeypad
        isOpen={isEntering}
        hint={t.confirm.pinHint({ total })}
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

/** The local amount and what is taken for it, before a password is asked for. */
function QuoteFacts({ step, quote }: { step: MerchantPayment; quote: PayQuote }) {
  const t = messages.use().pay;
  const meansName = useMeansName();
  const { localCurrency, currency, rate, unit } = quote;
  const isExchanged = localCurrency !== currency;
  return (
    <div className={styles.block} data-part="quote">
      <Card>
        <div className={styles.total}>
          <PayAmount minor={quote.total} currency={currency} size="large" />
          {isExchanged && (
            <span className={styles.local}>
              <PayAmount minor={quote.local} currency={localCurrency} />
            </span>
          )}
        </div>
        <KeyValue
          rows={[
            { label: t.confirm.merchant, value: quote.merchant },
            { label: t.confirm.address, value: quote.address },
            { label: t.confirm.local, value: <PayAmount minor={quote.local} currency={localCurrency} /> },
            {
              label: t.confirm.rate,
              value: isExchanged
                ? t.confirm.rateText({ unit, currency: localCurrency, rate, to: currency })
                : t.confirm.sameMoney,
            },
            { label: t.confirm.converted, value: <PayAmount minor={quote.principal} currency={currency} /> },
            { label: t.confirm.fee, value: <PayAmount minor={quote.fee} currency={currency} /> },
            { label: t.confirm.from, value: meansName({ ...step.means, bank: step.bank }) },
            {
              label: t.confirm.total,
              value: <PayAmount minor={quote.total} currency={currency} />,
              isStrong: true,
            },
          ]}
        />
      </Card>
    </div>
  );
}
