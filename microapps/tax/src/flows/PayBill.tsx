import { ConfirmOrder, MainButton, Screen, usePayPage } from '@wallet/kit/app';
import { Card, InlineNotice, KeyValue, Lead, Money, Note, RadioGroup, Stack } from '@wallet/kit/ui';
import { useRef, useState } from 'react';
import { openPayPage } from '../api/calls.ts';
import { messages } from '../messages/index.ts';
import type { Means, OneBill } from '../model/tax.ts';
import { paying, payment } from './paying.ts';

/** How it is paid and what that costs; account and points by the payment password, cards on the payment company's page. */
export function PayBill({ bill, reload }: { bill: OneBill; reload: () => void }) {
  const t = messages.use();
  const [means, setMeans] = useState<Means>('account');
  const draft = paying.useDraft();
  // The sum that the customer saw first: at midnight a late part grows, and both are shown.
  const seen = useRef(bill.total);
  const hold: Partial<Record<Means, string>> = {
    ...(bill.account && { account: t.pay.account(bill.account) }),
    ...(bill.points !== undefined && { points: t.pay.points({ balance: bill.points }) }),
  };
  const fee = bill.fees.find((one) => one.means === means)?.fee ?? 0;
  const { pay, isPaying } = usePayPage(() => openPayPage({ billId: bill.id, means, total: bill.total }), {
    onRefusal: reload,
  });
  const lead = t.pay.lead({ kind: bill.kind, won: bill.total + fee });
  const submit = t.bill.pay({ won: bill.total + fee });
  const choice = (
    <RadioGroup
      field="means"
      legend={t.facts.means}
      value={means}
      onChange={setMeans}
      options={bill.fees.map((one) => ({
        value: one.means,
        label: t.means[one.means],
        description: [hold[one.means], one.fee > 0 ? t.pay.fee({ won: one.fee }) : t.pay.noFee]
          .filter(Boolean)
          .join(' · '),
      }))}
    />
  );
  const rows = [
    { label: bill.kind, value: <Money amount={bill.total} /> },
    { label: t.facts.fee, value: <Money amount={fee} /> },
    { label: t.facts.total, value: <Money amount={bill.total + fee} />, isStrong: true },
  ];
  const note = (
    <>
      {bill.total !== seen.current && (
        <InlineNotice tone="warning">
          {t.pay.changed({ before: seen.current, after: bill.total })}
        </InlineNotice>
      )}
      <Note>{fee > 0 ? t.pay.cardFee({ won: fee }) : t.pay.hours}</Note>
    </>
  );
  if (means === 'account' || means === 'points') {
    return (
      <ConfirmOrder
        order={payment}
        facts={{ billId: bill.id, means, total: bill.total }}
        lead={lead}
        entry={choice}
        rows={rows}
        secret={{ hint: t.pay.hint }}
        submit={submit}
        returnTo="/tax/FNT20000"
        onAgain={(code) => code === 'TAX_CHANGED' && reload()}
        // What is paid after it stays known until its own turn.
        draft={{ read: draft.read, clear: async () => {} }}
      >
        {note}
      </ConfirmOrder>
    );
  }
  return (
    <Screen>
      <Lead title={lead} />
      <Stack>
        {choice}
        <Card tone="soft">
          <KeyValue rows={rows} />
        </Card>
        {note}
      </Stack>
      <MainButton action="submit" run={pay} isBusy={isPaying}>
        {submit}
      </MainButton>
    </Screen>
  );
}
