import { formatRate } from '@wallet/kit/format';
import { Disclosure, KeyValue, type KeyValueRow, Receipt as Slip } from '@wallet/kit/ui';
import type { ReactNode } from 'react';
import { messages } from '../messages/index.ts';
import { say } from '../messages/say.ts';
import { stateOf, type Transaction, type WireAmount } from '../model/history.ts';
import { unitOf } from '../model/rate.ts';
import { Figure } from './Figure.tsx';
import { useService } from './useService.ts';

/** A row for what the server told; nothing for what it did not. */
function row(label: string, told: string, value: ReactNode = told, isStrong = false): KeyValueRow[] {
  return told === '' ? [] : [{ label, value, isStrong }];
}

/** An amount that says something another does not. */
function unlike(one: WireAmount, other: WireAmount): string {
  return Number(one.amount) === Number(other.amount) ? '' : one.amount;
}

/** Amounts, rate and fee, the receipt, and the balance before and after (2-payment s3.1). */
export function Receipt({ transaction: of }: { transaction: Transaction }) {
  const { detail: t, dateTime } = useService();
  const { rateText: inWords } = messages.use().pay.confirm;
  const { currency } = of.local;
  // A payment from a balance in that currency was not changed: it has no rate.
  const isExchanged = currency !== of.paid.currency;
  const rate = formatRate(of.rate);
  const to = of.paid.currency || 'KRW';
  const unit = unitOf(of.rateUnit) ?? 1;
  const balance = (amount: string) => <Figure of={{ amount, currency: of.paid.currency || 'KRW' }} />;
  const isCancelled = stateOf(of) === 'cancelled';
  const balances = [
    ...row(t.before, of.before, balance(of.before)),
    ...row(t.after, of.after, balance(of.after)),
  ];
  return (
    <Slip
      title={`${of.merchant} ${of.paid.amount} ${to}`.trim()}
      fileName={`payment-${of.serial}`}
      rows={[
        ...row(t.at, of.at, dateTime(of)),
        ...row(t.cancelledAt, of.cancelledAt, dateTime({ at: of.cancelledAt })),
        ...row(t.kind, t.modes[of.mode] ?? ''),
        ...row(t.nation, of.nation.code, say(of.nation)),
        ...row(t.address, of.address),
        ...row(t.claim, unlike(of.claim, of.local), <Figure of={of.claim} />),
        ...row(t.local, of.local.amount, <Figure of={of.local} />),
        ...row(t.rate, isExchanged ? of.rate : '', inWords({ unit, currency, rate, to })),
        ...row(t.sentClaim, unlike(of.sentClaim, of.principal), <Figure of={of.sentClaim} />),
        ...row(t.converted, isExchanged ? of.principal.amount : '', <Figure of={of.principal} />),
        ...row(
          t.localFee,
          Number(of.localFee.amount) > 0 ? of.localFee.amount : '',
          <Figure of={of.localFee} />,
        ),
        ...row(t.fee, of.fee.amount, <Figure of={of.fee} />),
        // They are of the payment: what came back came after them.
        ...(isCancelled ? balances : []),
        ...row(isCancelled ? t.returned : t.paid, of.paid.amount, <Figure of={of.paid} />, true),
        ...(isCancelled ? [] : balances),
      ]}
    >
      <Disclosure title={t.more}>
        <KeyValue
          rows={[
            ...row(t.serial, of.serial),
            ...row(t.original, of.originalSerial),
            ...row(t.merchantId, of.merchantId),
            ...row(t.terminal, of.terminalId),
            ...row(t.codeText, of.codeText),
            ...row(t.network, of.network),
          ]}
        />
      </Disclosure>
    </Slip>
  );
}
