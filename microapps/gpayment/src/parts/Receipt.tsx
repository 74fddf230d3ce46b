import { Card, KeyValue, type KeyValueRow, Section } from '@wallet/kit/ui';
import type { ReactNode } from 'react';
import { say } from '../messages/say.ts';
import type { Transaction } from '../model/history.ts';
import { hundredths, shownRate } from '../model/rate.ts';
import { Figure } from './Figure.tsx';
import { useService } from './useService.ts';

/** A row for what the server told; nothing for what it did not. */
function row(label: string, told: string, value: ReactNode = told, isStrong = false): KeyValueRow[] {
  return told === '' ? [] : [{ label, value, isStrong }];
}

/** Amounts, rate and fee, the receipt, and the balance before and after (2-payment s3.1). */
export function Receipt({ transaction: of }: { transaction: Transaction }) {
  const { detail: t, dateTime } = useService();
  const hundredth = hundredths(of.rate);
  const won = hundredth === undefined ? of.rate : shownRate(hundredth);
  const rate = { unit: of.rateUnit || '1', currency: of.local.currency, won };
  const balance = (amount: string) => <Figure of={{ amount, currency: of.paid.currency || 'KRW' }} />;
  return (
    <>
      <Section title={t.amounts}>
        <KeyValue
          rows={[
            ...row(t.local, of.local.amount, <Figure of={of.local} />),
            ...row(t.rate, of.rate, t.rateOf(rate)),
            ...row(t.fee, of.fee.amount, <Figure of={of.fee} />),
            ...row(t.paid, of.paid.amount, <Figure of={of.paid} />, true),
          ]}
        />
      </Section>
      <Section title={t.receipt}>
        <Card tone="soft">
          <KeyValue
            rows={[
              ...row(t.serial, of.serial),
              ...row(t.at, of.at, dateTime(of)),
              ...row(t.kind, t.modes[of.mode] ?? ''),
              ...row(t.merchant, of.merchant),
              ...row(t.address, of.address),
              ...row(t.nation, of.nation.code, say(of.nation)),
              ...row(t.terminal, of.terminalId),
              ...row(t.network, of.network),
              ...row(t.original, of.originalSerial),
              ...row(t.cancelledAt, of.cancelledAt, dateTime({ at: of.cancelledAt })),
            ]}
          />
        </Card>
      </Section>
      {(of.before !== '' || of.after !== '') && (
        <Section title={t.balances}>
          <KeyValue
            rows={[
              ...row(t.before, of.before, balance(of.before)),
              ...row(t.after, of.after, balance(of.after), true),
            ]}
          />
        </Section>
      )}
    </>
  );
}
