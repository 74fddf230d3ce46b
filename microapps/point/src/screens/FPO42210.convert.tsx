import { AmountPad, InlineNotice, Money } from '@wallet/kit/ui';
import { useState } from 'react';
import { listPartners, readBasis } from '../api/pointCalls.ts';
import { ConfirmMoney } from '../flows/ConfirmMoney.tsx';
import { converting } from '../flows/moneyFlows.ts';
import { messages } from '../messages/index.ts';
import { useSay } from '../messages/useSay.ts';
import { mostOf } from '../model/basis.ts';
import { convertedPoints } from '../model/partner.ts';

async function readPartner(partnerCode: string, signal: AbortSignal) {
  const [partners, basis] = await Promise.all([
    listPartners(undefined, { signal }),
    readBasis('convert', { signal }),
  ]);
  const partner = partners.find(({ code }) => code === partnerCode);
  return partner ? { partner, basis } : null;
}

export const FPO42210 = converting.step(
  {
    needs: ['partnerCode', 'direction'],
    ask: ({ partnerCode }, { signal }) => readPartner(partnerCode, signal),
  },
  function Convert({ draft: { partnerCode, direction }, data: { partner, basis }, reload }) {
    const t = messages.use().money;
    const say = useSay();
    const [amount, setAmount] = useState<number | null>(null);
    const theirs = say(partner.unit);
    const [unit, other] = direction === 'in' ? [theirs, t.unit] : [t.unit, theirs];
    const most = direction === 'in' ? partner.balance : mostOf(basis, 'send');
    const expected = convertedPoints(amount ?? 0, partner, direction);
    const isGood = amount !== null && amount >= partner.least && amount <= most && expected > 0;

    return (
      <ConfirmMoney
        title={t.partners.amountTitle}
        lead={t.partners.amountLead({ name: say(partner.name) })}
        facts={isGood ? { kind: 'convert', partnerCode, direction, amount, expected } : null}
        submit={t.partners.submit}
        draft={converting.useDraft()}
        onRetry={reload}
        rows={
          !isGood
            ? []
            : [
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
              ]
        }
        entry={
          <AmountPad
            field="amount"
            label={t.partners.amount}
            value={amount}
            onChange={setAmount}
            unit={unit}
            max={most}
            quickAmounts={[100, 1000, 5000]}
            means={`${t.partners.least({ shown: `${t.count({ count: partner.least })}${unit}` })} ${t.partners.rounding}`}
            problem={
              (amount ?? 0) > most
                ? t.partners.most({ shown: `${t.count({ count: most })}${unit}` })
                : undefined
            }
            messageId="max"
          />
        }
      >
        <InlineNotice>{t.partners.slow}</InlineNotice>
      </ConfirmMoney>
    );
  },
);
