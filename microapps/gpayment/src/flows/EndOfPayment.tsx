import { OrderEnd, useWallet } from '@wallet/kit/app';
import type { Settled } from '@wallet/kit/common';
import { fromMinorUnits, momentText } from '@wallet/kit/format';
import { locale } from '@wallet/kit/messages';
import { Actions, Button, type KeyValueRow } from '@wallet/kit/ui';
import { useEffect } from 'react';
import { messages } from '../messages/index.ts';
import { say } from '../messages/say.ts';
import { screenFor } from '../model/network.ts';
import { confirmedFacts, type PayFacts } from '../model/order.ts';
import type { Paid, PaidFacts, PayMode } from '../model/paid.ts';
import { openDetail } from '../parts/openDetail.ts';
import { PayAmount } from '../parts/PayAmount.tsx';
import { told } from '../parts/told.ts';
import { useRateText } from '../parts/useRateText.ts';
import { payment, paymentRefusal } from './payment.ts';
import { cash, merchant } from './steps.ts';

/** How a payment ended: one sentence, the facts, and what to do next. */
export function EndOfPayment({ title }: { title: string }) {
  const { end: t, amount } = messages.use().pay;
  const { navigate } = useWallet();
  const rowsOf = useRows();
  const steps = [merchant.useDraft(), cash.useDraft()];
  // What led here is done with: its steps are not to be entered any more.
  useEffect(() => () => void Promise.all(steps.map((step) => step.clear())), []);

  return (
    <OrderEnd
      order={payment}
      title={title}
      words={(mode, end, confirmed) => {
        const words = mode === 'atm' ? t.cash : t.shop;
        const of = end.kind === 'done' ? (end.receipt.facts ?? confirmedFacts(confirmed)) : undefined;
        if (!of) return words;
        if (mode === 'atm') {
          const total = amount(fromMinorUnits(of.local, of.localCurrency), of.localCurrency);
          return { ...words, done: t.told.cash({ total }) };
        }
        const total = amount(fromMinorUnits(of.total, of.currency), of.currency);
        return { ...words, done: t.told.shop({ merchant: of.merchant, total }) };
      }}
      rows={rowsOf}
      doneAt={({ at }) => at}
      refusal={paymentRefusal}
      returnTo="/gpayment/FGP31000"
      again={(mode, facts) => ({ action: 'payAgain', ...againOf(mode, facts, t) })}
      home="FGP31000"
      note={(end) =>
        end.kind === 'done' &&
        end.receipt.number !== '' &&
        end.receipt.date !== '' && (
          <Actions beside>
            <Button
              variant="secondary"
              size="small"
              action="openDetail"
              onClick={() => openDetail(navigate, end.receipt, 'FGP31000')}
            >
              {t.detail}
            </Button>
          </Actions>
        )
      }
      actions={(end, mode) => (
        <>
          {isShort(end) && mode !== 'atm' && (
            <Button
              full
              variant="secondary"
              action="changeMeans"
              onClick={() => navigate.replace('FGP31000')}
            >
              {t.changeMeans}
            </Button>
          )}
          <Button
            full
            variant={end.kind === 'done' ? 'primary' : 'secondary'}
            action="done"
            onClick={() => navigate.replace('FGP31000')}
          >
            {t.done}
          </Button>
        </>
      )}
    />
  );
}

function isShort(end: Settled<Paid>): boolean {
  return end.kind === 'refused' && paymentRefusal(end.code).id === 'notEnough';
}

function againOf(mode: PayMode, facts: PayFacts | undefined, t: { again: string; againCash: string }) {
  if (mode === 'atm') return { to: 'FGP41100', label: t.againCash };
  if (mode === 'cpm') return { to: 'FGP31100', label: t.again };
  return { to: screenFor('FGP31200', facts?.kind === 'mpm' ? facts.nation : ''), label: t.again };
}

function useRows() {
  const { end: t, confirm } = messages.use().pay;
  const rateOf = useRateText();
  return (end: Settled<Paid>, _: PayMode, confirmed: PayFacts | undefined): KeyValueRow[] => {
    if (end.kind !== 'done') return [];
    const { number, at, facts = confirmedFacts(confirmed) } = end.receipt;
    return [
      ...(facts ? factRows(facts, { ...confirm, ...t }, rateOf) : []),
      ...told(t.at, at && momentText(at, locale.value)),
      ...told(t.number, number),
    ];
  };
}

type Labels = Record<'machine' | 'merchant' | 'nation' | 'local' | 'rate' | 'fee' | 'total', string>;

function factRows(of: PaidFacts, t: Labels, rateOf: ReturnType<typeof useRateText>): KeyValueRow[] {
  const { localCurrency, currency, rate } = of;
  return [
    ...told(of.mode === 'atm' ? t.machine : t.merchant, of.merchant),
    ...told(t.nation, say(of.nation)),
    { label: t.local, value: <PayAmount minor={of.local} currency={localCurrency} /> },
    ...(rate ? told(t.rate, rateOf(rate, localCurrency, currency)) : []),
    { label: t.fee, value: <PayAmount minor={of.fee} currency={currency} /> },
    { label: t.total, value: <PayAmount minor={of.total} currency={currency} />, isStrong: true },
  ];
}
