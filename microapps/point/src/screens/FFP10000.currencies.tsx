import { Screen, useLoad, useWallet } from '@wallet/kit/app';
import { convertMinorUnits, fromMinorUnits, momentText } from '@wallet/kit/format';
import { locale } from '@wallet/kit/messages';
import { BottomBar, Button, Flag, Lead, List, ListItem, Money, Move, Note, Section } from '@wallet/kit/ui';
import { readForeignBalances } from '../api/foreignCalls.ts';
import { UnfinishedMoney } from '../flows/UnfinishedMoney.tsx';
import { messages } from '../messages/index.ts';
import { type CurrencyPoints, rateMove } from '../model/foreign.ts';
import { currencyName } from '../parts/currencyName.ts';

export function FFP10000() {
  const t = messages.use().money;
  const { navigate } = useWallet();
  const load = useLoad((signal) => readForeignBalances(undefined, { signal }), [], { onResume: 'reload' });
  const footer = (
    <BottomBar>
      <Button action="sell" variant="secondary" onClick={() => navigate.push('FFP30000')}>
        {t.foreign.sell}
      </Button>
      <Button action="buy" onClick={() => navigate.push('FFP20000')}>
        {t.foreign.buy}
      </Button>
    </BottomBar>
  );
  function moved(points: CurrencyPoints): string {
    const { way, by } = rateMove(points);
    return way === 'same' ? t.foreign.same : t.foreign[way]({ by });
  }
  return (
    <Screen title={t.foreign.title} of={load} skeleton="list" footer={footer}>
      {({ currencies, rateAt }) => (
        <>
          <UnfinishedMoney />
          <Lead title={t.foreign.lead} />
          <Section
            title={t.foreign.balances}
            action={
              <Button
                variant="text"
                size="small"
                action="foreignHistory"
                onClick={() => navigate.push('FFP40000')}
              >
                {t.foreign.history}
              </Button>
            }
          >
            <List label={t.foreign.balances}>
              {currencies.map((points) => {
                const { currency, balance, rate, unit } = points;
                const won = convertMinorUnits(balance, { from: currency, to: 'KRW', rate, unit }, 'down');
                return (
                  <ListItem
                    key={currency}
                    leading={<Flag of={currency} />}
                    title={currencyName(currency, t)}
                    trailing={<Money amount={fromMinorUnits(balance, currency)} unit={currency} />}
                    {...(balance === 0 && { past: 'done' as const })}
                    {...(won && { trailingNote: t.foreign.about({ amount: won }) })}
                  />
                );
              })}
            </List>
          </Section>
          <Section title={t.foreign.rates}>
            <Note>{t.foreign.rateAt({ at: momentText(rateAt, locale.value) })}</Note>
            <List label={t.foreign.rates}>
              {currencies.map((points) => (
                <ListItem
                  key={points.currency}
                  leading={<Flag of={points.currency} />}
                  title={t.rate(points)}
                  description={<Move>{moved(points)}</Move>}
                />
              ))}
            </List>
          </Section>
        </>
      )}
    </Screen>
  );
}
