import { MainButton, Screen, useLoad, useQuery, useWallet } from '@wallet/kit/app';
import { Actions, Button, Card, InlineNotice, KeyValue, Lead, RadioGroup, Stepper } from '@wallet/kit/ui';
import { useState } from 'react';
import { readCoins } from '../api/calls.ts';
import { coining } from '../flows/buying.ts';
import { messages } from '../messages/index.ts';
import { type CoinTerms, coin, coinWorth, countOf, mainCurrencies, sumOf } from '../model/exchange.ts';
import { CurrencyChips } from '../parts/CurrencyChips.tsx';

const payouts = ['points', 'won'] as const;

export function FEX00003() {
  const t = messages.use();
  const { navigate } = useWallet();
  const asked = useQuery().get('crncyCd');
  const currency = mainCurrencies.find((one) => one === asked) ?? 'JPY';
  const load = useLoad(readCoins, currency);
  return (
    <Screen of={load}>
      {(terms) => (
        <>
          <Lead title={t.coins.lead}>{t.coins.half(terms)}</Lead>
          <CurrencyChips
            currencies={mainCurrencies}
            value={currency}
            onChange={(crncyCd) => navigate.replace('FEX00003', { query: { crncyCd } })}
          />
          <Count key={terms.currency} terms={terms} />
        </>
      )}
    </Screen>
  );
}

function Count({ terms }: { terms: CoinTerms }) {
  const t = messages.use();
  const { navigate } = useWallet();
  const draft = coining.useDraft();
  const [counts, setCounts] = useState<Record<number, number>>({});
  const [payout, setPayout] = useState<(typeof payouts)[number]>('points');
  const { currency, faces, most, leftToday } = terms;
  const pieces = faces.map((face) => ({ face, count: counts[face] ?? 0 })).filter(({ count }) => count > 0);
  const [number, worth] = [countOf(pieces), coinWorth(terms, pieces)];
  const isMany = number > most;
  const isMuch = worth > leftToday;
  return (
    <>
      {faces.map((face) => (
        <Stepper
          key={face}
          field={`coin${face}`}
          label={coin(currency, face)}
          value={counts[face] ?? 0}
          min={0}
          max={most}
          unit={t.coins.unit}
          onChange={(count) => setCounts({ ...counts, [face]: count })}
        />
      ))}
      <Card tone="soft">
        <KeyValue
          rows={[
            { label: t.coins.total, value: coin(currency, sumOf(pieces)) },
            {
              label: t.coins.worth,
              value: payout === 'points' ? t.points({ amount: worth }) : t.won({ amount: worth }),
              isStrong: true,
            },
          ]}
        />
      </Card>
      {isMany && <InlineNotice tone="danger">{t.coins.tooMany({ most })}</InlineNotice>}
      {isMuch && <InlineNotice tone="danger">{t.coins.tooMuch({ amount: leftToday })}</InlineNotice>}
      <RadioGroup
        field="payout"
        legend={t.coins.payout}
        value={payout}
        onChange={setPayout}
        options={payouts.map((value) => ({ value, label: t.coins.payouts[value] }))}
      />
      <Actions>
        {(['places', 'guide', 'history'] as const).map((name) => (
          <Button
            key={name}
            variant="text"
            leads
            action={name}
            onClick={() =>
              navigate.push({ places: 'FEX02001', guide: 'FEX02002', history: 'FEX01001' }[name], {
                query: name === 'history' ? {} : { crncyCd: currency },
              })
            }
          >
            {t.coins[name]}
          </Button>
        ))}
      </Actions>
      <MainButton
        disabled={worth === 0 || isMany || isMuch}
        run={async () => {
          await draft.begin({ currency, pieces, payout, estimate: worth });
          navigate.push('FEX00004');
        }}
      >
        {t.coins.next}
      </MainButton>
    </>
  );
}
