import { Screen } from '@wallet/kit/app';
import { AmountField, InlineNotice, Money } from '@wallet/kit/ui';
import { useState } from 'react';
import { listPartners, readBasis } from '../api/pointCalls.ts';
import { ConfirmMoney } from '../flows/ConfirmMoney.tsx';
import { useDraftLoad } from '../flows/useMoneyDraft.ts';
import { messages } from '../messages/index.ts';
import { useSay } from '../messages/useSay.ts';
import { type Basis, mostOf } from '../model/basis.ts';
import { convertedPoints, type Direction, type Partner } from '../model/partner.ts';
import { NoDraft } from './money/NoDraft.tsx';

export function FPO42210() {
  const t = messages.use().money;
  const load = useDraftLoad('converting', async ({ partnerCode }, signal) => {
    const [partners, basis] = await Promise.all([
      listPartners(undefined, { signal }),
      readBasis('convert', { signal }),
    ]);
    return { partner: partners.find(({ code }) => code === partnerCode), basis };
  });
  const partner = load.data?.data.partner;
  if (load.data && partner) {
    const { draft, data } = load.data;
    return <Convert partner={partner} basis={data.basis} direction={draft.direction} onStale={load.reload} />;
  }
  return (
    <Screen title={t.partners.amountTitle} of={load}>
      <NoDraft first="FPO42200" />
    </Screen>
  );
}

interface ConvertProps {
  partner: Partner;
  basis: Basis;
  direction: Direction;
  onStale: () => void;
}

function Convert({ partner, basis, direction, onStale }: ConvertProps) {
  const t = messages.use().money;
  const say = useSay();
  const [amount, setAmount] = useState<number | null>(null);
  const theirs = say(partner.unit);
  const [unit, other] = direction === 'in' ? [theirs, t.unit] : [t.unit, theirs];
  const most = direction === 'in' ? partner.balance : mostOf(basis, 'send');
  const expected = convertedPoints(amount ?? 0, partner, direction);
  const isGood = amount !== null && amount >= partner.least && amount <= most && expected > 0;
  const { code: partnerCode } = partner;

  return (
    <ConfirmMoney
      title={t.partners.amountTitle}
      lead={t.partners.amountLead({ name: say(partner.name) })}
      facts={isGood ? { kind: 'convert', partnerCode, direction, amount, expected } : null}
      submit={t.partners.submit}
      draft="converting"
      onRetry={onStale}
      rows={[
        { label: t.facts.partner, value: say(partner.name) },
        {
          label: t.facts.ratio,
          value:
            direction === 'in'
              ? t.partners.ratioIn({ rate: partner.rates.in })
              : t.partners.ratioOut({ rate: partner.rates.out }),
        },
        { label: t.facts.fee, value: <Money amount={0} unit={t.unit} /> },
        { label: t.facts.comes, value: <Money amount={expected} unit={other} />, isStrong: true },
      ]}
      entry={
        <AmountField
          field="amount"
          label={t.partners.amount}
          value={amount}
          onChange={setAmount}
          unit={unit}
          min={partner.least}
          max={most}
          quickAmounts={[100, 1000, 5000]}
          hint={`${t.partners.least({ shown: `${t.count({ count: partner.least })}${unit}` })} ${t.partners.rounding}`}
        />
      }
    >
      <InlineNotice>{t.partners.slow}</InlineNotice>
    </ConfirmMoney>
  );
}
