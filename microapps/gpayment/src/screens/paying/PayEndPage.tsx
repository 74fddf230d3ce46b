import { formatDateTime, fromMinorUnits } from '@wallet/kit/format';
import { Button, type KeyValueRow, LongWork, ResultPage } from '@wallet/kit/ui';
import { useEffect, useRef } from 'react';
import { messages } from '../../messages/index.ts';
import { say } from '../../messages/say.ts';
import type { Paid, PayEnd, PayMode } from '../../model/paid.ts';
import { payRefusal } from '../../model/payRefusals.ts';
import { PayAmount } from './PayAmount.tsx';
import styles from './pay.module.css';
import { refusalText } from './tellPayError.ts';

interface PayEndPageProps {
  mode: PayMode;
  /** null while it is asked for */
  end: PayEnd | null;
  /** what happens while it is asked for */
  says?: string;
  onAskAgain: () => void;
  /** the customer has seen an end; not called for `unknown` */
  onSeen: (end: PayEnd) => void;
  onDone: () => void;
  onAgain?: () => void;
  onDetail?: (paid: Paid) => void;
}

const kinds = { paid: 'success', refused: 'failure', closed: 'failure', unknown: 'pending' } as const;

/** Paid, not paid, or being checked: one sentence, the facts, and what to do next. */
export function PayEndPage(props: PayEndPageProps) {
  const { end } = props;
  const t = messages.use().pay.end;
  const seen = useRef(props.onSeen);
  seen.current = props.onSeen;
  useEffect(() => {
    if (end && end.kind !== 'unknown') seen.current(end);
  }, [end]);

  if (end === null) return <LongWork says={props.says ?? t.asking} quietFor={0} />;
  return <End {...props} end={end} />;
}

function End({ mode, end, onAskAgain, onDone, onAgain, onDetail }: PayEndPageProps & { end: PayEnd }) {
  const t = messages.use().pay.end;
  const words = useWords(mode, end);
  const rows = useRows(end);
  const isOver = end.kind === 'refused' || end.kind === 'closed';
  return (
    <ResultPage {...words} kind={kinds[end.kind]} rows={rows}>
      <div className={styles.buttons}>
        {end.kind === 'unknown' && (
          <Button full action="askAgain" onClick={onAskAgain}>
            {t.askAgain}
          </Button>
        )}
        {isOver && onAgain && (
          <Button full action="payAgain" onClick={onAgain}>
            {mode === 'atm' ? t.againCash : t.again}
          </Button>
        )}
        {end.kind === 'paid' && onDetail && (
          <Button full variant="secondary" action="openDetail" onClick={() => onDetail(end.paid)}>
            {t.detail}
          </Button>
        )}
        <Button full variant={end.kind === 'paid' ? 'primary' : 'secondary'} action="done" onClick={onDone}>
          {t.done}
        </Button>
      </div>
    </ResultPage>
  );
}

function useWords(mode: PayMode, end: PayEnd): { title: string; description: string } {
  const t = messages.use().pay.end;
  const isCash = mode === 'atm';
  switch (end.kind) {
    case 'paid':
      return { title: isCash ? t.paidCash : t.paid, description: isCash ? t.paidCashHint : t.paidHint };
    case 'closed':
      return {
        title: isCash ? t.closedCash : t.closed,
        description: isCash ? t.closedCashHint : t.closedHint,
      };
    case 'unknown':
      return {
        title: isCash ? t.unknownCash : t.unknown,
        description: isCash ? t.unknownCashHint : t.unknownHint,
      };
    case 'refused':
      return {
        title: isCash ? t.refusedCash : t.refused,
        description: `${refusalText(payRefusal(end.code))} ${t.noMoneyLeft}`,
      };
  }
}

function useRows(end: PayEnd): KeyValueRow[] {
  const { end: t, confirm, amount } = messages.use().pay;
  if (end.kind !== 'paid') return [];
  const { paid } = end;
  const { localCurrency, currency } = paid;
  const isExchanged = localCurrency !== currency;
  return [
    { label: paid.mode === 'atm' ? t.machine : t.merchant, value: paid.merchant },
    { label: t.nation, value: say(paid.nation) },
    { label: confirm.local, value: <PayAmount minor={paid.local} currency={localCurrency} /> },
    ...(isExchanged
      ? [
          {
            label: confirm.rate,
            value: confirm.rateText({
              unit: paid.unit,
              currency: localCurrency,
              rate: paid.rate,
              to: currency,
            }),
          },
        ]
      : []),
    { label: confirm.fee, value: amount(fromMinorUnits(paid.fee, currency), currency) },
    { label: t.total, value: <PayAmount minor={paid.total} currency={currency} />, isStrong: true },
    { label: t.at, value: formatDateTime(paid.at) },
    { label: t.number, value: paid.number },
  ];
}
